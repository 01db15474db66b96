import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { list, literal } from '#datasets/kit/sql/quote.ts';
import { ledgerKey } from '#server/platform/lake/keys.ts';
import type { LakeValues, SharedLake } from '#server/platform/lake/lake.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { Schools } from '../scopes.ts';
import { RecentlyUsed } from './recently-used.ts';
import { STORED, STORED_NAMES, type StoredName } from './stored.ts';

export interface LedgerView {
  auditId: string;
  /** The version the panels show; 0: nothing was computed yet. */
  version: number;
  /** Whose rows are seen. Row-level security does not reach into a file: this does what it would. */
  schools: Schools;
}

/** Answers lists from the ledgers of a version. */
export interface LedgerReader {
  /** Rows of a SELECT over the tables of STORED by their names, of the view's schools alone. Values are bound by name: $term. */
  rows<Row extends object>(view: LedgerView, step: string, sql: string, values?: LakeValues): Promise<Row[]>;
  close(): Promise<void>;
}

type ReadableStore = Pick<Store, 'local' | 'size'>;

interface OpenVersion extends Pick<SharedLake, 'use'> {
  /** Tables that the portal did not store yet when the version was made: they have no rows until the refresh that follows an upgrade. */
  lacks: readonly StoredName[];
  close(): Promise<void>;
}

/** Versions that are kept open: a person pages through one list of one audit. */
const OPEN_AT_ONCE = 4;
const LIMITS = { memoryMegabytes: 256, threads: 2 };

/** @param workFolder where a store that is not on this machine puts its copies, and what does not fit in memory goes */
export function openLedgerReader(store: ReadableStore, workFolder: string): LedgerReader {
  const versions = new RecentlyUsed<OpenVersion>(OPEN_AT_ONCE);
  return {
    async rows(view, step, sql, values) {
      if (view.version === 0) return [];
      const key = `${view.auditId} ${view.version}`;
      return await versions.use(
        key,
        () => openVersion(store, workFolder, view),
        (version) =>
          version.lacks.some((name) => new RegExp(`\\b${name}\\b`).test(sql))
            ? Promise.resolve([])
            : version.use((lake) => lake.rows(step, `${seenBy(view.schools, version.lacks)} FROM (${sql})`, values)),
      );
    },
    close: () => versions.close(),
  };
}

async function openVersion(
  store: ReadableStore,
  workFolder: string,
  { auditId, version }: LedgerView,
): Promise<OpenVersion> {
  // Loaded with the first list: the engine takes a noticeable part of the time to start.
  const { openSharedLake } = await import('#server/platform/lake/lake.ts');
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'ledgers-'));
  const paths: [StoredName, string][] = [];
  const lacks: StoredName[] = [];
  // Each in a folder of its own: the last part of every key is the same.
  for (const name of STORED_NAMES) {
    const key = ledgerKey({ name, auditId, version });
    // A version without students is none: that is a fault, and told as one.
    if (name !== 'student' && (await store.size(key)) === null) lacks.push(name);
    else paths.push([name, await store.local(key, await mkdtemp(join(folder, name)))]);
  }
  const views = paths.map(([name, path]) => `CREATE VIEW stored.${name} AS FROM read_parquet(${literal(path)})`);
  const lake = await openSharedLake(
    [folder, ...paths.map(([, path]) => dirname(path))],
    LIMITS,
    ['CREATE SCHEMA stored', ...views].join(';\n'),
  );
  return {
    use: lake.use,
    lacks,
    async close() {
      lake.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Every stored table under its own name, with the rows of the schools alone: what a query names is never the whole table. */
function seenBy(schools: Schools, lacks: readonly StoredName[]): string {
  const there = STORED_NAMES.filter((name) => !lacks.includes(name));
  const tables = there.map((name) => {
    const where =
      schools === 'all'
        ? ''
        : ` WHERE ${schools.length === 0 ? 'false' : `${STORED[name].school} IN ${list(schools)}`}`;
    return `${name} AS (FROM stored.${name}${where})`;
  });
  return `WITH ${tables.join(', ')}`;
}
