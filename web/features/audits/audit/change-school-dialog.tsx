import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useId, useState } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { audits } from '#web/messages/en/audits.ts';
import { settings } from '#web/messages/en/settings.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SCHOOL_FIELDS } from '../schools/parse-schools.ts';
import type { School } from './schools-card.tsx';
import { draftOf, useEdit } from './use-edit.ts';

interface ChangeSchoolDialogProps {
  audit: AuditDetail;
  school: School;
  onClose: () => void;
}

export function ChangeSchoolDialog({ audit, school, onClose }: ChangeSchoolDialogProps) {
  const [changed, setChanged] = useState(school);
  const { save, isPending, error } = useEdit(audit);
  const formId = useId();
  const isNameless = changed.name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNameless) return;
    save({ schools: audit.schools.map((one) => draftOf(one.id === school.id ? changed : one)) }, onClose);
  };
  return (
    <Modal
      open
      title={audits.schools.changeOf(school.name)}
      size="choice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{audits.cancel}</Button>
          <Button variant="contained" type="submit" form={formId} loading={isPending}>
            {audits.save}
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
        {SCHOOL_FIELDS.map((field) => (
          <FormField
            key={field}
            label={settings.schoolRecords.fields[field]}
            hint={settings.schoolRecords.hints[field]}
            value={changed[field] ?? ''}
            maxLength={field === 'name' ? 200 : 40}
            problem={field === 'name' && isNameless ? audits.schools.nameMissing : undefined}
            onChange={(value) => setChanged({ ...changed, [field]: value })}
          />
        ))}
      </Box>
    </Modal>
  );
}
