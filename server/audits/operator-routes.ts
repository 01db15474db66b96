import type { FastifyInstance } from 'fastify';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import {
  changeAudit,
  closeAudit,
  createAudit,
  editAudit,
  listAudits as listRoute,
  readAudit as readRoute,
  reopenAudit,
} from '#contract/operator/audits.ts';
import {
  addAdministrator as addRoute,
  findPeople,
  inviteMember as inviteRoute,
  removePending as removeRoute,
  signOutMember as signOutRoute,
} from '#contract/operator/people.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import { lockAudit } from '#server/platform/database/lock-audit.ts';
import { changesNumbers, changesSchools } from './audit-version.ts';
import { edit } from './edit.ts';
import { change, create } from './operator.ts';
import { addAdministrator, inviteMember, removePending, signOutMember } from './operator-members.ts';
import { listAudits, type Oversight, readAudit, readUnchanged, setClosed } from './oversight.ts';
import { selectPeople } from './oversight-queries.ts';
import { selectMembersNow, selectYearEnding } from './queries.ts';
import { recordMembers } from './record-members.ts';

/** The calls of those in PORTAL_OPERATORS: audits and their people, and nothing of what is in a file. */
export function operatorRoutes(app: FastifyInstance, guard: Guard, settings: Oversight): void {
  serve(app, guard, createAudit, async ({ tx, body, record }) => {
    const audit = await create(tx, body, settings);
    await record({ auditId: audit.id, details: { schools: audit.schools.length, members: body.members.length } });
    return audit;
  });

  serve(app, guard, listRoute, ({ tx }) => listAudits(tx, settings));

  serve(app, guard, changeAudit, async ({ tx, params, body, person, record }) => {
    await lockAudit(tx, params.eoaId);
    const before = await selectMembersNow(tx, params.eoaId);
    const classBefore = await selectYearEnding(tx, params.eoaId);
    // Before the numbers are asked for again: whoever publishes a file locks the file, then them.
    if (body.year_ending !== classBefore) await settings.readFilesAgain(tx, params.eoaId, person);
    else await settings.startReadingAgain(tx, params.eoaId, person);
    const audit = await change(tx, params.eoaId, body, settings);
    await recordMembers(tx, params.eoaId, before, person);
    await record({ auditId: audit.id, details: { schools: audit.schools.length, members: body.members.length } });
    return audit;
  });

  serve(app, guard, readRoute, ({ tx, params }) => readAudit(tx, params.eoaId, settings));

  serve(app, guard, editAudit, async ({ tx, params: { eoaId: auditId }, body, person, record }) => {
    const before = await readUnchanged(tx, auditId, body.version, settings);
    // Before the schools, which a new version of a file refers to once it holds the file.
    if (body.year_ending !== before.year_ending) await settings.readFilesAgain(tx, auditId, person);
    else if (changesSchools(before, body.schools)) await settings.startReadingAgain(tx, auditId, person);
    const schools = await edit(tx, auditId, body);
    const { district, year_ending, due_on, quota } = body;
    const after = await readAudit(tx, auditId, settings);
    const changes = { before: datesOf(before), after: datesOf(after) };
    await record({ auditId, details: { district: district.name, year_ending, due_on, quota, ...schools, ...changes } });
    if (changesNumbers(before, after)) await settings.requestRefresh(tx, auditId);
    return after;
  });

  for (const route of [closeAudit, reopenAudit])
    serve(app, guard, route, async ({ tx, params: { eoaId: auditId }, record }) => {
      await setClosed(tx, auditId, route === closeAudit);
      await record({ auditId });
      return await readAudit(tx, auditId, settings);
    });

  serve(app, guard, addRoute, async ({ tx, params: { eoaId: auditId }, body, record }) => {
    const { id, ...invitation } = await addAdministrator(tx, auditId, body, settings);
    await record({ auditId, details: { member: id, name: body.email, roles: ['ADMIN'] } });
    return invitation;
  });

  serve(app, guard, removeRoute, async ({ tx, params: { eoaId: auditId, memberId }, record }) => {
    const email = await removePending(tx, auditId, memberId, settings);
    await record({ auditId, details: { member: memberId, name: email } });
  });

  serve(app, guard, inviteRoute, async ({ tx, params: { eoaId: auditId, memberId }, record }) => {
    const invitation = await inviteMember(tx, auditId, memberId, settings);
    await record({ auditId, details: { member: memberId, mailed: invitation.invitation_mailed } });
    return invitation;
  });

  serve(app, guard, signOutRoute, async ({ tx, params: { eoaId: auditId, memberId }, record }) => {
    await signOutMember(tx, auditId, memberId, settings);
    await record({ auditId, details: { member: memberId } });
  });

  serve(app, guard, findPeople, ({ tx, query }) => selectPeople(tx, settings.demo, query.email));
}

const datesOf = ({ district, year_ending, due_on }: AuditDetail) => ({ district, year_ending, due_on });
