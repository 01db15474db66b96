import { formatValue, isDateFormat } from 'hucre';
import { type FormatText, formatText } from './format-text.ts';

/** Formats that a workbook names by number only, as far as they matter for text (ECMA-376 18.8.30). */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [9, '0%'],
  [10, '0.00%'],
  ...[14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58].map(
    (id) => [id, 'yyyy-mm-dd'] as const,
  ),
  ...[18, 19, 20, 21, 32, 33, 45, 46, 47].map((id) => [id, 'hh:mm:ss'] as const),
]);

export type NumberFormat =
  | { kind: 'plain' | 'date' | 'duration' | 'percent' }
  | { kind: 'pattern'; code: string; text: FormatText };

/**
 * No program writes a longer pattern (ECMA-376 leaves it open, Excel stops here), and each bracket of one
 * is looked for to its end.
 */
const MOST_LETTERS = 255;

/** `code` is the workbook's own pattern, if it has one for this ID. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  const pattern = (code ?? BUILT_IN.get(id) ?? '').slice(0, MOST_LETTERS);
  if (pattern === '' || /^general$/i.test(pattern)) return { kind: 'plain' };
  if (/\[(h+|m+|s+)\]/i.test(pattern)) return { kind: 'duration' };
  if (isDateFormat(pattern)) return { kind: 'date' };
  // Only what changes the digits a person reads: leading zeros (000000000, 000-00-0000), letters of a code, words
  // and percent. Two decimals or a thousands separator are decoration; colors, conditions and languages in
  // brackets are not digits.
  const [first = ''] = pattern.replace(/\[[^\]]*\]/g, '').split(';');
  if (/%/.test(first.replace(/"[^"]*"|\\./g, ''))) return { kind: 'percent' };
  const text = formatText(pattern);
  return text ? { kind: 'pattern', code: pattern, text } : { kind: 'plain' };
}

/** A number of a workbook as the person sees it; `raw` is its text in the file, since a double keeps 15 digits only. */
export function showNumber(raw: string, format: NumberFormat, isFrom1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw;
  if (format.kind === 'date') return showDate(value, isFrom1904) ?? plain(raw, value);
  if (format.kind === 'duration') return showDuration(value);
  // With all its digits: 87.5% under the format 0% is not 88.
  if (format.kind === 'percent') return `${Number((value * 100).toPrecision(15))}%`;
  return (format.kind === 'pattern' ? showPattern(value, format) : null) ?? plain(raw, value);
}

/** Null where the pattern would round: 3.456 under 00.00 is not 03.46, as codes are whole numbers. */
function showPattern(value: number, { code, text }: Extract<NumberFormat, { kind: 'pattern' }>): string | null {
  if (text.kind !== 'zeros') return text.show(value);
  if (!Number.isInteger(value) || Math.abs(value) >= 1e15) return null;
  return formatValue(value, code).replace(/\.0*$/, '');
}

/** 3.2999999999999998 is how a file keeps 3.3; whole numbers are written out, however long. */
function plain(raw: string, value: number): string {
  if (/^-?\d+$/.test(raw)) return raw;
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return BigInt(value).toString();
  return String(Number(value.toPrecision(15)));
}

/** '2006-08-16T00:00:00.000' -> '2006-08-16': a midnight is not a time. Never through a time zone. */
export function showIsoDate(text: string): string {
  return text
    .replace(/(\.\d+)?Z?$/, '')
    .replace(/T00:00(:00)?$/, '')
    .replace('T', ' ');
}

const DAY = 86_400;

/** 10.5 days under [h]:mm are 252:00:00. */
function showDuration(days: number): string {
  const seconds = Math.round(Math.abs(days) * DAY);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${days < 0 ? '-' : ''}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

const LAST_DAY = 2_958_466;

/** What spreadsheet programs show for 0 under a format of dates: a formula found no date. */
const NO_DAY = '1/0/1900';

/**
 * ISO date of a serial number, with the time where it has one. Never through a time zone. Day 60 of the 1900 system is
 * 29 February 1900, which never was: null.
 */
function showDate(serial: number, isFrom1904: boolean): string | null {
  if (serial < 0 || serial >= LAST_DAY) return null;
  const seconds = Math.round(serial * DAY);
  const days = Math.floor(seconds / DAY);
  const time = new Date((seconds - days * DAY) * 1000).toISOString().slice(11, 19);
  if (serial === 0 && !isFrom1904) return NO_DAY;
  if (days === 0 && !isFrom1904) return time;
  if (days === 60 && !isFrom1904) return null;
  const before = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const date = new Date(before + days * DAY * 1000).toISOString().slice(0, 10);
  return time === '00:00:00' ? date : `${date} ${time}`;
}
