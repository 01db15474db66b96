import type { DuckDBConnection } from '@duckdb/node-api';
import { guarded } from './engine-failure.ts';
import { plainRow } from './plain-value.ts';
import { type Sandbox, shutIn, startDuckDb } from './sandbox.ts';

export type LakeValues = Readonly<Record<string, string | number | boolean | null>>;

/**
 * DuckDB over Parquet files: statements run on native threads, so the event loop goes on meanwhile. A call need not
 * wait for those before it: it sees what they have made.
 */
export interface Lake {
  /** Runs one or several statements. `step` names them in an error. */
  run(step: string, sql: string): Promise<void>;
  /**
   * Rows as plain objects: bigint as number, lists as arrays. For answers of a bounded size: aggregate in SQL.
   * `values` are bound by name: $school in the text.
   */
  rows<Row extends object>(step: string, sql: string, values?: LakeValues): Promise<Row[]>;
  /** Fills a table from values of the program, in the order of the table's columns. */
  append(table: string, rows: readonly (readonly (string | number | null)[])[]): Promise<void>;
  close(): void;
}

/** A lake that someone else closes. */
export type OpenLake = Omit<Lake, 'close'>;

export interface LakeLimits {
  memoryMegabytes: number;
  threads: number;
}

const LIMITS: LakeLimits = { memoryMegabytes: 1500, threads: 2 };

// Files of the lake never change, and a refresh names each of them in some thirty statements. Looking for equal parts
// of a statement, the engine writes down all texts of every enumeration in it, once an expression: a tenth of a
// refresh, and it finds nothing.
const SETTINGS = ['SET parquet_metadata_cache = true', "SET disabled_optimizers = 'common_subplan'"];

/**
 * An empty database that can read and write below `folders` alone; what does not fit in memory
 * goes to the first of them.
 * @throws EngineFailure here and in every call
 */
export async function openLake(folders: readonly [string, ...string[]], limits = LIMITS): Promise<Lake> {
  const sandbox = await openSandbox(folders, limits);
  return { ...lakeOn(sandbox.connection), close: () => sandbox.close() };
}

/**
 * A lake that several callers read at once, each over a connection of its own: one connection
 * streams one answer at a time.
 */
export interface SharedLake {
  use<T>(work: (lake: OpenLake) => Promise<T>): Promise<T>;
  close(): void;
}

/** As openLake. `prepare` fills the database before anyone reads it. */
export async function openSharedLake(
  folders: readonly [string, ...string[]],
  limits: LakeLimits,
  prepare: string,
): Promise<SharedLake> {
  const sandbox = await openSandbox(folders, limits);
  await lakeOn(sandbox.connection).run('lake.prepare', prepare);
  return {
    async use(work) {
      const own = await sandbox.instance.connect();
      try {
        return await work(lakeOn(own));
      } finally {
        own.closeSync();
      }
    },
    close: () => sandbox.close(),
  };
}

async function openSandbox(folders: readonly [string, ...string[]], limits: LakeLimits): Promise<Sandbox> {
  return await shutIn(await startDuckDb(folders[0]), {
    folders,
    memory: `${limits.memoryMegabytes}MB`,
    threads: limits.threads,
    settings: SETTINGS,
  });
}

function lakeOn(connection: DuckDBConnection): OpenLake {
  // Statements of one connection in the order in which they are handed over, whether or not each is waited for.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const done = last.then(() => guarded(step, work));
    last = done.catch(() => {});
    return done;
  };
  return {
    run: (step, sql) => inTurn(step, async () => void (await connection.run(sql))),
    rows: <Row extends object>(step: string, sql: string, values?: LakeValues) =>
      inTurn(step, async () => {
        const rows: object[] = [];
        const result = await connection.stream(sql, values && { ...values });
        // 2048 at a time, so that converting a long answer never holds up the event loop.
        for await (const chunk of result.yieldRowObjectJs()) for (const row of chunk) rows.push(plainRow(row));
        // The caller names the shape of its own SELECT; nothing at run time could know it better.
        return rows as Row[];
      }),
    append: (table, rows) =>
      inTurn(`append.${table}`, async () => {
        const appender = await connection.createAppender(table);
        for (const row of rows) {
          for (const value of row) {
            if (value === null) appender.appendNull();
            else if (typeof value === 'number') appender.appendInteger(value);
            else appender.appendVarchar(value);
          }
          appender.endRow();
        }
        appender.closeSync();
      }),
  };
}
