import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { lists } from '#web/messages/en/lists.ts';

interface SeveralOfProps<Value extends string> {
  label: string;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  problem: string | undefined;
  /** In the order of the options. */
  onChange: (chosen: Value[]) => void;
}

/** Several of a list, each a chip that can be taken away. */
export function SeveralOf<Value extends string>({
  label,
  options,
  names,
  chosen,
  problem,
  onChange,
}: SeveralOfProps<Value>) {
  const id = useId();
  return (
    <Box>
      <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ display: 'block', mb: 1 }}>
        {label}
      </Typography>
      <Autocomplete
        multiple
        id={id}
        size="small"
        disableCloseOnSelect
        options={options}
        value={[...chosen]}
        getOptionLabel={(value) => names[value]}
        noOptionsText={lists.noMatch}
        onChange={(_, next) => onChange(options.filter((option) => next.includes(option)))}
        renderInput={(params) => <TextField {...params} error={problem !== undefined} />}
      />
      {problem !== undefined && (
        <FormHelperText error sx={{ mx: 0 }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
