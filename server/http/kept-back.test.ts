import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { Member } from '#contract/people.ts';
import { openTestPortal, type TestPortal } from '#server/test-portal.ts';

/**
 * A request whose body comes later than its head (docs/threats.md#t5): what its sender may do is decided
 * when all of it is there.
 */

let portal: TestPortal;
let audit: AuditSummary;
let operator: string;
let admin: string;
let second: string;

beforeAll(async () => {
  portal = await openTestPortal();
  [operator, admin, second] = (await Promise.all(
    ['operator@demo.test', 'first@kept.test', 'second@kept.test'].map((email) => portal.token(email)),
  )) as [string, string, string];
  const access = { roles: ['ADMIN'], scope: 'district' };
  const draft = {
    district: { name: 'Kept Back' },
    year_ending: 2024,
    schools: [{ name: 'North' }],
    members: ['first', 'second'].map((name) => ({ email: `${name}@kept.test`, name, ...access })),
  };
  audit = AuditSummary.parse((await portal.call('POST', '/operator/audits', operator, draft)).body);
});
afterAll(() => portal.close());

/** Sends the head and the first letter; the function that comes back sends the rest. */
async function keepBack(method: 'POST' | 'PUT', path: string, token: string, body: object) {
  const text = JSON.stringify(body);
  const payload = new PassThrough();
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
  };
  const answer = portal.app.inject({ method, url: `/api/eoa/${audit.id}${path}`, headers, payload });
  payload.write(text.slice(0, 1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  return async () => {
    payload.end(text.slice(1));
    const { statusCode, body: said } = await answer;
    return { status: statusCode, code: JSON.parse(said).code };
  };
}

const members = async () => Member.array().parse((await portal.call('GET', `/eoa/${audit.id}/people`, admin)).body);

it('does not give back a role that was taken meanwhile, nor a membership, nor a change of a closed audit', async () => {
  const own = (await members()).find(({ email }) => email === 'second@kept.test')?.id;
  const path = `/people/${own}`;
  const access = { roles: ['ADMIN'], scope: 'district' };
  const added = { email: 'friend@kept.test', ...access };
  const again = await keepBack('PUT', path, second, access);
  const friend = await keepBack('POST', '/people', second, added);
  await portal.call('PUT', `/eoa/${audit.id}${path}`, admin, { ...access, roles: ['XQ_USER'] });
  expect(await again()).toEqual({ status: 403, code: 'forbidden' });
  expect(await friend()).toEqual({ status: 403, code: 'forbidden' });

  await portal.call('PUT', `/eoa/${audit.id}${path}`, admin, access);
  const afterwards = await keepBack('POST', '/people', second, added);
  await portal.call('DELETE', `/eoa/${audit.id}${path}`, admin);
  expect(await afterwards()).toEqual({ status: 404, code: 'not_found' });
  expect((await members()).map(({ email }) => email)).toEqual(['first@kept.test']);

  const staged = await keepBack('POST', '/intake/files', admin, { file_name: 'late.csv', purpose: 'bulk' });
  await portal.call('POST', `/operator/audits/${audit.id}/closed`, operator);
  expect(await staged()).toEqual({ status: 403, code: 'forbidden' });
});
