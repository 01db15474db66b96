import type { Figures, GroupFigures, MeasureAnswer, MeasureId } from '#contract/quality/opportunity.ts';
import { CHOKE_POINTS } from './choke-points.ts';
import type { Measure } from './define-measure.ts';
import { type GroupKey, groupKey } from './disclosure/disclosure.ts';
import { allFigures, groupFigures, unknownOf } from './figures.ts';
import { MEASURES } from './measures.ts';
import { countsFrom, type StoredMeasure, type StoredOpportunity } from './of-scope.ts';

const storedOf = (stored: StoredOpportunity, { id }: Measure): StoredMeasure => {
  const found = stored[id];
  if (!found) throw new Error(`no counts of ${id} are stored`);
  return found;
};

/** The figures of all students and of each group. */
export function answeredBy(stored: StoredOpportunity, measure: Measure): { all: Figures; groups: GroupFigures[] } {
  const of = storedOf(stored, measure);
  const counts = countsFrom(of);
  // Numbers of an earlier version, of which it is not known what they say together, stay inside.
  const isHidden = (key: GroupKey, { small }: Pick<Figures, 'small'>) => small || (of.hidden?.includes(key) ?? true);
  const [all, groups] = [allFigures(counts, measure), groupFigures(counts, measure)];
  return {
    all: { ...all, hidden: isHidden('all', all) },
    groups: groups.map((group) => ({ ...group, hidden: isHidden(groupKey(group.trait, group.value), group) })),
  };
}

export function answerOf(stored: StoredOpportunity, measure: Measure<MeasureId>): MeasureAnswer {
  const of = storedOf(stored, measure);
  const counts = countsFrom(of);
  return {
    id: measure.id,
    theme: measure.theme,
    rests: [...measure.rests],
    source: measure.source,
    ready: of.reason === null,
    reason: of.reason,
    basis: {
      unknown: unknownOf(counts),
      left_out: counts.all.outside,
      uncertain: measure.evidence === 'courses' ? counts.all.uncertain : 0,
      floating: measure.evidence === 'exams' ? counts.floating : 0,
    },
    ...answeredBy(stored, measure),
  };
}

export const measuresOf = (stored: StoredOpportunity): MeasureAnswer[] => MEASURES.map((one) => answerOf(stored, one));

export const stepsOf = (stored: StoredOpportunity) =>
  CHOKE_POINTS.map((step) => ({ from: step.from, ...answeredBy(stored, step) }));
