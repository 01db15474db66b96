import { timeWriter } from '#datasets/words/times.ts';
import { shell } from '#web/messages/en/shell.ts';
import { LOCALE, language } from '#web/messages/language.ts';

const integers = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2, signDisplay: 'negative' });
const percents = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});
const days = new Intl.DateTimeFormat(LOCALE, { month: 'long', day: 'numeric', year: 'numeric' });

const writeTime = timeWriter(language);

/** The time of a day is not broken over lines: 'PM CST' alone would be read as nothing. */
const inOneLine = (text: string) => text.replace(/(?<=:\d\d\b).+$/, (rest) => rest.replaceAll(/\s/g, '\u00a0'));

/** Hyphens become true minus signs. */
const trueMinus = (text: string) => text.replace('-', '\u2212');

/** '12,345'; at most two decimals. */
export const formatNumber = (value: number) => trueMinus(integers.format(value));

/** 0-100 to '97.4%'; a share without a denominator is 'No data', never 0 or 100. */
export const formatPercent = (value: number | null) =>
  value === null ? shell.noData : `${trueMinus(percents.format(value))}%`;

/** ISO time to 'November 21, 2024, 3:42:07 PM CST' in the person's time zone. */
export const formatTimestamp = (iso: string) => inOneLine(writeTime(iso));

const shortTimes = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** ISO time to 'Nov 21, 2024, 3:42 PM CST', for a narrow column. */
export const formatShortTime = (iso: string) => inOneLine(shortTimes.format(new Date(iso)));

/** ISO time to 'November 21, 2024' in the person's time zone. */
export const formatDay = (iso: string) => days.format(new Date(iso));

/** '2' to '2.0', as people write a GPA; '3.25' stays. */
export const writtenGpa = (gpa: number): string => (Number.isInteger(gpa) ? gpa.toFixed(1) : String(gpa));
