import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './explain.mjs';
import { npm } from './npm.mjs';

/** TypeScript runs by Node's own type stripping, on by default from 24; the server is tested on exactly this one. */
const VERSION = '24.21.0';
const PACKAGES = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);

/** Path of a Node >= 24: the machine's own, or one brought from the npm registry into .runtime/. */
export async function ensureNode(root) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24 && major < 26) return process.execPath; // 26 makes the sign-in provider warn
  if (major < 20)
    throw new Explained(
      `Node ${process.versions.node} is too old to start from. Install Node 20 or newer and run the command again.`,
    );
  const folder = join(root, '.runtime', `node-v${VERSION}`);
  const binary = join(folder, 'bin', 'node');
  if (existsSync(binary)) return binary;
  const platform = `${process.platform}-${process.arch}`;
  if (!PACKAGES.has(platform)) {
    throw new Explained(
      `Node ${VERSION} cannot be brought to ${platform} by itself. Install Node 24 on this machine and run the command again.`,
    );
  }
  process.stderr.write(`Bringing Node ${VERSION} into .runtime/ (once) ...\n`);
  const temporary = mkdtempSync(join(root, '.runtime', 'node-'));
  try {
    await npm(
      [
        'install',
        '--prefix',
        temporary,
        '--no-save',
        '--no-package-lock',
        '--no-audit',
        '--no-fund',
        `node-${platform}@${VERSION}`,
      ],
      { cwd: temporary },
    );
    renameSync(join(temporary, 'node_modules', `node-${platform}`), folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return binary;
}
