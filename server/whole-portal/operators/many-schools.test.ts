/** The largest district there can be: what names all of its schools is taken as a call. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { MOST_SCHOOLS } from '#contract/operator/audit-draft.ts';
import { Member } from '#contract/people.ts';
import { openTestPortal, type TestPortal } from '../../test-portal.ts';

let portal: TestPortal;
let audit: AuditSummary;
let token: string;
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  portal.call(method, `/eoa/${audit.id}${path}`, token, body);
const everySchool = () => audit.schools.map(({ id }) => id);

beforeAll(async () => {
  portal = await openTestPortal();
  const made = await portal.call('POST', '/operator/audits', await portal.token('operator@demo.test'), {
    district: { name: 'Large Unified' },
    year_ending: 2024,
    schools: Array.from({ length: MOST_SCHOOLS }, (_, at) => ({ name: `School ${at}` })),
    members: [
      { email: 'admin@large.test', roles: ['ADMIN'], scope: 'district' },
      { email: 'lead@large.test', roles: ['DISTRICT_DATA_LEAD'], scope: 'school', schools: ['School 0'] },
    ],
  });
  audit = AuditSummary.parse(made.body);
  token = await portal.token('admin@large.test');
});
afterAll(() => portal.close());

it('a file is uploaded for all of its schools', async () => {
  const { status } = await call('POST', '/request-upload-url', {
    file_name: 'scores.csv',
    upload_file_type: 'STUDENT_TEST_SCORES',
    user_provided_file_metadata: { school_ids: everySchool(), test_types: ['AP'] },
  });
  expect(status).toBe(201);
});

it('a test is marked as not offered at all of its schools', async () => {
  const { status, body } = await call('POST', '/upload-requirements/test-scores/not-offered', {
    school_ids: everySchool(),
    columns: ['IB'],
  });
  expect({ status, body }).toEqual({ status: 200, body: { changed: MOST_SCHOOLS } });
});

it('a person of all of its schools is changed, with the schools as they were read', async () => {
  const people = Member.array().parse((await call('GET', '/people')).body);
  const lead = people.find(({ email }) => email === 'lead@large.test');
  const change = async (school_ids: string[], seen: string[]) =>
    (
      await call('PUT', `/people/${lead?.id}`, {
        ...{ roles: ['DISTRICT_DATA_LEAD'], scope: 'school', school_ids },
        seen: { roles: ['DISTRICT_DATA_LEAD'], scope: 'school', school_ids: seen },
      })
    ).status;
  expect(await change(everySchool(), lead?.school_ids ?? [])).toBe(200);
  expect(await change(everySchool(), everySchool())).toBe(200);
});
