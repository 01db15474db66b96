import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { statementText } from './statement-text.ts';

/** Where every refresh begins: what it imports, and what that imports, is all that a number can depend on. */
const START = 'server/quality/refresh.ts';
/** Medians, roundings and the order of equal rows are the engine's. */
const ENGINE = '@duckdb/node-api';

/**
 * A module or a file of SQL of this repository, named in a text of JavaScript: './x.ts', '#datasets/y.ts', './z.sql'.
 */
const NAMED = /(['"])(#|\.{1,2}\/)([^'"\n]+\.(?:ts|mjs|sql))\1/g;

/**
 * Everything below `root` that a refresh runs, by its path from there: modules as JavaScript without types,
 * comments and layout, files of SQL without comments and layout, and the version of the engine. About 310 files and
 * 0.6 s of processor time.
 *
 * @throws where a module names one that is not there
 */
export function methodSources(root: string): Map<string, string> {
  const sources = new Map([[ENGINE, engineVersion(root)]]);
  const visit = (path: string) => {
    if (sources.has(path)) return;
    const text = plain(path, readFileSync(join(root, path), 'utf8'));
    sources.set(path, text);
    if (path.endsWith('.sql')) return;
    for (const [, , base = '', rest = ''] of text.matchAll(NAMED))
      visit(base === '#' ? rest : join(dirname(path), base, rest));
  };
  visit(START);
  return sources;
}

/**
 * The same text for the same program. What Node prints again from the parsed module has one layout, and no
 * import that only types need.
 */
function plain(path: string, text: string): string {
  if (path.endsWith('.sql')) return statementText(text);
  return path.endsWith('.ts') ? stripTypeScriptTypes(text, { mode: 'transform' }) : text;
}

function engineVersion(root: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')); // of this repository
  return String(dependencies[ENGINE]);
}
