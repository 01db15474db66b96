import type { ErrorReason } from '#contract/error-reasons.ts';
import { PortalError } from '#contract/errors.ts';
import { datasetOf } from '#datasets/index.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import { sameRef } from '#datasets/kit/match/header-set.ts';
import { vocabularyOf } from '#datasets/kit/vocabulary-of.ts';
import type { MappableFile } from './files.ts';
import type { ColumnChoice, ValueChoice } from './queries.ts';

/** What a person sends. */
export interface MappingChoices {
  run: number;
  columns: readonly ColumnChoice[];
  values: readonly { column: string; key: string; value: string | null; seen?: { value: string | null } | undefined }[];
  seen_at: string | null;
}

const unprocessable = (reason: ErrorReason, field: string) => new PortalError('unprocessable', reason, { field });

/**
 * The choices of columns, each column and each header once.
 * @throws PortalError unprocessable, in words that name the two columns or the header
 */
export function checkedColumns({ type, offer }: MappableFile, given: readonly ColumnChoice[]): ColumnChoice[] {
  const { columns } = datasetOf(type);
  const taken: { label: string; choice: ColumnChoice }[] = [];
  return given.map((choice) => {
    const { column, source } = choice;
    const label = columns.find(({ name }) => name === column)?.label;
    if (label === undefined || !offer.columns.some((one) => one.column === column))
      throw unprocessable('column-unknown', 'columns');
    if (taken.some((one) => one.choice.column === column))
      throw unprocessable({ is: 'column-twice', column: label }, 'columns');
    const same = source && taken.find((one) => sameRef(one.choice.source, source));
    if (same)
      throw unprocessable({ is: 'header-twice', header: source.header, one: same.label, other: label }, 'columns');
    const place = source && offer.headers.find((header) => sameRef(header, source));
    if (source && !place) throw unprocessable({ is: 'header-unknown', header: source.header }, 'columns');
    taken.push({ label, choice });
    return { column, source: place ? { header: place.header, nth: place.nth } : null };
  });
}

/**
 * What a value of a column can stand for; of a column of schools, one of these. null where
 * nothing is chosen for values.
 */
export function choicesOf(column: Column, schools: readonly string[]): { value: string; label: string }[] | null {
  if (column.kind.kind === 'school') return schools.map((name) => ({ value: name, label: name }));
  return vocabularyOf(column)?.values.map(({ value, label }) => ({ value, label })) ?? null;
}

/** The choices of values that this file holds, each with its text as seen. */
export function checkedValues(
  { type, offer }: MappableFile,
  given: MappingChoices['values'],
  schools: readonly string[],
): ValueChoice[] {
  const chosen = new Map<string, ValueChoice>();
  for (const { column: name, key, value } of given) {
    const seen = offer.values.find((one) => one.column === name && one.key === key);
    const column = datasetOf(type).columns.find((one) => one.name === name);
    const choices = column && choicesOf(column, schools);
    if (!seen || !choices) throw unprocessable('value-unknown', 'values');
    if (value !== null && !choices.some((one) => one.value === value))
      throw unprocessable({ is: 'value-impossible', value: seen.text }, 'values');
    chosen.set(`${name} ${key}`, { column: name, key, text: seen.text, value });
  }
  return [...chosen.values()];
}
