import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.runtime', '.git', 'fixtures', 'pictures', 'test-results']);

/** Every TypeScript file of the project, as paths from the root. */
export function sourceFiles(folder = ROOT): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [relative(ROOT, path)] : [];
  });
}

const SPECIFIER = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const specifiersOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);

/** Paths from the root of the project's own files that `file` imports. */
export const importsOf = (file: string): string[] =>
  specifiersOf(file).flatMap((specifier) => {
    if (specifier.startsWith('#')) return [specifier.slice(1)];
    return specifier.startsWith('.') ? [relative(ROOT, resolve(dirname(join(ROOT, file)), specifier))] : [];
  });

/** Packages and Node modules that `file` imports. */
export const packagesOf = (file: string): string[] =>
  specifiersOf(file).filter((specifier) => !/^[#.]/.test(specifier));
