import { defineMeasure } from '../define-measure.ts';
import { EPSILON } from '../sql.ts';

export const ninthOnTrack = defineMeasure({
  id: 'ninth_on_track',
  question: 'On track at the end of ninth grade',
  theme: 'progress',
  evidence: 'courses',
  rests: ['TRANSCRIPT'],
  asked: 'has_first_year',
  attained: `first_units >= 5 - ${EPSILON} AND first_failed <= 1`,
  mayBe: 'false',
  source: 'University of Chicago Consortium on School Research, 2005',
  shows: { facts: ['first_units', 'first_failed'] },
});
