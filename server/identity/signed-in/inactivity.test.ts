import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { openTwoAudits, PASSWORD, type Session, type TwoAudits } from '../../people/testing/two-audits.ts';
import { EMBEDDED_CLIENT_ID } from '../settings.ts';
import { authorizeRequest } from '../testing/browser.ts';

describe.each(databases)('a session that no one uses, on $kind', (database) => {
  let two: TwoAudits;
  beforeAll(async () => {
    two = await openTwoAudits(database, { PORTAL_INACTIVITY_MINUTES: '30' });
  });
  afterAll(() => two.close());

  async function signedIn(name: string) {
    const email = `${name}@inactivity.test`;
    await two.follow(await two.a.invite(email));
    return { email, ...(await signIn(email)) };
  }
  async function signIn(email: string, browser = two.newBrowser()): Promise<Session> {
    const session = await two.signIn(email, PASSWORD, browser);
    if (!session) throw new Error('The password is refused');
    return session;
  }
  /** As if so much time had gone by since someone last did something. */
  const pass = (minutes: number, { email }: { email: string }) =>
    two.portal.database.system((tx) =>
      tx.run(sql`
        update sign_in_session s set active_at = active_at - make_interval(mins => ${minutes})
        from person p where p.id = s.person_id and p.email = ${email}`),
    );
  const reads = async ({ accessToken }: Session) => (await two.portal.call('GET', '/users/me', accessToken)).status;
  const acts = async ({ accessToken }: Session) =>
    (await two.portal.call('POST', '/users/me/sign-in/activity', accessToken)).status;
  const refresh = ({ browser, refreshToken }: Session) =>
    browser.call('/oauth/token', {
      grant_type: 'refresh_token',
      client_id: EMBEDDED_CLIENT_ID,
      refresh_token: refreshToken,
    });
  /** What a page asks for that is loaded again. */
  async function reload({ browser }: Session) {
    const { path, verifier } = authorizeRequest(two.origin, { prompt: 'none' });
    const answer = await browser.get(path);
    const isSignedOut = answer.headers.get('location')?.includes('error=login_required') ?? false;
    return isSignedOut ? 'signed out' : await two.tokensAfter(browser, answer, verifier);
  }

  it('ends: its access token, its refresh token and a reload of the page are refused', async () => {
    const session = await signedIn('unused');
    await pass(29, session);
    expect(await reads(session)).toBe(200);
    await pass(2, session);
    expect(await reads(session)).toBe(401);
    expect((await refresh(session)).status).toBe(400);
    expect(await reload(session)).toBe('signed out');
  });

  it('is followed by a new one in the same browser, which is the only one that Settings lists', async () => {
    const session = await signedIn('again');
    await pass(31, session);
    const next = await signIn(session.email, session.browser);
    expect(await reads(next)).toBe(200);
    const { body } = await two.portal.call('GET', '/users/me/sign-in', next.accessToken);
    expect((body as { sessions: { is_this: boolean }[] }).sessions).toMatchObject([{ is_this: true }]);
  });

  it('is not used by a page that reads and renews its token by itself', async () => {
    const session = await signedIn('poll');
    await pass(20, session);
    expect(await reads(session)).toBe(200);
    expect((await refresh(session)).status).toBe(200);
    await pass(20, session);
    expect(await reads(session)).toBe(401);
  });

  it('goes on where a person does something', async () => {
    const session = await signedIn('active');
    for (let times = 0; times < 3; times += 1) {
      await pass(20, session);
      expect(await acts(session)).toBe(204);
    }
    expect(await reads(session)).toBe(200);
  });

  it('goes on where a person loads the page again', async () => {
    const session = await signedIn('reload');
    await pass(20, session);
    expect(await reload(session)).toMatchObject({ accessToken: expect.any(String) });
    await pass(20, session);
    expect(await reads(session)).toBe(200);
  });

  it('ends at once where its own page says so', async () => {
    const session = await signedIn('this');
    const { status } = await two.portal.call('DELETE', '/users/me/sign-in/sessions/this', session.accessToken);
    expect([status, await reads(session), await reload(session)]).toEqual([204, 401, 'signed out']);
  });
});

describe.each(databases)('with PORTAL_INACTIVITY_MINUTES=0, on $kind', (database) => {
  it('a session lasts its day', async () => {
    const two = await openTwoAudits(database, { PORTAL_INACTIVITY_MINUTES: '0' });
    const email = 'off@inactivity.test';
    await two.follow(await two.a.invite(email));
    const session = await two.signIn(email, PASSWORD);
    await two.portal.database.system((tx) =>
      tx.run(sql`update sign_in_session set active_at = now() - interval '23 hours'`),
    );
    expect((await two.portal.call('GET', '/users/me', session?.accessToken ?? '')).status).toBe(200);
    await two.close();
  });
});
