import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IngestRequest } from '../result.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

/** What the child's program consists of. Not the project's folder as a whole: the data folder may be in it. */
const PROGRAM = ['server', 'datasets', 'contract', 'node_modules'].map((name) => `${PROJECT}${name}`);

/**
 * Node's permission model for the child: it reads the program, the received file and its folder, writes to the
 * folder alone, and starts no process. Addons are allowed for DuckDB, which shuts itself in as well
 * (engine.ts; docs/threats.md#t15).
 */
export function permissions({ rawPath, folder }: Pick<IngestRequest, 'rawPath' | 'folder'>): string[] {
  const read = [...PROGRAM.flatMap(inside), `${PROJECT}package.json`, rawPath, ...inside(folder)];
  return [
    '--permission',
    '--allow-addons',
    ...read.map((path) => `--allow-fs-read=${path}`),
    ...inside(folder).map((path) => `--allow-fs-write=${path}`),
  ];
}

/** A folder and everything in it, by its name and, where a link leads to it, by its real one. */
function inside(folder: string): string[] {
  return [...new Set([folder, realpathSync(folder)])].flatMap((path) => [path, `${path}/*`]);
}
