import type { FastifyInstance } from 'fastify';
import { PortalError } from '#contract/errors.ts';
import { changeSchool, listSchoolRecords, type SchoolRecord } from '#contract/schools.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { assertUnchangedSince } from '#server/http/unchanged.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { lockAudit } from '#server/platform/database/lock-audit.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import { hasOtherSchoolNamed, renameInMappings, selectSchool, selectSchools, updateSchool } from './queries.ts';

export interface SchoolSettings {
  /** Numbers name the schools: asks for them to be computed again. */
  requestRefresh: RequestRefresh;
}

export function schoolRoutes(app: FastifyInstance, guard: Guard, { requestRefresh }: SchoolSettings): void {
  serve(app, guard, listSchoolRecords, ({ tx }) => selectSchools(tx));

  serve(app, guard, changeSchool, async ({ tx, member, params, body, record }) => {
    const { seen, ...wanted } = body;
    // Of the whole audit, so that two schools do not get one name at the same moment.
    await lockAudit(tx, member.auditId);
    const { before, changed } = await change(tx, { id: params.schoolId, ...withoutEmpty(wanted) }, seen);
    const { id, ...after } = changed;
    await record({ schoolIds: [id], details: { name: before.name, before, after } });
    await requestRefresh(tx, member.auditId);
    return changed;
  });
}

type Named = Omit<SchoolRecord, 'id'>;

/** @throws PortalError conflict naming the field, or where the school is not as it was seen; not_found */
async function change(
  tx: Transaction,
  school: SchoolRecord,
  seen: Named | undefined,
): Promise<{ before: Named; changed: SchoolRecord }> {
  const before = await selectSchool(tx, school.id);
  if (!before) throw new PortalError('not_found');
  assertUnchangedSince(seen, before);
  if (await hasOtherSchoolNamed(tx, school.id, school.name))
    throw new PortalError('conflict', { is: 'school-name-taken', school: school.name }, { field: 'name' });
  await renameInMappings(tx, school);
  const changed = await updateSchool(tx, school);
  if (!changed) throw new PortalError('not_found');
  return { before, changed };
}

/** A field left empty is an id that the school does not have. */
const withoutEmpty = ({ name, ...ids }: Named): Named => ({
  name,
  local_id: ids.local_id || null,
  state_id: ids.state_id || null,
  nces_id: ids.nces_id || null,
  ceeb_code: ids.ceeb_code || null,
});
