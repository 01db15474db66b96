import { rmSync } from 'node:fs';
import type { Database } from '#server/platform/database/database.ts';
import type { DatabaseSession } from '#server/platform/database/engine.ts';
import { type EmbeddedEngine, openPglite } from '#server/platform/database/pglite.ts';
import { migratedFolder } from '#server/platform/database/test-databases.ts';
import { databaseOn } from '#server/platform/database/transactions.ts';
import type { Clock } from './clock.ts';
import { type Machine, running } from './machine.ts';

/** now() of the simulation, found before PostgreSQL's own; also where a column says now() by default. */
const VIRTUAL_NOW = `
  create schema simulation;
  grant usage on schema simulation to public;
  create function simulation.now() returns timestamptz language sql stable
    return current_setting('simulation.now')::timestamptz;
  do $$ declare of_now record; begin
    for of_now in
      select d.adrelid::regclass as "table", a.attname as "column" from pg_attrdef d
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where pg_get_expr(d.adbin, d.adrelid) = 'now()'
    loop
      execute format('alter table %s alter column %I set default simulation.now()', of_now."table", of_now."column");
    end loop;
  end $$;
  set search_path = simulation, pg_catalog, public`;

export interface SharedDatabase {
  engine: EmbeddedEngine;
  close(): Promise<void>;
}

/** The embedded database with the clock of the simulation. */
export async function openShared(): Promise<SharedDatabase> {
  const folder = await migratedFolder();
  const engine = await openPglite(folder);
  await engine.transaction('', (session) => session.script(VIRTUAL_NOW));
  return {
    engine,
    close: async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** What surrounds the statements of all machines. */
export interface Wiring {
  clock: Clock;
  engine: EmbeddedEngine;
  /** What is sent to the database for a statement; null: nothing, and nothing comes back. */
  change(statement: Statement): Statement | null;
  /** Begins to gather what a transaction does beside its statements; answers what its commit sets off. */
  gather(): () => void;
  /** A statement that was carried out, and committed. */
  saw(machine: Machine, statement: Statement, rows: readonly object[]): void;
  /** An order for rows that come without one, which is not that of the ids: these differ from run to run. */
  sorted(rows: object[]): object[];
}

/** The same database as one machine sees it: each transaction is an effect, with a pause before and after it. */
export function databaseOf(wiring: Wiring, machine: Machine, kind: Database['kind']): Database {
  const transaction = async <T>(opening: string, work: (session: DatabaseSession) => Promise<T>): Promise<T> => {
    if (running.getStore()?.isTimer) {
      const beat = commit(wiring, machine, opening, work);
      machine.underWay = beat;
      return await beat;
    }
    await machine.pause('a transaction');
    machine.mayFail('before a transaction');
    const result = await commit(wiring, machine, opening, work);
    await machine.pause('what follows a transaction');
    machine.mayFail('after a commit');
    return result;
  };
  return databaseOn({ kind, transaction, close: () => Promise.resolve() });
}

async function commit<T>(
  { clock, engine, gather, saw, change, sorted }: Wiring,
  machine: Machine,
  opening: string,
  work: (session: DatabaseSession) => Promise<T>,
): Promise<T> {
  clock.now += 1; // no two transactions at one time: a tie would be decided by random IDs
  const now = `set local simulation.now = '${new Date(clock.now).toISOString()}';`;
  const whose = running.getStore();
  const committed = gather();
  const done: { statement: Statement; rows: object[] }[] = [];
  // The engine's own timers are real ones.
  const result = await running.exit(() =>
    engine.transaction(now + opening, (session) => {
      const watched: DatabaseSession = {
        script: (text) => session.script(text),
        query: async (text, values = []) => {
          const statement = change({ text, values });
          if (!statement) return { rows: [], changed: 0 };
          const { rows, changed } = await session.query(statement.text, statement.values);
          const ordered = rows.length > 1 && !/order by/i.test(text) ? sorted(rows) : rows;
          done.push({ statement: { text, values }, rows: ordered });
          return { rows: ordered, changed };
        },
      };
      return whose ? running.run(whose, () => work(watched)) : work(watched);
    }),
  );
  for (const { statement, rows } of done) saw(machine, statement, rows);
  committed();
  return result;
}
