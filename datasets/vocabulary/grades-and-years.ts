import type { Rule } from '#datasets/kit/dataset.ts';

/** Some students repeat a grade, and a few are two years away after that. */
const FEWEST_STUDENTS = 3;
const SHARE = 0.2;
const NAMED = 5;

/**
 * Years and grades of students that cannot both be right, as where one of the two columns was sorted or filled without
 * the others. Of a file in which all rows have one year something else is said.
 */
export const gradesAndYears = (
  dataset: 'roster' | 'transcripts',
  cells: Readonly<Record<string, string>>,
): Rule<'grade_level'> => ({
  code: `${dataset}.grades-and-years`,
  severity: 'warning',
  column: 'grade_level',
  value: 'phrase',
  problem:
    'The grade levels of students do not go up with their school years, for example of students {value}. Both were read as they are.',
  allowed: 'A grade level that is one higher in the next school year, or the same where a grade is repeated.',
  fix: 'If a column was sorted or filled without the others, or has the grade of today, export the file again and upload it. Otherwise correct these rows.',
  overFile: true,
  onlyIf: 'min(school_year) < max(school_year)',
  sql: `SELECT CASE WHEN count(*) FILTER (apart > 1) >= greatest(${FEWEST_STUDENTS}, ${SHARE} * count(*)) THEN to_json({'is': 'examples',
      'examples': (list(student_id ORDER BY student_id) FILTER (apart > 1))[1:${NAMED}], 'more': greatest(0, count(*) FILTER (apart > 1) - ${NAMED})}) END
    FROM (SELECT student_id, max(school_year - grade_level) - min(school_year - grade_level) AS apart FROM typed
      WHERE is_chosen AND student_id IS NOT NULL AND school_year IS NOT NULL AND grade_level BETWEEN 9 AND 12
      GROUP BY student_id HAVING min(school_year) < max(school_year) OR min(grade_level) < max(grade_level))`,
  badExample: (sample) =>
    [1, 2, 3].flatMap((student) =>
      ['12', '09'].map((grade_level, at) => ({
        ...sample[0],
        ...cells,
        ...{ student_id: `009900${student}`, school_year: `202${at + 1}-2${at + 2}`, grade_level },
      })),
    ),
});
