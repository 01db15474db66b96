import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { UnsavedForm } from '#web/app/leaving/unsaved-form.tsx';
import { audits } from '#web/messages/en/people/audits.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { AuditFieldset, isComplete, yearOf } from '../audit-fields.tsx';
import { useEdit } from './use-edit.ts';

/** Names and dates of an audit. */
export function DetailsCard({ audit }: { audit: AuditDetail }) {
  const [fields, setFields] = useState({
    district: audit.district,
    year: String(audit.year_ending),
    due: audit.due_on ?? '',
  });
  const { save, isPending, error } = useEdit(audit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const year_ending = yearOf(fields);
    if (!isComplete(fields) || year_ending === null) return;
    save({ district: { name: fields.district.trim() }, year_ending, due_on: fields.due || null });
  };
  const isChanged =
    fields.district.trim() !== audit.district ||
    fields.year.trim() !== String(audit.year_ending) ||
    fields.due !== (audit.due_on ?? '');
  return (
    <Card title={audits.details.title}>
      <UnsavedForm isChanged={isChanged} />
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 5, alignItems: 'stretch' }}
      >
        <AuditFieldset fields={fields} checked onChange={setFields} />
        {error !== null && <Notice severity="error" title={error.message} />}
        <Box>
          <Button variant="contained" type="submit" loading={isPending}>
            {audits.save}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
