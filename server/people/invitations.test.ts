/**
 * What a link proves, to whom, and how long: docs/decisions/0027-an-address-is-proven-to-one-audit.md, case by case.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Invitation } from '#contract/people.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { openTwoAudits, PASSWORD, type TwoAudits } from './testing/two-audits.ts';

describe.each(databases)('an invitation on $kind', (database) => {
  let two: TwoAudits;
  beforeAll(async () => {
    two = await openTwoAudits(database);
  });
  afterAll(() => two.close());

  it('is dead once another audit has added the person, and that one gives a link of its own', async () => {
    const { a, b } = two;
    const kept = await a.invite('dana@links.test');
    const own = await b.invite('dana@links.test');
    expect([await two.statusOf(kept), (await two.follow(kept)).statusCode]).toEqual([410, 410]);
    expect((await two.follow(own)).statusCode).toBe(303);
    const dana = await two.signIn('dana@links.test', PASSWORD);
    expect(await two.districtsOf(dana?.accessToken ?? '')).toEqual(['Birchfield']);
    expect([await a.readBy(dana?.accessToken ?? ''), await b.readBy(dana?.accessToken ?? '')]).toEqual([404, 200]);
  });

  it('is dead once an operator has made an audit that names the person', async () => {
    const kept = await two.a.invite('early@links.test');
    const audit = await two.makeAudit('Cedar', ['early@links.test']);
    expect((await two.follow(kept)).statusCode).toBe(410);
    expect((await two.follow(audit.invitations?.[0]?.url ?? '')).statusCode).toBe(303);
    expect(await two.districtsOf(await two.portal.token('early@links.test'))).toEqual(['Cedar']);
  });

  it('is dead once a newer one was made', async () => {
    const first = await two.a.invite('again@links.test');
    const second = await two.a.inviteAgain('again@links.test');
    expect([await two.statusOf(first), await two.statusOf(second)]).toEqual([410, 200]);
  });

  it('takes no password that is common or made of words about its person, and stays good', async () => {
    await two.b.invite('weak@links.test', 'Wanda Eakins');
    const link = await two.a.invite('weak@links.test', 'Wanda Eakins');
    const refusal = 'This password is on lists of common passwords';
    for (const password of ['password12345678', 'Wanda-Eakins-1977', 'Ashwood portal 2024']) {
      const answer = await two.follow(link, { name: 'W. E.', password });
      expect([answer.statusCode, answer.body.includes(refusal)], password).toEqual([422, true]);
      expect(answer.body).toMatch(/<input id="password"[^>]* aria-invalid="true"/);
    }
    expect(await two.signIn('weak@links.test', 'password12345678')).toBeNull();
    // Of another district of theirs this link tells nothing, not even by what it refuses.
    expect((await two.follow(link, { password: 'Birchfield 1842 ok' })).statusCode).toBe(303);
  });

  it('is dead once its person was removed, and stays so when they are added again', async () => {
    const first = await two.a.invite('gone@links.test');
    expect(await two.a.remove('gone@links.test')).toBe(204);
    expect([await two.statusOf(first), (await two.follow(first)).statusCode]).toEqual([410, 410]);
    const second = await two.a.invite('gone@links.test');
    expect((await two.follow(first)).statusCode).toBe(410);
    expect((await two.follow(second)).statusCode).toBe(303);
  });

  it('works once, also for two who follow it at the same moment', async () => {
    const link = await two.a.invite('twice@links.test');
    const answers = await Promise.all([two.follow(link, { name: 'One' }), two.follow(link, { name: 'Other' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 410]);
    expect((await two.follow(link)).statusCode).toBe(410);
    const winner = answers[0]?.statusCode === 303 ? 'One' : 'Other';
    expect(await two.a.memberCalled('twice@links.test')).toMatchObject({ name: winner, state: 'active' });
  });

  it('keeps the name that is chosen on one line, also in letters and lists', async () => {
    const link = await two.a.invite('lines@links.test');
    expect((await two.follow(link, { name: ' Line\r\n\u202EEnds ' })).statusCode).toBe(303);
    expect(await two.a.memberCalled('lines@links.test')).toMatchObject({ name: 'Line Ends' });
  });

  it('says in which language letters come, which is that of its page, and says nothing to those who have joined', async () => {
    const lettersOf = async (token: string) =>
      (await two.portal.call('GET', `/eoa/${two.a.id}/mail-choice`, token)).body;
    const link = await two.a.invite('marta@links.test');
    const short = await two.follow(link, { password: 'short' }, 'es-MX');
    expect(short.body).toContain('Los correos sobre esta auditoría le llegan en español.');
    expect((await two.follow(link, {}, 'es-MX')).statusCode).toBe(303);
    expect(await lettersOf(await two.portal.token('marta@links.test'))).toMatchObject({ language: 'es' });

    const again = await two.a.inviteAgain('marta@links.test');
    expect((await two.follow(again, { password: 'short' })).body).not.toContain('Emails about this audit');
    expect((await two.follow(again, { password: `${PASSWORD} again` })).statusCode).toBe(303);
    expect(await lettersOf(await two.portal.token('marta@links.test'))).toMatchObject({ language: 'es' });
  });

  it('is good for 72 hours, and who is shown it is told until when', async () => {
    const { body } = await two.a.add('late@links.test');
    const { invitation_url, invitation_expires_at: until } = Invitation.parse(body);
    const link = invitation_url ?? 'no link';
    const hours = (Date.parse(until ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
    const left = await two.portal.database.system((tx) =>
      tx.row<{ hours: number }>(sql`
        select round(extract(epoch from invitation_expires_at - now()) / 3600)::int as hours
        from person where email = 'late@links.test'`),
    );
    expect(left).toEqual({ hours: 72 });
    await two.portal.database.system((tx) =>
      tx.run(sql`update person set invitation_expires_at = now() where email = 'late@links.test'`),
    );
    expect([await two.statusOf(link), (await two.follow(link)).statusCode]).toEqual([410, 410]);
  });

  it('leaves one link and nothing but pending memberships when two audits invite at the same moment', async () => {
    const links = await Promise.all([two.a.invite('both@links.test'), two.b.invite('both@links.test')]);
    const statuses = await Promise.all(links.map(two.statusOf));
    expect(statuses.sort()).toEqual([200, 410]);
    expect(await two.a.memberCalled('both@links.test')).toMatchObject({ state: 'pending', since: null });
    expect(await two.b.memberCalled('both@links.test')).toMatchObject({ state: 'pending', since: null });
  });

  it('proves nothing to an audit that adds the person while it is followed', async () => {
    for (const attempt of [1, 2, 3]) {
      const email = `race-${attempt}@links.test`;
      const link = await two.a.invite(email);
      await Promise.all([two.follow(link), two.b.add(email)]);
      expect(await two.b.memberCalled(email)).toMatchObject({ state: 'pending' });
    }
  });

  it('shows an audit the name it wrote, until the person has proven to be the one it means', async () => {
    const { a, b } = two;
    await two.follow(await a.invite('named@links.test', 'Written by A'), { name: 'Chosen at A' });
    const link = await b.invite('named@links.test', 'Written by B');
    const page = await two.portal.app.inject({ url: new URL(link).pathname + new URL(link).search });
    expect(page.body).toContain('Written by B');
    expect(page.body).not.toContain('Chosen at A');
    expect(await b.memberCalled('named@links.test')).toMatchObject({ name: 'Written by B' });
    expect(await a.memberCalled('named@links.test')).toMatchObject({ name: 'Chosen at A' });
  });

  it('knows one person by an address in any case of its letters', async () => {
    const first = await two.a.invite('Case@Links.test');
    const second = await two.b.invite('CASE@LINKS.TEST');
    expect([await two.statusOf(first), await two.statusOf(second)]).toEqual([410, 200]);
    expect((await two.a.add('cAsE@links.test')).status).toBe(409);
  });

  it.each([
    ['full-width letters', 'ｄana@links.test'],
    ['a Cyrillic a', 'd\u0430na@links.test'],
    ['a Turkish i without its dot', 'd\u0131na@links.test'],
    ['a Turkish I with a dot', 'D\u0130NA@links.test'],
    ['the sign for Kelvin', '\u212aim@links.test'],
    ['an accent of its own', 'da\u0301na@links.test'],
    ['a domain in Cyrillic letters', 'dana@l\u0456nks.test'],
    ['a mark that turns the direction', 'dana\u202e@links.test'],
    ['a space of no width', 'da\u200bna@links.test'],
  ])('is refused to an address with %s, with words on what to write', async (_what, email) => {
    const answer = await two.a.add(email);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request', details: { field: 'email' } } });
    expect(answer.text).toContain('plain letters (a to z)');
  });

  it('keeps a domain apart that its ASCII form makes look like none', async () => {
    await two.follow(await two.a.invite('dana@apple.test'));
    const link = await two.b.invite('dana@xn--pple-43d.test');
    expect(await two.statusOf(link)).toBe(200);
    expect(await two.b.memberCalled('dana@apple.test')).toBeUndefined();
  });
});
