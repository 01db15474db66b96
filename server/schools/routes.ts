import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import { changeSchool, listSchoolRecords, type SchoolRecord } from '#contract/schools.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { assertUnchangedSince } from '#server/http/unchanged.ts';
import type { Actor } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { lockAudit } from '#server/platform/database/lock-audit.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import { hasOtherSchoolNamed, renameInMappings, selectSchool, selectSchools, updateSchool } from './queries.ts';

export interface SchoolSettings {
  /** Numbers name the schools: asks for them to be computed again. */
  requestRefresh: RequestRefresh;
  /** Files that are being read were begun with the earlier name and IDs: has them read again. */
  startReadingAgain(tx: Transaction, auditId: AuditId, actor: Actor): Promise<void>;
}

export function schoolRoutes(
  app: FastifyInstance,
  guard: Guard,
  { requestRefresh, startReadingAgain }: SchoolSettings,
): void {
  serve(app, guard, listSchoolRecords, ({ tx }) => selectSchools(tx));

  serve(app, guard, changeSchool, async ({ tx, member, person, params, body, record }) => {
    const { seen, ...wanted } = body;
    // Of the whole audit, so that two schools do not get one name at the same moment.
    await lockAudit(tx, member.auditId);
    const school = { id: params.schoolId, ...withoutEmpty(wanted) };
    const before = await selectUnchanged(tx, school, seen);
    // Before the school, which a new version of a file refers to once it holds the file.
    if (!isDeepStrictEqual({ id: school.id, ...before }, school)) await startReadingAgain(tx, member.auditId, person);
    const changed = await change(tx, school);
    const { id, ...after } = changed;
    await record({ schoolIds: [id], details: { name: before.name, before, after } });
    await requestRefresh(tx, member.auditId);
    return changed;
  });
}

type Named = Omit<SchoolRecord, 'id'>;

/** @throws PortalError conflict where the school is not as it was seen; not_found */
async function selectUnchanged(tx: Transaction, { id }: SchoolRecord, seen: Named | undefined): Promise<Named> {
  const before = await selectSchool(tx, id);
  if (!before) throw new PortalError('not_found');
  assertUnchangedSince(seen, before);
  return before;
}

/** @throws PortalError conflict naming the field; not_found */
async function change(tx: Transaction, school: SchoolRecord): Promise<SchoolRecord> {
  if (await hasOtherSchoolNamed(tx, school.id, school.name))
    throw new PortalError('conflict', { is: 'school-name-taken', school: school.name }, { field: 'name' });
  await renameInMappings(tx, school);
  const changed = await updateSchool(tx, school);
  if (!changed) throw new PortalError('not_found');
  return changed;
}

/** A field left empty is an ID that the school does not have. */
const withoutEmpty = ({ name, ...ids }: Named): Named => ({
  name,
  local_id: ids.local_id || null,
  state_id: ids.state_id || null,
  nces_id: ids.nces_id || null,
  ceeb_code: ids.ceeb_code || null,
});
