import type { AUDIT_TABLES } from '#server/platform/database/audit-tables.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';

type Table = (typeof AUDIT_TABLES)[number] | 'column_mapping' | 'value_mapping';

/**
 * Names for the original files by ID: '<id> <name as uploaded>', without what a file system or a
 * shell could take otherwise.
 */
export async function findOriginals(tx: Transaction, auditId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.rows<{ id: string; file_name: string }>(sql`
    select id, file_name from upload where audit_id = ${auditId}
    union all select id, file_name from staged_file where audit_id = ${auditId}`);
  return new Map(rows.map(({ id, file_name }) => [id, `${id} ${safeName(file_name)}`]));
}

/** File systems take names of 255 bytes, of which the ID has 37. */
const MOST_BYTES = 200;

/** Letters and digits of any language, and what file names need; of a long name the end, which tells the kind. */
function safeName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replaceAll('..', '_');
  // A letter that was cut through is left out.
  return Buffer.from(safe)
    .subarray(-MOST_BYTES)
    .toString()
    .replace(/^\uFFFD+/, '');
}

/** All rows of a table that belong to the audit; of mappings those of its district. */
export const rowsOf = (table: Table, auditId: string): SQL =>
  table === 'column_mapping' || table === 'value_mapping'
    ? sql`select * from ${sql.identifier(table)} where district_id = (select district_id from audit where id = ${auditId})`
    : sql`select * from ${sql.identifier(table)} where audit_id = ${auditId}`;
