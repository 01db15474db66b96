import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { type AuditFields, AuditFieldset, isComplete, yearOf } from '../audit-fields.tsx';
import { EditCard, useAuditForm } from './edit-card.tsx';

const fieldsOf = ({ district, year_ending, due_on }: AuditDetail): AuditFields => ({
  district,
  year: String(year_ending),
  due: due_on ?? '',
});

/** Names and dates of an audit. */
export function DetailsCard({ audit }: { audit: AuditDetail }) {
  const { fields, change, save, state } = useAuditForm('audit-details', audit, fieldsOf);
  const submit = () => {
    const year_ending = yearOf(fields);
    if (!isComplete(fields) || year_ending === null) return;
    save({ district: { name: fields.district.trim() }, year_ending, due_on: fields.due || null });
  };
  return (
    <EditCard title={audits.details.title} state={state} onSubmit={submit}>
      <AuditFieldset
        fields={fields}
        checked
        filesOf={audit.storage.files > 0 ? audit.year_ending : null}
        onChange={change}
      />
    </EditCard>
  );
}
