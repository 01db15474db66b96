import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef } from 'react';
import { REASON_MAX } from '#contract/uploads/removal.ts';
import { removal as words } from '#web/messages/en/uploads/removal.ts';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
}

/** What the dialog asks for. It takes the focus after the title, whose name the dialog has and is read with it. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} required sx={{ typography: 'subtitle2', color: 'portal.text', mb: 1 }}>
        {words.reason}
      </FormLabel>
      <OutlinedInput
        id={id}
        inputRef={field}
        value={value}
        inputProps={{ maxLength: REASON_MAX, required: true, 'aria-describedby': `${id}-hint` }}
        onChange={({ target }) => onChange(target.value)}
      />
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0, color: 'portal.text2' }}>
        {words.reasonHint}
      </FormHelperText>
    </FormControl>
  );
}
