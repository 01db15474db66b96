import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#contract/route.ts';
import { addressOf, call } from './api.ts';
import { tokenSource } from './session/session.ts';

const route = defineRoute({
  name: 'test.read',
  method: 'POST',
  path: '/eoa/:eoaId/things',
  summary: 'A thing.',
  scope: 'audit',
  permission: 'audit.read',
  params: z.object({ eoaId: z.string() }),
  body: z.object({ name: z.string() }),
  answer: z.object({ count: z.int() }),
  event: null,
});
const args = { params: { eoaId: 'a/b' }, body: { name: 'x' } };

const config = { api: '/api', issuer: 'https://id.example', client_id: 'web', audience: 'portal', demo: false };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

let answers: (() => Response | Promise<Response>)[] = [];
const requests: { address: string; init: RequestInit }[] = [];

beforeEach(() => {
  requests.length = 0;
  tokenSource.get = () => Promise.resolve('first');
  tokenSource.renew = () => Promise.resolve('renewed');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address === '/config.json') return json(config);
    requests.push({ address, init });
    return await (answers.shift()?.() ?? json({}, 500));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'XSRF-TOKEN=; Max-Age=0';
});

const sent = (index: number) => new Headers(requests[index]?.init.headers);
const failure = async (answer: () => Response | Promise<Response>, signal?: AbortSignal) => {
  answers = [answer];
  return await call(route, { ...args, signal }).catch((error: unknown) => error);
};

describe('a call', () => {
  test('sends parameters, body and bearer, and checks the answer', async () => {
    answers = [() => json({ count: 3 })];
    expect(await call(route, args)).toEqual({ count: 3 });
    expect(requests[0]).toMatchObject({
      address: '/api/eoa/a%2Fb/things',
      init: { method: 'POST', body: '{"name":"x"}' },
    });
    expect(sent(0).get('authorization')).toBe('Bearer first');
    expect(sent(0).get('x-xsrf-token')).toBeNull();
  });

  test('returns the anti-forgery cookie as a header', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'XSRF-TOKEN=a%20b';
    answers = [() => json({ count: 0 })];
    await call(route, args);
    expect(sent(0).get('x-xsrf-token')).toBe('a b');
  });

  test('renews a refused token once and repeats', async () => {
    answers = [() => json({}, 401), () => json({ count: 1 })];
    expect(await call(route, args)).toEqual({ count: 1 });
    expect(sent(1).get('authorization')).toBe('Bearer renewed');
  });

  test('is not sent while no one is signed in, and says so', async () => {
    tokenSource.get = () => Promise.reject(new Error('Nobody is signed in'));
    await expect(call(route, args)).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Request cannot be send due to mising user details data!',
    });
    expect(requests).toHaveLength(0);
  });

  test('that anyone may make is sent without a bearer', async () => {
    tokenSource.get = () => Promise.resolve(null);
    answers = [() => json({ count: 2 })];
    expect(await call({ ...route, scope: 'public' }, args)).toEqual({ count: 2 });
    expect(sent(0).get('authorization')).toBeNull();
  });

  test('is not repeated without a bearer when the session has ended meanwhile', async () => {
    tokenSource.renew = () => Promise.resolve(null);
    answers = [() => json({}, 401), () => json({ count: 1 })];
    await expect(call(route, args)).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(1);
  });

  test('gives up when the renewed token is refused too', async () => {
    const body = { code: 'unauthenticated', message: 'Sign in to continue.' };
    answers = [() => json(body, 401), () => json(body, 401), () => json({ count: 1 })];
    await expect(call(route, args)).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(requests).toHaveLength(2);
  });
});

describe('the six client errors', () => {
  test('network', async () => {
    expect(await failure(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({ kind: 'network' });
  });

  test('aborted by the browser, canceled by the caller', async () => {
    const abort = () => Promise.reject(new DOMException('', 'AbortError'));
    expect(await failure(abort)).toMatchObject({ kind: 'aborted' });
    expect(await failure(abort, AbortSignal.abort())).toMatchObject({ kind: 'canceled' });
  });

  test('timeout, told by the server too', async () => {
    expect(await failure(() => json({}, 504))).toMatchObject({ kind: 'timeout', status: 504 });
  });

  test('bad request, with the sentence of the server', async () => {
    const body = { code: 'conflict', message: 'Somebody was faster.', details: { version: 2 } };
    expect(await failure(() => json(body, 409))).toMatchObject({ kind: 'bad request', ...body });
  });

  test('bad response: a server error, no JSON, or another shape than agreed', async () => {
    expect(await failure(() => json({}, 500))).toMatchObject({ kind: 'bad response', status: 500 });
    expect(await failure(() => new Response('<html>'))).toMatchObject({ kind: 'bad response' });
    expect(await failure(() => json({ count: 'three' }))).toMatchObject({ kind: 'bad response' });
  });
});

test('an address leaves out query fields without a value', () => {
  expect(addressOf('/a/:b', { b: 1 }, { page: 2, school_id: undefined })).toBe('/a/1?page=2');
});
