import type { Rule } from '#datasets/kit/dataset.ts';
import { gradesAndYears } from '#datasets/vocabulary/grades-and-years.ts';
import type { RosterColumn } from './columns.ts';

const WORDS = '(zz *)?(test(er|ing)?|students?|sample|example|demo|fake|dummy|record)[ -]*[0-9]*';
/**
 * 'Test, Student' and 'Sample, Student 2', as student systems and templates have them, and Jane Doe. Each word alone
 * may be a name. Few names begin like them, which is quicker to see.
 */
const IS_TEST_STUDENT = `contains('|te|st|sa|ex|de|fa|du|re|zz|', '|' || lower(last_name[:2]) || '|') AND regexp_full_match(lower(last_name), '${WORDS}')
  AND regexp_full_match(lower(first_name), '${WORDS}')
  OR lower(last_name) = 'doe' AND lower(first_name) IN ('jane', 'john')`;

const FEWEST_SWAPPED = 3;
/** IDs of two lengths that differ by more than a zero that was lost, and some rows have them the other way around. */
const IDS_SWAPPED = `WITH pairs AS (SELECT length(student_id) AS own, length(state_student_id) AS state, count(*) AS rows FROM typed
    WHERE is_chosen AND student_id IS NOT NULL AND state_student_id IS NOT NULL GROUP BY ALL HAVING count(*) >= ${FEWEST_SWAPPED})
  SELECT CASE WHEN count(*) > 0 THEN to_json({'is': 'rows', 'rows': CAST(sum(least(one.rows, other.rows)) AS BIGINT)}) END
  FROM pairs AS one JOIN pairs AS other ON one.own = other.state AND one.state = other.own WHERE one.own > one.state + 1`;

/**
 * State IDs of students who got another ID and are counted once: by one name, which few have, and one date of birth,
 * with one ID a year (docs/domain/students.md#several-rosters).
 */
const COUNTED_ONCE = `WITH several AS (SELECT state_student_id FROM typed WHERE is_chosen AND state_student_id IS NOT NULL
    GROUP BY state_student_id HAVING min(student_id) <> max(student_id)),
  proven AS (SELECT state_student_id, min(last_name) AS last_name, min(first_name) AS first_name
    FROM typed SEMI JOIN several USING (state_student_id) WHERE is_chosen GROUP BY state_student_id
    HAVING count(DISTINCT student_id) = 2 AND count(DISTINCT (student_id, school_year)) = count(DISTINCT school_year)
      AND min(last_name) = max(last_name) AND min(first_name) = max(first_name) AND min(birth_date) = max(birth_date)
      AND count(last_name) = count(*) AND count(first_name) = count(*) AND count(birth_date) = count(*)
      AND (month(min(birth_date)) > 1 OR day(min(birth_date)) > 1)
      AND min(length(last_name)) > 1 AND min(length(first_name)) > 1)
  SELECT proven.state_student_id FROM proven JOIN typed USING (last_name, first_name) WHERE is_chosen
  GROUP BY proven.state_student_id HAVING count(DISTINCT birth_date) <= 3`;

/**
 * Fewer than five rows, or fewer than three grades, prove nothing. Who enters from May on does so for
 * the year after the summer.
 */
const ENTERED_BEFORE = `WITH entered AS (
    SELECT grade_level, school_year, year(entry_date) + CAST(month(entry_date) >= 5 AS INTEGER) AS year, count(*) AS rows
    FROM typed WHERE is_chosen AND entry_date IS NOT NULL AND grade_level BETWEEN 9 AND 12 GROUP BY ALL),
  by_year AS (SELECT year, sum(rows) AS rows, count(DISTINCT grade_level) AS grades, max(school_year) AS latest FROM entered GROUP BY year)
  SELECT to_json({'is': 'years', 'years': [(year - 1) || '-' || year], 'isMore': false}) FROM by_year
  WHERE grades > 2 AND rows > 4 AND year < latest AND rows >= 0.9 * (SELECT sum(rows) FROM by_year)
    AND (SELECT count(DISTINCT school_year) FROM entered) = 1`;

const FEWEST_ABOVE = 3;
/**
 * Illuminate's `grade_level_id` is 13 in grade 12, since it counts kindergarten. As many students above grade 12 as in
 * half of the largest grade, and none in grade 9, are hardly fifth years.
 */
const ONE_TOO_HIGH = `WITH grades AS (SELECT grade_level AS grade, count(*) AS rows FROM typed WHERE is_chosen AND grade_level BETWEEN 9 AND 13 GROUP BY ALL)
  SELECT to_json({'is': 'rows', 'rows': rows}) FROM grades
  WHERE grade = 13 AND rows >= ${FEWEST_ABOVE} AND rows * 2 >= (SELECT max(rows) FROM grades) AND NOT EXISTS (FROM grades WHERE grade = 9)`;

const NAMED = 3;
/**
 * IDs with and without leading zeros, in years that no two of them share, that no name and no birth date joins
 * (docs/domain/students.md#several-rosters). Those of one year are two students. Most rosters have IDs of one
 * kind, which one scan shows.
 */
const ZEROS_OF_NOBODY = `WITH kinds AS (SELECT bool_or(starts_with(student_id, '0')) AND NOT bool_and(starts_with(student_id, '0')) AS are_both FROM typed),
  twice AS (
    SELECT student_id AS bare FROM typed WHERE is_chosen AND NOT starts_with(student_id, '0') AND (SELECT are_both FROM kinds)
    INTERSECT SELECT ltrim(student_id, '0') FROM typed WHERE is_chosen AND starts_with(student_id, '0') AND (SELECT are_both FROM kinds)),
  student AS (
    SELECT max(student_id) FILTER (starts_with(student_id, '0')) AS id FROM typed SEMI JOIN twice ON bare = ltrim(student_id, '0') WHERE is_chosen
    GROUP BY ltrim(student_id, '0')
    HAVING count(DISTINCT (student_id, school_year)) = count(DISTINCT school_year)
      AND bool_and(birth_date IS NULL AND (last_name IS NULL OR first_name IS NULL)))
  SELECT CASE WHEN count(*) > 0 THEN to_json({'is': 'examples', 'examples': (list(id ORDER BY id))[1:${NAMED}], 'more': greatest(0, count(*) - ${NAMED})}) END
  FROM student`;

export const ROSTER_RULES: readonly Rule<RosterColumn>[] = [
  {
    code: 'roster.entry-after-exit',
    severity: 'error',
    column: 'entry_date',
    problem: 'The entry date {value} is after the exit date.',
    allowed: 'An entry date on or before the exit date.',
    fix: 'Correct the entry or the exit date and upload the file again.',
    sql: 'entry_date > exit_date',
    badExample: { entry_date: '2024-08-17', exit_date: '2024-06-07' },
  },
  {
    code: 'roster.entry-after-year',
    severity: 'warning',
    column: 'entry_date',
    problem: 'The entry date {value} is after the end of the school year that the row counts for.',
    allowed: 'An entry date before August of the year in which the school year ends.',
    fix: 'Correct the entry date or the school year. A file without school years counts for the final year of the class: if it is of a later year, upload the one of that year.',
    // Summer school and early enrollment are before August.
    sql: 'entry_date >= make_date(school_year, 8, 1) AND (exit_date IS NULL OR entry_date <= exit_date)',
    badExample: { entry_date: '2025-08-18', exit_date: '' },
  },
  {
    code: 'roster.entries-of-another-year',
    severity: 'warning',
    column: 'entry_date',
    value: 'phrase',
    problem:
      'Nearly all students, of whatever grade, entered in {value}, and the rows count for a later school year. The file may be of {value}.',
    allowed: 'Entry dates of the school year, or of the year in which each student came.',
    fix: 'If it is a list of that year, add a column School year, or upload the list of the year that it was taken for. If the date is the day on which a new system began, there is nothing to do.',
    overFile: true,
    sql: ENTERED_BEFORE,
    badExample: (sample) =>
      ['09', '10', '11', '12', '09'].map((grade_level, at) => ({
        ...sample[0],
        ...{ student_id: `00990${at}`, state_student_id: '', last_name: `Ruiz${at}`, graduation_year: '' },
        ...{ grade_level, entry_date: '2019-08-19', exit_date: '' },
      })),
  },
  {
    code: 'roster.below-grade-9',
    severity: 'warning',
    column: 'grade_level',
    problem: 'Grade {value} is below high school. The row is kept but not counted.',
    allowed: 'Grades 09 to 12.',
    fix: 'Nothing to do if the student was in middle school that year.',
    sql: 'grade_level < 9',
    badExample: { grade_level: '08' },
  },
  {
    code: 'roster.unlikely-age',
    severity: 'warning',
    column: 'birth_date',
    problem: 'A student born on {value} would be younger than 12 or older than 23 in that school year.',
    allowed: 'A date of birth that makes the student 12 to 23 years old.',
    fix: 'Correct the date of birth or the school year.',
    sql: 'school_year - year(birth_date) NOT BETWEEN 12 AND 23',
    badExample: { birth_date: '1996-03-14' },
  },
  {
    code: 'roster.test-student',
    severity: 'warning',
    column: 'last_name',
    problem:
      'A student named {value} with such a first name is probably a test or an example, not a person. The row counts like all others.',
    allowed: 'Real students only.',
    fix: 'If it is not a real student, remove the row and upload the file again.',
    sql: IS_TEST_STUDENT,
    badExample: { last_name: 'Test', first_name: 'Student' },
  },
  {
    code: 'roster.state-id-shared',
    severity: 'warning',
    column: 'state_student_id',
    problem:
      'The state student ID {value} has several local IDs. It belongs to one student with several IDs, or to several students.',
    allowed: 'One state student ID per student.',
    fix: 'Find out whose ID it is, and give each student one local and one state ID.',
    sql: `state_student_id IS NOT NULL AND min(student_id) OVER (PARTITION BY state_student_id) <> max(student_id) OVER (PARTITION BY state_student_id)
      AND state_student_id NOT IN (${COUNTED_ONCE})`,
    overGroups: true,
    badExample: { student_id: '0099999', last_name: 'Okafor' },
  },
  {
    code: 'roster.local-id-shared',
    severity: 'warning',
    column: 'student_id',
    problem: 'The student ID {value} has several state student IDs, so it may belong to several students.',
    allowed: 'One student ID per student.',
    fix: 'Check whether the column has the student’s own ID, and correct the other rows.',
    sql: 'state_student_id IS NOT NULL AND min(state_student_id) OVER (PARTITION BY student_id) <> max(state_student_id) OVER (PARTITION BY student_id)',
    overGroups: true,
    badExample: { state_student_id: '9999999999' },
  },
  {
    code: 'roster.ids-swapped',
    severity: 'warning',
    column: 'state_student_id',
    value: 'phrase',
    problem:
      'In {value} the student ID is as long as the state student ID in the other rows, and the other way around. The two may be in the wrong columns.',
    allowed: 'The local ID and the state ID of each student in their own columns.',
    fix: 'If rows of another school or export were added with the two columns in another order, put their IDs into the right columns and upload the file again.',
    overFile: true,
    sql: IDS_SWAPPED,
    badExample: (sample) =>
      [1, 2, 3].flatMap((student) => {
        const [local, state] = [`41020${student}`, `990000000${student}`];
        const others = { ...sample[0], last_name: `Ruiz${student}` };
        return [
          { ...others, student_id: local, state_student_id: state },
          { ...others, student_id: state.replace('99', '98'), state_student_id: local.replace('41', '42') },
        ];
      }),
  },
  {
    code: 'roster.class-contradicts-grade',
    severity: 'warning',
    column: 'graduation_year',
    problem: 'Class of {value} does not fit the grade level: a student of that class would be two or more grades away.',
    allowed: 'The graduation year that follows from the grade level, give or take one year.',
    fix: 'Correct the class or the grade level.',
    sql: 'abs(graduation_year - (school_year + 12 - grade_level)) > 1 AND grade_level BETWEEN 9 AND 12',
    badExample: { graduation_year: '2030' },
  },
  {
    code: 'roster.zeros-alone',
    severity: 'warning',
    column: 'student_id',
    value: 'phrase',
    problem:
      'Some students have IDs with leading zeros in some years and without them in others: {value}. Neither names nor birth dates show that they are the same students, so each counts as two.',
    allowed: 'One ID for each student, written in the same way in all years.',
    fix: 'Export all years again with the ID column as Text, or add names or birth dates, and upload the file again.',
    overFile: true,
    sql: ZEROS_OF_NOBODY,
    badExample: (sample) =>
      ['0099001', '99001'].map((student_id, at) => ({
        ...sample[0],
        ...{ student_id, state_student_id: '', last_name: '', first_name: '', birth_date: '', graduation_year: '' },
        ...{ school_year: `202${at + 2}-2${at + 3}`, grade_level: `${at + 11}`, entry_date: '', exit_date: '' },
      })),
  },
  {
    code: 'roster.grades-too-high',
    severity: 'warning',
    column: 'grade_level',
    value: 'phrase',
    problem:
      'In {value} the grade level is 13, and no student is in grade 9. The numbers may be one too high, as where they count kindergarten as 1.',
    allowed: 'Grade levels in which seniors have 12.',
    fix: 'If seniors have 13 in this file, export the names of the grade levels instead of their IDs, and upload the file again. Otherwise there is nothing to do.',
    overFile: true,
    sql: ONE_TOO_HIGH,
    badExample: (sample) =>
      [1, 2, 3].map((student) => ({
        ...sample[0],
        ...{ student_id: `009900${student}`, state_student_id: '', last_name: `Ruiz${student}`, graduation_year: '' },
        grade_level: '13',
      })),
  },
  gradesAndYears('roster', { state_student_id: '', graduation_year: '', entry_date: '', exit_date: '' }),
  {
    code: 'roster.same-day',
    severity: 'warning',
    column: 'exit_date',
    value: 'phrase',
    problem:
      'In {value} the enrollment begins and ends on the same day, while the student is enrolled somewhere else in that year. The enrollment that begins last decides the home school, so the student may count as withdrawn.',
    allowed: 'Enrollments of students who came to the school.',
    fix: 'Remove these rows if the students never came, and upload the file again.',
    overFile: true,
    // A no-show before the student came is not the last one. For most files the first scan decides.
    sql: `SELECT CASE WHEN count(*) > 0 THEN to_json({'is': 'rows', 'rows': count(*)}) END
      FROM (SELECT student_id, school_year, entry_date FROM typed WHERE is_chosen AND entry_date = exit_date) AS never
      JOIN (SELECT student_id, school_year, max(entry_date) AS latest FROM typed
        WHERE is_chosen AND (exit_date IS NULL OR exit_date > entry_date) AND (SELECT bool_or(entry_date = exit_date) FROM typed)
        GROUP BY student_id, school_year) AS stay USING (student_id, school_year)
      WHERE entry_date > latest`,
    badExample: (sample) => [
      ...sample,
      { ...sample[0], entry_date: `${sample[0]?.exit_date}`, exit_date: `${sample[0]?.exit_date}` },
    ],
  },
];
