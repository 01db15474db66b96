/**
 * Two layers keep audits apart, and each has to do it alone (docs/threats.md#t4): the matrix with the route check off,
 * then with row-level security off. Runs on its own, because it takes the place of the check.
 */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AuditId, MembershipId } from '#contract/ids.ts';
import type { Route } from '#contract/route.ts';
import { ROUTES } from '#contract/routes.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Target } from '../../http/authorize.ts';
import { AUDIT_TABLES } from '../../platform/database/audit-tables.ts';
import { isLetIn, type Matrix, openMatrix, type Person, ROLE_SET_NAMES, rowOf } from './test-matrix.ts';

const layers = vi.hoisted(() => ({ isChecked: true }));
vi.mock('../../http/authorize.ts', async (original) => {
  const real = await original<typeof import('../../http/authorize.ts')>();
  /** Whoever signs in is an administrator of whichever audit they name. */
  const letIn: typeof real.authorize = async (_route, target, { authenticate }) => ({
    person: await authenticate(target),
    member: {
      auditId: AuditId.parse((target.params as { eoaId: string }).eoaId),
      membershipId: MembershipId.parse(crypto.randomUUID()),
      roles: ['ADMIN'],
      role: 'ADMIN',
      schools: 'all',
      isClosed: false,
    },
  });
  const authorize: typeof real.authorize = (route, target: Target, guard) =>
    layers.isChecked || !inAudit(route) ? real.authorize(route, target, guard) : letIn(route, target, guard);
  return { ...real, authorize };
});

const inAudit = ({ scope }: Route) => scope === 'audit' || scope === 'district';
const routes = ROUTES.filter(inAudit);

let matrix: Matrix;
let before: unknown;

const rowsOf = (auditId: string) =>
  matrix.portal.database.system(async (tx) => {
    const rows: [string, string[]][] = [];
    for (const table of AUDIT_TABLES) {
      const found = await tx.rows<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(table)} t where audit_id = ${auditId} order by 1`,
      );
      rows.push([table, found.map(({ row }) => row)]);
    }
    return rows;
  });

/** Everything that tells of the own audit, or of its school that a member of one school does not see. */
const told = (text: string, canaries: readonly string[]) => canaries.filter((canary) => text.includes(canary));

beforeAll(async () => {
  matrix = await openMatrix();
  before = await rowsOf(matrix.own.eoaId);
});
afterAll(() => matrix.portal.close());

const ask = (route: Route, person: Person, target: Parameters<Matrix['call']>[2] = {}) =>
  matrix.call(route, matrix.token(person), target);

describe('without the route check', () => {
  beforeAll(() => {
    layers.isChecked = false;
  });
  afterAll(() => {
    layers.isChecked = true;
  });

  it('row-level security shows no one a row of another audit, and lets no one change one', async () => {
    const { own } = matrix;
    const canaries = ['Mine High', 'Own Unified', 'admin.school@', own.otherSchoolId];
    const leaks: string[] = [];
    for (const route of routes)
      for (const person of ['stranger', 'removed'] as const) {
        const { status, text } = await ask(route, person);
        for (const canary of told(text, canaries)) leaks.push(`${route.name} told ${person} ${status} ${canary}`);
      }
    expect(leaks).toEqual([]);
    expect(await rowsOf(own.eoaId)).toEqual(before);
  });

  it('row-level security shows a member of one school no other school, its selection or what it does not offer', async () => {
    for (const name of ['audits.schools', 'selections.list', 'schools.list'] as const) {
      const route = routes.find((one) => one.name === name);
      if (!route) throw new Error(`${name} is gone`);
      const { status, text } = await ask(route, 'facilitator.school');
      expect([name, status, told(text, ['Not Mine'])]).toEqual([name, 200, []]);
    }
  });

  it('would be found out: a member of the audit is shown what only an administrator may see', async () => {
    const people = routes.find(({ name }) => name === 'people.list');
    const answer = people && (await ask(people, 'facilitator.district'));
    expect(answer?.text).toContain('admin.school@');
  });
});

describe('without row-level security', () => {
  const setBypass = async (bypass: 'bypassrls' | 'nobypassrls') => {
    const { queueConnection } = matrix.portal.database;
    if (queueConnection.kind !== 'pglite') throw new Error('this portal is on PGlite');
    await queueConnection.pglite.exec(`alter role portal_app ${bypass}`);
  };
  beforeAll(() => setBypass('bypassrls'));
  afterAll(() => setBypass('nobypassrls'));

  it('the route check lets no one into another audit or another school', async () => {
    const { own, foreign } = matrix;
    const letIn: string[] = [];
    for (const route of routes) {
      const other = route.path.includes(':schoolId')
        ? { schoolId: own.otherSchoolId }
        : { query: `?school_id=${own.otherSchoolId}` };
      for (const name of ROLE_SET_NAMES) {
        if (isLetIn(await ask(route, `${name}.school`, other))) letIn.push(`${route.name} ${name} other school`);
        if (isLetIn(await ask(route, `${name}.district`, foreign))) letIn.push(`${route.name} ${name} other audit`);
      }
      if (isLetIn(await ask(route, 'stranger'))) letIn.push(`${route.name} stranger`);
    }
    expect(letIn).toEqual([]);
  });

  // current_audit() in a query is the setting of the transaction, which is there without the policies.
  it('queries still ask for rows of the audit: no one is told of the other one', async () => {
    const leaks: string[] = [];
    for (const route of routes.filter((one) => rowOf(one)?.includes('admin'))) {
      const { foreign } = matrix;
      const { text } = await ask(route, 'admin.district', { fileId: foreign.fileId, memberId: foreign.memberId });
      if (/Qzj (Foreign|Elsewhere)/.test(text) || text.includes('stranger@')) leaks.push(route.name);
    }
    expect(leaks).toEqual([]);
  });
});
