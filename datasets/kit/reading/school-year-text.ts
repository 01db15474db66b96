import type { SingleYears } from '../plan.ts';
import { DASHES, withoutComma } from './signs.ts';

/**
 * What one text says of a school year, before the others of its column are looked at. Years are those
 * in which school years end.
 */
export interface SchoolYearText {
  /** In capitals, without spaces and the words around it. */
  bare: string;
  /** Whatever else the column has. */
  certain: number | null;
  /** A lone year as it is. */
  year: number | null;
  /** The same where no one knows whether it starts or ends there: not of a fiscal year. */
  single: number | null;
  /** It may count from 1990, as PowerSchool's YearID does. */
  mayBeId: boolean;
  /** 2122 and 1920, but not 2021, which is a year as well. */
  isSpanOfFour: boolean;
  /** Two years in two digits each beside other words, as they are; '' where there are none. */
  short: string;
}

export function readSchoolYearText(text: string, singleYears: SingleYears | null | undefined): SchoolYearText {
  const written = withoutComma(text.toUpperCase().replace(DASHES, '-').replace(FROM_TO, '$1-$2'));
  const bare = written.replace(AROUND, '');
  const name = /^(SY|FY)/.exec(written)?.[0] ?? '';
  const short = SHORT_SPAN.exec(written)?.[1] ?? '';
  const year = yearOf(bare, name);
  return {
    bare,
    year,
    short,
    certain: certainYear(written, bare, short),
    single: name === 'FY' && singleYears !== 'start' ? null : year,
    mayBeId: name === '' && bare.length === 2,
    isSpanOfFour: isSpanOfFour(bare),
  };
}

/** '2020 to 2021' */
const FROM_TO = /((?:19|20)[0-9]{2}) *TO *((?:19|20)[0-9]{2})/;
const AROUND = /^(SCHOOL YEAR|ACADEMIC YEAR|SY|FY|AY)[ :-]*| *SCHOOL YEAR$| *[(][^()]*[)]$|\.0$|[ ']/g;
/**
 * Two years that follow each other, in two digits each or in four together, beside the words of a term: '22-23 S1', 'S2
 * 2223'. A part of a date has more signs around it.
 */
const SHORT_SPAN = /(?:^|[^0-9/-])((?:1[5-9]|[23][0-9])[-/]?[0-9]{2})(?:[^0-9/-]|$)/;

/**
 * A season and its year, spans of years, dates inside the year, and numbers of terms; null where the
 * text says nothing by itself.
 */
function certainYear(written: string, bare: string, short: string): number | null {
  for (const form of [yearOfSeason, yearOfSpan, yearOfDate, yearOfDigits]) {
    const year = form(bare);
    if (year !== undefined) return year;
  }
  return (
    yearInWords(written) ?? (bare.length > short.length && short !== '2021' && follow(short) ? endOf(short) : null)
  );
}

/** Of a form that a text has, but not as a school year, null; undefined of another form. */
type YearOfForm = number | null | undefined;

/** The seasons of the half of a school year before the new year, and of the other one. */
export const SEASONS = { first: 'FALL|FA|AUTUMN', second: 'WINTER|WIN|WI|SPRING|SPR|SP|SUMMER|SUM|SU' } as const;

/** 'FALL2022', 'FA22', 'SP-2023', '2022FA': a pattern. */
export function seasonAndYear(names: string): string {
  const [season, year] = [`(${names})(SEMESTER|SEM|TERM)?`, '((19|20)?[0-9]{2})'];
  return `${season}[-_/]?${year}|${year}[-_/]?${season}`;
}
const FIRST_HALF = new RegExp(`^(${seasonAndYear(SEASONS.first)})$`);
const SECOND_HALF = new RegExp(`^(${seasonAndYear(SEASONS.second)})$`);

function yearOfSeason(bare: string): YearOfForm {
  const isFirst = FIRST_HALF.test(bare);
  if (!isFirst && !SECOND_HALF.test(bare)) return undefined;
  const digits = /[0-9]+/.exec(bare)?.[0] ?? '';
  return fullYear(digits) + (isFirst ? 1 : 0);
}

/** 2023-24, 2023-2024, 23-24 and 20232024. */
function yearOfSpan(bare: string): YearOfForm {
  const start = Number(bare.slice(0, 4));
  if (/^(19|20)[0-9]{2}[-/_]((19|20)[0-9]{2}|[0-9]{2})$/.test(bare))
    return (start + 1) % 100 === Number(bare.slice(-2)) ? start + 1 : null;
  if (/^[0-9]{2}[-/_][0-9]{2}$/.test(bare))
    return (Number(bare.slice(0, 2)) + 1) % 100 === Number(bare.slice(-2)) ? endOf(bare) : null;
  const isEight = /^(19|20)[0-9]{2}(19|20)[0-9]{2}$/.test(bare);
  return isEight && start + 1 === Number(bare.slice(-4)) ? start + 1 : undefined;
}

/** July is of the next school year. */
const FIRST_MONTH = 7;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const yearOfMonth = (year: number, month: number): number => year + (month >= FIRST_MONTH ? 1 : 0);

/** 2023-08-15, 8/15/2023, 15/8/2023, 8/15/23, 'DEC2022', 'JUNE-2023' */
function yearOfDate(bare: string): YearOfForm {
  if (/^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}/.test(bare) && isDay(bare.slice(0, 10)))
    return yearOfMonth(Number(bare.slice(0, 4)), Number(bare.slice(5, 7)));
  const [, first, second, year] = /^([0-9]{1,2})\/([0-9]{1,2})\/((?:19|20)?[0-9]{2})$/.exec(bare) ?? [];
  // 15/8/2023 has no other month.
  const month = Number(first) <= 12 ? Number(first) : Number(second);
  if (year !== undefined && month <= 12) return yearOfMonth(fullYear(year), month);
  const [, name = '', named] =
    /^(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*-?((?:19|20)[0-9]{2})$/.exec(bare) ?? [];
  return named === undefined ? undefined : yearOfMonth(Number(named), MONTHS.indexOf(name) + 1);
}

function isDay(iso: string): boolean {
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
}

/**
 * 202324, 2324 (Florida; a 24th term of 2013-14 is not in use), and PowerSchool's TermID,
 * (start year - 1990) x 100 + n.
 */
function yearOfDigits(bare: string): YearOfForm {
  if (/^20(1[3-9]|[2-9][0-9])[0-9]{2}$/.test(bare) && follow(bare.slice(2))) return endOf(bare);
  if (isSpanOfFour(bare)) return endOf(bare);
  const term = /^[2-5][0-9]{3}$/.test(bare) ? Number(bare) : 0;
  return term > 2100 && term % 100 <= 30 ? 1991 + Math.floor(term / 100) : undefined;
}

const isSpanOfFour = (bare: string): boolean => /^(1[5-9]|2[1-9])[0-9]{2}$/.test(bare) && follow(bare);

/**
 * In a longer text a span says the year, whatever lone number is beside it: '255901001_2021_2020-2021_SchoolYear'.
 * '2020-21, 2021-22' and '2021-22 to 2023-24' are several years, and the first of them is not the year of the row.
 */
function yearInWords(written: string): number | null {
  const span = /(?:^|[^0-9])((?:19|20)[0-9]{2} *[-/] *(?:19|20)?[0-9]{2})(?:[^0-9]|$)/.exec(written)?.[1];
  if (span === undefined) return null;
  const starts = [...written.matchAll(/((?:19|20)[0-9]{2}) *[-/] *(?:19|20)?[0-9]{2}/g)].map(([, start]) => start);
  const start = Number(span.slice(0, 4));
  return (start + 1) % 100 === Number(span.slice(-2)) && new Set(starts).size === 1 ? start + 1 : null;
}

/** Aeries writes 23; 9 to 12 in a column of years are grades. */
function yearOf(bare: string, name: string): number | null {
  if (/^(19[89]|20[0-9])[0-9]$/.test(bare)) return Number(bare);
  const isShort = name === '' ? /^(1[5-9]|[23][0-9])$/.test(bare) : /^[0-9]{2}$/.test(bare);
  return isShort ? fullYear(bare) : null;
}

/** 24 is 2024. */
const fullYear = (digits: string): number => Number(digits) + (digits.length === 4 ? 0 : 2000);

/** The last year of a span of this century. */
const endOf = (span: string): number => 2000 + Number(span.slice(-2));

/** 2223, 22-23 */
export const follow = (span: string): boolean => span !== '' && Number(span.slice(-2)) === Number(span.slice(0, 2)) + 1;
