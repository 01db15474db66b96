import type { CodedColumn } from './legend.ts';

const numbers = (first: number) =>
  Object.fromEntries([1, 2, 3, 4].flatMap((code) => [`${code}`, `0${code}`].map((key) => [key, String(first + code)])));

/** Synergy keeps a code for each grade: below 100 is preschool, 110 is grade 1, 190 grade 9 and 220 grade 12. */
const SYNERGY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['050', '060', '070', '080', '090'].map((code) => [code, 'PK'])),
  100: 'K',
  ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [String(110 + 10 * at), String(at + 1)])),
};

/**
 * 1 to 4 are grades 1 to 4 in lists that go on to 12. Alone in a file, they may count the years of high school. 090 to
 * 120 are Colorado's grades 9 to 12, and beside 130 and more Synergy's preschool, kindergarten and grades 1 and 2.
 */
export const GRADE_LEVEL_LEGENDS: CodedColumn = {
  isCode: /^(0?[1-4]|1[3-9]0|2[0-2]0)$/,
  isCodeBeside: /^(0[5-9]0|1[0-2]0)$/,
  isYesNo: false,
  isPlainBeside: /^(0?[5-9]|1[0-3]|[pk].*|gr.*|.*(st|nd|rd|th))$/,
  legends: [
    {
      name: 'Synergy (110 is grade 1, 190 is grade 9, 220 is grade 12)',
      source: 'Synergy, the codes of its list K12.Grade, as its tables have them',
      codes: SYNERGY,
      telling: Object.keys(SYNERGY).filter((code) => Number(code) >= 130),
      isAlone: true,
    },
    {
      name: 'years of high school (1 is grade 9, 4 is grade 12)',
      source: 'Class rank and advising lists that count years; proven by birth dates or class years alone',
      codes: numbers(8),
    },
    {
      name: 'grades 1 to 4',
      source: 'Rosters of elementary schools; proven by birth dates or class years alone',
      codes: numbers(0),
    },
  ],
};
