import {
  type Figures,
  type GroupFigures,
  SMALLEST_GROUP,
  TRAIT_NAMES,
  TRAITS,
  type Trait,
} from '#contract/quality/opportunity.ts';

/** Students of one cell: a group, or those without a value of a trait. */
export interface CellCounts {
  /** Who is asked. */
  asked: number;
  attained: number;
  /** Of those who are asked and have not attained: whose own rows could still make it true. */
  uncertain: number;
  /** Outside, and possibly asked: left out for a missing year, or not asked as far as is known. */
  outside: number;
}

/** All that one measure of one scope is computed from. */
export interface MeasureCounts {
  all: CellCounts;
  /** By trait and value; '' holds those without a value. */
  groups: Readonly<Record<Trait, ReadonlyMap<string, CellCounts>>>;
  /** IDs that are no one's whose scores would make it true. */
  floating: number;
}

/** Which worst cases there are. */
export interface MeasureEvidence {
  evidence: 'courses' | 'exams';
  hasBounds?: false;
}

/** Too few to be judged: no rate of theirs is shown, and no number leaves the portal. */
export const isSmall = ({ size }: { size: number }): boolean => size > 0 && size < SMALLEST_GROUP;

const NOBODY: CellCounts = { asked: 0, attained: 0, uncertain: 0, outside: 0 };

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** z of a 95% interval. */
const Z = 1.959964;

/** Wilson score interval of `attained` of `asked` (> 0), in percent (E. B. Wilson, JASA 22, 1927). */
export function wilson(attained: number, asked: number): { low: number; high: number } {
  const share = attained / asked;
  const square = Z * Z;
  const middle = share + square / (2 * asked);
  const spread = Z * Math.sqrt((share * (1 - share)) / asked + square / (4 * asked * asked));
  const scale = 100 / (1 + square / asked);
  return { low: Math.max(0, (middle - spread) * scale), high: Math.min(100, (middle + spread) * scale) };
}

/**
 * The lowest and the highest rate that is possible, in percent: whoever is left out or unknown may belong here or not,
 * and have attained it or not (docs/domain/opportunity.md#bounds). `unknown`: those without a value of the trait.
 */
export function boundsOf(
  own: CellCounts,
  unknown: CellCounts,
  floating: number,
  { evidence }: MeasureEvidence,
): { low: number; high: number } | null {
  const [mayJoin, haveJoined] = [unknown.asked - unknown.attained, unknown.attained];
  const outside = own.outside + unknown.outside;
  const ownRise = evidence === 'courses' ? own.uncertain : Math.min(floating, own.asked - own.attained);
  const rise = evidence === 'courses' ? unknown.uncertain : Math.min(floating - ownRise, mayJoin);
  const least = own.asked + mayJoin + outside;
  const most = own.asked + rise + haveJoined + outside;
  if (least === 0 || most === 0) return null;
  return {
    low: (100 * own.attained) / least,
    high: (100 * (own.attained + ownRise + rise + haveJoined + outside)) / most,
  };
}

const range = (of: { low: number; high: number } | null) =>
  of && { low: oneDecimal(of.low), high: oneDecimal(of.high) };

/** Figures before it is known whether they may leave the portal. */
type Computed<Of> = Omit<Of, 'hidden'>;

/** The rate and how sure it is. */
export function rateOf(attained: number, asked: number): Pick<Figures, 'rate' | 'interval'> {
  const isShown = asked >= SMALLEST_GROUP;
  return {
    rate: isShown ? oneDecimal((100 * attained) / asked) : null,
    interval: isShown ? range(wilson(attained, asked)) : null,
  };
}

function figuresOf(
  own: CellCounts,
  unknown: CellCounts,
  floating: number,
  evidence: MeasureEvidence,
): Computed<Figures> {
  const { asked, attained } = own;
  const isShown = asked >= SMALLEST_GROUP;
  return {
    size: asked,
    attained,
    ...rateOf(attained, asked),
    small: isSmall({ size: asked }),
    bounds: isShown && evidence.hasBounds !== false ? range(boundsOf(own, unknown, floating, evidence)) : null,
  };
}

export const allFigures = ({ all, floating }: MeasureCounts, evidence: MeasureEvidence): Computed<Figures> =>
  figuresOf(all, NOBODY, floating, evidence);

/** Every group of every trait, empty ones too. */
export const groupFigures = (
  counts: MeasureCounts,
  evidence: MeasureEvidence,
  compareWith: CompareWith = {},
): Computed<GroupFigures>[] =>
  TRAIT_NAMES.flatMap((trait) =>
    TRAITS[trait].map((value) =>
      groupOf(counts, { trait, value, others: othersOf(trait, value, compareWith) }, evidence),
    ),
  );

/** Trait -> the group that the others of the trait are compared with. */
export type CompareWith = Readonly<Partial<Record<Trait, string>>>;

/** All other groups of the trait, or the one that is named; that one itself is compared with no one. */
function othersOf(trait: Trait, value: string, compareWith: CompareWith): readonly string[] {
  const named = compareWith[trait];
  return (named === undefined ? TRAITS[trait] : [named]).filter((one) => one !== value);
}

interface ComparedTrait {
  trait: Trait;
  value: string;
  others: readonly string[];
}

function groupOf(
  counts: MeasureCounts,
  { trait, value, others: names }: ComparedTrait,
  evidence: MeasureEvidence,
): Computed<GroupFigures> {
  const cells = counts.groups[trait];
  const own = cells.get(value) ?? NOBODY;
  const others = names.map((one) => cells.get(one) ?? NOBODY);
  const othersAsked = others.reduce((sum, { asked }) => sum + asked, 0);
  const othersAttained = others.reduce((sum, { attained }) => sum + attained, 0);
  const othersRate = othersAsked >= SMALLEST_GROUP ? (100 * othersAttained) / othersAsked : null;
  const isCompared = own.asked >= SMALLEST_GROUP && othersRate !== null;
  return {
    trait,
    value,
    ...figuresOf(own, cells.get('') ?? NOBODY, counts.floating, evidence),
    others_rate: othersRate === null ? null : oneDecimal(othersRate),
    ...(isCompared
      ? comparisonOf(own, othersAsked, othersAttained)
      : { difference: null, ratio: null, missing_students: null }),
  };
}

/** In whole numbers up to one division, for a half of fractions may fall short of a half. */
function comparisonOf(own: CellCounts, othersAsked: number, othersAttained: number) {
  const [one, others] = [own.attained * othersAsked, othersAttained * own.asked];
  return {
    difference: Math.round((1000 * (one - others)) / (own.asked * othersAsked)) / 10,
    ratio: others > 0 ? Math.round((100 * one) / others) / 100 : null,
    missing_students: missingStudents(own, othersAsked, othersAttained),
  };
}

/** How many more there would be at the rate of the others, halves up. */
function missingStudents({ asked, attained }: CellCounts, othersAsked: number, othersAttained: number): number {
  const lacking = asked * othersAttained - attained * othersAsked;
  return Math.max(0, Math.floor((2 * lacking + othersAsked) / (2 * othersAsked)));
}

/** Asked students without a value, by trait. */
export const unknownOf = ({ groups }: MeasureCounts): Record<Trait, number> =>
  Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, groups[trait].get('')?.asked ?? 0])) as Record<Trait, number>; // every trait is there
