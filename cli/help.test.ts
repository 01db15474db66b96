import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const main = new URL('./main.ts', import.meta.url).pathname;

function portal(...args: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'help-'));
  const env = { PATH: process.env.PATH, PORTAL_DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' });
  const files = readdirSync(dataDir);
  rmSync(dataDir, { recursive: true });
  return { status, stderr, files };
}

test('a name that is not a command is said, above the list of commands', () => {
  const { status, stderr, files } = portal('vaildate', 'file.csv');
  expect({ status, files }).toEqual({ status: 2, files: [] });
  expect(stderr).toMatch(/^'vaildate' is not a command\.\n\nUsage: /);
  expect(portal('constructor').status).toBe(2);
});

test('--help lists the commands, and after a command it shows how that one is used, does nothing else and succeeds', () => {
  const { status, stderr } = portal('--help');
  expect(status).toBe(0);
  const names = [...stderr.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name);
  expect(names).toContain('check-seal');
  for (const name of names) {
    const shown = portal(name, 'something', '--help');
    expect(shown, name).toMatchObject({ status: 0, files: [] });
    expect(shown.stderr).toMatch(new RegExp(`^Usage: npm run .*portal -- ${name}\\b`));
  }
}, 60_000);
