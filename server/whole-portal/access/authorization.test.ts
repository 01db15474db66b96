/**
 * The matrix of docs/threats.md#t1, made from the route table: every route as every role set, in the own
 * school, another school of the audit and another audit, and with every kind of token that is not good.
 * test-matrix.ts says who may.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#contract/route.ts';
import { ROUTES } from '#contract/routes.ts';
import { Random } from '#server/test-random.ts';
import {
  emailOf,
  isLetIn,
  type Matrix,
  openMatrix,
  type Person,
  READ_STUDENT_ROWS,
  ROLE_SET_NAMES,
  type RoleSet,
  rowOf,
  SEE_DATA,
  type Things,
  UPLOAD,
  WHO,
} from './test-matrix.ts';
import { tryCalls } from './test-random-calls.ts';

let matrix: Matrix;
const bad = new Map<string, string | null>();

beforeAll(async () => {
  matrix = await openMatrix();
  const { forged, token } = matrix;
  bad
    .set('none', null)
    .set('garbage', 'a.b.c')
    .set('one character more', `${token('admin.district')}x`);
  bad.set('expired', await forged({ expiresAt: '-10m' }));
  bad.set('ID token', await forged({ type: 'JWT', audience: 'portal-web' }));
  bad.set('ID token with our audience', await forged({ type: 'JWT' }));
  bad.set('other audience', await forged({ audience: 'https://elsewhere.test/api' }));
  bad.set('other issuer', await forged({ issuer: 'https://elsewhere.test' }));
});
afterAll(() => matrix.portal.close());

const ask = (route: Route, person: Person, target: Parameters<Matrix['call']>[2] = {}) =>
  matrix.call(route, matrix.token(person), target);
const isInAudit = ({ scope }: Route) => scope === 'audit' || scope === 'district';
const membersOf = (scope: 'district' | 'school') => ROLE_SET_NAMES.map((name) => [name, `${name}.${scope}`] as const);

it('has a row for every route, and no row without one', () => {
  expect(ROUTES.filter((route) => rowOf(route) === undefined).map(({ name }) => name)).toEqual([]);
  const unused = Object.keys(WHO).filter(
    (key) => !ROUTES.some(({ name }) => name === key || (key.endsWith('*') && name.startsWith(key.slice(0, -1)))),
  );
  expect(unused).toEqual([]);
});

describe.each(ROUTES.map((route) => ({ name: route.name, route })))('$name', ({ route }) => {
  const row = rowOf(route) ?? [];
  const may = (name: RoleSet | 'operator') => typeof row === 'string' || row.includes(name);

  it('lets in exactly who may', async () => {
    const letIn: string[] = [];
    for (const [name, person] of [...membersOf('district'), ['operator', 'operator'] as const])
      if (isLetIn(await ask(route, person))) letIn.push(name);
    expect(letIn).toEqual([...ROLE_SET_NAMES, 'operator' as const].filter(may));
  });

  it('lets in a member of one school to that school alone', async () => {
    if (!isInAudit(route)) return;
    const inPath = route.path.includes(':schoolId');
    const at = (schoolId: string) => (inPath ? { schoolId } : { query: `?school_id=${schoolId}` });
    const nowhere = await ask(route, 'admin.school', at(crypto.randomUUID()));
    for (const [name, person] of membersOf('school')) {
      const mayHere = may(name) && route.scope === 'audit';
      expect(isLetIn(await ask(route, person)), person).toBe(mayHere);
      const there = await ask(route, person, at(matrix.own.otherSchoolId));
      expect(there.status, person).toBe(mayHere ? 404 : 403);
      if (!mayHere) continue;
      expect(there.text, person).toBe(nowhere.text);
    }
    const elsewhere = await ask(route, 'admin.school', at(matrix.foreign.schoolId));
    expect(elsewhere.text).toBe(nowhere.text);
  });

  it('answers of another audit as of one that does not exist, to everyone', async () => {
    if (!isInAudit(route)) return;
    const nowhere = await ask(route, 'admin.district', { eoaId: crypto.randomUUID() });
    const unlike = async (person: Person, target: Parameters<Matrix['call']>[2]) => {
      const { status, text } = await ask(route, person, target);
      return status === 404 && text === nowhere.text ? [] : [`${person}: ${status}`];
    };
    const { foreign } = matrix;
    const told = await unlike('admin.district', { eoaId: 'undefined' });
    for (const [, person] of [...membersOf('district'), ['', 'operator'] as const])
      told.push(...(await unlike(person, foreign)));
    for (const person of ['stranger', 'removed'] as const) told.push(...(await unlike(person, {})));
    expect(told).toEqual([]);
  });

  it('asks for a token that is ours, for this API, and still good', async () => {
    if (route.scope === 'public') return;
    for (const [kind, token] of bad) {
      const answer = await matrix.call(route, token, {});
      expect(answer.status, kind).toBe(401);
      expect(answer.body, kind).toMatchObject({ code: 'unauthenticated' });
    }
  });
});

const METADATA = { file_name: 'roster.csv', upload_file_type: 'STUDENT_ROSTER' };

/** Bodies that name an ID. */
const BODIES: [name: string, of: keyof Things, body: (id: string, own: Things) => object][] = [
  ['uploads.request', 'schoolId', (id) => ({ ...METADATA, user_provided_file_metadata: { school_ids: [id] } })],
  [
    'uploads.request',
    'fileId',
    (id, { schoolId }) => ({
      ...METADATA,
      user_provided_file_metadata: { school_ids: [schoolId] },
      replaces_file_id: id,
    }),
  ],
  [
    'intake.confirm',
    'fileId',
    (id, { schoolId }) => ({
      files: [{ id, upload_file_type: 'STUDENT_ROSTER', user_provided_file_metadata: { school_ids: [schoolId] } }],
    }),
  ],
  ['not-offered.mark', 'schoolId', (id) => ({ school_ids: [id], columns: ['2023-2024'] })],
  ['people.add', 'schoolId', (id) => ({ email: 'new@demo.test', roles: ['ADMIN'], scope: 'school', schools: [id] })],
];

/** Every answer is the same as with an ID that no one has: in status, words and so in size. */
describe('an ID of another audit', () => {
  const named = ROUTES.filter(isInAudit).flatMap((route) =>
    (['schoolId', 'fileId', 'memberId'] as const).flatMap((param) =>
      route.path.includes(`:${param}`) ? [{ name: `${route.name} ${param}`, route, param }] : [],
    ),
  );

  it.each(named)('is as unknown as any other in the path of $name', async ({ route, param }) => {
    const person = rowOf(route)?.includes('admin') ? 'admin.district' : 'facilitator.district';
    const theirs = await ask(route, person, { [param]: matrix.foreign[param] });
    const nobodys = await ask(route, person, { [param]: crypto.randomUUID() });
    expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text]);
  });

  it.each(BODIES)('is as unknown as any other in the body of %s (%s)', async (name, of, body) => {
    const { own, foreign, portal, token } = matrix;
    const route = ROUTES.find((one) => one.name === name);
    const path = route?.path.replace(':eoaId', own.eoaId).replace(':type', 'course_catalogs') ?? '';
    const withId = (id: string) => portal.call('POST', path, token('admin.district'), body(id, own));
    const ids = [foreign[of], crypto.randomUUID()];
    const [theirs, nobodys] = [await withId(ids[0] ?? ''), await withId(ids[1] ?? '')];
    const blank = (text: string) => ids.reduce((rest, id) => rest.replaceAll(id, '-'), text);
    expect(blank(theirs.text)).toBe(blank(nobodys.text));
    expect(theirs.status).toBe(nobodys.status);
    expect(theirs.text).not.toMatch(/qzj/i);
  });
});

it('calls by chance with IDs of two audits tell nothing of the other one', async () => {
  const seed = Date.now() % 2 ** 31;
  const random = new Random(seed);
  expect(await tryCalls(matrix, 500, (end) => random.below(end)), `seed ${seed}`).toEqual([]);
});

describe('rows of students', () => {
  it.each(SEE_DATA)('%s reads the problems of a file row by row, or by their kinds alone', async (name) => {
    const { own, token, portal } = matrix;
    const { body } = await portal.call(
      'GET',
      `/eoa/${own.eoaId}/uploads/${own.fileId}/issues`,
      token(`${name}.school`),
    );
    const mayReadRows = READ_STUDENT_ROWS.some((one) => one === name);
    expect(body).toMatchObject({ rows_hidden: !mayReadRows });
  });

  it('are not kept from anyone who uploads them', () => {
    for (const name of UPLOAD) expect(READ_STUDENT_ROWS).toContain(name);
  });
});

describe('a change of membership', () => {
  it('counts at the next call', async () => {
    const { portal, own, token } = matrix;
    const path = `/eoa/${own.eoaId}/people`;
    const { body } = await portal.call('GET', path, token('admin.district'));
    const xq = (body as { id: string; email: string }[]).find(({ email }) => email === emailOf('xq.district')); // the contract's answer
    const list = () => portal.call('GET', `/eoa/${own.eoaId}/upload-results`, token('xq.district'));
    expect((await list()).status).toBe(200);
    await portal.call('PUT', `${path}/${xq?.id}`, token('admin.district'), {
      roles: ['FACILITATOR'],
      scope: 'district',
    });
    expect((await list()).status).toBe(403);
    await portal.call('DELETE', `${path}/${xq?.id}`, token('admin.district'));
    expect((await list()).status).toBe(404);
  });
});
