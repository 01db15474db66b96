import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { openTestPortal, type TestPortal } from '../test-portal.ts';

let portal: TestPortal;
let token: string;
let path: string;

beforeAll(async () => {
  portal = await openTestPortal({ PORTAL_OPERATORS: 'operator@demo.test' });
  const made = await portal.call('POST', '/operator/audits', await portal.token('operator@demo.test'), {
    district: { name: 'Letters' },
    year_ending: 2024,
    schools: [{ name: 'North' }],
    members: [{ email: 'lead@demo.test', roles: ['DISTRICT_DATA_LEAD'], scope: 'district' }],
  });
  token = await portal.token('lead@demo.test');
  path = `/eoa/${AuditSummary.parse(made.body).id}/mail-choice`;
});
afterAll(() => portal.close());

it('the language of letters is English until another one is chosen, which leaves the rest as it is', async () => {
  expect((await portal.call('GET', path, token)).body).toMatchObject({ choice: 'mine', language: 'en' });
  await portal.call('PUT', path, token, { choice: 'all' });
  expect((await portal.call('PUT', path, token, { language: 'es' })).body).toMatchObject({
    choice: 'all',
    language: 'es',
  });
  expect((await portal.call('GET', path, token)).body).toMatchObject({ choice: 'all', language: 'es' });
});

it('a language that there is not is refused', async () => {
  expect((await portal.call('PUT', path, token, { language: 'fr' })).status).toBe(400);
});
