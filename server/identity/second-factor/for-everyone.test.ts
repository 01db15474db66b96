import { decodeJwt, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { openTwoAudits, PASSWORD, type Session, type TwoAudits } from '../../people/testing/two-audits.ts';
import { EMBEDDED_CLIENT_ID } from '../settings.ts';
import { authorizeRequest } from '../testing/browser.ts';

describe.each(databases)('with PORTAL_SECOND_STEP=everyone, on $kind', (database) => {
  let two: TwoAudits;
  beforeAll(async () => {
    two = await openTwoAudits(database, { PORTAL_SECOND_STEP: 'everyone' });
  });
  afterAll(() => two.close());

  async function member(name: string): Promise<string> {
    const email = `${name}@everyone.test`;
    await two.follow(await two.a.invite(email));
    return email;
  }
  async function signIn(email: string): Promise<Session> {
    const session = await two.signIn(email, PASSWORD);
    if (!session) throw new Error('The password is refused');
    return session;
  }
  const profileOf = async (token: string) => (await two.portal.call('GET', '/users/me', token)).status;

  it('a member sets up an app before anything else, and cannot turn it off', async () => {
    const email = await member('new');
    const browser = two.newBrowser();
    const page = (await browser.get(authorizeRequest(two.origin).path)).headers.get('location') ?? '';
    const answer = await browser.post(page, { email, password: PASSWORD });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Set it up to continue')]);

    const { accessToken } = await signIn(email);
    expect((await two.portal.call('GET', '/users/me/sign-in', accessToken)).body).toMatchObject({
      second_factor: { since: expect.any(String), is_required: true },
    });
  });

  it('what a password alone has opened before ends: its token, its renewal, its browser', async () => {
    const email = await member('before');
    const { browser, accessToken, refreshToken } = await signIn(email);
    await two.portal.database.system((tx) =>
      tx.run(sql`update sign_in_record set payload = jsonb_set(payload, '{amr}', '["pwd"]') where payload ? 'amr'`),
    );
    const { signing } = two.portal.keys;
    const earlier = await new SignJWT({ ...decodeJwt(accessToken), amr: ['pwd'] })
      .setProtectedHeader({ alg: signing.alg, kid: signing.kid, typ: 'at+jwt' })
      .sign(await importJWK(signing, signing.alg));
    expect([await profileOf(accessToken), await profileOf(earlier)]).toEqual([200, 401]);
    const form = { grant_type: 'refresh_token', client_id: EMBEDDED_CLIENT_ID, refresh_token: refreshToken };
    expect((await browser.call('/oauth/token', form)).status).toBe(400);
    const silent = await browser.get(authorizeRequest(two.origin, { prompt: 'none' }).path);
    expect(silent.headers.get('location')).toContain('error=login_required');
    expect(await profileOf((await signIn(email)).accessToken)).toBe(200);
  });
});
