import type { FindingsSettings, OwnRuleSet } from '#contract/quality/opportunity.ts';
import { CHOKE_POINTS } from './choke-points.ts';
import type { Measure } from './define-measure.ts';
import { MEASURES } from './measures.ts';
import { EPSILON, shortfallColumn } from './sql.ts';

/** Requirements that a district has written down itself, asked like those that are built in. */
export interface OwnMeasure extends Measure {
  name: string;
}

const ownMeasure = ({ id, name, lines }: OwnRuleSet): OwnMeasure => ({
  id,
  name,
  question: name,
  theme: 'completion',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  needsSced: true,
  asked: 'true',
  attained: `${shortfallColumn(id)} <= ${EPSILON}`,
  mayBe: 'may_be_required',
  source: name,
  shows: { rules: { source: name, lines } },
});

export const ownMeasures = ({ rule_sets }: Pick<FindingsSettings, 'rule_sets'>): OwnMeasure[] =>
  rule_sets.map(ownMeasure);

/** The measures, own requirements and steps of the ladder, in the order in which they are counted. */
export const countedWith = (settings: Pick<FindingsSettings, 'rule_sets'>): readonly (Measure | OwnMeasure)[] => [
  ...MEASURES,
  ...CHOKE_POINTS,
  ...ownMeasures(settings),
];
