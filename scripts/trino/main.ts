/**
 * `npm run trino`: questions across audits on a real Trino of a coordinator and two workers,
 * beside DuckDB (trino.test.ts).
 */
import { spawn } from 'node:child_process';
import { ensureS3Server } from '../test/machine.ts';
import { ensureTrino } from './archive.ts';

for (const part of [ensureTrino, ensureS3Server]) {
  const found = await part();
  if (found.found) continue;
  process.stdout.write(`It does not run: ${found.why}\n`);
  process.exit(1);
}
const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', 'scripts/trino'];
const child = spawn(process.execPath, args, { env: { ...process.env, PORTAL_TEST_TRINO: '1' }, stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
