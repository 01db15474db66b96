import type { Dataset } from '#datasets/kit/dataset.ts';
import { firstOf } from '#datasets/kit/layouts/layout.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { schoolFinder } from '#datasets/kit/reading/schools.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import type { HeadedTable } from '../headed-table.ts';
import { layoutOf } from '../header/layout-of.ts';
import { differentValues } from '../sample-values.ts';

/** Different values of a column that are looked through for a school of the audit; no district has as many schools. */
const MOST = 5_000;

/**
 * Adds `schools`: the samples, and for school columns whose first rows name no school of the audit every value they
 * hold: files are sorted by school, and those of a whole state begin with other districts.
 */
export async function withWholeSchools(
  headed: Omit<HeadedTable, 'schools' | 'flags'>,
): Promise<Omit<HeadedTable, 'flags'>> {
  const { dataset, engine, columns, samples } = headed;
  const { schools } = headed.context;
  const isKnown = schoolFinder(schools);
  const whole = new Map<number, string[]>();
  for (const { index } of schools.length ? schoolColumns(dataset, columns) : []) {
    const start = samples(index);
    if (start.length === 0 || start.some(isKnown)) continue;
    whole.set(index, await differentValues(engine, index, MOST));
  }
  return { ...headed, schools: (index) => whole.get(index) ?? samples(index) };
}

/** Columns that may be the school's, by their header or by the layout of the file. */
function schoolColumns(dataset: Dataset, columns: readonly SourceColumn[]): SourceColumn[] {
  const declared = dataset.columns.find(({ name }) => name === 'school');
  if (!declared) return [];
  const names = new Set([declared.name, declared.label, ...textsOf(declared.synonyms)].map(headerKey));
  const layout = layoutOf(
    dataset,
    columns.map(({ header }) => header),
  );
  const ofLayout = (layout?.columns.school?.from ?? []).flatMap((pattern) => firstOf([pattern], columns) ?? []);
  return [...new Set([...columns.filter(({ header }) => names.has(headerKey(header))), ...ofLayout])];
}
