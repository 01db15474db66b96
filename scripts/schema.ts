import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { ROOT } from './source-files.ts';

const PAGE = join(ROOT, 'server/platform/database/schema.sql');

const HEAD = `-- What all migrations and security.sql together make, as the catalog of the database tells it: to be read, never run.
-- Without grants and without the tables of the queue (pg-boss). Written by node scripts/schema.ts; scripts/schema.test.ts compares.
`;

export const writtenSchema = (): string => readFileSync(PAGE, 'utf8');

/**
 * The schema of a migrated database: each table with its columns, constraints, indexes, triggers and policies, then the
 * views and the functions.
 */
export const schemaOf = (database: Pick<Database, 'system'>): Promise<string> =>
  database.system(async (tx) => {
    const texts = async (query: SQL) => (await tx.rows<{ text: string }>(query)).map(({ text }) => text);
    const tables = await tx.rows<{ name: string; protection: string }>(TABLES);
    const parts = [HEAD];
    for (const { name, protection } of tables) parts.push(await tableText(tx, name, protection));
    parts.push(...(await texts(VIEWS)).map((text) => `${text}\n`));
    parts.push(...(await texts(FUNCTIONS)).map((text) => `${text.trimEnd()};\n`));
    return parts.join('\n');
  });

async function tableText(tx: Transaction, table: string, protection: string): Promise<string> {
  const texts = async (query: SQL) => (await tx.rows<{ text: string }>(query)).map(({ text }) => text);
  const inside = [...(await texts(columnsOf(table))), ...(await texts(constraintsOf(table)))];
  const beside = [...(await texts(indexesOf(table))), ...(await texts(triggersOf(table)))];
  const policies = await texts(policiesOf(table));
  return [
    `create table ${table} (\n  ${inside.join(',\n  ')}\n);${protection}`,
    ...[...beside, ...policies].map((text) => `${text};`),
    '',
  ].join('\n');
}

const TABLES = sql`
  select relname as name,
    case when relrowsecurity and relforcerowsecurity then ' -- row-level security, forced'
      when relrowsecurity then ' -- row-level security' else '' end as protection
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`;

const columnsOf = (table: string) => sql`
  select concat_ws(' ', attname, format_type(atttypid, atttypmod),
    case when attnotnull then 'not null' end,
    case when attidentity <> '' then 'generated as identity' end,
    case when attgenerated <> '' then 'generated always as (' || pg_get_expr(adbin, adrelid) || ') stored'
      when adbin is not null then 'default ' || pg_get_expr(adbin, adrelid) end) as text
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`;

// Columns that may not be null are constraints, too, from PostgreSQL 18 on.
const constraintsOf = (table: string) => sql`
  select pg_get_constraintdef(oid) as text from pg_constraint
  where conrelid = ${table}::regclass and contype in ('p', 'u', 'f', 'c', 'x')
  order by position(contype::text in 'pufcx'), conname`;

const indexesOf = (table: string) => sql`
  select pg_get_indexdef(indexrelid) as text from pg_index join pg_class on pg_class.oid = indexrelid
  where indrelid = ${table}::regclass and not exists (select from pg_constraint where conindid = indexrelid)
  order by relname`;

const triggersOf = (table: string) => sql`
  select pg_get_triggerdef(oid) as text from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal order by tgname`;

const policiesOf = (table: string) => sql`
  select concat_ws(' ', 'create policy', policyname, 'on', tablename, case permissive when 'RESTRICTIVE' then 'as restrictive' end, 'for', lower(cmd), 'to', array_to_string(roles, ', '),
    'using (' || qual || ')', 'with check (' || with_check || ')') as text
  from pg_policies where schemaname = 'public' and tablename = ${table} order by policyname`;

const VIEWS = sql`
  select 'create view ' || relname || coalesce(' with (' || array_to_string(reloptions, ', ') || ')', '') || ' as' || chr(10) || pg_get_viewdef(oid) as text
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v' order by relname`;

const FUNCTIONS = sql`
  select pg_get_functiondef(oid) as text from pg_proc
  where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') order by proname, oid`;

async function write(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'schema-'));
  const database = await openDatabase({ dataDir, databaseUrl: null });
  try {
    writeFileSync(PAGE, await schemaOf(database));
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await write();
