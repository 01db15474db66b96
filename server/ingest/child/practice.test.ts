import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../test-run.ts';
import { practice } from './practice.ts';

it('checks a file as a whole, and leaves nothing', async () => {
  const folder = temporaryFolder();
  expect(await practice(folder, new AbortController().signal, { afterMilliseconds: 0 })).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

it('ends early once a file is there, and leaves nothing', async () => {
  const folder = temporaryFolder();
  const wanted = new AbortController();
  const practiced = practice(folder, wanted.signal, { afterMilliseconds: 0 });
  await expect.poll(() => readdirSync(folder), { interval: 1 }).toEqual(['practice']);
  wanted.abort();
  expect(await practiced).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

it('waits while the machine has more to do, and ends early there, too', async () => {
  const folder = temporaryFolder();
  const wanted = new AbortController();
  const practiced = practice(folder, wanted.signal, { mostLoad: -1, afterMilliseconds: 0 });
  // It would have begun within one turn.
  for (let turn = 0; turn < 100; turn++) await setImmediate();
  expect(readdirSync(folder)).toEqual([]);
  wanted.abort();
  expect(await practiced).toBe(false);
});
