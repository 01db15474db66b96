import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { Invitation, Member } from '#contract/people.ts';
import { sql } from '#server/platform/database/sql.ts';
import { openTestPortal, type TestPortal } from '#server/test-portal.ts';

let portal: TestPortal;
let audit: AuditSummary;
let admin: string;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await portal.token('admin@people.test');
  const draft = {
    district: { name: 'People' },
    year_ending: 2024,
    schools: [{ name: 'North' }, { name: 'South' }],
    members: [{ email: 'admin@people.test', name: 'Ann Admin', roles: ['ADMIN'], scope: 'district' }],
  };
  audit = AuditSummary.parse(
    (await portal.call('POST', '/operator/audits', await portal.token('operator@demo.test'), draft)).body,
  );
});
afterAll(() => portal.close());

const people = (path = '') => `/eoa/${audit.id}/people${path}`;
const list = async () => Member.array().parse((await portal.call('GET', people(), admin)).body);
const idOf = async (email: string) => (await list()).find((member) => member.email === email)?.id;
const schoolId = (index: number) => audit.schools[index]?.id;

describe('people of an audit', () => {
  it('are added with an invitation, and see what they were given once they have followed it', async () => {
    const added = await portal.call('POST', people(), admin, {
      email: 'New@People.test',
      name: 'Nia New',
      roles: ['XQ_USER'],
      scope: 'school',
      school_ids: [schoolId(1)],
    });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      name: 'Nia New',
      email: 'new@people.test',
      roles: ['XQ_USER'],
      scope: 'school',
      school_ids: [schoolId(1)],
      state: 'pending',
      since: null,
    });
    expect(added.body).toHaveProperty(
      'invitation_url',
      expect.stringMatching(/^http:\/\/localhost:3000\/invitation\?token=/),
    );
    const schoolsOf = async () => portal.call('GET', `/eoa/${audit.id}/schools`, await portal.token('new@people.test'));
    expect((await schoolsOf()).status).toBe(404);
    const { pathname, search } = new URL(Invitation.parse(added.body).invitation_url ?? 'no link');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ name: 'Nia New', password: 'a password of some words' }).toString();
    await portal.app.inject({ method: 'POST', url: pathname + search, headers, payload });
    const schools = await schoolsOf();
    expect(schools.body).toEqual([{ id: schoolId(1), name: 'South' }]);
  });

  it('are added once', async () => {
    const again = await portal.call('POST', people(), admin, {
      email: 'admin@people.test',
      roles: ['ADMIN'],
      scope: 'district',
    });
    expect(again).toMatchObject({ status: 409, body: { details: { field: 'email' } } });
  });

  it.each([{ school_ids: [] }, { school_ids: [crypto.randomUUID()] }])(
    'cannot be given schools that are none: %j',
    async (access) => {
      const answer = await portal.call('POST', people(), admin, {
        email: 'x@people.test',
        roles: ['ADMIN'],
        scope: 'school',
        ...access,
      });
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request', details: { field: 'school_ids' } } });
      expect(await idOf('x@people.test')).toBeUndefined();
    },
  );

  it('keep one administrator of the whole district', async () => {
    const own = await idOf('admin@people.test');
    expect((await portal.call('DELETE', people(`/${own}`), admin)).status).toBe(409);
    for (const access of [
      { roles: ['XQ_USER'], scope: 'district' },
      { roles: ['ADMIN'], scope: 'school', school_ids: [schoolId(0)] },
    ]) {
      expect((await portal.call('PUT', people(`/${own}`), admin, access)).status).toBe(409);
    }
    await portal.database.system((tx) =>
      tx.run(sql`
        insert into person (email, name, address_proof) values ('second@people.test', 'Second', 'demo')`),
    );
    await portal.call('POST', people(), admin, { email: 'second@people.test', roles: ['ADMIN'], scope: 'district' });
    expect(
      (await portal.call('PUT', people(`/${own}`), admin, { roles: ['ADMIN', 'XQ_USER'], scope: 'district' })).status,
    ).toBe(200);
    expect((await portal.call('DELETE', people(`/${await idOf('second@people.test')}`), admin)).status).toBe(204);
  });

  it('that are unknown, or of another audit, are not found', async () => {
    const unknown = await portal.call('PUT', people(`/${crypto.randomUUID()}`), admin, {
      roles: ['ADMIN'],
      scope: 'district',
    });
    expect(unknown).toMatchObject({
      status: 404,
      body: { message: 'This person is no longer a member. Someone removed them in the meantime.' },
    });
  });
});
