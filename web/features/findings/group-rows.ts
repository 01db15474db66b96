import { type Figures, type GroupFigures, TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { type ChartNumber, type ChartValues, countValue, percentValue } from '#web/charts/chart-values.ts';
import type { IntervalRow } from '#web/charts/interval-plot.tsx';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { form } from '#web/messages/en/plural.ts';

const groupWords: Record<Trait, Record<string, string>> = words.groups;

export const groupName = ({ trait, value }: Pick<GroupFigures, 'trait' | 'value'>): string =>
  groupWords[trait][value] ?? value;

const people: Record<Trait, Record<string, readonly [string, string]>> = words.people;

/** The group as it is in a sentence: 'English learners', or of one 'English learner'. */
export function peopleOf({ trait, value }: Pick<GroupFigures, 'trait' | 'value'>, count: number): string {
  const [one, several] = people[trait][value] ?? [value, value];
  return form(count, one, several);
}

/** A group of a measure, or all students; the others of all students are no one. */
export type ShownFigures = Figures & Partial<Pick<GroupFigures, 'others_rate' | 'difference' | 'missing_students'>>;
export interface NamedFigures {
  name: string;
  of: ShownFigures;
}

/** The groups of one trait in their order, and all students after them. */
export function groupsOf(answer: { all: Figures; groups: readonly GroupFigures[] }, trait: Trait): NamedFigures[] {
  const own = answer.groups
    .filter((group) => group.trait === trait && group.size > 0)
    .map((group) => ({ name: groupName(group), of: group }));
  return [...own, { name: words.all, of: answer.all }];
}

/** Of a small group nothing is shown that tells of its students, neither a count nor a rate. */
function noteOf({ size, attained, small }: ShownFigures): string {
  if (small) return words.small;
  return size === 0 ? words.nobody : words.ofStudents(formatNumber(attained), formatNumber(size), size);
}

const noRate = '–';

export function rowOf({ name, of }: NamedFigures): IntervalRow {
  const label = of.rate === null ? noRate : formatPercent(of.rate);
  return {
    name,
    note: noteOf(of),
    rate: of.rate,
    label,
    interval: of.interval,
    bounds: of.bounds,
    reference: of.rate === null ? null : (of.others_rate ?? null),
    spoken: spokenOf(of),
    notOnPaper: of.hidden,
  };
}

const rangeText = ({ low, high }: { low: number; high: number }) => `${formatPercent(low)} – ${formatPercent(high)}`;

function spokenOf({ rate, interval, bounds, others_rate }: ShownFigures): string {
  if (rate === null) return words.small;
  const { legend } = words;
  return [
    formatPercent(rate),
    interval && `${legend.interval}: ${rangeText(interval)}`,
    bounds && `${legend.bounds}: ${rangeText(bounds)}`,
    others_rate != null && `${legend.others}: ${formatPercent(others_rate)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

const points = (value: number | null | undefined): ChartNumber => ({
  value: value ?? null,
  text: value == null ? '' : formatNumber(value),
});
const percent = (value: number | null | undefined): ChartNumber =>
  value == null ? { value: null, text: '' } : percentValue(value);

/**
 * The same numbers as a table, which can leave the portal as a file: without small groups and
 * what would give them away.
 */
export const valuesOf = (groups: readonly NamedFigures[]): ChartValues => ({
  columns: Object.values(words.columns),
  rows: groups.map(({ name, of }) =>
    // The same words for both: who is small would say more.
    of.hidden ? [`${name}: ${words.withheld}`, ...figuresOf(of).map(() => '')] : [name, ...figuresOf(of)],
  ),
});

const figuresOf = (of: ShownFigures): ChartNumber[] => [
  countValue(of.size),
  countValue(of.attained),
  percent(of.rate),
  percent(of.interval?.low),
  percent(of.interval?.high),
  percent(of.bounds?.low),
  percent(of.bounds?.high),
  percent(of.others_rate),
  points(of.difference),
  points(of.missing_students),
];

/** A trait of the address, or the one the page begins with. */
export const traitOf = (text: string | null): Trait =>
  (Object.keys(TRAITS) as Trait[]).find((one) => one === text) ?? 'race';
