import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionAudit } from '../session/session.ts';
import { tokenSource } from '../session/session.ts';
import { keepLanguage } from './keep-language.ts';

// The function asks an audit for its ID alone.
const audits = [{ id: '3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0a01' }] as SessionAudit[];
const config = { api: '/api', issuer: '', client_id: '', audience: '', demo: false };

beforeEach(() => {
  vi.useFakeTimers();
  tokenSource.get = () => Promise.resolve('bearer');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a server that is slow to answer holds no one up, and still gets the language of the letters', async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', (url: string, how: RequestInit) => {
    if (url.endsWith('/config.json')) return Promise.resolve(Response.json(config));
    sent.push(how);
    return new Promise(() => undefined);
  });
  const kept = keepLanguage('en', audits);
  await vi.advanceTimersByTimeAsync(2_000);
  await kept;
  expect(localStorage.getItem('portal.language')).toBe('en');
  // What the page has asked for by 'keepalive' goes on when it starts again.
  expect(sent).toMatchObject([{ method: 'PUT', keepalive: true, body: '{"language":"en"}' }]);
  expect(sent[0]?.signal?.aborted ?? false).toBe(false);
});
