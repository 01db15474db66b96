import { availableParallelism } from 'node:os';
import {
  type DuckDBConnection,
  type DuckDBInstance,
  type DuckDBMaterializedResult,
  JSDuckDBValueConverter,
} from '@duckdb/node-api';
import type { PlanStep } from '#datasets/kit/plan.ts';
import { guarded } from '#server/platform/lake/engine-failure.ts';
import { type Sandbox, shutIn, startDuckDb } from '#server/platform/lake/sandbox.ts';
import type { IngestLimits } from './limits.ts';

export type Row = Record<string, string | number | bigint | boolean | null>;

/** DuckDB of one processing, shut in the run's folder. @throws EngineFailure in every call */
export class Engine {
  readonly folder: string;
  private readonly sandbox: Sandbox;

  private constructor(folder: string, sandbox: Sandbox) {
    this.folder = folder;
    this.sandbox = sandbox;
  }

  /** `readable` is the received file, the only one outside `folder` that may be opened. `instance` is one that has only been started. */
  static async open(
    folder: string,
    readable: string,
    limits: IngestLimits,
    instance?: DuckDBInstance,
  ): Promise<Engine> {
    const sandbox = await shutIn(instance ?? (await startDuckDb(folder)), {
      folders: [folder],
      files: [readable],
      memory: inMebibytes(limits.engineBytes),
      settings: [`SET max_temp_directory_size = '${inMebibytes(limits.spillBytes)}'`],
      threads: Math.min(limits.threads, availableParallelism()),
    });
    return new Engine(folder, sandbox);
  }

  async run(step: string, sql: string): Promise<void> {
    await guarded(step, () => this.sandbox.connection.run(sql));
  }

  /** A step of a plan. Of lists two run at once: to plan a statement takes longer than to run it over few rows, and keeps one core busy. */
  async runStep(step: string, statements: PlanStep): Promise<void> {
    if (typeof statements === 'string') return await this.run(step, statements);
    const waiting = [...statements];
    const runNext = async (connection: DuckDBConnection) => {
      for (let list = waiting.shift(); list; list = waiting.shift())
        for (const sql of list) await guarded(step, () => connection.run(sql));
    };
    const second = await guarded(step, () => this.sandbox.instance.connect());
    // Both are waited for: a connection is not closed under a statement.
    const ended = await Promise.allSettled([this.sandbox.connection, second].map(runNext));
    second.closeSync();
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
  }

  /** For answers of a bounded size: limits belong into the SQL. */
  async rows(step: string, sql: string): Promise<Row[]> {
    return rowsOf(await guarded(step, () => this.sandbox.connection.run(sql)));
  }

  async count(step: string, sql: string): Promise<number> {
    const [row] = await this.rows(step, sql);
    return Number(Object.values(row ?? {})[0] ?? 0);
  }

  /** The numbers of the one row that is answered, by their names; 0 where there is none. */
  async counts<Name extends string>(step: string, sql: string, names: readonly Name[]): Promise<Record<Name, number>> {
    const [row] = await this.rows(step, sql);
    // Every name is set: the cast says which they are.
    return Object.fromEntries(names.map((name) => [name, Number(row?.[name] ?? 0)])) as Record<Name, number>;
  }

  close(): void {
    this.sandbox.close();
  }
}

/**
 * The answer is in memory as a whole: it is read where it is. The library's own reader goes to another thread and back for each part and
 * once more for the end, a tenth of the time of a small file with its eighty statements.
 */
function rowsOf(result: DuckDBMaterializedResult): Row[] {
  const names = result.deduplicatedColumnNames();
  const rows: Row[] = [];
  for (let at = 0; at < result.chunkCount; at++)
    // Every query of this folder selects texts, numbers and booleans only.
    for (const values of result.getChunk(at).convertRows(JSDuckDBValueConverter))
      rows.push(Object.fromEntries(names.map((name, column) => [name, values[column]])) as Row);
  return rows;
}

const inMebibytes = (bytes: number): string => `${Math.floor(bytes / (1024 * 1024))}MiB`;

/** A cell as text; nothing and numbers of ours are ''. */
export function textOf(value: Row[string] | undefined): string {
  return typeof value === 'string' ? value : '';
}
