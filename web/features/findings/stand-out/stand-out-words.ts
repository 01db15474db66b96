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
export function howSureOf({ group, gap }: StandingOut): string {
  const { attained, size, rate, others_rate: others } = group;
  const rates = said.rates(formatNumber(attained), formatNumber(size), formatPercent(rate), formatPercent(others));
  return `${rates} ${rangeOf(group, gap)}`;
}

function rangeOf({ bounds, difference }: StandingOut['group'], gap: StandingOut['gap']): string {
  if (gap !== null && difference !== null) return said.gap(points(-difference), points(gap.low), points(gap.high));
  return bounds ? said.bounds(formatPercent(bounds.low), formatPercent(bounds.high)) : '';
}

const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '11.0': one decimal, as the percentages it comes from. */
const points = (value: number) => oneDecimal.format(value);
