import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import type { AuditEdit } from '#contract/operator/audit-draft.ts';

/**
 * A fingerprint of what an edit replaces as a whole, so that an edit of an audit as it was does not
 * undo what was done since.
 */
export function versionOf({ district, year_ending, due_on, schools, storage }: Omit<AuditDetail, 'version'>): string {
  return createHash('sha256')
    .update(JSON.stringify([district, year_ending, due_on, storage.most, schools.map(namesOf)]))
    .digest('base64url');
}

/**
 * Whether numbers are computed from something that is different now: the class, or schools and the IDs
 * under which files name them.
 */
export const changesNumbers = (before: AuditDetail, after: AuditDetail): boolean =>
  before.year_ending !== after.year_ending ||
  !isDeepStrictEqual(before.schools.map(namesOf), after.schools.map(namesOf));

/** Whether files would name a school in another way than before, or one that is not there. */
export const changesSchools = (before: AuditDetail, wanted: AuditEdit['schools']): boolean => {
  const names = new Set(before.schools.map((school) => JSON.stringify(namesOf(school))));
  return wanted.length !== names.size || !wanted.every((school) => names.has(JSON.stringify(namesOf(school))));
};

const namesOf = (school: AuditDetail['schools'][number] | AuditEdit['schools'][number]) => [
  school.id ?? null,
  school.name,
  school.local_id ?? null,
  school.state_id ?? null,
  school.nces_id ?? null,
  school.ceeb_code ?? null,
];
