import { useState } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';

interface Draft<Fields> {
  fields: Fields;
  setFields: (fields: Fields) => void;
  isChanged: boolean;
  /** The audit to save over: as it was when the form was filled in, if somebody else has changed these fields since. */
  base: AuditDetail;
  /** Fills the form in again. */
  fill: (audit: AuditDetail) => void;
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** A form over a part of an audit. It follows what others save until something is typed; what was typed stays, and is not saved over theirs. */
export function useDraft<Fields extends object>(
  audit: AuditDetail,
  fieldsOf: (audit: AuditDetail) => Fields,
): Draft<Fields> {
  const [opened, setOpened] = useState(audit);
  const [fields, setFields] = useState(() => fieldsOf(audit));
  const fill = (now: AuditDetail) => {
    setOpened(now);
    setFields(fieldsOf(now));
  };
  const isChanged = !same(fields, fieldsOf(opened));
  const isOutdated = !same(fieldsOf(audit), fieldsOf(opened));
  if (isOutdated && !isChanged) fill(audit);
  return { fields, setFields, isChanged, base: isOutdated ? opened : audit, fill };
}
