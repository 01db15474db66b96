import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { createIdentity, type Identity } from '../identity.ts';
import { makeLink } from '../invitation.ts';
import { EMBEDDED_CLIENT_ID, type IdentitySettings } from '../settings.ts';
import { authorizeRequest, Browser } from '../testing/browser.ts';
import { addPerson, temporaryDatabase } from '../testing/database.ts';
import { TEST_SETTINGS } from '../testing/settings.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

let app: FastifyInstance;
let database: Database;
let identity: Identity;
let settings: IdentitySettings;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  database = await temporaryDatabase();
  await addPerson(database, 'admin@demo.test');
  app = Fastify();
  // The provider must know its port before it is mounted, so the port is taken first and the routes
  // are added by a second app.
  const probe = Fastify();
  await probe.listen({ host: '127.0.0.1', port: 0 });
  const address = probe.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await probe.close();
  origin = `http://localhost:${port}`;
  settings = {
    publicUrl: origin,
    dataDir: await mkdtemp(join(tmpdir(), 'identity-')),
    ...TEST_SETTINGS,
  };
  identity = await createIdentity(settings, database);
  await identity.mount(app);
  await app.listen({ host: '127.0.0.1', port });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await rm(settings.dataDir, { recursive: true });
});

const newBrowser = () => new Browser(`http://127.0.0.1:${new URL(origin).port}`);

beforeEach(() => {
  browser = newBrowser();
});

/** From the authorize request to the code, through the sign-in page. */
async function signIn(extra: Record<string, string> = {}, at = origin): Promise<{ code: string; verifier: string }> {
  const { path, verifier } = authorizeRequest(at, extra);
  const toPage = await browser.get(path);
  const form = await browser.get(toPage.headers.get('location') ?? '');
  expect(form.status).toBe(200);
  const answer = await browser.follow(
    await browser.post(toPage.headers.get('location') ?? '', { email: 'admin@demo.test', password: 'demo' }),
  );
  return { code: answerIn(answer).get('code') ?? '', verifier };
}

const answerIn = (answer: Response) => new URL(answer.headers.get('location') ?? '', origin).searchParams;

const token = (form: Record<string, string>) =>
  browser.call('/oauth/token', { client_id: EMBEDDED_CLIENT_ID, ...form });

async function exchange({ code, verifier }: { code: string; verifier: string }, at = origin): Promise<Tokens> {
  const answer = await token({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${at}/login`,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Tokens;
}

const refresh = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token });

const bearer = (accessToken: string) => ({ headers: { authorization: `Bearer ${accessToken}` } });

describe('code and PKCE', () => {
  test('gives an access token that the portal accepts as the person', async () => {
    const tokens = await exchange(await signIn());
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ typ: 'at+jwt', alg: 'ES256' });
    const person = await identity.authenticate(bearer(tokens.access_token));
    expect(person).toMatchObject({ email: 'admin@demo.test', name: 'Test Person', isOperator: false });
  });

  test('gives an ID token that the portal does not accept', async () => {
    const tokens = await exchange(await signIn({ nonce: 'n' }));
    expect(decodeJwt(tokens.id_token)).toMatchObject({ aud: EMBEDDED_CLIENT_ID, email: 'admin@demo.test', nonce: 'n' });
    await expect(identity.authenticate(bearer(tokens.id_token))).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('works under the other name of the machine', async () => {
    const at = origin.replace('localhost', '127.0.0.1');
    const tokens = await exchange(await signIn({}, at), at);
    await expect(identity.authenticate(bearer(tokens.access_token))).resolves.toMatchObject({
      email: 'admin@demo.test',
    });
  });

  test.each([
    ['without a challenge', { code_challenge: '', code_challenge_method: '' }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
  ])('is refused %s', async (_words, extra) => {
    const answer = answerIn(await browser.get(authorizeRequest(origin, extra).path));
    expect(answer.get('error')).toBe('invalid_request');
  });

  test('refuses an address to come back to that is not ours, and stays here to say so', async () => {
    const answer = await browser.get(authorizeRequest('https://elsewhere.example').path);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });

  test('refuses the code with another verifier, and a second time', async () => {
    const { code, verifier } = await signIn();
    const wrong = {
      grant_type: 'authorization_code',
      code,
      code_verifier: 'x'.repeat(43),
      redirect_uri: `${origin}/login`,
    };
    expect((await token(wrong)).status).toBe(400);
    browser = newBrowser();
    const used = await signIn();
    await exchange(used);
    expect((await token({ ...wrong, code: used.code, code_verifier: verifier })).status).toBe(400);
  });
});

describe('refresh', () => {
  test('rotates, and an old refresh token ends the whole chain', async () => {
    const first = await exchange(await signIn());
    const answer = await refresh(first.refresh_token);
    const second = (await answer.json()) as Tokens;
    expect(answer.status).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  test('gives one answer to two uses at the same moment', async () => {
    const { refresh_token } = await exchange(await signIn());
    const statuses = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('the memory of the provider', () => {
  test('outlives a restart', async () => {
    const { refresh_token } = await exchange(await signIn());
    const restarted = Fastify();
    await (await createIdentity(settings, database)).mount(restarted);
    const payload = new URLSearchParams({
      client_id: EMBEDDED_CLIENT_ID,
      grant_type: 'refresh_token',
      refresh_token,
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', host: new URL(origin).host };
    const answer = await restarted.inject({ method: 'POST', url: '/oauth/token', headers, payload });
    expect(answer.statusCode).toBe(200);
    await restarted.close();
  });

  test('holds nothing that opens a session: no cookie, no code, no refresh token', async () => {
    const { code, verifier } = await signIn();
    await browser.get(authorizeRequest(origin, { prompt: 'login' }).path);
    const { refresh_token } = await exchange({ code, verifier });
    const rows = await database.system((tx) => tx.rows(sql`select * from sign_in_record`));
    const kept = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [code, refresh_token, browser.cookie('portal.session')]) {
      expect(secret).toMatch(/^[\w-]{40,}$/);
      expect(kept).not.toContain(secret);
    }
  });
});

describe('prompt=none', () => {
  test('restores the session of this browser without a page', async () => {
    await exchange(await signIn());
    const { path, verifier } = authorizeRequest(origin, { prompt: 'none' });
    const code = answerIn(await browser.get(path)).get('code') ?? '';
    await expect(exchange({ code, verifier })).resolves.toHaveProperty('access_token');
  });

  test('says login_required to a browser without one', async () => {
    const answer = answerIn(await browser.get(authorizeRequest(origin, { prompt: 'none' }).path));
    expect(answer.get('error')).toBe('login_required');
  });
});

describe('logout', () => {
  const logout = (extra: Record<string, string>) => browser.get(`/oidc/logout?${new URLSearchParams(extra)}`);
  const secretIn = (text: string) => /name="xsrf" value="(\w+)"/.exec(text)?.[1] ?? '';

  test('of the portal needs no question, leads to its origin and ends session and refresh token', async () => {
    const tokens = await exchange(await signIn());
    const page = await logout({ id_token_hint: tokens.id_token, post_logout_redirect_uri: origin });
    const text = await page.text();
    expect(text).toContain('<script>');
    const done = await browser.post('/oidc/logout/confirm', { xsrf: secretIn(text), logout: 'yes' });
    expect(done.headers.get('location')).toMatch(new RegExp(`^${origin}/?$`));
    expect([page, done].map(({ headers }) => headers.get('clear-site-data'))).toEqual([null, '"cache"']);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
    expect(answerIn(await browser.get(authorizeRequest(origin, { prompt: 'none' }).path)).get('error')).toBe(
      'login_required',
    );
  });

  test('by a strange link asks first', async () => {
    await signIn();
    const text = await (await logout({})).text();
    expect(text).toContain('<button>Sign out</button>');
    expect(text).not.toContain('<script>');
  });

  test('leads nowhere else', async () => {
    const { id_token } = await exchange(await signIn());
    expect(
      (await logout({ id_token_hint: id_token, post_logout_redirect_uri: 'https://elsewhere.example' })).status,
    ).toBe(400);
  });
});

describe('the sign-in page', () => {
  const noticeIn = (text = '') => /<div class="error".*?<\/div>/s.exec(text)?.[0];
  const open = async () => (await browser.get(authorizeRequest(origin).path)).headers.get('location') ?? '';

  test('says the same of an unknown address and a wrong password, and keeps what was typed', async () => {
    const path = await open();
    const wrong = await browser.post(path, { email: 'admin@demo.test', password: 'wrong' });
    const unknown = await browser.post(path, { email: 'nobody@demo.test', password: 'wrong' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const texts = [await wrong.text(), await unknown.text()];
    expect(noticeIn(texts[0])).toContain('Email or password is incorrect.');
    expect(noticeIn(texts[1])).toBe(noticeIn(texts[0]));
    expect(texts[0]).toContain('value="admin@demo.test" aria-invalid="true"');
  });

  test('stops answering an account after ten failures, known or not', async () => {
    const path = await open();
    const attempt = () => browser.post(path, { email: 'guessed@demo.test', password: 'wrong' });
    for (let failures = 0; failures < 10; failures += 1) expect((await attempt()).status).toBe(401);
    const blocked = await attempt();
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('escapes what comes from outside and allows no script and no frame', async () => {
    const answer = await browser.post(await open(), { email: '"><script>alert(1)</script>', password: 'x' });
    expect(await answer.text()).not.toContain('<script>');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
  });

  test('does not open in a browser where the sign-in did not begin', async () => {
    const path = await open();
    browser.forgetCookies();
    expect((await browser.get(path)).status).toBe(400);
    expect((await browser.post(path, { email: 'admin@demo.test', password: 'demo' })).status).toBe(400);
  });

  test('lists the people of the demo district', async () => {
    expect(await (await browser.get(await open())).text()).toContain('admin@demo.test');
  });
});

test('where the provider is asked may be kept for minutes, and nothing else of it', async () => {
  const kept = async (path: string) => (await fetch(origin + path)).headers.get('cache-control');
  expect(await kept('/.well-known/openid-configuration')).toBe('private, max-age=300');
  expect(await kept('/.well-known/jwks.json')).toBe('no-store');
});

describe('what the network says about the host', () => {
  test('does not reach the addresses the provider gives out', async () => {
    const forged = await fetch(`${origin}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    const document = (await forged.json()) as Record<string, unknown>;
    expect(document).toMatchObject({
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/oauth/token`,
    });
  });
});

describe('an invitation', () => {
  test('sets name and password once, then its person signs in with them and not with the demo password', async () => {
    const personId = await addPerson(database, 'new@district.test');
    await database.system((tx) => tx.run(sql`update person set address_proof = null where id = ${personId}`));
    const links = { publicUrl: origin, hours: 1 };
    const address = await database.system((tx) => makeLink(tx, { personId, invitedBy: null }, links));
    const { pathname, search } = new URL(address);
    const link = pathname + search;

    const begin = async (password: string) =>
      (
        await browser.post((await browser.get(authorizeRequest(origin).path)).headers.get('location') ?? '', {
          email: 'new@district.test',
          password,
        })
      ).status;
    expect(await begin('demo')).toBe(401);

    expect(await (await browser.get(link)).text()).toContain('new@district.test');
    for (const password of ['too short', 'password password']) {
      const refused = await browser.post(link, { name: 'New <Person>', password });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('value="New &lt;Person&gt;"');
    }
    const saved = await browser.post(link, { name: 'New Person', password: 'correct horse battery' });
    expect(saved.headers.get('location')).toBe('/login?password=saved&ui_locales=en');
    expect((await browser.get(link)).status).toBe(410);
    expect((await browser.post(link, { name: 'Thief', password: 'another long password' })).status).toBe(410);
    expect(await begin('correct horse battery')).toBe(303);
  });
});
