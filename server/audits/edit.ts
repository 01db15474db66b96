import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { AuditEdit } from '#contract/operator/audit-draft.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { updateQuota, updateSchools } from './edit-queries.ts';
import { deleteSchools, selectSchoolsOf, updateAudit, upsertSchools } from './queries.ts';

/** What an edit did to the schools, for the log. */
export interface EditedSchools {
  added: string[];
  removed: string[];
  renamed: string[];
}

/**
 * Changes names, class, due date and schools of an audit; its members stay.
 * @throws PortalError not_found, bad_request naming the field, conflict for a missing school that has uploads
 */
export async function edit(tx: Transaction, auditId: AuditId, wanted: AuditEdit): Promise<EditedSchools> {
  assertOneName(wanted.schools);
  if (!(await updateAudit(tx, auditId, wanted))) throw new PortalError('not_found');
  if (wanted.quota !== undefined) await updateQuota(tx, auditId, wanted.quota);
  const there = await selectSchoolsOf(tx, auditId);
  const kept = new Map(wanted.schools.flatMap((school) => (school.id === undefined ? [] : [[school.id, school]])));
  const before = new Map(there.map(({ id, name }) => [id, name]));
  if (![...kept.keys()].every((id) => before.has(id)))
    throw new PortalError('bad_request', 'school-unknown', { field: 'schools' });
  const gone = there.filter(({ id }) => !kept.has(id));
  const busy = gone.find(({ has_uploads }) => has_uploads);
  if (busy) throw new PortalError('conflict', { is: 'school-has-uploads', school: busy.name }, { field: 'schools' });
  const added = wanted.schools.filter(({ id }) => id === undefined);
  await deleteSchools(tx, auditId, gone);
  await updateSchools(tx, auditId, [...kept.values()]);
  await upsertSchools(tx, auditId, added);
  return {
    added: added.map(({ name }) => name),
    removed: gone.map(({ name }) => name),
    renamed: [...kept.values()].filter(({ id, name }) => id && before.get(id) !== name).map(({ name }) => name),
  };
}

/**
 * Names are compared as people read them: without regard to case. An ID that is given twice has two
 * names, or one of them twice.
 */
export function assertOneName(schools: AuditEdit['schools']): void {
  const names = new Set(schools.map(({ name }) => name.toLowerCase()));
  const ids = schools.flatMap(({ id }) => id ?? []);
  if (names.size < schools.length || new Set(ids).size < ids.length)
    throw new PortalError('bad_request', 'school-name-twice', { field: 'schools' });
}
