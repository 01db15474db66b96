import type { CodedColumn } from './legend.ts';

const numbers = (first: number) =>
  Object.fromEntries([1, 2, 3, 4].flatMap((code) => [`${code}`, `0${code}`].map((key) => [key, String(first + code)])));

/** 1 to 4 are grades 1 to 4 in lists that go on to 12. Alone in a file, they may count the years of high school. */
export const GRADE_LEVEL_LEGENDS: CodedColumn = {
  isCode: /^0?[1-4]$/,
  isYesNo: false,
  isPlainBeside: /^(0?[5-9]|1[0-3]|[pk].*|gr.*|.*(st|nd|rd|th))$/,
  legends: [
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
