import PQueue from 'p-queue';
import type { OpenLake, SharedLake } from './lake.ts';

interface Made {
  kind: 'TABLE' | 'VIEW' | 'TYPE' | 'MACRO';
  /** The last statement that made, filled or dropped it. */
  written: Promise<unknown>;
  /** Those that have named it since. */
  read: Promise<unknown>[];
  /** What a view is of. */
  behind: readonly string[];
}

const WRITES = /\b(?:CREATE (TABLE|VIEW|TYPE|MACRO)|INSERT INTO|DROP TABLE(?: IF EXISTS)?) (\w+)/g;

/** Of what may run now. Drops give back memory, and take no time. */
const FIRST = 1;

export interface OverlappingLake extends OpenLake {
  /** Drops each table as soon as none of the statements handed over before needs it any more. */
  forget(): Promise<void>;
}

/**
 * Statements that are handed over all at once, in the order in which they would be run one by one, and run beside each other. Each waits
 * for the earlier ones that write what it names, and writes what earlier ones name only after them; of those that may run, the first one
 * handed over does.
 *
 * What a statement names is read from its text: tables and views after FROM and JOIN (so two tables of one FROM are joined by a word, never
 * by a comma), types and macros anywhere. Several statements in one text end with a semicolon at the end of a line.
 */
export function overlapping({ use }: Pick<SharedLake, 'use'>, atOnce: number): OverlappingLake {
  const made = new Map<string, Made>();
  const queue = new PQueue({ concurrency: atOnce });
  let position = 0;

  const namedIn = (sql: string): string[] => {
    const tables = tablesIn(sql);
    return (sql.match(/\w+/g) ?? []).flatMap((word) => {
      const known = made.get(word);
      const isNamed = known?.kind === 'TYPE' || known?.kind === 'MACRO' || tables.has(word);
      return known && isNamed ? [word, ...known.behind] : [];
    });
  };

  const inTurn = <T>(sql: string, work: (lake: OpenLake) => Promise<T>, priority = -position++): Promise<T> => {
    const writes = Array.from(sql.matchAll(WRITES), ([, kind = 'TABLE', name = '']) => ({
      kind: kind as Made['kind'], // what WRITES tells apart
      name,
    }));
    const written = new Set(writes.map(({ name }) => name));
    const named = new Set([...written, ...namedIn(sql)]);
    const waits = [...named].flatMap((name) => {
      const known = made.get(name);
      if (!known) return [];
      return written.has(name) ? [known.written, ...known.read] : [known.written];
    });
    const done = Promise.all(waits).then(() => queue.add(() => use(work), { priority }));
    for (const name of named) if (!written.has(name)) made.get(name)?.read.push(done);
    for (const { kind, name } of writes)
      made.set(name, { kind, written: done, read: [], behind: kind === 'VIEW' ? [...named] : [] });
    return done;
  };

  return {
    run: async (step, sql) =>
      void (await allOf(statementsOf(sql).map((one) => inTurn(one, (lake) => lake.run(step, one))))),
    rows: (step, sql, values) => inTurn(sql, (lake) => lake.rows(step, sql, values)),
    append: (table, rows) => inTurn(`INSERT INTO ${table}`, (lake) => lake.append(table, rows)),
    forget: async () => {
      const tables = [...made].flatMap(([name, { kind }]) =>
        kind === 'TABLE' ? [`DROP TABLE IF EXISTS ${name}`] : [],
      );
      await allOf(tables.map((drop) => inTurn(drop, (lake) => lake.run('forget', drop), FIRST)));
    },
  };
}

/** As Promise.all, and nothing is still at work when it fails. */
export async function allOf<Works extends readonly Promise<unknown>[] | []>(works: Works) {
  await Promise.allSettled(works);
  return await Promise.all(works);
}

export const statementsOf = (sql: string): string[] => sql.split(/;\s*\n/).filter((one) => /\S/.test(one));

/** The tables and views that a statement names, and whatever else stands behind FROM and JOIN. */
export const tablesIn = (sql: string): ReadonlySet<string> =>
  new Set(Array.from(sql.matchAll(/\b(?:FROM|JOIN) (\w+)/g), ([, name = '']) => name));
