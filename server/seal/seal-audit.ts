import type { KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pagesOf } from '#server/platform/database/pages.ts';
import { type HashedFile, pagesAsCsv, writeHashed } from '#server/platform/hashed-files/write-hashed.ts';
import { localIfWhole, type ReadableStore } from '#server/platform/storage/local-if-whole.ts';
import { numbersLost } from '#server/quality/request-refresh.ts';
import { dataPackage } from './data-package.ts';
import { type SealManifest, writeManifest } from './manifest.ts';
import { sealedTables } from './queries.ts';

/** The numbers of an audit, as server/quality gives them to a seal. */
export interface SealedNumbers {
  version: number;
  computedAt: string;
  method: string;
  /** What they are computed again from: plain values. */
  input: object;
  /** By panel and scope, in one order. */
  panels: readonly { panel: string; scope: string; result: unknown }[];
  /** Keys of the store with the rows, and the paths they get. `sha256`: null where the database does not have it. */
  tables: readonly { key: string; path: string; sha256: string | null }[];
}

export interface SealOrder {
  auditId: AuditId;
  district: string;
  yearEnding: number;
  folder: string;
  by: string;
  numbers: SealedNumbers;
  logHead: SealManifest['log_head'];
}

export interface SealParts {
  database: Database;
  store: ReadableStore;
  key: KeyObject;
  /** Emptied after it. */
  workFolder: string;
}

/**
 * Writes the evidence of an audit into an empty folder, and signs a list of it (docs/seal.md).
 * @throws Error with a sentence, where the folder has something, or the store has lost or changed rows
 */
export async function sealAudit(parts: SealParts, order: SealOrder): Promise<SealManifest> {
  const { folder } = order;
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const work = await mkdtemp(join(parts.workFolder, 'seal-'));
  try {
    // Before anything is written: who tries again has an empty folder still.
    return await writeSeal(parts, order, await bringTables(parts, order, work));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The files of the rows and ledgers on this machine, by the paths they get. */
async function bringTables(
  { database, store }: SealParts,
  { auditId, numbers }: SealOrder,
  work: string,
): Promise<Map<string, string>> {
  const brought = new Map<string, string>();
  for (const { key, path, sha256 } of numbers.tables) {
    const local = await localIfWhole(store, key, work, sha256 ?? undefined);
    if (local === null) throw await numbersLost(database, auditId);
    brought.set(path, local);
  }
  return brought;
}

async function writeSeal(
  { database, key }: SealParts,
  { auditId, district, yearEnding, folder, by, numbers, logHead }: SealOrder,
  brought: ReadonlyMap<string, string>,
): Promise<SealManifest> {
  const at = new Date().toISOString();
  const files: HashedFile[] = [];
  const write = async (path: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
    files.push(await writeHashed(folder, path, bytes));
  };
  const writeJson = (path: string, value: unknown) => write(path, [Buffer.from(`${JSON.stringify(value, null, 1)}\n`)]);

  await database.system(async (tx) => {
    for (const [path, rows] of Object.entries(sealedTables(auditId))) await write(path, pagesAsCsv(pagesOf(tx, rows)));
  });
  for (const [path, local] of brought) await write(path, createReadStream(local));
  await writeJson('numbers/input.json', numbers.input);
  await writeJson('numbers/panels.json', numbers.panels);
  const paths = files.map(({ path }) => path);
  await writeJson('datapackage.json', await dataPackage(folder, paths, { auditId, district, yearEnding, at }));
  await write('README.txt', [Buffer.from(README)]);
  await database.system((tx) =>
    recordEvent(tx, {
      auditId,
      event: 'audit.sealed',
      actor: { id: null, name: by },
      details: { version: numbers.version },
    }),
  );
  const { version, computedAt, method } = numbers;
  return await writeManifest(
    folder,
    {
      ...{ audit_id: auditId, district, year_ending: yearEnding, sealed_at: at, sealed_by: by },
      ...{ version, computed_at: computedAt, method, log_head: logHead, files },
    },
    key,
  );
}

const README = `The evidence of an opportunity audit, sealed by the portal.

originals.csv     every file that was uploaded, with the SHA-256 of its bytes
rows/             the rows that were read from the files in use, as Parquet
ledgers/          students, courses and scores, as Parquet
numbers/          every number of every panel, and what they are computed from
findings/         the problems of the files in use
decisions/        what people decided: mappings, courses, what is not offered, selections
datapackage.json  what each table holds (datapackage.org)
manifest.json     the SHA-256 of each file; manifest.sig is its Ed25519 signature

\`npm run portal -- check-seal FOLDER\` finds any changed byte and computes every number again. It needs no database.
It holds records of students. Keep it as safe as the student information system it came from.
`;
