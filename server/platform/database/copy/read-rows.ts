import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { DatabaseEngine, DatabaseSession } from '../engine.ts';
import { type MigrationName, migrate } from '../migrate.ts';
import type { CopiedTable } from './write-rows.ts';

const ROWS_AT_ONCE = 200;

/** A copy of a database, as `write-rows.ts` wrote it. */
export interface DatabaseCopy {
  migrations: readonly MigrationName[];
  tables: readonly CopiedTable[];
  /** The file with the rows of a table. */
  path: (table: string) => string;
}

/**
 * Fills an empty database: the tables as the copy's own version had them, its rows in one transaction, then what
 * has been migrated since.
 * @throws Error with a sentence where the database is not empty, or the copy is of a newer version
 */
export async function readRows(engine: DatabaseEngine, copy: DatabaseCopy): Promise<void> {
  await assertEmpty(engine);
  await migrate(engine, copy.migrations);
  await engine.transaction('', async (session) => {
    const links = await takeLinksOff(session);
    for (const table of copy.tables) await fill(session, table, copy.path(table.name));
    for (const link of links) await session.script(link);
    await setCounters(session);
  });
  await migrate(engine);
}

async function assertEmpty(engine: DatabaseEngine): Promise<void> {
  const { rows } = await engine.transaction('', (session) =>
    session.query(`select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`),
  );
  if (rows.length > 0) throw new Error('The database has tables already. Restore into an empty one.');
}

/**
 * Rows come table by table, in whatever order: what they refer to is checked when all are there. @returns
 * statements that put the links back
 */
async function takeLinksOff(session: DatabaseSession): Promise<string[]> {
  const { rows } = await session.query(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const links = rows as { off: string; on: string }[]; // the columns just selected
  for (const { off } of links) await session.script(off);
  return links.map(({ on }) => on);
}

async function fill(session: DatabaseSession, { name, columns }: CopiedTable, path: string): Promise<void> {
  const { rows } = await session.query(
    `select attname as name, quote_ident(attname) as quoted from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`,
    [`public.${name}`],
  );
  const there = rows as { name: string; quoted: string }[]; // as above
  if (there.map((column) => column.name).join() !== columns.join())
    throw new Error(`The table ${name} of the copy has other columns than its version.`);
  const quoted = there.map((column) => column.quoted);
  const statement = `
    insert into ${name} (${quoted.join()}) overriding system value
    select ${quoted.map((column) => `(whole.of_table).${column}`).join()}
    from (select line::${name} as of_table from unnest($1::text[]) as line offset 0) as whole`;
  const lines = createInterface({ input: createReadStream(path) });
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(String(JSON.parse(line)));
    if (batch.length === ROWS_AT_ONCE) {
      await session.query(statement, [batch]);
      batch = [];
    }
  }
  if (batch.length > 0) await session.query(statement, [batch]);
}

/** New rows count on from the copied ones. */
async function setCounters(session: DatabaseSession): Promise<void> {
  const { rows } = await session.query(`
    select format('select setval(pg_get_serial_sequence(%L, %L), max(%I)) from %I having max(%I) is not null',
      table_name, column_name, column_name, table_name, column_name) as set
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`);
  for (const { set } of rows as { set: string }[]) await session.script(set);
}
