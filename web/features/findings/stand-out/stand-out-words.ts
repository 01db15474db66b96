import { formatNumber, formatPercent } from '#web/app/format.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { LOCALE } from '#web/messages/language.ts';
import { peopleOf } from '../group-rows.ts';
import type { StandingOut } from './stand-out.ts';

const said = words.standOut;

/** A group of whom it is not said how many they are. */
const SEVERAL = 2;

/** '12 more English learners would have taken an AP course at the rate of the others.' */
export function sentenceOf({ measure, group, against }: StandingOut): string {
  const count = group.missing_students ?? 0;
  const at = against === null ? said.theOthers : peopleOf(against, SEVERAL);
  return said.sentence(formatNumber(count), count, peopleOf(group, count), words.measures[measure.id].would, at);
}

/** The two rates, and how far the missing data could move what is between them. */
export function howSureOf(found: StandingOut): string {
  const { group, gap } = found;
  const { attained, size, rate } = group;
  const own = [formatNumber(attained), formatNumber(size), formatPercent(rate)] as const;
  const rates = said.rates(...own, othersOf(found));
  return `${rates} ${rangeOf(group, gap)}`;
}

/** Who the others are and their rate; of how many it is where they are one group whose numbers are shown. */
function othersOf({ group, other, against }: StandingOut): string {
  const { trait, others_rate } = group;
  const rate = formatPercent(others_rate);
  const one = against === null ? other : against.figures;
  if (one === null || one.hidden || one.rate !== others_rate)
    return said.others(against === null ? said.allOthers[trait] : peopleOf(against, SEVERAL), rate);
  const { attained, size } = one;
  return said.other(peopleOf(one, size), formatNumber(attained), formatNumber(size), rate);
}

function rangeOf({ bounds, difference }: StandingOut['group'], gap: StandingOut['gap']): string {
  if (gap !== null && difference !== null) return said.gap(points(-difference), points(gap.low), points(gap.high));
  return bounds ? said.bounds(formatPercent(bounds.low), formatPercent(bounds.high)) : '';
}

const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '11.0': one decimal, as the percentages it comes from. */
const points = (value: number) => oneDecimal.format(value);
