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

test.each<[reason: string, ...call: string[]]>([
  ['an email address', 'reset-link', 'Jo Park'],
  ['an email address', 'second-factor-off'],
  ['--as', 'token', 'lead@demo.test'],
  ['neither', 'rotate-keys', '--retire', '--installation'],
  ['--to', 'backup'],
  ['--by', 'restore', 'somewhere'],
  ['the ID of an audit', 'export-audit', 'Lakeview', '--to', 'somewhere', '--by', 'Jo Park'],
  ['the folder', 'seal', AUDIT, '--by', 'Jo Park'],
  ['--by', 'research-extract', AUDIT, '--to', 'somewhere', '--by', ' '],
  ['more arguments', 'purge', AUDIT, AUDIT, '--by', 'Jo Park'],
  ['--until', 'retention', AUDIT],
  ['--until', 'retention', AUDIT, '--until', '2030-02-30'],
  ['the ID of an audit', 'verify-audit-log', 'Lakeview'],
  ['one seal', 'check-seal'],
  ['one certificate', 'check-certificate'],
])('what is to be given is said above the usage: %s of %s', (reason, ...call) => {
  const { status, stderr } = run(call);
  const [first, , usage] = stderr.split('\n');
  expect(first).toContain(reason);
  expect(usage).toMatch(/^Usage: /);
  expect(status).toBe(2);
});

function run(call: readonly string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'options-'));
  const env = { PATH: process.env.PATH, PORTAL_DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, [main, ...call], { env, encoding: 'utf8' });
  rmSync(dataDir, { recursive: true });
  return { status, stderr };
}

test.each<string[]>([
  ['purge', AUDIT, '--by', 'Jo Park', '--yes', '--dry-run=true'],
  ['purge', AUDIT, '--by', 'Jo Park', '--yes', '--dryrun'],
  ['backup', '--check', 'somewhere', '--sha256'],
  ['restore', 'somewhere', '--by', 'Jo Park', '--sha-256=abc'],
  ['export-audit', AUDIT, '--to', 'somewhere', '--by'],
  ['verify-audit-log', '--head=somewhere'],
])('%s does nothing with options that are not its own, or lack their value (case %#)', (...args) => {
  const { status, stderr } = run(args);
  expect(stderr).toMatch(WHY);
  expect(stderr).toMatch(/^Usage: /m);
  expect(status).toBe(2);
});
