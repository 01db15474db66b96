import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type AuditDetail, MOST_FILES } from '#contract/operator/audit-detail.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { FormField } from '#web/ui/forms/form-field.tsx';
import { EditCard, useAuditForm } from './edit-card.tsx';

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
  const { fields, change, save, state } = useAuditForm('audit-storage', audit, fieldsOf);
  const [checked, setChecked] = useState(false);
  const wanted = { files: numberIn(fields.files, MOST_FILES), gigabytes: numberIn(fields.gigabytes, 1_000_000) };
  const submit = () => {
    setChecked(true);
    if (wanted.files === null || wanted.gigabytes === null) return;
    save({ quota: { files: wanted.files, bytes: wanted.gigabytes * GIGABYTE } });
  };
  return (
    <EditCard title={words.title} state={state} onSubmit={submit}>
      <Typography variant="body2">{words.held(files, bytes / GIGABYTE)}</Typography>
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
    </EditCard>
  );
}
