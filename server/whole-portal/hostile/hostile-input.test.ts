/**
 * No request is answered with 500 (docs/threats.md#t36): every field of every route of the API's own description, and
 * of the forms beside it, with values that no form sends, by someone who may call it. Prints how many there were.
 */
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { Member } from '#contract/people.ts';
import { makeLink } from '../../identity/invitation.ts';
import { EMBEDDED_CLIENT_ID } from '../../identity/settings.ts';
import { authorizeRequest } from '../../identity/testing/browser.ts';
import { addPerson } from '../../identity/testing/database.ts';
import { databases } from '../../platform/database/test-databases.ts';
import { openTestPortal, type TestPortal } from '../../test-portal.ts';
import { sendFile } from '../../test-send-file.ts';
import {
  anyJson,
  anyText,
  BODY_CHANGES,
  type Change,
  encoded,
  type FieldPath,
  type Operation,
  operationsOf,
  placesIn,
  replaced,
  TEXT_CHANGES,
  usualValue,
} from './test-hostile-values.ts';

const SEED = 20_260;
/** Random values for each field, beside the fixed ones. */
const RANDOM = 1;

interface Part {
  place: FieldPath;
  of: 'path' | 'query' | 'body';
}
interface Answer {
  statusCode: number;
}

describe.each(databases)('on $kind', ({ open }) => {
  let portal: TestPortal;
  let audit: AuditSummary;
  let closeDatabase: () => Promise<void>;
  const tokens = new Map<string, string>();
  const ids: Record<string, string> = {};
  const counts = { routes: 0, fields: 0, calls: 0 };

  beforeAll(async () => {
    const { url, close } = await open();
    closeDatabase = close;
    portal = await openTestPortal({ PORTAL_RATE_PER_MINUTE: '10000000', ...(url !== null && { DATABASE_URL: url }) });
    for (const name of ['operator', 'admin', 'school']) tokens.set(name, await portal.token(`${name}@demo.test`));
    const made = await portal.call('POST', '/operator/audits', tokenOf('operator'), {
      district: { name: 'Hostile' },
      year_ending: 2024,
      schools: [{ name: 'Mine' }, { name: 'Not mine' }],
      members: [
        { email: 'admin@demo.test', roles: ['ADMIN'], scope: 'district' },
        { email: 'school@demo.test', roles: ['ADMIN'], scope: 'school', schools: ['Mine'] },
      ],
    });
    audit = AuditSummary.parse(made.body);
    const people = z.array(Member).parse((await portal.call('GET', `/eoa/${audit.id}/people`, tokenOf('admin'))).body);
    const schoolNamed = (wanted: string) => audit.schools.find(({ name }) => name === wanted)?.id ?? '';
    const school = schoolNamed('Mine');
    Object.assign(ids, {
      eoaId: audit.id,
      auditId: audit.id,
      schoolId: school,
      school_id: school,
      school_ids: school,
      otherSchool: schoolNamed('Not mine'),
      memberId: people.find(({ email }) => email === 'school@demo.test')?.id,
      fileId: await upload(school),
      file_name: 'roster.csv',
      type: 'rosters',
      transcriptId: 'A'.repeat(22),
      ids: 'A'.repeat(22),
    });
  });
  afterAll(async () => {
    process.stdout.write(`${counts.routes} routes, ${counts.fields} fields, ${counts.calls} calls\n`);
    await portal.close();
    await closeDatabase();
  });

  const tokenOf = (name: string): string => tokens.get(name) ?? '';
  const known = (name: string): string | undefined => ids[name];

  const rosterOf = (school: string | undefined) => ({
    file_name: 'roster.csv',
    upload_file_type: 'STUDENT_ROSTER',
    user_provided_file_metadata: { school_ids: [school] },
  });
  const upload = (school: string): Promise<string> =>
    sendFile(portal, { auditId: audit.id, token: tokenOf('admin') }, rosterOf(school), 'a,b');

  /** An answer that breaks off is one that failed. */
  const ask = async (request: InjectOptions): Promise<Answer> =>
    await portal.app.inject(request).catch(() => ({ statusCode: 500 }));

  /** The calls of one operation with one field changed. */
  function callerOf(path: string, method: string, operation: Operation, token: string) {
    const usual = {
      path: usualParameters(operation, 'path'),
      query: usualParameters(operation, 'query'),
      body: bodyOf(operation),
    };
    const parts = (['path', 'query', 'body'] as const).flatMap((of) =>
      [...(of === 'body' ? [[]] : []), ...placesIn(usual[of])].map((place): Part => ({ of, place })),
    );
    const call = async ({ of, place }: Part, change: Change): Promise<Answer> => {
      const now = { ...usual, [of]: replaced(usual[of], place, change) };
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(String(Reflect.get(now.path, name))));
      const query = Object.entries(now.query).map(([name, value]) => `${name}=${encoded(String(value))}`);
      counts.calls += 1;
      return await ask({
        method: method.toUpperCase() as 'GET', // the methods of the description
        url: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
        headers: {
          authorization: `Bearer ${token}`,
          ...(operation.requestBody && { 'content-type': 'application/json' }),
        },
        ...(operation.requestBody && { payload: JSON.stringify(now.body) ?? 'null' }),
      });
    };
    return { parts: operation.requestBody ? parts : parts.filter(({ of }) => of !== 'body'), call };
  }

  const usualParameters = ({ parameters }: Operation, place: 'path' | 'query'): Record<string, unknown> =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, usualValue(schema, name, known)]),
    );

  const bodyOf = ({ requestBody }: Operation): unknown =>
    requestBody && usualValue(requestBody.content['application/json'].schema, 'body', known);

  const peopleFor = ({ 'x-scope': scope }: Operation): readonly string[] =>
    scope === 'operator' ? ['operator'] : scope === 'audit' ? ['admin', 'school'] : ['admin'];

  const changesOf = ({ of, place }: Part): (readonly [string, Change])[] => {
    const random = fc.sample(of === 'body' ? fc.oneof(anyText, anyJson) : anyText, { seed: SEED, numRuns: RANDOM });
    return [
      ...Object.entries(of === 'body' ? BODY_CHANGES : TEXT_CHANGES),
      ...(/school/i.test(place.join()) ? ([['another school', () => ids.otherSchool]] as const) : []),
      ...random.map((change) => ['a random value', change] as const),
    ];
  };

  it('no field of a route makes the server fail, and none takes a NUL', async () => {
    const description: unknown = (await portal.app.inject('/api/openapi.json')).json();
    const wrong: string[] = [];
    for (const { path, method, operation } of operationsOf(description)) {
      counts.routes += 1;
      for (const person of peopleFor(operation)) {
        const { parts, call } = callerOf(path, method, operation, tokenOf(person));
        counts.fields += parts.length;
        for (const part of parts) {
          for (const [what, change] of changesOf(part)) {
            const { statusCode } = await call(part, change);
            const isTaken = what.includes('NUL') && statusCode < 400;
            if (statusCode >= 500 || isTaken)
              wrong.push(
                `${statusCode} ${person} ${operation.operationId} ${part.of} ${part.place.join('.')}: ${what}`,
              );
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect((await portal.call('GET', '/health/ready', null)).status).toBe(200);
  });

  it('no field of a form or an address beside the API does', async () => {
    const { authorize, cookies, page } = await signInUnderWay();
    const personId = await addPerson(portal.database, 'invited@demo.test');
    const links = { publicUrl: 'http://x', hours: 1 };
    const link = new URL(await portal.database.system((tx) => makeLink(tx, { personId, invitedBy: null }, links)));
    const forms: [method: 'GET' | 'POST' | 'PUT', path: string, query: object, form: object][] = [
      ['GET', '/authorize', authorize, {}],
      ['POST', '/authorize', {}, authorize],
      ['POST', page, {}, { email: 'admin@demo.test', password: 'wrong' }],
      ['GET', '/invitation', Object.fromEntries(link.searchParams), {}],
      ['POST', '/invitation', Object.fromEntries(link.searchParams), { name: 'Usual', password: 'short' }],
      ['POST', '/oauth/token', {}, { ...authorize, grant_type: 'authorization_code', code: 'c', code_verifier: 'v' }],
      ['POST', '/oauth/token', {}, { client_id: EMBEDDED_CLIENT_ID, grant_type: 'refresh_token', refresh_token: 'r' }],
      ['GET', '/oidc/logout', { id_token_hint: 'a.b.c', post_logout_redirect_uri: 'http://x', state: 's' }, {}],
      ['POST', '/oidc/logout/confirm', {}, { xsrf: 'x', logout: 'yes' }],
      ['GET', '/userinfo', { access_token: 't' }, {}],
      ['PUT', '/store/put', Object.fromEntries(new URL(await presigned(), 'http://x').searchParams), {}],
    ];
    const wrong: string[] = [];
    for (const [method, path, query, form] of forms) {
      for (const [of, fields] of [
        ['query', query],
        ['form', form],
      ] as const) {
        for (const [name] of Object.entries(fields)) {
          for (const [what, change] of Object.entries(FORM_CHANGES)) {
            const now = { query, form, [of]: replaced(fields, [name], change) };
            const { statusCode } = await ask({
              method,
              url: `${path}?${written(now.query)}`,
              cookies,
              ...(method === 'POST' && { headers: FORM, payload: written(now.form) }),
            });
            counts.calls += 1;
            if (statusCode >= 500) wrong.push(`${statusCode} ${method} ${path} ${of} ${name}: ${what}`);
          }
        }
      }
    }
    for (const path of [
      '/',
      '/static/',
      '/example-files/',
      '/sign-in/',
      '/authorize/',
      '/api/',
      '/api/eoa/',
      '/store/',
    ])
      for (const end of ['%00', 'a%00.js', '%ED%A0%80', '%', '..%2f%00.csv', '%FF'])
        if ((await ask({ method: 'GET', url: path + end })).statusCode >= 500) wrong.push(path + end);
    expect(wrong).toEqual([]);
  });

  async function signInUnderWay() {
    const authorize = Object.fromEntries(
      new URL(authorizeRequest(portal.config.publicUrl).path, portal.config.publicUrl).searchParams,
    );
    const answer = await portal.app.inject(`/authorize?${written(authorize)}`);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const page = new URL(String(answer.headers.location), portal.config.publicUrl).pathname;
    return { authorize, cookies, page };
  }

  async function presigned(): Promise<string> {
    const roster = rosterOf(ids.schoolId);
    const asked = await portal.call('POST', `/eoa/${audit.id}/request-upload-url`, tokenOf('admin'), roster);
    return z.object({ presigned_url: z.string() }).parse(asked.body).presigned_url;
  }
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const written = (fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encoded(String(value))}`)
    .join('&');

/** Random texts would each have a password hashed. */
const FORM_CHANGES: Record<string, Change> = {
  'a NUL': (usual) => `${usual}\0`,
  'half a surrogate pair': (usual) => `${usual}\ud800`,
  'very long': (usual) => String(usual).padEnd(5_000, 'x'),
};
