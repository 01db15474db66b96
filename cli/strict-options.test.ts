import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const main = new URL('./main.ts', import.meta.url).pathname;
const AUDIT = '0f0a7c1e-5f0e-4b7a-9d56-0d1f2a3b4c5d';

/** A line above the usage; which option it is about. */
const WHY =
  /^(Unknown option '--[\w-]+'|Option '--[\w-]+( <value>)?' (argument missing|does not take an argument))\.\n/;

test.each<string[]>([
  ['purge', AUDIT, '--by', 'Jo Park', '--yes', '--dry-run=true'],
  ['purge', AUDIT, '--by', 'Jo Park', '--yes', '--dryrun'],
  ['backup', '--check', 'somewhere', '--sha256'],
  ['restore', 'somewhere', '--by', 'Jo Park', '--sha-256=abc'],
  ['export-audit', AUDIT, '--to', 'somewhere', '--by'],
  ['verify-audit-log', '--head=somewhere'],
])('%s does nothing with options that are not its own, or lack their value (case %#)', (...args) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'options-'));
  const env = { PATH: process.env.PATH, PORTAL_DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' });
  rmSync(dataDir, { recursive: true });
  expect(stderr).toMatch(WHY);
  expect(stderr).toMatch(/^Usage: /m);
  expect(status).toBe(2);
});
