import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../source-files.ts';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

export interface LockedPackage {
  name: string;
  version: string;
  /** An SPDX expression; empty where the package names none. */
  license: string;
  /** SHA-512 as npm writes it. */
  integrity: string;
  /** Used to build, to test, and in the bundle of the web. */
  isDevelopment: boolean;
}

/** Every package of the lockfile, by name and version. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  const found = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = '', integrity = '', dev = false }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      ...{ version, license, integrity, isDevelopment: dev },
    }));
  const byKey = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byKey.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
