import type { OwnRuleSet } from '#contract/quality/opportunity.ts';
import type { Family, LineVerdict, Named, RuleArea, RuleLine, RuleSetVerdict } from '#contract/quality/rule-sets.ts';
import { andLater, familiesIn } from './families.ts';
import { RULE_SETS, type RuleSet } from './rule-sets.ts';
import { EPSILON, UNIT_COLUMNS } from './sql.ts';

/** What a student has earned, as rule sets ask for it. */
export interface Earned {
  /** Carnegie units, credit once. */
  units: Readonly<Record<RuleArea, number>>;
  passed: ReadonlySet<Family>;
}

/** Hundredths: three thirds of a unit are one. */
const rounded = (units: number): number => Math.round(units * 100) / 100;

const isPassed = (family: Family, { passed }: Earned) => andLater(family).some((one) => passed.has(one));

function missingOf({ of, count }: Named, earned: Earned): Named[] {
  const open = of.filter((family) => !isPassed(family, earned));
  const lacking = count - (of.length - open.length);
  return lacking > 0 ? [{ of: open, count: lacking }] : [];
}

/** How far the student is with each line of a rule set (docs/domain/opportunity.md#rule-sets). */
export function verdictsOf({ lines }: Pick<RuleSet, 'lines'>, earned: Earned): LineVerdict[] {
  return lines.map((line: RuleLine) => {
    const units = line.areas.reduce((sum, area) => sum + earned.units[area], 0);
    const missing = line.named.flatMap((named) => missingOf(named, earned));
    const unitsMissing = units < line.units - EPSILON ? line.units - units : 0;
    const coursesMissing = missing.reduce((sum, { count }) => sum + count, 0);
    return { ...line, earned: rounded(units), missing, shortfall: rounded(Math.max(unitsMissing, coursesMissing)) };
  });
}

export const isShort = ({ shortfall }: LineVerdict): boolean => shortfall > 0;

type UnitColumn = (typeof UNIT_COLUMNS)[RuleArea];
/** What rule sets ask of a row of opportunity_student. */
export type FactRow = Record<UnitColumn, number> & { passed_families: number };

export const FACT_COLUMNS = [
  'passed_families',
  ...Object.values(UNIT_COLUMNS),
] as const satisfies readonly (keyof FactRow)[];

export const earnedOf = (row: FactRow): Earned => ({
  // The entries of a constant.
  units: Object.fromEntries(Object.entries(UNIT_COLUMNS).map(([area, column]) => [area, row[column]])) as Record<
    RuleArea,
    number
  >,
  passed: new Set(familiesIn(row.passed_families)),
});

/** The student's way to every rule set: those that are built in, then the district's own. */
export function waysOf(row: FactRow, own: readonly OwnRuleSet[]): RuleSetVerdict[] {
  const earned = earnedOf(row);
  const sets = [
    ...Object.entries(RULE_SETS).map(([rule_set, { lines }]) => ({ rule_set, name: null, lines })),
    ...own.map(({ id, name, lines }) => ({ rule_set: id, name, lines })),
  ];
  return sets.map(({ lines, ...set }) => {
    const verdicts = verdictsOf({ lines }, earned);
    const shortfall = rounded(verdicts.reduce((sum, line) => sum + line.shortfall, 0));
    return { ...set, met: shortfall === 0, shortfall, lines: verdicts };
  });
}
