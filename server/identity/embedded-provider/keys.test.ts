import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretsInFolder } from '#server/platform/secrets/in-folder.ts';
import { openKeys } from './keys.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keys-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

test('all who come first at the same moment get the same keys, and no draft is left', async () => {
  const opened = await Promise.all(Array.from({ length: 8 }, () => openKeys(secretsInFolder(dataDir))));
  expect(new Set(opened.map(({ signing }) => signing.kid)).size).toBe(1);
  expect(new Set(opened.map(({ cookieSecret }) => cookieSecret)).size).toBe(1);
  expect(await readdir(join(dataDir, 'identity'))).toEqual(['keys.json']);
});

test('the file is readable by its owner alone, and read again', async () => {
  const first = await openKeys(secretsInFolder(dataDir));
  expect((await stat(join(dataDir, 'identity', 'keys.json'))).mode & 0o777).toBe(0o600);
  expect(await openKeys(secretsInFolder(dataDir))).toEqual(first);
});
