import type { OpportunityReport } from '#contract/quality/opportunity-report.ts';
import { answeredBy, answerOf } from '../answer.ts';
import { CHOKE_POINTS } from '../choke-points.ts';
import type { Measure } from '../define-measure.ts';
import { MEASURES } from '../measures.ts';
import { ownMeasures } from '../own-measures.ts';
import type { ReadScopes } from './read-scopes.ts';
import { withheld, withheldBasis, withholdSmall } from './withhold.ts';

/** All findings of the scopes as one document, with small groups and what they would follow from left out. */
export function reportOf({ scopes, names, language, ...about }: ReadScopes): OpportunityReport {
  const [whole, ...schools] = scopes;
  const answered = (measure: Measure) => ({
    ...withholdSmall(answeredBy(whole.stored, measure)),
    schools: schools.map(({ name, stored }) => ({
      name: name ?? '',
      all: withheld(answeredBy(stored, measure).all),
    })),
  });
  const { settings } = whole.stored;
  const whatIs = <Id extends string>(measure: Measure<Id>) => {
    const answer = answerOf({ ...about, names, language, stored: whole.stored }, measure);
    return { ...answer, basis: withheldBasis(answer), ...answered(measure) };
  };
  return {
    ...about,
    settings,
    measures: MEASURES.map(whatIs),
    own_measures: ownMeasures(settings).map((measure) => ({ ...whatIs(measure), name: measure.name })),
    steps: CHOKE_POINTS.map((step) => ({ from: step.from, ...answered(step) })),
  };
}
