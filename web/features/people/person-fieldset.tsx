import { people } from '#web/messages/en/people/people.ts';
import { FormField } from '#web/ui/forms/form-field.tsx';
import type { AccessFields } from './access-form.ts';

interface PersonFieldsetProps {
  fields: AccessFields;
  onChange: (fields: AccessFields) => void;
  emailWrong: boolean;
}

export function PersonFieldset({ fields, onChange, emailWrong }: PersonFieldsetProps) {
  return (
    <>
      <FormField
        type="email"
        label={people.form.email}
        value={fields.email}
        problem={emailWrong ? people.form.emailWrong : undefined}
        onChange={(email) => onChange({ ...fields, email })}
      />
      <FormField
        type="text"
        label={people.form.name}
        value={fields.name}
        onChange={(name) => onChange({ ...fields, name })}
      />
    </>
  );
}
