import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../test-portal.ts';

const WEB = 'https://portal.test';
const API = 'https://api.portal.test';
let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ PORTAL_PUBLIC_URL: WEB, PORTAL_API_URL: API });
});
afterAll(() => portal.close());

const ask = (origin: string, url = '/api/users/me') =>
  portal.app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  });

it('tells the web where the API is, and lets its pages connect to it', async () => {
  const config = await portal.app.inject({ method: 'GET', url: '/config.json' });
  expect(config.json()).toMatchObject({ api: `${API}/api`, issuer: WEB });
  const policy = String(config.headers['content-security-policy']);
  expect(policy.split(';').find((part) => part.startsWith('connect-src'))).toContain(API);
});

it.each(['/api/users/me', '/store/put'])('lets a page of the web call %s from its origin', async (url) => {
  const answer = await ask(WEB, url);
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': WEB,
    'access-control-allow-headers': expect.stringContaining('authorization'),
    'access-control-allow-methods': expect.stringContaining('PUT'),
    vary: 'Origin',
  });
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
});

it('answers a refused call so that the page can read why', async () => {
  const answer = await portal.app.inject({ method: 'GET', url: '/api/users/me', headers: { origin: WEB } });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['access-control-allow-origin']).toBe(WEB);
});

it.each(['https://portal.test.evil.test', 'http://portal.test', 'null'])('lets no page of %s in', async (origin) => {
  const answer = await ask(origin);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  expect(answer.statusCode).toBe(404);
});

it('takes a file from the other name of this machine too', async () => {
  const here = await openTestPortal({ PORT: '3000' });
  const asked = { origin: 'http://127.0.0.1:3000', 'access-control-request-method': 'PUT' };
  const answer = await here.app.inject({ method: 'OPTIONS', url: '/store/put', headers: asked });
  const policy = String(answer.headers['content-security-policy']);
  await here.close();
  expect(answer.headers['access-control-allow-origin']).toBe('http://127.0.0.1:3000');
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:3000(;|$)/);
});
