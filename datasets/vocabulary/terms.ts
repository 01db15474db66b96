import type { Vocabulary } from '#datasets/kit/dataset.ts';

const numbers = (prefixes: readonly string[], upTo: number) =>
  prefixes.flatMap((prefix) => Array.from({ length: upTo }, (_, index) => `${prefix}${index + 1}`));

/**
 * The kinds of terms (docs/domain/vocabularies.md#terms), shortest first: 'Fall quarter 2022' is a quarter. A number alone says when and not how long,
 * so 1 and 2 are no kind: taken for kinds of their own, one semester of a course would push the other out of the numbers.
 */
export const TERMS: Vocabulary = {
  name: 'term',
  values: [
    {
      value: 'quarter',
      label: 'quarter',
      synonyms: [
        {
          General: [
            'Q',
            'six weeks',
            ...numbers(['Q', 'qtr', 'quarter', 'MP', 'marking period', 'six weeks', '6W', 'SW'], 6),
          ],
          'Ed-Fi': ['first quarter', 'second quarter', 'third quarter', 'fourth quarter', 'miniterm'],
        },
      ],
      pattern: '\\b(quarter|qtr|marking period|six weeks|q[1-4]|mp ?[1-6])\\b',
    },
    {
      value: 'trimester',
      label: 'trimester',
      synonyms: [
        {
          General: ['T', 'tri', ...numbers(['T', 'tri', 'trimester', 'H'], 3)],
          'Ed-Fi': ['first trimester', 'second trimester', 'third trimester'],
        },
      ],
      pattern: '\\b(trimester|tri|t[1-3])\\b',
    },
    {
      value: 'semester',
      label: 'semester or summer',
      synonyms: [{ General: ['SS', 'SU', 'SUM', 'summer school', ...numbers(['S', 'sem', 'semester'], 3)] }],
      pattern: '\\b(semester|sem|fall|spring|winter|summer|s[1-3])\\b',
    },
    {
      value: 'year',
      label: 'year',
      synonyms: [
        {
          General: ['Y', 'FY', 'YR', 'full year', 'all year', 'annual', ...numbers(['Y', 'FY'], 2)],
          'Ed-Fi': ['year round'],
        },
      ],
      pattern: '\\b((full|all|whole) year|year ?long|yearlong|y1|fy)\\b',
    },
  ],
};

/** Of several marks of one course, the one of the longest term counts (docs/domain/grades.md#levels-of-marks): 1 year ... 4 quarter. */
export const TERM_RANKS: readonly string[] = TERMS.values.map(({ value }) => value).reverse();
