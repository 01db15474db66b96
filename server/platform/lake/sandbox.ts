import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { literal } from '#datasets/kit/sql/quote.ts';
import { guarded } from './engine-failure.ts';

/** What a database may see and use, from when it is shut in. */
export interface Confines {
  /** Below these it reads and writes. */
  folders: readonly string[];
  /** Files that it reads besides. */
  files?: readonly string[];
  /** As DuckDB writes it: '640MiB'. What does not fit goes to the folder it was started for. */
  memory: string;
  threads: number;
  /** Other settings, as statements: nothing can be set later. */
  settings?: readonly string[];
}

/** An empty DuckDB that cannot leave its confines. */
export interface Sandbox {
  instance: DuckDBInstance;
  connection: DuckDBConnection;
  close(): void;
}

/** All of a sandbox that does not depend on what it will read. What does not fit in memory goes below `folder`. */
export const startDuckDb = (folder: string): Promise<DuckDBInstance> =>
  DuckDBInstance.create(':memory:', { threads: '1', temp_directory: join(folder, 'spill') });

/** Shuts in what was only started. No statement that is run on it later can change a setting. @throws EngineFailure */
export async function shutIn(
  instance: DuckDBInstance,
  { folders, files = [], memory, threads, settings = [] }: Confines,
): Promise<Sandbox> {
  const connection = await instance.connect();
  const statements = [
    `SET threads = ${threads}`,
    `SET memory_limit = '${memory}'`,
    ...settings,
    `SET allowed_directories = [${folders.map(literal).join(', ')}]`,
    ...(files.length > 0 ? [`SET allowed_paths = [${files.map(literal).join(', ')}]`] : []),
    'SET enable_external_access = false',
    'SET lock_configuration = true',
  ];
  await guarded('shut in', () => connection.run(statements.join(';\n')));
  return {
    instance,
    connection,
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
