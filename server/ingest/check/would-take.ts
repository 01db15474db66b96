import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { Engine } from '../engine.ts';
import type { IngestLimits } from '../limits.ts';
import type { ReadTable } from '../read/table.ts';
import { recognise } from '../recognise/recognise.ts';
import type { WouldTake } from '../recognise/wrong-file/other-dataset.ts';
import { Refusal } from '../refusal.ts';
import { validate } from './validate.ts';
import { withoutWrongChoice } from './wrong-choice.ts';

/** Enough to see whether rows are kept; a file under the wrong card need not be checked twice. */
const ROWS = 2_000;
/** Two engines share the memory of one child. */
const CELLS = 100_000;
const rowsOf = ({ width }: ReadTable) => Math.min(ROWS, Math.ceil(CELLS / width));

/**
 * A dictionary of its own makes a column take 0.8 MB while it is written, 922 of them more than there is; with small
 * ones, 2,000 columns take 0.4 GB.
 */
const SMALL_PAGES = 'DICTIONARY_SIZE_LIMIT 10, STRING_DICTIONARY_PAGE_SIZE_LIMIT 4096';

interface Trial {
  table: ReadTable;
  context: IngestContext;
  engine: Engine;
  limits: IngestLimits;
}

/**
 * Whether another dataset would take the file: its required columns are found, and its checks keep rows. The first rows
 * are tried in an engine of their own, since tables of one dataset would be in the way of the other's. What was
 * confirmed for the dataset that the file was uploaded as says nothing here.
 */
export function wouldTake(trial: Trial): WouldTake {
  // Asked once when a file looks like another kind, and again when columns turn out to be missing.
  const answers = new Map<Dataset, Promise<boolean>>();
  return (other) => {
    const answer = answers.get(other) ?? tryRows(other, trial);
    answers.set(other, answer);
    return answer;
  };
}

async function tryRows(other: Dataset, { table, context, engine, limits }: Trial): Promise<boolean> {
  const folder = join(engine.folder, `trial-${other.slug}`);
  await mkdir(folder);
  const rows = join(folder, 'cells.parquet');
  // In the order of the file without being sorted: a sort of five rows of 860 columns took 640 MB.
  await engine.run(
    'rows to try',
    `COPY (SELECT * FROM cells LIMIT ${rowsOf(table)}) TO ${literal(rows)} (FORMAT parquet, ${SMALL_PAGES})`,
  );
  const own = await Engine.open(folder, rows, { ...limits, threads: 1 });
  try {
    await own.run('rows to try', `CREATE TABLE cells AS SELECT * FROM ${literal(rows)}`);
    return await keepsRows(other, { table, context, engine: own, limits });
  } finally {
    own.close();
  }
}

async function keepsRows(dataset: Dataset, { table, context, engine }: Trial): Promise<boolean> {
  const chosen = choicesFor(dataset, context);
  const tried = { ...table, rows: Math.min(table.rows, rowsOf(table)), facts: [], hasCellCounts: false };
  const recognised = await recognise(tried, dataset, chosen, engine, async () => false);
  if (recognised instanceof Refusal || 'wrong' in recognised || recognised.missing.length > 0) return false;
  const checked = await validate(
    recognised,
    dataset,
    { ...chosen, legends: recognised.legends, singleYears: recognised.singleYears },
    engine,
    () => {},
  );
  return (await withoutWrongChoice(checked, recognised, dataset, chosen, engine)).rowsKept > 0;
}

/** What was chosen in a wizard that had other steps is not chosen there. */
function choicesFor({ wizardSteps }: Dataset, { confirmed: _, chosen, ...context }: IngestContext): IngestContext {
  return {
    ...context,
    chosen: {
      schoolIds: chosen.schoolIds,
      years: wizardSteps.includes('academic-periods') ? chosen.years : [],
      demographicTypes: [],
      testTypes: [],
    },
  };
}
