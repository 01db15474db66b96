import TextField from '@mui/material/TextField';
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
      <TextField
        type="email"
        label={people.form.email}
        value={fields.email}
        required
        error={emailWrong}
        helperText={emailWrong ? people.form.emailWrong : undefined}
        autoComplete="off"
        onChange={(event) => onChange({ ...fields, email: event.target.value })}
      />
      <TextField
        label={people.form.name}
        value={fields.name}
        autoComplete="off"
        onChange={(event) => onChange({ ...fields, name: event.target.value })}
      />
    </>
  );
}
