import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditLogEntry } from '#contract/audit-log.ts';
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

  it('makes a link for a new password without email, once, and every audit it opens has it in its log', async () => {
    expect(await makeResetLink(two.portal.database, 'nobody@known.test', two.origin)).toBeNull();
    const link = (await makeResetLink(two.portal.database, two.a.admin, two.origin)) ?? '';
    expect((await people())[0]?.slice(0, 2)).toEqual(['Operator', 'Password reset link created on the server']);
    expect((await two.follow(link, { password: `${PASSWORD} again` })).statusCode).toBe(303);
    expect((await two.follow(link)).statusCode).toBe(410);
    expect(await two.signIn(two.a.admin, `${PASSWORD} again`)).not.toBeNull();
  });
});
