import { join } from 'node:path';
import type { ValidationPlan } from '#datasets/kit/plan.ts';
import { WORD } from '#datasets/kit/sql/dictionary.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { AS_SHOWN, keysSaid, MOST_KEYS, type RowKeys } from '#server/platform/lake/row-keys.ts';
import type { Engine } from '../engine.ts';
import { SLOT_STRIDE } from '../read/row-key.ts';
import { SHEET_STRIDE } from '../read/table.ts';
import { REFUSALS, type Refusal } from '../refusal.ts';

/** Every block of 122,880 rows holds all of them once a column. */
const FEW_WORDS = 10_000;

export interface Parts {
  /** How many sheets were read as one table, and how many records a row of it may have: each at least 1. */
  sheets: number;
  records: number;
  /** Of the file: a text has no more lines. */
  bytes: number;
}

/**
 * normalise: the rows that are kept as zstd Parquet in the lake's schema (docs/lake.md). Returns the path in the run's
 * folder, or why the numbers could not tell the rows apart.
 */
export async function normalise(
  plan: ValidationPlan,
  engine: Engine,
  { sheets, records, bytes }: Parts,
): Promise<string | Refusal> {
  const path = join(engine.folder, 'rows.parquet');
  const words = await engine.count('count words', `SELECT len(labels) FROM duckdb_types() WHERE type_name = '${WORD}'`);
  const rows = words > 0 && words <= FEW_WORDS ? plan.rowsOfWords : plan.rows;
  const isParted = sheets > 1 || records > 1;
  const last = isParted || bytes >= MOST_KEYS ? await rowsOfSheet(engine, rows) : 0;
  if (sheets * last * records > MOST_KEYS) return REFUSALS.tooLarge;
  const keys = isParted ? { rowsOfSheet: last, recordsOfRow: records } : AS_SHOWN;
  // Rows come in blocks of the engine's threads: sorting them was two fifths of this step, and
  // readers go by row_number.
  await engine.run(
    'save rows',
    `COPY (SELECT * REPLACE (${isParted ? keyOf(keys) : SHOWN} AS row_number) FROM (${rows})) TO ${literal(path)}
      (FORMAT parquet, COMPRESSION zstd, ${keysSaid(keys)})`,
  );
  return path;
}

/** As a spreadsheet program shows it. */
const SHOWN = `row_number % ${SHEET_STRIDE}`;

/** One more than the last row of any sheet. */
const rowsOfSheet = (engine: Engine, rows: string): Promise<number> =>
  engine.count('rows of a sheet', `SELECT max(${SHOWN}) + 1 FROM (${rows})`);

const keyOf = ({ rowsOfSheet, recordsOfRow }: RowKeys): string =>
  `((row_number % ${SLOT_STRIDE}) // ${SHEET_STRIDE} * ${rowsOfSheet} + ${SHOWN}) * ${recordsOfRow} + row_number // ${SLOT_STRIDE}`;
