import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useId, useState } from 'react';
import type { SchoolRecord } from '#contract/schools.ts';
import { settings } from '#web/messages/en/settings.ts';
import { FormField } from '../forms/form-field.tsx';
import { Notice } from '../states/notice.tsx';
import { Modal } from './modal.tsx';

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
  const formId = useId();
  const isNameless = changed.name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isNameless) onSave(changed);
  };
  return (
    <Modal
      open
      title={words.changeOf(school.name)}
      size="choice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="contained" type="submit" form={formId} loading={isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
      >
        {error !== null && <Notice severity="error" title={error.message} />}
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
      </Box>
    </Modal>
  );
}
