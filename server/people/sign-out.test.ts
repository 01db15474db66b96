import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { Member } from '#contract/people.ts';
import { EMBEDDED_CLIENT_ID } from '#server/identity/settings.ts';
import { authorizeRequest } from '#server/identity/testing/browser.ts';
import { startExternalProvider } from '#server/identity/testing/external-provider.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { openTestPortal } from '#server/test-portal.ts';
import { openTwoAudits, PASSWORD, type Session, type TwoAudits } from './testing/two-audits.ts';

describe.each(databases)('someone who is signed out everywhere, on $kind', (database) => {
  let two: TwoAudits;
  beforeAll(async () => {
    two = await openTwoAudits(database);
  });
  afterAll(() => two.close());

  async function member(name: string) {
    const email = `${name}@sign-out.test`;
    await two.follow(await two.a.invite(email));
    return { email, id: (await two.a.memberCalled(email))?.id ?? '' };
  }
  async function signIn(email: string): Promise<Session> {
    const session = await two.signIn(email, PASSWORD);
    if (!session) throw new Error('The password is refused');
    return session;
  }
  const byAdmin = (id: string) => two.portal.call('DELETE', `/eoa/${two.a.id}/people/${id}/sessions`, two.a.token);
  const byOperator = (id: string) =>
    two.portal.call('DELETE', `/operator/audits/${two.a.id}/members/${id}/sessions`, two.operator);
  const reads = async ({ accessToken }: Session) => (await two.portal.call('GET', '/users/me', accessToken)).status;
  const refresh = async ({ browser, refreshToken }: Session) => {
    const form = { grant_type: 'refresh_token', client_id: EMBEDDED_CLIENT_ID, refresh_token: refreshToken };
    return (await browser.call('/oauth/token', form)).status;
  };
  const reload = async ({ browser }: Session) =>
    (await browser.get(authorizeRequest(two.origin, { prompt: 'none' }).path)).headers.get('location');
  const logOf = async () => (await two.portal.call('GET', `/eoa/${two.a.id}/audit-log/?kind=people`, two.a.token)).text;

  it.each([
    ['an administrator', byAdmin],
    ['an operator', byOperator],
  ])(
    'by %s takes effect at once in every browser, can sign in again, and the log says who did it',
    async (who, signOut) => {
      const { email, id } = await member(who.replaceAll(' ', '-'));
      const [desk, library, other] = [
        await signIn(email),
        await signIn(email),
        await signIn((await member(`${who.length}`)).email),
      ];
      expect((await signOut(id)).status).toBe(204);
      for (const session of [desk, library]) {
        expect(await reads(session)).toBe(401);
        expect(await refresh(session)).toBe(400);
        expect(await reload(session)).toContain('error=login_required');
      }
      expect(await reads(other)).toBe(200);
      expect(await reads(await signIn(email))).toBe(200);
      expect(await logOf()).toContain('Person signed out everywhere');
    },
  );

  it('is no one who has not joined: to add an address gives nothing over its account', async () => {
    const { email } = await member('elsewhere');
    const session = await signIn(email);
    await two.b.add(email);
    const pending = await two.b.memberCalled(email);
    const path = `/eoa/${two.b.id}/people/${pending?.id}/sessions`;
    expect(await two.portal.call('DELETE', path, two.b.token)).toMatchObject({ status: 409 });
    expect(await reads(session)).toBe(200);
  });

  it('is no one of another audit', async () => {
    const { email, id } = await member('foreign');
    const session = await signIn(email);
    const path = `/eoa/${two.b.id}/people/${id}/sessions`;
    expect(await two.portal.call('DELETE', path, two.b.token)).toMatchObject({ status: 404 });
    expect(await reads(session)).toBe(200);
  });
});

it('at an external provider no one is signed out, and the answer says where it is done', async () => {
  const provider = await startExternalProvider();
  const audience = 'https://portal.example/api';
  const oidc = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'web', OIDC_AUDIENCE: audience };
  const portal = await openTestPortal({ PORTAL_OPERATORS: 'ops@portal.test', ...oidc });
  const token = (email: string) => provider.token(audience, { sub: `auth|${email}`, email, email_verified: true });
  const members = [{ email: 'ann@grove.test', roles: ['ADMIN'], scope: 'district' }];
  const draft = { district: { name: 'Grove' }, year_ending: 2024, schools: [{ name: 'Grove High' }], members };
  const made = await portal.call('POST', '/operator/audits', await token('ops@portal.test'), draft);
  const { id } = AuditSummary.parse(made.body);
  const ann = await token('ann@grove.test');
  const [member] = Member.array().parse((await portal.call('GET', `/eoa/${id}/people`, ann)).body);

  const byAdmin = await portal.call('DELETE', `/eoa/${id}/people/${member?.id}/sessions`, ann);
  const path = `/operator/audits/${id}/members/${member?.id}/sessions`;
  const byOperator = await portal.call('DELETE', path, await token('ops@portal.test'));
  for (const answer of [byAdmin, byOperator])
    expect(answer).toMatchObject({ status: 409, text: expect.stringContaining('end their sessions there') });
  await portal.close();
  await provider.stop();
});
