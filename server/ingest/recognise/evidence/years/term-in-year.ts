import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { saysTerm, whatYears } from './year-column.ts';

/** PowerSchool: 3100 is the year 2021-22, 3101 and 3102 are its terms. */
const TERM_ID = /^[23]\d{3}$/;
const OF_TERM = /[1-9]$/;

/**
 * The term beside the school year in one cell ('2021-22 S1', 'Fall 2021', the term ID 3101), where the file has no
 * other. The two grades of a course would be copies of each other, and the credit of one of them lost.
 */
export function termInYear({ dataset, samples }: HeadedTable, mapping: MappingDraft, decided: Decided): Decision[] {
  const year = mapping.get('school_year');
  const isOpen = dataset.columns.some(({ name }) => name === 'term') && !mapping.has('term') && !decided.has('term');
  if (!year || !isOpen) return [];
  const cells = samples(year.index)
    .map((sample) => sample.trim())
    .filter(Boolean);
  const areIds = headerKey(year.header).includes('term') && cells.every((cell) => TERM_ID.test(cell));
  const what = areIds && cells.some((cell) => OF_TERM.test(cell)) ? 'terms' : whatYears(cells);
  if (!what || (what === 'terms' && !areIds && !cells.some(saysTerm))) return [];
  mapping.set('term', year);
  return [{ is: 'read-too', header: year.header, column: 'term', because: what }];
}
