import { join } from 'node:path';
import type { ValidationPlan } from '#datasets/kit/plan.ts';
import { WORD } from '#datasets/kit/sql/dictionary.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine } from '../engine.ts';
import { SHEET_STRIDE } from '../read/table.ts';

/** Every block of 122,880 rows holds all of them once a column. */
const FEW_WORDS = 10_000;

/** normalise: the rows that are kept as zstd Parquet in the lake's schema (docs/lake.md). Returns the path in the run's folder. */
export async function normalise(plan: ValidationPlan, engine: Engine): Promise<string> {
  const path = join(engine.folder, 'rows.parquet');
  const words = await engine.count('count words', `SELECT len(labels) FROM duckdb_types() WHERE type_name = '${WORD}'`);
  const rows = words > 0 && words <= FEW_WORDS ? plan.rowsOfWords : plan.rows;
  // Rows come in blocks of the engine's threads: sorting them was two fifths of this step, and readers go by row_number.
  await engine.run(
    'save rows',
    `COPY (SELECT * REPLACE (row_number % ${SHEET_STRIDE} AS row_number) FROM (${rows})) TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd)`,
  );
  return path;
}
