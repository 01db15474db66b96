import { dayOf } from '#datasets/kit/layouts/readings.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { dayOfStay, schoolYearOf } from '../../evidence/years/year-of-date.ts';
import type { Decided } from '../../headed-table.ts';
import type { ReshapeDraft } from '../reshape-draft.ts';

/**
 * Where the year of a row is that of its entry (evidence/years/entry-years.ts): its exit says it where there is none.
 * Answers the columns that were read.
 */
export function readYearOfEntry({ kept, filled }: ReshapeDraft, decided: Decided): SourceColumn[] {
  const [year, entry, exit] = [kept.get('school_year'), kept.get('entry_date'), kept.get('exit_date') ?? null];
  if (!year || year.index !== entry?.index || decided.has('school_year')) return [];
  kept.delete('school_year');
  filled.set('school_year', {
    source: year,
    beside: [exit],
    column: { read: (came, left = 'NULL') => spanOf(came, left) },
  });
  return [year];
}

function spanOf(came: string, left: string): string {
  const day = `list_transform([{'came': ${dayOf(came)}, 'gone': ${dayOf(left)}}], lambda one: ${dayOfStay('one.came', 'one.gone')})[1]`;
  return `list_transform([${day}], lambda day: list_transform([${schoolYearOf('day')}], lambda ends: (ends - 1) || '-' || ends)[1])[1]`;
}
