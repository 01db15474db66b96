import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../test-run.ts';
import { practice } from './practice.ts';

it('checks a file as a whole, and leaves nothing', async () => {
  const folder = temporaryFolder();
  expect(await practice(folder, new AbortController().signal, 0)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

it('ends early once a file is there, and leaves nothing', async () => {
  const folder = temporaryFolder();
  const wanted = new AbortController();
  const practiced = practice(folder, wanted.signal, 0);
  await expect.poll(() => readdirSync(folder), { interval: 1 }).toEqual(['practice']);
  wanted.abort();
  expect(await practiced).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
