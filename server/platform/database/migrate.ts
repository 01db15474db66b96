import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseEngine, DatabaseSession } from './engine.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const SECURITY = join(import.meta.dirname, 'security.sql');
/** Any number, the same in every process: two that start at once migrate one after the other. */
const ADVISORY_LOCK = 7_310_001;

/** File name of a migration. */
export type MigrationName = string;

/**
 * Brings the schema up to date: each new numbered file in a transaction of its own, then roles, grants and policies.
 * @param only stops at the schema that these migrations made, without roles, grants and policies
 * @throws Error with a sentence where one of `only` is not known here
 */
export async function migrate(engine: DatabaseEngine, only?: readonly MigrationName[]): Promise<void> {
  const known = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${unknown} is of a newer version of the portal. Use that version.`);
  const names = only?.toSorted() ?? known;
  const applied = await engine.transaction('', async (session) => {
    await begin(session);
    return await appliedNames(session);
  });
  const fresh = names.filter((name) => !applied.has(name));
  for (const name of fresh) await applyOnce(engine, name, await readFile(join(FOLDER, name), 'utf8'));
  if (only === undefined) await secure(engine, names, applied);
}

async function begin(session: DatabaseSession): Promise<void> {
  await session.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  await session.script(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
  );
}

async function appliedNames(session: DatabaseSession): Promise<ReadonlySet<string>> {
  const { rows } = await session.query('select name from migration');
  return new Set((rows as { name: string }[]).map(({ name }) => name)); // the column just selected
}

async function applyOnce(engine: DatabaseEngine, name: string, script: string): Promise<void> {
  await engine.transaction('', async (session) => {
    await begin(session);
    if ((await appliedNames(session)).has(name)) return;
    await session.script(script);
    await session.query('insert into migration (name) values ($1)', [name]);
  });
}

/** security.sql walks the whole catalog, so it runs again only when it or the list of migrations has changed. */
async function secure(engine: DatabaseEngine, names: readonly string[], applied: ReadonlySet<string>): Promise<void> {
  const script = await readFile(SECURITY, 'utf8');
  const mark = `security ${createHash('sha256').update(names.join()).update(script).digest('hex')}`;
  if (!applied.has(mark)) await applyOnce(engine, mark, script);
}
