import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { IngestLimits } from './limits.ts';

export type Row = Record<string, string | number | bigint | boolean | null>;

/**
 * DuckDB of one processing, shut in the run's folder. Its error text quotes rows of the file (docs/threats.md#t21), so every failure
 * leaves here as `EngineFailure`, which says only in which step it happened.
 */
export class Engine {
  readonly folder: string;
  private readonly connection: DuckDBConnection;
  private readonly instance: DuckDBInstance;

  private constructor(folder: string, instance: DuckDBInstance, connection: DuckDBConnection) {
    this.folder = folder;
    this.instance = instance;
    this.connection = connection;
  }

  /** `readable` is the received file, the only one outside `folder` that may be opened. `instance` is one that has only been started. */
  static async open(
    folder: string,
    readable: string,
    limits: IngestLimits,
    instance?: DuckDBInstance,
  ): Promise<Engine> {
    const started = instance ?? (await startEngine(folder));
    const engine = new Engine(folder, started, await started.connect());
    await engine.run('size', `SET threads = ${Math.min(limits.threads, availableParallelism())}`);
    await engine.run('size', `SET memory_limit = '${Math.floor(limits.engineBytes / (1024 * 1024))}MiB'`);
    await engine.run('shut in', `SET allowed_directories = [${literal(folder)}]`);
    await engine.run('shut in', `SET allowed_paths = [${literal(readable)}]`);
    await engine.run('shut in', 'SET enable_external_access = false');
    await engine.run('shut in', 'SET lock_configuration = true');
    return engine;
  }

  async run(step: string, sql: string): Promise<void> {
    await this.guard(step, () => this.connection.run(sql));
  }

  /** For answers of a bounded size: limits belong into the SQL. */
  async rows(step: string, sql: string): Promise<Row[]> {
    const reader = await this.guard(step, () => this.connection.runAndReadAll(sql));
    // Every query of this folder selects texts, numbers and booleans only.
    return reader.getRowObjectsJS() as Row[];
  }

  async count(step: string, sql: string): Promise<number> {
    const [row] = await this.rows(step, sql);
    return Number(Object.values(row ?? {})[0] ?? 0);
  }

  close(): void {
    this.connection.closeSync();
    this.instance.closeSync();
  }

  private async guard<T>(step: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch {
      throw new EngineFailure(step);
    }
  }
}

/** All of an engine that does not depend on the file. */
export function startEngine(folder: string): Promise<DuckDBInstance> {
  return DuckDBInstance.create(':memory:', {
    threads: '1',
    temp_directory: join(folder, 'spill'),
    preserve_insertion_order: 'true',
  });
}

/** Carries no cause on purpose: the message of the cause holds data. */
export class EngineFailure extends Error {
  constructor(step: string) {
    super(`the engine failed in step '${step}'`);
    this.name = 'EngineFailure';
  }
}

/** A cell as text; nothing and numbers of ours are ''. */
export function textOf(value: Row[string] | undefined): string {
  return typeof value === 'string' ? value : '';
}
