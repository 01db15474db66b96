import type { Dataset, Derived } from '../dataset.ts';
import { MANY_ROWS } from './many-rows.ts';

/**
 * `WITH typed AS ...`: the view `typed` with the derived columns that these texts name, and what they build on. No one
 * pays for the others: an IN list in one of them is a join that DuckDB leaves in (40 ms a million rows), and those of
 * scores take 30 ms to plan.
 * @param rows about how many there are; of few the table `typed` has them all already
 */
export function withDerived({ derived }: Dataset, texts: readonly string[], rows: number): string {
  if (rows < MANY_ROWS) return '';
  const named: Derived[] = [];
  for (const one of derived.toReversed()) {
    const name = new RegExp(`\\b${one.name}\\b`);
    if ([...texts, ...named.map(({ sql }) => sql)].some((text) => name.test(text))) named.unshift(one);
  }
  if (named.length === 0) return '';
  return `WITH typed AS NOT MATERIALIZED (${addDerived(named, 'FROM main.typed')})`;
}

/** One SELECT a column, since they build on each other. */
export const addDerived = (derived: readonly Derived[], rows: string): string =>
  derived.reduce((inner, { name, type, sql }) => `SELECT *, CAST(${sql} AS ${type}) AS ${name} FROM (${inner})`, rows);
