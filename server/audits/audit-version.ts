import { createHash } from 'node:crypto';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';

/** A fingerprint of what an edit replaces as a whole, so that an edit of an audit as it was does not undo what was done since. */
export function versionOf({ district, year_ending, due_on, schools, storage }: Omit<AuditDetail, 'version'>): string {
  const ids = schools.map((one) => [one.id, one.name, one.local_id, one.state_id, one.nces_id, one.ceeb_code]);
  return createHash('sha256')
    .update(JSON.stringify([district, year_ending, due_on, storage.most, ids]))
    .digest('base64url');
}
