import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OpenLake, SharedLake } from '#server/platform/lake/lake.ts';
import { bringNumbers, type StoredNumbers } from '#server/platform/lake/stored-numbers.ts';
import { RecentlyUsed } from './recently-used.ts';

/** What a version is made of, while it is being opened. */
export interface VersionFiles {
  has(key: string): Promise<boolean>;
  /**
   * Path of the file on this machine. What is brought may be read as long as the version is
   * open. @throws as bringNumbers
   */
  bring(key: string): Promise<string>;
}

/**
 * How a version is opened: the statements that make views of its files, and what else the caller wants to know of it.
 */
export type OpenVersion<Version, Known> = (
  files: VersionFiles,
  version: Version,
) => Promise<{ views: readonly string[]; known: Known }>;

/** Versions of the numbers, opened by the first who uses them. */
export interface OpenVersions<Version, Known> {
  use<T>(version: Version, work: (lake: OpenLake, known: Known) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Versions that are kept open: a person pages through one list of one audit, or looks at student after student. */
const OPEN_AT_ONCE = 4;
const LIMITS = { memoryMegabytes: 256, threads: 2 };

export function openVersions<Version extends { auditId: string; version: number }, Known>(
  numbers: StoredNumbers,
  open: OpenVersion<Version, Known>,
): OpenVersions<Version, Known> {
  const versions = new RecentlyUsed<Pick<SharedLake, 'use'> & { known: Known; close(): Promise<void> }>(OPEN_AT_ONCE);
  return {
    use: (version, work) =>
      versions.use(
        `${version.auditId} ${version.version}`,
        () => openOne(numbers, version, open),
        ({ use, known }) => use((lake) => work(lake, known)),
      ),
    close: () => versions.close(),
  };
}

async function openOne<Version extends { auditId: string }, Known>(
  numbers: StoredNumbers,
  version: Version,
  open: OpenVersion<Version, Known>,
) {
  // Loaded with the first version: the engine takes a noticeable part of the time to start.
  const { openSharedLake } = await import('#server/platform/lake/lake.ts');
  await mkdir(numbers.workFolder, { recursive: true });
  const folder = await mkdtemp(join(numbers.workFolder, 'version-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const folders = new Set<string>();
  const files: VersionFiles = {
    has: async (key) => (await numbers.store.size(key)) !== null,
    async bring(key) {
      const path = await bringNumbers(numbers, version.auditId, key, folder);
      folders.add(dirname(path));
      return path;
    },
  };
  try {
    const { views, known } = await open(files, version);
    const lake = await openSharedLake([folder, ...folders], LIMITS, views.join(';\n'));
    const close = async () => {
      lake.close();
      await remove();
    };
    return { use: lake.use, known, close };
  } catch (error) {
    await remove();
    throw error;
  }
}
