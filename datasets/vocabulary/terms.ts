import type { Vocabulary } from '#datasets/kit/dataset.ts';

const numbers = (prefixes: readonly string[], upTo: number) =>
  prefixes.flatMap((prefix) => Array.from({ length: upTo }, (_, index) => `${prefix}${index + 1}`));

/** Terms by the rank that decides which of several marks of one course counts (domain.md 5.9 and 7.8). */
export const TERMS: Vocabulary = {
  name: 'term',
  values: [
    {
      value: '1',
      label: 'year',
      synonyms: ['Y', 'FY', 'YR', 'full year', 'year round', 'all year', 'annual', ...numbers(['Y', 'FY'], 2)],
    },
    {
      value: '2',
      label: 'semester or summer',
      synonyms: [
        'fall',
        'spring',
        'winter',
        'semester',
        'fall semester',
        'spring semester',
        'first semester',
        'second semester',
        '1st semester',
        '2nd semester',
        'summer',
        'SS',
        'SU',
        'SUM',
        'summer semester',
        'summer school',
        ...numbers(['S', 'sem', 'semester'], 3),
      ],
    },
    {
      value: '3',
      label: 'trimester',
      synonyms: [
        'T',
        'tri',
        'first trimester',
        'second trimester',
        'third trimester',
        ...numbers(['T', 'tri', 'trimester', 'H'], 3),
      ],
    },
    {
      value: '4',
      label: 'quarter',
      synonyms: [
        'Q',
        'first quarter',
        'second quarter',
        'third quarter',
        'fourth quarter',
        'six weeks',
        'miniterm',
        ...numbers(['Q', 'qtr', 'quarter', 'MP', 'marking period', 'six weeks', '6W', 'SW'], 6),
      ],
    },
  ],
};
