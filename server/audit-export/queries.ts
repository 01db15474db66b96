import type { AUDIT_TABLES } from '#server/platform/database/audit-tables.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

type Table = (typeof AUDIT_TABLES)[number] | 'column_mapping' | 'value_mapping';

/** Names for the original files by ID: '<id> <name as uploaded>', without what a file system or a shell could take otherwise. */
export async function findOriginals(tx: Transaction, auditId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.rows<{ id: string; file_name: string }>(sql`
    select id, file_name from upload where audit_id = ${auditId}
    union all select id, file_name from staged_file where audit_id = ${auditId}`);
  return new Map(rows.map(({ id, file_name }) => [id, `${id} ${safeName(file_name)}`]));
}

/** Letters and digits of any language, and what file names need; at most 100 characters, the end of which tells the kind. */
const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replaceAll('..', '_')
    .slice(-100);

/** All rows of a table that belong to the audit; of mappings those of its district. */
export const findRows = (tx: Transaction, table: Table, auditId: string) =>
  tx.rows<Record<string, unknown>>(
    table === 'column_mapping' || table === 'value_mapping'
      ? sql`select * from ${sql.identifier(table)} where district_id = (select district_id from audit where id = ${auditId})`
      : sql`select * from ${sql.identifier(table)} where audit_id = ${auditId}`,
  );
