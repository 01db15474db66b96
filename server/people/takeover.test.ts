/** Whose account is it: passwords that were set by the link of one audit, and the right that another one gives. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Member } from '#contract/people.ts';
import { inviteOperators } from '#server/identity/operators.ts';
import { EMBEDDED_CLIENT_ID } from '#server/identity/settings.ts';
import { authorizeRequest } from '#server/identity/testing/browser.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import {
  OTHER_PASSWORD,
  openTwoAudits,
  PASSWORD,
  SECOND_OPERATOR,
  type Session,
  type TwoAudits,
} from './testing/two-audits.ts';

describe.each(databases)('a password set by the link of one audit, on $kind', (database) => {
  let two: TwoAudits;
  beforeAll(async () => {
    two = await openTwoAudits(database);
  });
  afterAll(() => two.close());

  const memberships = async (token: string) => (await two.portal.call('GET', '/users/me/memberships', token)).body;

  async function heldByA(email: string): Promise<Session> {
    await two.follow(await two.a.invite(email));
    const session = await two.signIn(email, PASSWORD);
    if (!session) throw new Error('The password that was just set is refused');
    return session;
  }

  it('grants nothing in an audit that adds the person later, and says what is waiting', async () => {
    const holder = await heldByA('later@takeover.test');
    await two.b.add('later@takeover.test');
    expect(await two.districtsOf(holder.accessToken)).toEqual(['Ashwood']);
    expect([await two.a.readBy(holder.accessToken), await two.b.readBy(holder.accessToken)]).toEqual([200, 404]);
    expect(await memberships(holder.accessToken)).toMatchObject([
      { district: 'Ashwood', state: 'active' },
      { district: 'Birchfield', state: 'pending' },
    ]);
  });

  it('grants nothing in an audit that an operator makes later, which gets a link of its own', async () => {
    const holder = await heldByA('named@takeover.test');
    const audit = await two.makeAudit('Dogwood', ['named@takeover.test']);
    expect(audit.invitations).toMatchObject([{ email: 'named@takeover.test' }]);
    expect((await two.portal.call('GET', `/eoa/${audit.id}/people`, holder.accessToken)).status).toBe(404);
    await two.follow(audit.invitations?.[0]?.url ?? '', { password: OTHER_PASSWORD, present: PASSWORD });
    expect(await two.districtsOf(await two.portal.token('named@takeover.test'))).toEqual(['Ashwood', 'Dogwood']);
  });

  it('ends with all sessions when the owner follows the link of another audit, and so does what rests on it', async () => {
    const holder = await heldByA('owner@takeover.test');
    const link = await two.b.invite('owner@takeover.test');
    expect((await two.follow(link, { password: OTHER_PASSWORD })).statusCode).toBe(303);

    expect((await two.portal.call('GET', '/users/me', holder.accessToken)).status).toBe(401);
    const refresh = { grant_type: 'refresh_token', client_id: EMBEDDED_CLIENT_ID, refresh_token: holder.refreshToken };
    expect((await holder.browser.call('/oauth/token', refresh)).status).toBe(400);
    const silent = await holder.browser.get(authorizeRequest(two.origin, { prompt: 'none' }).path);
    expect(silent.headers.get('location')).toContain('error=login_required');
    expect(await two.signIn('owner@takeover.test', PASSWORD)).toBeNull();

    const owner = await two.signIn('owner@takeover.test', OTHER_PASSWORD);
    expect(await two.districtsOf(owner?.accessToken ?? '')).toEqual(['Birchfield']);
    expect(await two.a.memberCalled('owner@takeover.test')).toMatchObject({ state: 'pending' });
    // And back again: whoever gives a link to A gains A, never B.
    await two.follow(await two.a.inviteAgain('owner@takeover.test'));
    expect(await two.districtsOf(await two.portal.token('owner@takeover.test'))).toEqual(['Ashwood']);
  });

  it('keeps its memberships where the person knows it, and is another one afterwards', async () => {
    const holder = await heldByA('knows@takeover.test');
    const link = await two.b.invite('knows@takeover.test');
    const wrong = await two.follow(link, { password: OTHER_PASSWORD, present: 'not the right password' });
    expect([wrong.statusCode, wrong.body.includes('The current password is incorrect.')]).toEqual([422, true]);
    const same = await two.follow(link, { password: PASSWORD, present: PASSWORD });
    expect([same.statusCode, same.body.includes('Choose a password that differs')]).toEqual([422, true]);
    expect(await two.districtsOf(holder.accessToken)).toEqual(['Ashwood']);

    expect((await two.follow(link, { password: OTHER_PASSWORD, present: PASSWORD })).statusCode).toBe(303);
    expect((await two.portal.call('GET', '/users/me', holder.accessToken)).status).toBe(401);
    expect(await two.districtsOf(await two.portal.token('knows@takeover.test'))).toEqual(['Ashwood', 'Birchfield']);
  });

  it('cannot be guessed at the link: ten wrong ones close the account for a while', async () => {
    await heldByA('guessed@takeover.test');
    const link = await two.b.invite('guessed@takeover.test');
    const guess = () => two.follow(link, { password: OTHER_PASSWORD, present: 'a guess' });
    for (let guesses = 0; guesses < 10; guesses += 1) expect((await guess()).statusCode).toBe(422);
    expect((await guess()).statusCode).toBe(429);
  });

  it('opens no operator’s call; the link that the portal prints does', async () => {
    const holder = await heldByA(SECOND_OPERATOR);
    const isOperator = (token: string) => two.portal.call('GET', '/operator/audits', token);
    expect((await isOperator(holder.accessToken)).status).toBe(403);
    const printed = await inviteOperators(two.portal.database, [SECOND_OPERATOR], { publicUrl: two.origin, hours: 1 });
    await two.follow(printed[0]?.url ?? '', { password: OTHER_PASSWORD });
    const operator = await two.signIn(SECOND_OPERATOR, OTHER_PASSWORD);
    expect((await isOperator(operator?.accessToken ?? '')).status).toBe(200);
    expect(await two.districtsOf(operator?.accessToken ?? '')).toEqual([]);
    expect(await inviteOperators(two.portal.database, [SECOND_OPERATOR], { publicUrl: two.origin, hours: 1 })).toEqual(
      [],
    );
    // The link of an audit takes the operator's rights with the password.
    await two.follow(await two.a.inviteAgain(SECOND_OPERATOR));
    const taken = await two.signIn(SECOND_OPERATOR, PASSWORD);
    expect((await isOperator(taken?.accessToken ?? '')).status).toBe(403);
  });

  it('leaves an audit its last administrator who can act', async () => {
    const [acting, waiting] = ['acting@takeover.test', 'waiting@takeover.test'];
    const audit = await two.makeAudit('Elm', [acting, waiting]);
    await two.follow(audit.invitations?.find(({ email }) => email === acting)?.url ?? '');
    const token = await two.portal.token(acting);
    const people = `/eoa/${audit.id}/people`;
    const members = Member.array().parse((await two.portal.call('GET', people, token)).body);
    const own = members.find(({ email }) => email === acting);
    expect((await two.portal.call('DELETE', `${people}/${own?.id}`, token)).status).toBe(409);
  });

  it('is in the log of each audit that gained or lost a member by it, which names no other audit', async () => {
    await heldByA('logged@takeover.test');
    await two.follow(await two.b.invite('logged@takeover.test'), { password: OTHER_PASSWORD });
    const lines = await two.portal.database.system((tx) =>
      tx.rows<{ event: string; audit_id: string; details: object }>(sql`
        select e.event, e.audit_id, e.details from audit_event e join membership m on m.id::text = e.details ->> 'member'
        join person p on p.id = m.person_id
        where p.email = 'logged@takeover.test' and e.event in ('person.joined', 'person.set-pending') order by e.at, e.id`),
    );
    expect(lines.map(({ event, audit_id }) => [event, audit_id])).toEqual([
      ['person.joined', two.a.id],
      ['person.set-pending', two.a.id],
      ['person.joined', two.b.id],
    ]);
    for (const { audit_id, details } of lines)
      expect(JSON.stringify(details)).not.toContain(audit_id === two.a.id ? two.b.id : two.a.id);
  });

  describe('below the permission check', () => {
    const personOf = (email: string) =>
      two.portal.database.system((tx) => tx.row<{ id: never }>(sql`select id from person where email = ${email}`));

    it('shows no row to a person whose membership is pending', async () => {
      await two.b.add('rows@takeover.test');
      const [pending, active] = [await personOf('rows@takeover.test'), await personOf(two.b.admin)];
      const seen = (personId: never) =>
        two.portal.database.tenant({ auditId: two.b.id, personId, schools: 'all' }, (tx) =>
          tx.rows(sql`select name from school`),
        );
      expect(await seen(pending?.id as never)).toEqual([]);
      expect(await seen(active?.id as never)).toHaveLength(1);
    });

    it('lets no transaction of an audit say that an address is proven, or give a link in another’s name', async () => {
      await two.b.add('forged@takeover.test');
      const asB = (statement: ReturnType<typeof sql>) => two.portal.database.job(two.b.id, (tx) => tx.run(statement));
      await expect(asB(sql`update membership set proven_at = now()`)).rejects.toThrow(/permission denied/);
      const person = await personOf('forged@takeover.test');
      const insert = sql`insert into membership (audit_id, person_id, roles, scope, proven_at)
        values (${two.b.id}, ${person?.id}, array['ADMIN'], 'district', now())`;
      await expect(asB(insert)).rejects.toThrow(/permission denied/);
      const inName = sql`update person set invitation_hash = 'x', invited_by = ${two.a.id} where id = ${person?.id}`;
      await expect(asB(inName)).rejects.toThrow(/row-level security/);
      const mailed = sql`update person set invitation_hash = 'x', invitation_mailed = true where id = ${person?.id}`;
      await expect(asB(mailed)).rejects.toThrow(/row-level security/);
    });
  });
});
