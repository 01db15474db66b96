import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../test-portal.ts';
import { authorizeRequest, Browser } from '../testing/browser.ts';
import { addPerson } from '../testing/database.ts';
import { Turns } from '../turns.ts';

const WAITING = 3;

let portal: TestPortal;
let origin: string;
let browser: Browser;
/** The address of a sign-in page that is under way. */
let page: string;
let hashNow: () => void;

beforeAll(async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: WAITING });
  portal = await openTestPortal({}, turns);
  await addPerson(portal.database, 'admin@demo.test');
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.app.server.address() as AddressInfo; // it listens on a port
  origin = `http://127.0.0.1:${port}`;
  browser = new Browser(origin);
  const toPage = await browser.get(authorizeRequest(portal.config.publicUrl).path);
  page = new URL(toPage.headers.get('location') ?? '', origin).pathname;
  // Someone else's password takes as long as this test needs.
  void turns.take('elsewhere', () => new Promise<void>((resolve) => (hashNow = resolve)));
});
afterAll(() => portal.close());

const signIn = (email: string, password = 'wrong') => browser.post(page, { email, password });

test('while no password can be hashed, more than may wait are turned away alike and everything else is answered', async () => {
  let answered = 0;
  const together = Array.from({ length: WAITING + 1 }, async (_, at) => {
    const answer = await signIn(at % 2 === 0 ? 'admin@demo.test' : 'nobody@demo.test');
    answered += 1;
    return answer.status;
  });
  expect(await Promise.race(together)).toBe(429);
  const known = await signIn('admin@demo.test');
  const unknown = await signIn('nobody@demo.test');
  for (const answer of [known, unknown]) {
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('content-type')).toContain('text/html');
  }
  const texts = [await known.text(), await unknown.text()];
  expect(texts[0]).toContain('Many people are signing in right now. Wait a few seconds and try again.');
  expect(texts[0]?.replace('admin@demo.test', '')).toBe(texts[1]?.replace('nobody@demo.test', ''));

  for (const path of ['/api/health/ready', '/api/health/live', '/config.json', '/example-files/student-roster.csv'])
    expect((await fetch(origin + path)).status, path).toBe(200);
  expect(answered).toBe(1);

  hashNow();
  expect((await Promise.all(together)).sort()).toEqual([401, 401, 401, 429]);
  expect((await signIn('admin@demo.test', 'demo')).status).toBe(303);
});

test('a password longer than any is not right, without a word more', async () => {
  const answer = await signIn('admin@demo.test', 'x'.repeat(201));
  expect(answer.status).toBe(401);
});
