import type { SourceColumn } from '#datasets/kit/plan.ts';
import { loneYear, seasonOf } from '../../evidence/years/lone-years.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

/**
 * Years of the calendar are read with their season, 'Fall 2021', which says the school year. Answers the
 * columns that were joined.
 */
export function joinSeason({ kept, filled, decisions }: ReshapeDraft): SourceColumn[] {
  const [year, term] = [kept.get('school_year'), kept.get('term')];
  if (!year || !term) return [];
  kept.delete('school_year');
  filled.set('school_year', {
    source: year,
    beside: [term],
    column: { read: (text, beside) => `coalesce(${seasonOf(beside)} || ' ' || ${loneYear(text)}, ${text})` },
  });
  decisions.push({ is: 'read-together', headers: [term.header, year.header], column: 'school_year' });
  return [year, term];
}
