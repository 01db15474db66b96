import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './explain.mjs';

const SOURCES = ['web', 'contract', 'datasets', 'docs', 'vite.config.ts', 'package.json'];

/**
 * Every file below `path` with its size and time of change: enough to tell whether a build is
 * stale, in a few milliseconds.
 */
function* shape(path) {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return;
  if (!info.isDirectory()) yield `${path}:${info.size}:${info.mtimeMs}`;
  else for (const name of readdirSync(path).sort()) if (name !== 'fixtures') yield* shape(join(path, name));
}

/** Builds the web app when one of its sources changed since the last build. */
export async function ensureWeb(root, node) {
  const hash = createHash('sha256');
  for (const source of SOURCES) for (const line of shape(join(root, source))) hash.update(line);
  const wanted = hash.digest('hex');
  const stamp = join(root, 'dist', 'web', '.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Building the web app ...\n');
  const built = spawnSync(node, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (built.status !== 0)
    throw new Explained(`The web app could not be built:\n${`${built.stdout}${built.stderr}`.slice(-3000)}`);
  writeFileSync(stamp, wanted);
}
