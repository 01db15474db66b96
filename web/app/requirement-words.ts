import type { LineVerdict, Named, RuleLine, RuleSetVerdict } from '#contract/quality/rule-sets.ts';
import { rules as words } from '#web/messages/en/findings/rules.ts';
import { formatAll, formatAny } from './format-list.ts';

/** 'chemistry or physics', '2 of biology, chemistry, and physics' */
function namedInWords({ of, count }: Named): string {
  const names = of.map((family) => words.families[family]);
  if (count === 1) return formatAny(names);
  return count === of.length ? formatAll(names) : words.of(count, formatAll(names));
}

/** '2 semesters'; what is not a whole number of them in units. */
function amountInWords(units: number): string {
  const semesters = units * 2;
  return Number.isInteger(semesters) ? words.semesters(semesters) : words.units(units.toFixed(2));
}

const areasInWords = ({ areas }: Pick<RuleLine, 'areas'>): string => formatAll(areas.map((area) => words.areas[area]));

/** What a line still lacks: '2 semesters of science: chemistry or physics'. */
export const shortInWords = (line: LineVerdict): string =>
  words.short(amountInWords(line.shortfall), areasInWords(line), line.missing.map(namedInWords).join('; '));

/** A line as it asks: '6 semesters of science: biology; chemistry or physics'. */
export const lineInWords = (line: RuleLine): string =>
  words.short(amountInWords(line.units), areasInWords(line), line.named.map(namedInWords).join('; '));

const BUILT_IN: Readonly<Record<string, string>> = words.sets;
export const ruleSetName = ({ name, rule_set }: Pick<RuleSetVerdict, 'name' | 'rule_set'>): string =>
  name ?? BUILT_IN[rule_set] ?? rule_set;
