import { formatNumber, formatPercent } from '#web/app/format.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { LOCALE } from '#web/messages/language.ts';
import { peopleOf } from '../group-rows.ts';
import type { StandingOut } from './stand-out.ts';

const said = words.standOut;

/** '12 more English learners would have taken an AP course at the rate of the others.' */
export function sentenceOf({ measure, group }: StandingOut): string {
  const count = group.missing_students ?? 0;
  return said.sentence(formatNumber(count), count, peopleOf(group, count), words.measures[measure.id].would);
}

/** The two rates, and how far the missing data could move what lies between them. */
export function howSureOf({ group, other, gap }: StandingOut): string {
  const { attained, size, rate, others_rate } = group;
  const own = [formatNumber(attained), formatNumber(size), formatPercent(rate)] as const;
  const rates = said.rates(...own, othersOf(other, others_rate));
  return `${rates} ${rangeOf(group, gap)}`;
}

/** Who the others are and of how many their rate is, where they are one group whose numbers are shown. */
function othersOf(other: StandingOut['other'], rate: number | null): string {
  if (other === null || other.hidden || other.rate !== rate) return said.others(formatPercent(rate));
  const { attained, size } = other;
  return said.other(peopleOf(other, size), formatNumber(attained), formatNumber(size), formatPercent(rate));
}

function rangeOf({ bounds, difference }: StandingOut['group'], gap: StandingOut['gap']): string {
  if (gap !== null && difference !== null) return said.gap(points(-difference), points(gap.low), points(gap.high));
  return bounds ? said.bounds(formatPercent(bounds.low), formatPercent(bounds.high)) : '';
}

const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '11.0': one decimal, as the percentages it comes from. */
const points = (value: number) => oneDecimal.format(value);
