import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignIn } from '#contract/sign-in.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { openTwoAudits, PASSWORD, type Session, type TwoAudits } from '../../people/testing/two-audits.ts';
import { EMBEDDED_CLIENT_ID } from '../settings.ts';
import { authorizeRequest } from '../testing/browser.ts';

describe.each(databases)('where a person is signed in, on $kind', (database) => {
  let two: TwoAudits;
  beforeAll(async () => {
    two = await openTwoAudits(database);
  });
  afterAll(() => two.close());

  async function signIn(email: string): Promise<Session> {
    const session = await two.signIn(email, PASSWORD);
    if (!session) throw new Error('The password is refused');
    return session;
  }
  async function member(name: string): Promise<string> {
    const email = `${name}@sessions.test`;
    await two.follow(await two.a.invite(email));
    return email;
  }
  const sessionsOf = async ({ accessToken }: Session) =>
    SignIn.parse((await two.portal.call('GET', '/users/me/sign-in', accessToken)).body).sessions;
  const end = async ({ accessToken }: Session, id: string) =>
    (await two.portal.call('DELETE', `/users/me/sign-in/sessions/${id}`, accessToken)).status;
  const refresh = ({ browser, refreshToken }: Session) =>
    browser.call('/oauth/token', {
      grant_type: 'refresh_token',
      client_id: EMBEDDED_CLIENT_ID,
      refresh_token: refreshToken,
    });
  const callsAs = async ({ accessToken }: Session) => (await two.portal.call('GET', '/users/me', accessToken)).status;

  it('is listed by browser, and ends at once where the person says so', async () => {
    const email = await member('laptop');
    const [laptop, library] = [await signIn(email), await signIn(email)];
    const sessions = await sessionsOf(laptop);
    expect(sessions.map(({ is_this, address }) => [is_this, address]).sort()).toEqual([
      [false, '127.0.0.1'],
      [true, '127.0.0.1'],
    ]);
    const left = sessions.find(({ is_this }) => !is_this)?.id ?? '';
    expect(await end(laptop, left)).toBe(204);

    expect(await callsAs(library)).toBe(401);
    expect((await refresh(library)).status).toBe(400);
    const silent = await library.browser.get(authorizeRequest(two.origin, { prompt: 'none' }).path);
    expect(silent.headers.get('location')).toContain('error=login_required');
    expect(await callsAs(laptop)).toBe(200);
    expect((await refresh(laptop)).status).toBe(200);
    expect(await sessionsOf(laptop)).toHaveLength(1);
  });

  it('ends everywhere else in one step', async () => {
    const email = await member('everywhere');
    const [here, there, elsewhere] = [await signIn(email), await signIn(email), await signIn(email)];
    const answer = await two.portal.call('DELETE', '/users/me/sign-in/sessions', here.accessToken);
    expect(answer.body).toEqual({ ended: 2 });
    expect([await callsAs(here), await callsAs(there), await callsAs(elsewhere)]).toEqual([200, 401, 401]);
  });

  it('ends for every tab of the browser in which the person signs out, and for no other browser', async () => {
    const email = await member('tabs');
    const [here, there] = [await signIn(email), await signIn(email)];
    const asked = await (await here.browser.get('/oidc/logout')).text();
    const xsrf = /name="xsrf" value="(\w+)"/.exec(asked)?.[1] ?? '';
    expect([await callsAs(here), await callsAs(there)]).toEqual([200, 200]);
    await here.browser.post('/oidc/logout/confirm', { xsrf, logout: 'yes' });
    expect([await callsAs(here), await callsAs(there)]).toEqual([401, 200]);
  });

  it('is no one else’s to end', async () => {
    const [mine, yours] = [await signIn(await member('mine')), await signIn(await member('yours'))];
    const [session] = await sessionsOf(yours);
    expect(await end(mine, session?.id ?? '')).toBe(204);
    expect(await callsAs(yours)).toBe(200);
  });

  it('stays open to the person while someone else types wrong passwords', async () => {
    const email = await member('locked');
    const { browser } = await signIn(email);
    const attempt = async (from: typeof browser, password: string) => {
      const page =
        (await from.get(authorizeRequest(two.origin, { prompt: 'login' }).path)).headers.get('location') ?? '';
      return (await from.post(page, { email, password })).status;
    };
    const stranger = two.newBrowser();
    for (let failure = 0; failure < 10; failure += 1) expect(await attempt(stranger, 'wrong')).toBe(401);
    expect(await attempt(stranger, PASSWORD)).toBe(429);
    expect(await attempt(browser, PASSWORD)).toBe(303);
    for (let failure = 0; failure < 10; failure += 1) await attempt(browser, 'wrong');
    expect(await attempt(browser, PASSWORD)).not.toBe(303);
  });
});
