import type { Dataset } from '#datasets/kit/dataset.ts';
import { schoolYear } from '#datasets/kit/english.ts';
import { requirementStep } from '#datasets/kit/requirement-columns.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine } from '../engine.ts';
import type { IngestResult } from '../result.ts';

/** Adds which tests or years the kept rows of each school are of, as the wizard names them. */
export async function withChoices(
  schoolRows: IngestResult['schoolRows'],
  dataset: Dataset,
  parquet: string | null,
  engine: Engine,
): Promise<IngestResult['schoolRows']> {
  const step = requirementStep(dataset);
  if (parquet === null || (step !== 'test-types' && step !== 'academic-periods')) return schoolRows;
  const column = step === 'test-types' ? 'test_type' : 'school_year';
  const rows = await engine.rows(
    'choices of schools',
    `SELECT DISTINCT school_id, CAST(${column} AS VARCHAR) AS choice FROM read_parquet(${literal(parquet)})
     WHERE school_id IS NOT NULL AND ${column} IS NOT NULL ORDER BY ALL`,
  );
  const choices = Map.groupBy(rows, ({ school_id }) => String(school_id));
  const nameOf = (choice: string) => (step === 'test-types' ? choice : schoolYear(Number(choice)));
  return Object.fromEntries(
    Object.entries(schoolRows).map(([id, counts]) => {
      const mine = (choices.get(id) ?? []).map(({ choice }) => nameOf(String(choice)));
      return [id, mine.length > 0 ? { ...counts, choices: mine } : counts];
    }),
  );
}
