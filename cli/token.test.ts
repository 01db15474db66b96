import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentity, type Identity } from '#server/identity/identity.ts';
import { addPerson, temporaryDatabase } from '#server/identity/testing/database.ts';
import { TEST_SETTINGS } from '#server/identity/testing/settings.ts';
import type { Database } from '#server/platform/database/database.ts';

let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'token-'));
  database = await temporaryDatabase();
  await addPerson(database, 'lead@demo.test');
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const main = new URL('./main.ts', import.meta.url).pathname;

function portal(args: string[], environment: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, PORTAL_DATA_DIR: dataDir, PORT: '3456', ...environment };
  return spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' });
}

const identityAt = (publicUrl: string): Promise<Identity> =>
  createIdentity({ ...TEST_SETTINGS, publicUrl, dataDir }, database);

test('the printed token is accepted by a portal with the same data folder and address', async () => {
  const { status, stdout } = portal(['token', '--as', 'Lead@Demo.test']);
  expect(status).toBe(0);
  expect(stdout.trim()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const request = { headers: { authorization: `Bearer ${stdout.trim()}` } };
  await expect((await identityAt('http://localhost:3456')).authenticate(request)).resolves.toMatchObject({
    email: 'lead@demo.test',
  });
  await expect((await identityAt('http://localhost:9999')).authenticate(request)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

test('the key it makes is readable by its owner alone', async () => {
  expect(portal(['token', '--as', 'lead@demo.test']).status).toBe(0);
  expect((await stat(join(dataDir, 'identity', 'keys.json'))).mode & 0o777).toBe(0o600);
});

test('refuses when an external provider issues the tokens', () => {
  const external = {
    OIDC_ISSUER: 'https://id.example/',
    OIDC_CLIENT_ID: 'web',
    OIDC_AUDIENCE: 'https://portal.example/api',
  };
  const { status, stdout, stderr } = portal(['token', '--as', 'lead@demo.test'], external);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('OIDC_ISSUER');
});

test.each([[[]], [['--as', 'not an address']], [['--for', 'lead@demo.test']]])('says how it is used for %j', (args) => {
  const { status, stderr } = portal(['token', ...args]);
  expect(status).toBe(2);
  expect(stderr).toContain('Usage:');
});
