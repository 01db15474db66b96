import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';

const numbers = (prefixes: readonly string[], upTo: number) =>
  prefixes.flatMap((prefix) => Array.from({ length: upTo }, (_, index) => `${prefix}${index + 1}`));

const ordinals = (suffix: string, upTo: number) => Array.from({ length: upTo }, (_, index) => `${index + 1}${suffix}`);

const SEASONS = ['fa(ll)', 'sp(r)', 'spring', 'su(m)', 'wi(n)'];

/**
 * The kinds of terms (docs/domain/vocabularies.md#terms), shortest first: 'Fall quarter 2022' is a quarter. A number
 * alone says when and not how long, so 1 and 2 are not kinds: taken for kinds of their own, one semester of a course
 * would push the other out of the numbers.
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
            ...numbers(['Q', 'qtr', 'QT', 'quarter', 'MP', 'marking period', 'six weeks', '6W', '6WK', 'SW'], 6),
            ...numbers(['NW', '9W', '9WK', 'nine weeks'], 4),
            ...ordinals('Q', 4),
            ...ordinals('NW', 4),
            // Marks on the way to the one of the course. PowerSchool's exams are E1 and X1.
            ...numbers(['E', 'X', 'EX', 'EXM', 'exam'], 4),
            ...[
              'progress',
              'progress report',
              'interim',
              'midterm',
              'exam',
              'midterm exam',
              'semester exam',
              'final exam',
            ],
          ],
          'Ed-Fi': ['first quarter', 'second quarter', 'third quarter', 'fourth quarter', 'miniterm'],
        },
      ],
      pattern: patternOf({
        has: [
          'quarter',
          'qtr',
          'marking period',
          'six weeks',
          'six wk(s)',
          '6 w(ee)k(s)',
          'nine w(ee)k(s)',
          '9 w(ee)k(s)',
          'hexter',
          // 'Sem 1 Exam' is not the mark of a semester.
          'exam(s)',
          'mid(~)term',
          'progress',
          'interim',
          'q1',
          'q2',
          'q3',
          'q4',
          'mp( )1',
          'mp( )2',
          'mp( )3',
          'mp( )4',
          'mp( )5',
          'mp( )6',
        ],
      }),
    },
    {
      value: 'trimester',
      label: 'trimester',
      synonyms: [
        {
          General: ['T', 'tri', ...numbers(['T', 'tri', 'trimester', 'H'], 3), ...ordinals('T', 3)],
          'Ed-Fi': ['first trimester', 'second trimester', 'third trimester'],
          Spanish: [
            'Primer Trimestre',
            'Segundo Trimestre',
            'Tercer Trimestre',
            'Trimestre 1',
            'Trimestre 2',
            'Trimestre 3',
          ],
        },
      ],
      pattern: patternOf({ has: ['trimester', 'tri', 't1', 't2', 't3'] }),
    },
    {
      value: 'semester',
      label: 'semester or summer',
      synonyms: [
        {
          General: [
            ...['SS', 'SU', 'SUM', 'summer school', 'FA', 'SP', 'SPR'],
            ...numbers(['S', 'sem', 'SM', 'semester'], 3),
            ...ordinals('S', 2),
            ...numbers(['SS'], 2),
          ],
          Spanish: ['Primer Semestre', 'Segundo Semestre', 'Verano', 'Semestre 1', 'Semestre 2'],
        },
      ],
      pattern: patternOf({
        // 'FA22', 'Sp 2023', '2022FA'.
        is: [...SEASONS.flatMap((season) => [`${season}( )(20)##`, `(20)##( )${season}`]), '20##(~)s#'],
        has: ['semester', 'sem', 'fall', 'spring', 'winter', 'summer', 's1', 's2', 's3'],
      }),
    },
    {
      value: 'year',
      label: 'year',
      synonyms: [
        {
          General: [
            'Y',
            'FY',
            'YR',
            'full year',
            'all year',
            'annual',
            'FIN',
            'FNL',
            'final',
            'final mark',
            'final grade',
            'FG',
            'full',
            'full yr',
            'end of year',
            'EOY',
            'year end',
            ...numbers(['Y', 'FY'], 2),
          ],
          'Ed-Fi': ['year round'],
          Spanish: ['Anual', 'Año Completo'],
        },
      ],
      pattern: patternOf({ has: ['full year', 'all year', 'whole year', 'year( )long', 'y1', 'fy'] }),
    },
  ],
};

/** A summer says when, and how long only beside terms that do: beside 1 and 2 it is no longer than they are. */
export const SEASON_ALONE = patternOf({
  is: ['ss', 'ss#', 'su', 'sum', 'su(m)( )(20)##', '(20)##( )su(m)'],
  has: ['summer'],
});

/**
 * Of several marks of one course, the one of the longest term counts
 * (docs/domain/grades.md#levels-of-marks): 1 year ... 4 quarter.
 */
export const TERM_RANKS: readonly string[] = TERMS.values.map(({ value }) => value).reverse();
