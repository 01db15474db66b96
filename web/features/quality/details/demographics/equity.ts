import { EQUITY_RATES, type EquityRateName } from '#contract/quality/equity.ts';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';

const words = qualityLists.equity;

export type EquityGroup = PanelAnswer<'equity'>['all'];

/** From a quarter more often on it is said in a sentence: below, chance explains it as well. */
const MORE_OFTEN = 1.25;
/** Sentences shown: the largest differences. */
const SAID = 5;

export const isMoreOften = (group: EquityGroup, rate: EquityRateName): boolean =>
  (group.rates[rate].ratio ?? 0) >= MORE_OFTEN;

/** '1.8': one decimal says it. */
export const times = (ratio: number): string => ratio.toFixed(1);

/** Whether any group is large enough to be compared. */
export const comparesAny = ({ dimensions }: PanelAnswer<'equity'>): boolean =>
  dimensions.some(({ groups }) => groups.some(({ rates }) => EQUITY_RATES.some((rate) => rates[rate].ratio !== null)));

/**
 * What stands out, the largest difference first: 'Low-income students are left out ... 1.8 times
 * as often as all students.'
 */
export function sentencesOf({ dimensions }: PanelAnswer<'equity'>): string[] {
  const found = dimensions.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      EQUITY_RATES.filter((rate) => group.group !== 'unknown' && isMoreOften(group, rate)).map((rate) => ({
        ratio: group.rates[rate].ratio ?? 0,
        rate,
        group: words.groups[group.group] ?? group.group,
      })),
    ),
  );
  return found
    .toSorted((one, other) => other.ratio - one.ratio)
    .slice(0, SAID)
    .map(({ ratio, rate, group }) => words.sentences[rate](group, times(ratio)));
}
