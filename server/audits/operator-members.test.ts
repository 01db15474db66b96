import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditLogEntry } from '#contract/audit-log.ts';
import { Invitation, Member } from '#contract/people.ts';
import { makeResetLink } from '#server/identity/password-reset.ts';
import { OPERATOR, openTwoAudits, PASSWORD, type TwoAudits } from '#server/people/testing/two-audits.ts';
import { databases } from '#server/platform/database/test-databases.ts';

describe.each(databases)('what an operator does to people, on $kind', (database) => {
  let two: TwoAudits;

  beforeAll(async () => {
    two = await openTwoAudits(database);
  });
  afterAll(() => two.close());

  const change = (emails: readonly string[]) =>
    two.portal.call('PUT', `/operator/audits/${two.a.id}`, two.operator, {
      district: { name: two.a.district },
      year_ending: 2024,
      schools: [{ name: `${two.a.district} High` }],
      members: emails.map((email) => ({ email, roles: ['ADMIN'], scope: 'district' })),
    });
  const people = async () => {
    const { body } = await two.portal.call('GET', `/eoa/${two.a.id}/audit-log/?kind=people`, two.a.token);
    // The contract's schema has parsed it on its way out.
    return (body as { items: AuditLogEntry[] }).items.map(({ user_name, action, about }) => [user_name, action, about]);
  };

  it('who adds themselves is in the log of the audit, for its administrators', async () => {
    const before = (await people()).length;
    expect((await change([two.a.admin, OPERATOR])).status).toBe(200);
    const lines = await people();
    expect(lines).toHaveLength(before + 1);
    expect(lines[0]).toEqual([OPERATOR, 'Person added', OPERATOR]);
    expect((await change([two.a.admin, OPERATOR])).status).toBe(200);
    expect(await people()).toHaveLength(before + 1);
    expect((await change([two.a.admin])).status).toBe(200);
    expect((await people())[0]).toEqual([OPERATOR, 'Person removed', OPERATOR]);
  });

  it('adds an administrator where the first one was mistyped, who joins by the link, and removes the other', async () => {
    const audit = await two.makeAudit('Cedar', ['mistypd@cedar.test']);
    const members = `/operator/audits/${audit.id}/members`;
    const call = (method: 'POST' | 'DELETE', path = '', body?: object) =>
      two.portal.call(method, `${members}${path}`, two.operator, body);
    const wrongLink = audit.invitations?.[0]?.url ?? '';
    const added = await call('POST', '', { email: 'Right@Cedar.test', name: 'Rita' });
    expect(added.status).toBe(201);
    const { invitation_url: link } = Invitation.parse(added.body);
    expect((await call('POST', '', { email: 'right@cedar.test' })).body).toMatchObject({ code: 'conflict' });
    expect((await two.follow(link ?? '', { name: 'Rita' })).statusCode).toBe(303);
    const rita = await two.portal.token('right@cedar.test');
    const log = async () => {
      const { body } = await two.portal.call('GET', `/eoa/${audit.id}/audit-log/?kind=people`, rita);
      return (body as { items: AuditLogEntry[] }).items.map(({ user_name, action, about }) => [
        user_name,
        action,
        about,
      ]);
    };
    expect(await log()).toContainEqual([OPERATOR, 'Person added', 'right@cedar.test']);

    const list = Member.array().parse((await two.portal.call('GET', `/eoa/${audit.id}/people`, rita)).body);
    expect(list.map(({ email, roles, scope, state }) => [email, roles, scope, state])).toEqual([
      ['mistypd@cedar.test', ['ADMIN'], 'district', 'pending'],
      ['right@cedar.test', ['ADMIN'], 'district', 'active'],
    ]);
    const idOf = (address: string) => list.find(({ email }) => email === address)?.id;
    expect((await call('DELETE', `/${idOf('mistypd@cedar.test')}`)).status).toBe(204);
    expect((await log())[0]).toEqual([OPERATOR, 'Person removed', 'mistypd@cedar.test']);
    expect(await two.statusOf(wrongLink)).toBe(410);
    // Someone who is not in any audit anymore is not found among its people.
    expect((await two.portal.call('GET', '/operator/people?email=mistypd', two.operator)).body).toEqual([]);
    expect((await call('DELETE', `/${idOf('mistypd@cedar.test')}`)).status).toBe(404);
  });

  it('removes no one who has joined, and adds to no audit that is not there', async () => {
    const joined = (await two.a.memberCalled(two.a.admin))?.id;
    const path = `/operator/audits/${two.a.id}/members`;
    expect((await two.portal.call('DELETE', `${path}/${joined}`, two.operator)).body).toMatchObject({
      code: 'conflict',
      message: 'This person has already joined.',
    });
    expect(
      (await two.portal.call('DELETE', `/operator/audits/${two.b.id}/members/${joined}`, two.operator)).status,
    ).toBe(404);
    const nowhere = `/operator/audits/${crypto.randomUUID()}/members`;
    expect((await two.portal.call('POST', nowhere, two.operator, { email: 'a@b.test' })).status).toBe(404);
    expect((await two.portal.call('POST', path, two.operator, { email: 'no address' })).status).toBe(400);
  });

  it('makes a link for a new password without email, once, and every audit it opens has it in its log', async () => {
    expect(await makeResetLink(two.portal.database, 'nobody@known.test', two.origin)).toBeNull();
    const link = (await makeResetLink(two.portal.database, two.a.admin, two.origin)) ?? '';
    expect((await people())[0]?.slice(0, 2)).toEqual(['Operator', 'Password reset link created on the server']);
    expect((await two.follow(link, { password: `${PASSWORD} again` })).statusCode).toBe(303);
    expect((await two.follow(link)).statusCode).toBe(410);
    expect(await two.signIn(two.a.admin, `${PASSWORD} again`)).not.toBeNull();
  });
});
