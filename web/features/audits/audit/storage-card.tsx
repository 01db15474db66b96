import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { UnsavedForm } from '#web/app/leaving/unsaved-form.tsx';
import { audits } from '#web/messages/en/people/audits.ts';
import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/forms/form-field.tsx';
import { SaveOutcome } from '#web/ui/forms/save-outcome.tsx';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { useDraft } from './use-draft.ts';
import { useEdit } from './use-edit.ts';

const GIGABYTE = 1_000_000_000;
const words = audits.storage;

/** A whole number from 1 to `most`, or null. */
const numberIn = (text: string, most: number): number | null => {
  const number = Number(text);
  return /^\d+$/.test(text.trim()) && number >= 1 && number <= most ? number : null;
};

interface Fields {
  files: string;
  gigabytes: string;
}

const fieldsOf = ({ storage: { most } }: AuditDetail): Fields => ({
  files: String(most.files),
  gigabytes: String(Math.ceil(most.bytes / GIGABYTE)),
});

/** What an audit holds, and may hold. */
export function StorageCard({ audit }: { audit: AuditDetail }) {
  const { files, bytes } = audit.storage;
  const { fields, setFields, isChanged, base, fill } = useDraft(audit, fieldsOf);
  const [checked, setChecked] = useState(false);
  const { save, readAgain, edit } = useEdit(base);
  const change = (next: Fields) => {
    edit.reset();
    setFields(next);
  };
  const wanted = { files: numberIn(fields.files, 10_000_000), gigabytes: numberIn(fields.gigabytes, 1_000_000) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (wanted.files === null || wanted.gigabytes === null) return;
    save({ quota: { files: wanted.files, bytes: wanted.gigabytes * GIGABYTE } }, fill);
  };
  return (
    <KeepsFocus>
      <Card title={words.title}>
        <UnsavedForm isChanged={isChanged} />
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'flex', flexDirection: 'column', gap: 5, maxWidth: 480 }}
        >
          <Typography>{words.held(files, bytes / GIGABYTE)}</Typography>
          <FormField
            label={words.files}
            value={fields.files}
            maxLength={8}
            problem={checked && wanted.files === null ? words.filesWrong : undefined}
            onChange={(text) => change({ ...fields, files: text })}
          />
          <FormField
            label={words.gigabytes}
            value={fields.gigabytes}
            maxLength={7}
            hint={words.hint}
            problem={checked && wanted.gigabytes === null ? words.gigabytesWrong : undefined}
            onChange={(text) => change({ ...fields, gigabytes: text })}
          />
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
