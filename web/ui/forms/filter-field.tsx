import TextField from '@mui/material/TextField';
import { lists } from '#web/messages/en/lists.ts';

interface FilterFieldProps {
  /** Of what: the name of the list or table. */
  of: string;
  value: string;
  onChange: (text: string) => void;
}

/** Narrows a long list by a part of the name. */
export function FilterField({ of, value, onChange }: FilterFieldProps) {
  return (
    <TextField
      fullWidth
      size="small"
      type="search"
      value={value}
      placeholder={lists.filter}
      slotProps={{ htmlInput: { 'aria-label': lists.filterOf(of) } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
