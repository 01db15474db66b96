import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';

/** Installs the exact pins when package.json, the lockfile or the platform changed since the last time. */
export async function ensureInstalled(root, node) {
  const stamp = join(root, 'node_modules', '.portal-installed');
  const lockfile = join(root, 'package-lock.json');
  const platform = `${process.platform}-${process.arch}`;
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package.json')))
    .update(existsSync(lockfile) ? readFileSync(lockfile) : '')
    .update(platform)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing packages (once, about a minute) ...\n');
  // The lockfile knows the native packages of Linux x64 alone; elsewhere the exact pins of package.json decide.
  const locked = platform === 'linux-x64' ? ['--prefer-offline'] : ['--no-package-lock'];
  await npm(['install', '--no-audit', '--no-fund', '--include=dev', ...locked], { cwd: root, node });
  writeFileSync(stamp, wanted);
}
