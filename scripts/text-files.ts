import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './source-files.ts';

const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.runtime', '.git', 'pictures', 'test-results']);
const TEXT = /\.(ts|tsx|mjs|md|sql|css)$/;

/** Every file that people of the project write, and the READMEs of fixtures, as paths from the root. */
export function textFiles(folder = ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return textFiles(path);
    return TEXT.test(entry.name) ? [relative(ROOT, path)] : [];
  });
}
