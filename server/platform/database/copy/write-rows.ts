import { sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '../database.ts';
import { pagesOf } from '../pages.ts';

/** A table as it is copied: its columns in their order, so that a copy is never read into others. */
export interface CopiedTable {
  name: string;
  columns: string[];
}

/**
 * Makes everything that the transaction reads one moment, on PostgreSQL; the embedded database lets no one else
 * in anyway. Values are written so that they are read back the same, whatever the server's settings. Must come
 * first in its transaction.
 */
export async function holdStill(tx: Transaction): Promise<void> {
  await tx.run(sql`set transaction isolation level repeatable read, read only`);
  await tx.run(sql`
    select set_config(name, value, true) from (values ('datestyle', 'ISO'), ('intervalstyle', 'postgres'), ('timezone', 'UTC'),
      ('bytea_output', 'hex'), ('extra_float_digits', '1')) as setting (name, value)`);
}

/** The migrations that made the tables. */
export async function findMigrations(tx: Transaction): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(sql`select name from migration where name like '%.sql' order by name`);
  return rows.map(({ name }) => name);
}

/** Every table of the portal, by name; of the queue none, since what is to be done follows from the rows. */
export const findTables = (tx: Transaction): Promise<CopiedTable[]> =>
  tx.rows<CopiedTable>(sql`
    select c.relname as name, to_jsonb(array_agg(a.attname order by a.attnum)) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
    group by c.relname order by c.relname`);

/** Each row of a table as the database writes the whole of it, in JSON, a line each. */
export async function* rowsOf(tx: Transaction, table: string): AsyncGenerator<Buffer> {
  for await (const rows of pagesOf<{ row: string }>(tx, sql`select t::text as row from ${sql.identifier(table)} t`))
    yield Buffer.from(rows.map(({ row }) => `${JSON.stringify(row)}\n`).join(''));
}
