import pLimit from 'p-limit';
import type { OpenLake, SharedLake } from './lake.ts';

interface Table {
  /** The last statement that made, filled or dropped it. */
  written: Promise<unknown>;
  /** Those that have named it since. */
  read: Promise<unknown>[];
  /** What a view is of. */
  behind: readonly string[];
}

const WRITES = /\b(?:CREATE (?:TABLE|VIEW|TYPE|MACRO)|INSERT INTO|DROP TABLE) (\w+)/g;

/**
 * Statements that are handed over all at once, in the order in which they would be run one by one, and run beside each other. Each waits
 * for the earlier ones that write what it names, and writes what earlier ones name only after them. Words are compared: a column that is
 * called like a table makes a statement wait for nothing, but nothing ever runs too early.
 *
 * Several statements in one text end with a semicolon at the end of a line.
 */
export function overlapping({ use }: Pick<SharedLake, 'use'>, atOnce: number): OpenLake {
  const tables = new Map<string, Table>();
  const limit = pLimit(atOnce);

  const inTurn = <T>(sql: string, work: (lake: OpenLake) => Promise<T>): Promise<T> => {
    const written = new Set(Array.from(sql.matchAll(WRITES), ([, name = '']) => name));
    const named = new Set([...written, ...wordsOf(sql).flatMap((word) => [word, ...(tables.get(word)?.behind ?? [])])]);
    const waits = [...named].flatMap((name) => {
      const table = tables.get(name);
      if (!table) return [];
      return written.has(name) ? [table.written, ...table.read] : [table.written];
    });
    const done = Promise.all(waits).then(() => limit(() => use(work)));
    for (const name of named) if (!written.has(name)) tables.get(name)?.read.push(done);
    const behind = /\bCREATE VIEW\b/.test(sql) ? [...named] : [];
    for (const name of written) tables.set(name, { written: done, read: [], behind });
    return done;
  };

  return {
    run: async (step, sql) =>
      void (await allOf(statementsOf(sql).map((one) => inTurn(one, (lake) => lake.run(step, one))))),
    rows: (step, sql, values) => inTurn(sql, (lake) => lake.rows(step, sql, values)),
    append: (table, rows) => inTurn(`INSERT INTO ${table}`, (lake) => lake.append(table, rows)),
  };
}

/** As Promise.all, and nothing is still at work when it fails. */
export async function allOf<Works extends readonly Promise<unknown>[] | []>(works: Works) {
  await Promise.allSettled(works);
  return await Promise.all(works);
}

const statementsOf = (sql: string): string[] => sql.split(/;\s*\n/).filter((one) => /\S/.test(one));

const wordsOf = (sql: string): string[] => sql.match(/\w+/g) ?? [];
