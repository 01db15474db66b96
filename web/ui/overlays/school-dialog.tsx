import { useState } from 'react';
import type { SchoolRecord } from '#contract/schools.ts';
import { useTyped } from '#web/app/leaving/use-typed.ts';
import { settings } from '#web/messages/en/settings.ts';
import { FormField } from '../forms/form-field.tsx';
import { FormDialog } from './form-dialog.tsx';

const words = settings.schoolRecords;
const FIELDS = ['name', 'local_id', 'state_id', 'nces_id', 'ceeb_code'] as const;

interface SchoolDialogProps {
  school: SchoolRecord;
  isPending: boolean;
  error: Error | null;
  onSave: (changed: SchoolRecord) => void;
  onClose: () => void;
}

const textsOf = ({ name, local_id, state_id, nces_id, ceeb_code }: SchoolRecord) => ({
  name,
  local_id: local_id ?? '',
  state_id: state_id ?? '',
  nces_id: nces_id ?? '',
  ceeb_code: ceeb_code ?? '',
});

/** The name of a school and the IDs under which files name it, to be changed. */
export function SchoolDialog({ school, isPending, error, onSave, onClose }: SchoolDialogProps) {
  const start = textsOf(school);
  // What was typed over a school that someone else has changed meanwhile is not there again.
  const [typed, setTyped] = useTyped(`school.${school.id} ${JSON.stringify(start)}`, start);
  const [isChecked, setIsChecked] = useState(false);
  const isNameless = typed.name.trim() === '';
  const submit = () => {
    setIsChecked(true);
    if (!isNameless) onSave({ ...school, ...typed });
  };
  return (
    <FormDialog
      title={words.changeOf(school.name)}
      cancel={words.cancel}
      submit={words.save}
      gap={4}
      isChanged={FIELDS.some((field) => typed[field] !== start[field])}
      isPending={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {FIELDS.map((field) => (
        <FormField
          key={field}
          label={words.fields[field]}
          hint={words.hints[field]}
          value={typed[field]}
          maxLength={field === 'name' ? 200 : 40}
          problem={field === 'name' && isChecked && isNameless ? words.nameMissing : undefined}
          onChange={(value) => setTyped({ ...typed, [field]: value })}
        />
      ))}
    </FormDialog>
  );
}
