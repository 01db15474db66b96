import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface FormFieldProps {
  type?: 'text' | 'email' | 'number' | 'date' | 'search';
  label: string;
  value: string;
  /** What the field is for; below it. */
  hint?: string;
  /** What is wrong; said between label and field, where it is read first. */
  problem?: string | undefined;
  maxLength?: number;
  /** Lines, where it takes several. */
  rows?: number;
  onChange: (value: string) => void;
}

/** A field of a form, its label above it. */
export function FormField({ type = 'text', label, value, hint, problem, maxLength, rows, onChange }: FormFieldProps) {
  const id = useId();
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const described = [problem && problemId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <FormControl error={problem !== undefined}>
      <FormLabel htmlFor={id} sx={{ typography: 'subtitle2', color: 'portal.text', mb: 1 }}>
        {label}
      </FormLabel>
      {problem !== undefined && (
        <FormHelperText id={problemId} role="alert" sx={{ mt: 0, mb: 1, mx: 0 }}>
          {problem}
        </FormHelperText>
      )}
      <OutlinedInput
        id={id}
        type={rows === undefined ? type : undefined}
        value={value}
        autoComplete="off"
        multiline={rows !== undefined}
        sx={rows === undefined ? undefined : { p: 0 }}
        minRows={rows}
        maxRows={rows === undefined ? undefined : rows * 2}
        inputProps={{ maxLength, 'aria-describedby': described }}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && (
        <FormHelperText id={hintId} error={false} sx={{ mx: 0 }}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
