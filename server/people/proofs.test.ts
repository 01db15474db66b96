/**
 * Addresses that someone else than an audit has proven: the mail itself, an external provider, and the
 * demo, which proves nothing.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Invitation } from '#contract/people.ts';
import { type InvitationMail, sendInvitation } from '#server/identity/invitation-mail.ts';
import { startExternalProvider } from '#server/identity/testing/external-provider.ts';
import { startPost, unfolded } from '#server/notices/test-post.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { openMail } from '#server/platform/mail/mail.ts';
import { openTestPortal, type TestPortal } from '#server/test-portal.ts';
import { openTwoAudits, PASSWORD, type TwoAudits } from './testing/two-audits.ts';

describe.each(databases)('where the portal sends e-mail, on $kind', (database) => {
  let post: Awaited<ReturnType<typeof startPost>>;
  let two: TwoAudits;
  beforeAll(async () => {
    two = await openTwoAudits(database);
    post = await startPost();
  });
  afterAll(async () => {
    await two.close();
    await post.stop();
  });

  const mailer = (): InvitationMail => ({
    database: two.portal.database,
    mail: openMail({ host: '127.0.0.1', port: post.port, secure: false, account: null, from: 'portal@portal.test' }),
    publicUrl: two.origin,
    hours: 72,
  });

  /** As the worker does with the job of an invitation: what the letter says. */
  async function letterTo(email: string, auditId: string): Promise<string> {
    const person = await two.portal.database.system((tx) =>
      tx.row<{ id: string }>(sql`
        update person set invitation_hash = null, invited_by = ${auditId} where email = ${email} returning id`),
    );
    const before = post.received.length;
    await sendInvitation(mailer(), { personId: person?.id ?? '', auditId });
    return unfolded(post.received[before]?.text);
  }
  const linkIn = (letter: string) => /http\S+token=[\w-]+/.exec(letter)?.[0] ?? 'no link';

  it('the mailed link proves the address to every audit that names it, and to those that come', async () => {
    await two.a.add('mailed@proofs.test');
    await two.b.add('mailed@proofs.test');
    const letter = await letterTo('mailed@proofs.test', two.b.id);
    expect(letter).toContain('Birchfield');
    expect(letter).toContain('Birchfield le dio acceso a su');
    expect((await two.follow(linkIn(letter))).statusCode).toBe(303);
    expect(await two.districtsOf(await two.portal.token('mailed@proofs.test'))).toEqual(['Ashwood', 'Birchfield']);
    const audit = await two.makeAudit('Fir', ['mailed@proofs.test']);
    expect(audit.invitations).toEqual([]);
    expect(await two.districtsOf(await two.portal.token('mailed@proofs.test'))).toHaveLength(3);
  });

  it('no link goes to someone who was removed, or whom another audit has named since', async () => {
    await two.a.add('moved@proofs.test');
    await two.b.add('moved@proofs.test');
    const person = await two.portal.database.system((tx) =>
      tx.row<{ id: string }>(sql`select id from person where email = 'moved@proofs.test'`),
    );
    const before = post.received.length;
    await sendInvitation(mailer(), { personId: person?.id ?? '', auditId: two.a.id });
    expect(post.received).toHaveLength(before);
  });
});

describe.each(databases)('an administrator of a portal that sends e-mail, on $kind', (database) => {
  it('is shown no link, and none is stored until the letter is sent', async () => {
    const settings = { PORTAL_SMTP_URL: 'smtp://127.0.0.1:9', PORTAL_MAIL_FROM: 'portal@portal.test' };
    const two = await openTwoAudits(database, settings);
    try {
      // Their own invitations were mailed, to no one: the demo's way in stands for having followed them.
      await two.portal.database.system((tx) => tx.run(sql`update membership set proven_at = now()`));
      const answer = await two.a.add('hidden@proofs.test');
      expect(Invitation.parse(answer.body)).toEqual({
        invitation_url: null,
        invitation_expires_at: null,
        invitation_mailed: true,
      });
      const stored = await two.portal.database.system((tx) =>
        tx.row(sql`select invitation_hash from person where email = 'hidden@proofs.test'`),
      );
      expect(stored).toEqual({ invitation_hash: null });
    } finally {
      await two.close();
    }
  });
});

describe.each(databases)('with an external provider, on $kind', (database) => {
  const AUDIENCE = 'https://portal.example/api';
  let provider: Awaited<ReturnType<typeof startExternalProvider>>;
  let portal: TestPortal;
  let close: () => Promise<void>;

  beforeAll(async () => {
    provider = await startExternalProvider();
    const opened = await database.open();
    if (opened.url === null) await opened.close();
    portal = await openTestPortal({
      PORTAL_OPERATORS: 'ops@portal.test',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'web',
      OIDC_AUDIENCE: AUDIENCE,
      ...(opened.url !== null && { DATABASE_URL: opened.url }),
    });
    close = async () => {
      await portal.close();
      await provider.stop();
      if (opened.url !== null) await opened.close();
    };
  });
  afterAll(() => close());

  const token = (email: string, claims: object = { email_verified: true }) =>
    provider.token(AUDIENCE, { sub: `auth|${email}`, email, ...claims });
  const make = async (email: string) =>
    portal.call('POST', '/operator/audits', await token('ops@portal.test'), {
      district: { name: 'Grove' },
      year_ending: 2024,
      schools: [{ name: 'Grove High' }],
      members: [{ email, roles: ['ADMIN'], scope: 'district' }],
    });

  it.each([
    ['is not verified', { email_verified: false }],
    ['is verified by nobody', {}],
    ['is verified in a word', { email_verified: 'true' }],
  ])('an address that %s is no one’s here', async (_what, claims) => {
    await make('ann@proofs.test');
    expect((await portal.call('GET', '/users/me', await token('ann@proofs.test', claims))).status).toBe(403);
  });

  it('a verified address makes every membership of it active, and ends what a password opened', async () => {
    await make('dan@proofs.test');
    await portal.database.system((tx) =>
      tx.run(sql`
        update person set password_hash = 'set by a link', address_proof = 'link', invitation_hash = 'kept'
        where email = 'dan@proofs.test'`),
    );
    const me = await portal.call('GET', '/users/me', await token('dan@proofs.test'));
    expect(me.body).toMatchObject({ eoas: [{ district: 'Grove' }] });
    const kept = await portal.database.system((tx) =>
      tx.row(sql`select password_hash, invitation_hash from person where email = 'dan@proofs.test'`),
    );
    expect(kept).toEqual({ password_hash: null, invitation_hash: null });
    await make('dan@proofs.test');
    expect((await portal.call('GET', '/users/me', await token('dan@proofs.test'))).body).toMatchObject({
      eoas: [{}, {}],
    });
  });
});

describe.each(databases)('the demo, on $kind', (database) => {
  let two: TwoAudits;
  beforeAll(async () => {
    two = await openTwoAudits(database, { PORTAL_DEMO: '1' });
  });
  afterAll(() => two.close());

  it('lets people whom the operator names in with its password, and no one whom an audit has invited', async () => {
    await two.makeAudit('Hazel', ['made@proofs.test']);
    const made = await two.signIn('made@proofs.test', 'demo');
    expect(await two.districtsOf(made?.accessToken ?? '')).toEqual(['Hazel']);
    expect(await two.districtsOf(await two.portal.token('made@proofs.test'))).toEqual(['Hazel']);
    await two.a.invite('invited@proofs.test');
    expect(await two.signIn('invited@proofs.test', 'demo')).toBeNull();
  });

  it('proves nothing: a password set by the link of one audit is of that one alone', async () => {
    await two.makeAudit('Ivy', ['known@proofs.test']);
    await two.b.add('known@proofs.test');
    await two.follow(await two.b.inviteAgain('known@proofs.test'));
    expect(await two.signIn('known@proofs.test', 'demo')).toBeNull();
    const known = await two.signIn('known@proofs.test', PASSWORD);
    expect(await two.districtsOf(known?.accessToken ?? '')).toEqual(['Birchfield']);
  });
});
