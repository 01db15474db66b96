import { join } from 'node:path';
import type { ValidationPlan } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine } from './engine.ts';
import { SHEET_STRIDE } from './read/table.ts';

/** normalise: the rows that are kept as zstd Parquet in the lake's schema (docs/lake.md). Returns the path in the run's folder. */
export async function normalise(plan: ValidationPlan, engine: Engine): Promise<string> {
  const path = join(engine.folder, 'rows.parquet');
  // Sorting is two fifths of this step, but without it two threads hand over rows out of order where one waits for the other.
  await engine.run(
    'save rows',
    `COPY (SELECT * REPLACE (row_number % ${SHEET_STRIDE} AS row_number) FROM (${plan.rows} ORDER BY row_number)) TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd)`,
  );
  return path;
}
