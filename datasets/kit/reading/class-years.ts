import { oneOf } from '../any-of.ts';
import { withoutComma } from './signs.ts';
import type { ReadText } from './word-reader.ts';

const MONTH = oneOf(
  ...['jan(uary)?', 'feb(ruary)?', 'mar(ch)?', 'apr(il)?', 'may', 'june?', 'july?', 'aug(ust)?', 'sept?(ember)?'],
  ...['oct(ober)?', 'nov(ember)?', 'dec(ember)?'],
);
/** Before the year of a class: 'Class of 2024', "'24", 'May 2024', 'Spring 2024', '6/2024'. */
const BEFORE_CLASS = new RegExp(
  ['^class of *', `^${MONTH}[., ]+`, '^(spring|summer|fall|winter) +', '^(0?[1-9]|1[0-2])/', '\\.0$'].join('|'),
  'g',
);

/** The year a class graduates: 2024, 24, 'Class of 2024', 2023-24, or a month or date. */
export const classYear: ReadText = (text) => {
  if (/^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}/.test(text)) return text.slice(0, 4);
  const small = text.toLowerCase();
  const year = withoutComma(small).replace(BEFORE_CLASS, '');
  if (/^(19|20)[0-9]{2}$/.test(year)) return year;
  const last = /([0-9]{4}|[0-9]{2})$/.exec(text)?.[0] ?? '';
  if (/[-/][0-9]{1,2}[-/]/.test(text) && last.length === 4) return last;
  const isClass = /^'?(((19|20)[0-9]{2}[-/])?((19|20)?[0-9]{2}))$/.test(small.replace(/^class of */, ''));
  return isClass ? `20${text.slice(-2)}` : null;
};
