import { DuckDBInstance } from '@duckdb/node-api';

/**
 * Seconds for work that never changes, on two threads, of the kind that a refresh does most: a million groups in a hash
 * table. A machine that shares its cores with others is up to half as slow again from one minute to the next, and so is
 * all that is timed on it.
 */
export async function fixedWork(): Promise<number> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2', memory_limit: '500MB' });
  const connection = await instance.connect();
  const start = performance.now();
  await connection.run(
    'SELECT max(times) FROM (SELECT hash(number) % 1000000 AS key, count(*) AS times FROM range(6000000) AS numbers(number) GROUP BY key)',
  );
  const seconds = (performance.now() - start) / 1000;
  connection.closeSync();
  instance.closeSync();
  return seconds;
}
