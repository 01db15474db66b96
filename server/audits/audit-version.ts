import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';

/** A fingerprint of what an edit replaces as a whole, so that an edit of an audit as it was does not undo what was done since. */
export function versionOf({ district, year_ending, due_on, schools, storage }: Omit<AuditDetail, 'version'>): string {
  return createHash('sha256')
    .update(JSON.stringify([district, year_ending, due_on, storage.most, schools.map(namesOf)]))
    .digest('base64url');
}

/** Whether numbers are computed from something that is different now: the class, or schools and the IDs under which files name them. */
export const changesNumbers = (before: AuditDetail, after: AuditDetail): boolean =>
  before.year_ending !== after.year_ending ||
  !isDeepStrictEqual(before.schools.map(namesOf), after.schools.map(namesOf));

const namesOf = (school: AuditDetail['schools'][number]) => [
  school.id,
  school.name,
  school.local_id,
  school.state_id,
  school.nces_id,
  school.ceeb_code,
];
