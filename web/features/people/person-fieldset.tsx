import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { people } from '#web/messages/en/people.ts';
import type { AccessFields } from './access-form.ts';

interface PersonFieldsetProps {
  fields: AccessFields;
  onChange: (fields: AccessFields) => void;
  emailWrong: boolean;
}

export function PersonFieldset({ fields, onChange, emailWrong }: PersonFieldsetProps) {
  return (
    <>
      <Field
        type="email"
        label={people.form.email}
        value={fields.email}
        problem={emailWrong ? people.form.emailWrong : undefined}
        onChange={(email) => onChange({ ...fields, email })}
      />
      <Field
        type="text"
        label={people.form.name}
        value={fields.name}
        onChange={(name) => onChange({ ...fields, name })}
      />
    </>
  );
}

interface FieldProps {
  type: 'email' | 'text';
  label: string;
  value: string;
  problem?: string;
  onChange: (value: string) => void;
}

/** Label above the field, and what is wrong between them, where it is read first. */
function Field({ type, label, value, problem, onChange }: FieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <FormControl error={problem !== undefined}>
      <FormLabel htmlFor={id} sx={{ typography: 'subtitle2', color: 'portal.text', mb: 1 }}>
        {label}
      </FormLabel>
      {problem !== undefined && (
        <FormHelperText id={problemId} role="alert" sx={{ mt: 0, mb: 1 }}>
          {problem}
        </FormHelperText>
      )}
      <OutlinedInput
        id={id}
        type={type}
        value={value}
        autoComplete="off"
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormControl>
  );
}
