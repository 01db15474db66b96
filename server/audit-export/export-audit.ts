import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import { AUDIT_TABLES } from '#server/platform/database/audit-tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pagesOf } from '#server/platform/database/pages.ts';
import { type HashedFile, pagesAsCsv, writeHashed } from '#server/platform/hashed-files/write-hashed.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { findOriginals, rowsOf } from './queries.ts';

/** Tables that hold no record of the district: what is computed again from the rest is left out. */
const COMPUTED: ReadonlySet<string> = new Set(['panel', 'newest_panels', 'candidate_list']);

/**
 * Everything an audit has, for its district, into an empty folder: the files as they were uploaded under
 * their names, the rows that were read from them and the ledgers as Parquet, every table as CSV, and a
 * manifest with the SHA-256 of each.
 * @param folder is made where it is missing
 * @throws Error where the folder is not empty
 */
export async function exportAudit(
  { database, store }: { database: Database; store: Store },
  auditId: AuditId,
  { folder, by }: { folder: string; by: string },
): Promise<HashedFile[]> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const exported: HashedFile[] = [];
  const write = async (path: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
    exported.push(await writeHashed(folder, path, bytes));
  };

  // Recorded first, so that the line is in the log that is exported.
  await database.system((tx) => recordEvent(tx, { auditId, event: 'audit.exported', actor: { id: null, name: by } }));
  const originals = await database.system((tx) => findOriginals(tx, auditId));
  for (const key of await store.keysOf(auditId)) {
    const original = originals.get(key.split('/').at(-1) ?? '');
    const path = key.startsWith('raw/') ? `files/${original ?? key.split('/').at(-1)}` : key;
    await write(path, await store.read(key));
  }
  for (const table of [
    ...AUDIT_TABLES.filter((name) => !COMPUTED.has(name)),
    'column_mapping',
    'value_mapping',
  ] as const) {
    await database.system((tx) => write(`tables/${table}.csv`, pagesAsCsv(pagesOf(tx, rowsOf(table, auditId)))));
  }
  await writeFile(
    join(folder, 'manifest.json'),
    `${JSON.stringify({ audit_id: auditId, files: exported }, null, 2)}\n`,
  );
  await writeFile(join(folder, 'README.txt'), README);
  return exported;
}

const README = `Everything the Educational Opportunity Audit portal holds of this audit.

files/          the files as they were uploaded, each under its name behind its ID
lake/           the rows that were read from them, and the ledgers of the numbers, as Parquet
tables/         every table of the database as CSV: uploads and their problems, decisions, selections, people, the audit log
manifest.json   the SHA-256 of each file

It holds records of students. Keep it as safe as the student information system it came from.
`;
