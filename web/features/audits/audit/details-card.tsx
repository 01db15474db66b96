import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { UnsavedForm } from '#web/app/leaving/unsaved-form.tsx';
import { audits } from '#web/messages/en/people/audits.ts';
import { Card } from '#web/ui/card.tsx';
import { SaveOutcome } from '#web/ui/forms/save-outcome.tsx';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { type AuditFields, AuditFieldset, isComplete, yearOf } from '../audit-fields.tsx';
import { useDraft } from './use-draft.ts';
import { useEdit } from './use-edit.ts';

const fieldsOf = ({ district, year_ending, due_on }: AuditDetail): AuditFields => ({
  district,
  year: String(year_ending),
  due: due_on ?? '',
});

/** Names and dates of an audit. */
export function DetailsCard({ audit }: { audit: AuditDetail }) {
  const { fields, setFields, isChanged, base, fill } = useDraft(audit, fieldsOf);
  const { save, readAgain, edit } = useEdit(base);
  const change = (next: AuditFields) => {
    edit.reset();
    setFields(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const year_ending = yearOf(fields);
    if (!isComplete(fields) || year_ending === null) return;
    save({ district: { name: fields.district.trim() }, year_ending, due_on: fields.due || null }, fill);
  };
  return (
    <KeepsFocus>
      <Card title={audits.details.title}>
        <UnsavedForm isChanged={isChanged} />
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'flex', flexDirection: 'column', gap: 5, alignItems: 'stretch' }}
        >
          <AuditFieldset fields={fields} checked onChange={change} />
          <SaveOutcome save={edit} savedHelp={audits.saved} onReload={() => readAgain(fill)} />
          <Box>
            <Button variant="contained" type="submit" loading={edit.isPending}>
              {audits.save}
            </Button>
          </Box>
        </Box>
      </Card>
    </KeepsFocus>
  );
}
