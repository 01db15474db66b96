#!/usr/bin/env node
// From a fresh clone to a running command: every npm script comes through here.
// Plain JavaScript without dependencies, because it runs on any Node >= 20 before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Explained, explain } from './ensure/explain.mjs';
import { ensureInstalled } from './ensure/install.mjs';
import { withLock } from './ensure/lock.mjs';
import { ensureNode } from './ensure/node-runtime.mjs';
import { ensureWeb } from './ensure/web-build.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const COMMANDS = {
  start: { program: 'server/main.ts', needsWeb: true },
  test: { program: 'scripts/test/main.ts', needsWeb: true },
  portal: { program: 'cli/main.ts', needsWeb: false },
  bench: { program: 'bench/main.ts', needsWeb: false },
  fuzz: { program: 'scripts/fuzz/main.ts', needsWeb: false },
  cluster: { program: 'scripts/cluster/main.ts', needsWeb: true },
  trino: { program: 'scripts/trino/main.ts', needsWeb: false },
  'soak:cluster': { program: 'scripts/soak/cluster/main.ts', needsWeb: true },
  soak: { program: 'scripts/soak/main.ts', needsWeb: false },
  sbom: { program: 'scripts/packages/sbom.ts', needsWeb: false },
  pictures: { program: 'e2e/pictures/main.ts', needsWeb: true },
};

/** Runs the program in the foreground; signals reach it, and its exit code is ours. */
function run(node, args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  // Ctrl-C in a terminal reaches the whole group already; a supervisor's SIGTERM reaches only us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(error));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}

function stop(error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}

try {
  const [name, ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new Explained(`Unknown command '${name ?? ''}'. There are: ${Object.keys(COMMANDS).join(', ')}.`);
  const node = await withLock(root, async () => {
    const runtime = await ensureNode(root);
    await ensureInstalled(root, runtime);
    if (command.needsWeb && existsSync(join(root, 'web'))) await ensureWeb(root, runtime);
    return runtime;
  });
  run(node, [join(root, command.program), ...args]);
} catch (error) {
  stop(error);
}
