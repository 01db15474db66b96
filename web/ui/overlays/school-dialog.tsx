import { useState } from 'react';
import type { SchoolRecord } from '#contract/schools.ts';
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

/** The name of a school and the IDs under which files name it, to be changed. */
export function SchoolDialog({ school, isPending, error, onSave, onClose }: SchoolDialogProps) {
  const [changed, setChanged] = useState(school);
  const [isChecked, setIsChecked] = useState(false);
  const isNameless = changed.name.trim() === '';
  const submit = () => {
    setIsChecked(true);
    if (!isNameless) onSave(changed);
  };
  return (
    <FormDialog
      title={words.changeOf(school.name)}
      cancel={words.cancel}
      submit={words.save}
      gap={4}
      isChanged={FIELDS.some((field) => (changed[field] ?? '') !== (school[field] ?? ''))}
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
          value={changed[field] ?? ''}
          maxLength={field === 'name' ? 200 : 40}
          problem={field === 'name' && isChecked && isNameless ? words.nameMissing : undefined}
          onChange={(value) => setChanged({ ...changed, [field]: value })}
        />
      ))}
    </FormDialog>
  );
}
