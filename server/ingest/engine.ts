import { availableParallelism } from 'node:os';
import {
  type DuckDBConnection,
  type DuckDBInstance,
  type DuckDBMaterializedResult,
  JSDuckDBValueConverter,
} from '@duckdb/node-api';
import type { PlanStep } from '#datasets/kit/plan.ts';
import { doWork, type Work } from '#datasets/kit/sql/work.ts';
import { guarded } from '#server/platform/lake/engine-failure.ts';
import { type Sandbox, shutIn, startDuckDb } from '#server/platform/lake/sandbox.ts';
import type { IngestLimits } from './limits.ts';

export type Row = Record<string, string | number | bigint | boolean | null>;

/** More than two at once would wait for each other on two cores. */
const LANES = 2;

/** DuckDB of one processing, shut in the run's folder. @throws EngineFailure in every call */
export class Engine {
  readonly folder: string;
  private readonly sandbox: Sandbox;
  /** Whether pieces of work run at once by themselves: a statement over many rows is spread over all threads anyway. */
  private readonly hasFewRows: boolean;
  private readonly lanes: DuckDBConnection[];
  private readonly waiting: ((lane: DuckDBConnection) => void)[] = [];

  private constructor(folder: string, sandbox: Sandbox, lanes: DuckDBConnection[], hasFewRows: boolean) {
    this.folder = folder;
    this.sandbox = sandbox;
    this.lanes = lanes;
    this.hasFewRows = hasFewRows;
  }

  /**
   * `readable` is the received file, the only one outside `folder` that may be opened. `instance` is one
   * that has only been started.
   */
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
    const lanes = [sandbox.connection];
    while (lanes.length < LANES) lanes.push(await guarded('connect', () => sandbox.instance.connect()));
    return new Engine(folder, sandbox, lanes, limits.threads === 1);
  }

  async run(step: string, sql: string): Promise<void> {
    await this.onLane(step, (lane) => lane.run(sql));
  }

  /**
   * A step of a plan. Of lists two run at once: to plan a statement takes longer than to run it over few rows,
   * and keeps one core busy.
   */
  async runStep(step: string, statements: PlanStep): Promise<void> {
    if (typeof statements === 'string') return await this.run(step, statements);
    const runAll = async (lane: DuckDBConnection, list: readonly Work[]) => {
      for (const work of list) await doWork(work, lane);
    };
    await allEnded(statements.map((list) => this.onLane(step, (lane) => runAll(lane, list))));
  }

  /**
   * Answers of pieces of work that need nothing of each other: of few rows two of their statements
   * run at once, as in a step.
   */
  async together<const Works extends readonly (() => Promise<unknown>)[]>(
    works: Works,
  ): Promise<{ -readonly [At in keyof Works]: Awaited<ReturnType<Works[At]>> }> {
    const answers: unknown[] = [];
    if (this.hasFewRows) answers.push(...(await allEnded(works.map((work) => work()))));
    else for (const work of works) answers.push(await work());
    // One answer for each piece of work, in their order.
    return answers as { -readonly [At in keyof Works]: Awaited<ReturnType<Works[At]>> };
  }

  /** For answers of a bounded size: limits belong into the SQL. */
  async rows(step: string, sql: string): Promise<Row[]> {
    return rowsOf(await this.onLane(step, (lane) => lane.run(sql)));
  }

  private async onLane<Answer>(step: string, work: (lane: DuckDBConnection) => Promise<Answer>): Promise<Answer> {
    const lane = this.lanes.pop() ?? (await new Promise<DuckDBConnection>((take) => this.waiting.push(take)));
    try {
      return await guarded(step, () => work(lane));
    } finally {
      const next = this.waiting.shift();
      if (next) next(lane);
      else this.lanes.push(lane);
    }
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
    for (const lane of this.lanes) if (lane !== this.sandbox.connection) lane.closeSync();
    this.sandbox.close();
  }
}

/** All are waited for: a connection is not closed under a statement. @throws what the first that failed threw */
async function allEnded<Answer>(works: readonly Promise<Answer>[]): Promise<Answer[]> {
  await Promise.allSettled(works);
  return await Promise.all(works);
}

/**
 * The answer is in memory as a whole: it is read where it is. The library's own reader goes to another thread and back
 * for each part and once more for the end, a tenth of the time of a small file with its eighty statements.
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
