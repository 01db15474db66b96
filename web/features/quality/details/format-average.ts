import { LOCALE } from '#web/messages/language.ts';

const averages = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '3.80': averages carry two decimals (docs/domain/matching.md#percentages), so that a column of them lines up. */
export const formatAverage = (value: number) => averages.format(value);
