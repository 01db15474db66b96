/**
 * A process of its own: sign-ins with unknown accounts all at once, from several addresses, and shortly after them one
 * from an address of its own. Prints one JSON line.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { authorizeRequest, Browser } from '#server/identity/testing/browser.ts';

export interface Flood {
  /** How many were answered with each status. */
  statuses: Record<string, number>;
  /** Until the last one was answered. */
  seconds: number;
  /** Of the one from an address of its own. */
  other: { status: number; seconds: number };
}

const [origin = '', number = '', addresses = ''] = process.argv.slice(2);
const OTHER_AFTER_MS = 1_000;

const browser = new Browser(origin);
const toPage = await browser.get(authorizeRequest(origin).path);
const page = new URL(toPage.headers.get('location') ?? '', origin);
const cookie = `portal.sign-in=${browser.cookie('portal.sign-in')}; portal.sign-in.sig=${browser.cookie('portal.sign-in.sig')}`;

async function signIn(at: number, address: string) {
  const start = performance.now();
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ email: `nobody${at}@flood.test`, password: 'not a password' }),
    headers: { cookie, 'x-forwarded-for': address },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return { status: answer.status, seconds: (performance.now() - start) / 1000 };
}

const flood = Array.from({ length: Number(number) }, (_, at) => signIn(at, `10.0.0.${at % Number(addresses)}`));
await pause(OTHER_AFTER_MS);
const other = await signIn(-1, '10.0.1.1');
const answers = await Promise.all(flood);
const statuses = Object.fromEntries(
  [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
);
const result: Flood = { statuses, seconds: Math.max(...answers.map(({ seconds }) => seconds)), other };
process.stdout.write(`${JSON.stringify(result)}\n`);
