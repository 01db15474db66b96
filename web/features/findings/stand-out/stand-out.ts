import type { FindingsSettings, GroupFigures, MeasureAnswer, Trait } from '#contract/quality/opportunity.ts';

/** A group whose rate is below that of the others, whatever chance and the missing data may do. */
export interface StandingOut {
  measure: MeasureAnswer;
  group: GroupFigures;
  /** The one group that the others are; null where the trait has more than two. */
  other: GroupFigures | null;
  /**
   * The group whose rate the settings compare it with; null where it is compared with all other groups of the trait.
   */
  against: Against | null;
  /**
   * How small and how large the difference may be, in percentage points; null where the trait has more than two groups.
   */
  gap: { low: number; high: number } | null;
}

type CompareWith = FindingsSettings['compare_with'];

export interface Against {
  trait: Trait;
  value: string;
  /** Its numbers, where it has any. */
  figures: GroupFigures | null;
}

/** As many sentences as are read. */
const MOST = 5;

const isBelow = (group: GroupFigures): boolean =>
  group.others_rate !== null &&
  (group.missing_students ?? 0) > 0 &&
  group.interval !== null &&
  group.interval.high < group.others_rate &&
  group.bounds !== null &&
  group.bounds.high < group.others_rate;

/**
 * Whether a ready measure compares any group. Without one, that nothing was found would say something of the groups.
 */
export const comparesAny = (measures: readonly MeasureAnswer[]): boolean =>
  measures.some(
    ({ ready, groups }) =>
      ready && groups.some(({ interval, bounds, others_rate }) => interval && bounds && others_rate !== null),
  );

function otherOf(group: GroupFigures, groups: readonly GroupFigures[]): StandingOut['other'] {
  const [other, ...more] = groups.filter(
    ({ trait, value, size, hidden }) => trait === group.trait && value !== group.value && (size > 0 || hidden),
  );
  return other === undefined || more.length > 0 ? null : other;
}

function againstOf({ trait }: GroupFigures, groups: readonly GroupFigures[], compareWith: CompareWith): Against | null {
  const value = compareWith[trait];
  if (value === undefined) return null;
  return { trait, value, figures: groups.find((one) => one.trait === trait && one.value === value) ?? null };
}

/** The difference between two groups that are each other's others, at both ends of what is possible. */
function gapOf(group: GroupFigures, other: StandingOut['other']): StandingOut['gap'] {
  if (!other?.bounds || !group.bounds) return null;
  return { low: other.bounds.low - group.bounds.high, high: other.bounds.high - group.bounds.low };
}

const missing = ({ missing_students }: GroupFigures) => missing_students ?? 0;

/**
 * The sentences at the top of the page, by the rule that the page states: measures that are ready, groups whose whole
 * interval and whose highest possible rate are below the rate of the others; of each measure the group that lacks most
 * students, of all measures the five that lack most (docs/domain/opportunity.md#what-stands-out).
 */
export function standingOut(measures: readonly MeasureAnswer[], compareWith: CompareWith): StandingOut[] {
  const found = measures
    .filter(({ ready }) => ready)
    .flatMap((measure) => {
      const [first] = measure.groups
        .filter(isBelow)
        .map((group) => ({
          measure,
          group,
          other: otherOf(group, measure.groups),
          against: againstOf(group, measure.groups, compareWith),
        }))
        .map((found) => ({ ...found, gap: gapOf(found.group, found.other) }))
        .filter(({ gap }) => gap === null || gap.low > 0)
        .toSorted((one, other) => missing(other.group) - missing(one.group));
      return first ? [first] : [];
    });
  return found.toSorted((one, other) => missing(other.group) - missing(one.group)).slice(0, MOST);
}
