import { ErrorTimeout, User } from 'oidc-client-ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createManager } from './user-manager.ts';

const ISSUER = 'https://id.example';
const SECOND = 1000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers when the request is given up, and then as a browser does. */
const silent = (signal?: AbortSignal | null) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The request was aborted', 'AbortError')));
  });

test('a token request without an answer is given up after 10 seconds, three times', async () => {
  vi.useFakeTimers();
  const requests: number[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (!address.endsWith('/oauth/token'))
      return Promise.resolve(
        new Response(JSON.stringify({ issuer: ISSUER, token_endpoint: `${ISSUER}/oauth/token` }), {
          headers: { 'content-type': 'application/json' },
        }),
      );
    requests.push(Date.now());
    return silent(init?.signal);
  });
  const manager = createManager({ api: '/api', issuer: ISSUER, client_id: 'web', audience: 'portal', demo: false });
  const profile = { sub: 'ann', iss: ISSUER, aud: 'web', iat: 0, exp: 1 };
  await manager.storeUser(
    new User({ access_token: 'a', refresh_token: 'r', token_type: 'Bearer', profile, scope: 'openid' }),
  );

  let outcome: unknown;
  void manager.signinSilent().catch((error: unknown) => {
    outcome = error;
  });
  // In small steps: an answer that was read takes turns of its own beside the clock's.
  for (let step = 0; outcome === undefined && step < 1000; step += 1) await vi.advanceTimersByTimeAsync(100);
  expect(outcome).toBeInstanceOf(ErrorTimeout);
  const pauses = requests.slice(1).map((at, index) => (at - (requests[index] ?? 0)) / SECOND);
  expect(pauses.map(Math.round)).toEqual([10, 10]);
});
