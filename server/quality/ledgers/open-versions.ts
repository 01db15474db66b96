import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OpenLake, SharedLake } from '#server/platform/lake/lake.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { RecentlyUsed } from './recently-used.ts';

export type ReadableStore = Pick<Store, 'local' | 'size'>;

/** What a version is made of, while it is being opened. */
export interface VersionFiles {
  has(key: string): Promise<boolean>;
  /** Path of the file on this machine. What is brought may be read as long as the version is open. */
  bring(key: string): Promise<string>;
}

/** How a version is opened: the statements that make views of its files, and what else the caller wants to know of it. */
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

/** @param workFolder where a store that is not on this machine puts its copies, and what does not fit in memory goes */
export function openVersions<Version extends { auditId: string; version: number }, Known>(
  store: ReadableStore,
  workFolder: string,
  open: OpenVersion<Version, Known>,
): OpenVersions<Version, Known> {
  const versions = new RecentlyUsed<Pick<SharedLake, 'use'> & { known: Known; close(): Promise<void> }>(OPEN_AT_ONCE);
  return {
    use: (version, work) =>
      versions.use(
        `${version.auditId} ${version.version}`,
        () => openOne(store, workFolder, (files) => open(files, version)),
        ({ use, known }) => use((lake) => work(lake, known)),
      ),
    close: () => versions.close(),
  };
}

async function openOne<Known>(
  store: ReadableStore,
  workFolder: string,
  open: (files: VersionFiles) => ReturnType<OpenVersion<unknown, Known>>,
) {
  // Loaded with the first version: the engine takes a noticeable part of the time to start.
  const { openSharedLake } = await import('#server/platform/lake/lake.ts');
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'version-'));
  const folders = new Set<string>();
  const { views, known } = await open({
    has: async (key) => (await store.size(key)) !== null,
    async bring(key) {
      // Each in a folder of its own: the last part of every key is the same.
      const path = await store.local(key, await mkdtemp(join(folder, 'file-')));
      folders.add(dirname(path));
      return path;
    },
  });
  const lake = await openSharedLake([folder, ...folders], LIMITS, views.join(';\n'));
  return {
    use: lake.use,
    known,
    async close() {
      lake.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
