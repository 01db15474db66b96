import { useState } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { useTypedDraft } from '#web/app/leaving/use-typed-draft.ts';

interface Draft<Fields> {
  fields: Fields;
  setFields: (fields: Fields) => void;
  isChanged: boolean;
  /** The audit to save over: as it was when the form was filled in, if someone else has changed these fields since. */
  base: AuditDetail;
  /** Fills the form in again. */
  fill: (audit: AuditDetail) => void;
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form over a part of an audit. It follows what others save until something is typed; what was typed stays, and
 * is not saved over theirs.
 * @param form its name: what was typed is there again after a session that ended by itself
 */
export function useDraft<Fields extends object>(
  form: string,
  audit: AuditDetail,
  fieldsOf: (audit: AuditDetail) => Fields,
): Draft<Fields> {
  const [opened, setOpened] = useState(audit);
  const { draft, setDraft, isChanged } = useTypedDraft(`${form}.${audit.id}`, fieldsOf(opened));
  const fill = (now: AuditDetail) => {
    setOpened(now);
    setDraft(fieldsOf(now), fieldsOf(now));
  };
  const isOutdated = !same(fieldsOf(audit), fieldsOf(opened));
  if (isOutdated && !isChanged) fill(audit);
  return { fields: draft, setFields: setDraft, isChanged, base: isOutdated ? opened : audit, fill };
}
