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

/** No name of a module has a space or a comma; a list of phrases that end in 'from' has both. */
const SPECIFIER = /(?:from|import)\s*\(?\s*['"]([^'"\s,]+)['"]/g;
/** What is gone when the types are: `import type { ... } from '...'`, on one line or several. */
const TYPE_IMPORT = /^import type [^;]*;$/gm;
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const specifiersOf = (file: string, text = textOf(file)): string[] =>
  [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);

/** Paths from the root of the project's own files that `file` imports. */
export const importsOf = (file: string): string[] => ownFiles(file, specifiersOf(file));

/** Those of them that are there when the program runs. */
export const loadedBy = (file: string): string[] =>
  ownFiles(file, specifiersOf(file, textOf(file).replaceAll(TYPE_IMPORT, '')));

const ownFiles = (file: string, specifiers: readonly string[]): string[] =>
  specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) return [specifier.slice(1)];
    return specifier.startsWith('.') ? [relative(ROOT, resolve(dirname(join(ROOT, file)), specifier))] : [];
  });

/** Packages and Node modules that `file` imports. */
export const packagesOf = (file: string): string[] =>
  specifiersOf(file).filter((specifier) => !/^[#.]/.test(specifier));
