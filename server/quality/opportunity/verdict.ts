import type { Family, LineVerdict, Named, RuleArea, RuleLine } from '#contract/quality/rule-sets.ts';
import { andLater } from './families.ts';
import type { RuleSet } from './rule-sets.ts';
import { EPSILON } from './sql.ts';

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
export function verdictsOf({ lines }: RuleSet, earned: Earned): LineVerdict[] {
  return lines.map((line: RuleLine) => {
    const units = line.areas.reduce((sum, area) => sum + earned.units[area], 0);
    const missing = line.named.flatMap((named) => missingOf(named, earned));
    const unitsMissing = units < line.units - EPSILON ? line.units - units : 0;
    const coursesMissing = missing.reduce((sum, { count }) => sum + count, 0);
    return { ...line, earned: rounded(units), missing, shortfall: rounded(Math.max(unitsMissing, coursesMissing)) };
  });
}

export const isShort = ({ shortfall }: LineVerdict): boolean => shortfall > 0;
