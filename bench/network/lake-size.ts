import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Of the files of a lake on this disk whose type is meant. */
export function megabytesOf(lake: string, isMeant: (type: string) => boolean): number {
  const files = readdirSync(lake, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && isMeant(/type=([^/]+)/.exec(entry.parentPath)?.[1] ?? ''),
  );
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;
}
