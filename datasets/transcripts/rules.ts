import type { Cells, Rule } from '#datasets/kit/dataset.ts';
import { scedRules } from '#datasets/vocabulary/courses/sced-rule.ts';
import { gradesAndYears } from '#datasets/vocabulary/grades-and-years.ts';
import type { TranscriptColumn } from './columns.ts';

/** Ranks of terms: year, semester, trimester, quarter, and those of no known length. */
const LEVELS = [1, 2, 3, 4, 5];
const rowsAt = (level: number) => `count(*) FILTER (mark_level = ${level})`;

/** Marks of standards-based grading. */
const SCALE = "('1', '1.5', '2', '2.5', '3', '3.5', '4')";
/** Fewer marks are not evidence of a scale. */
const FEWEST_MARKS = 20;

/**
 * Where a percent above 60 is needed to pass, these are the usual ones; what earns credit shows it, by
 * the terms that have some.
 */
const PASSING = [65, 70];
/** Of the marks on either side of it, this many have credit or none. */
const SHARE = 0.9;
const FEWEST_WITHOUT = 3;
/**
 * How many are below `pass` without credit, where the credits show it; otherwise NULL. Of each mark there is one row,
 * since to read a million of them takes half a second.
 */
const failedBelow = (pass: number) => `
  CASE WHEN ${rowsWith(`percent < ${pass} AND NOT credits`)} >= ${SHARE} * ${rowsWith(`percent < ${pass}`)}
    AND ${rowsWith(`percent >= ${pass} AND credits`)} >= greatest(1, ${SHARE} * ${rowsWith(`percent >= ${pass}`)})
  THEN ${rowsWith(`percent < ${pass} AND NOT credits`)} END`;
const rowsWith = (condition: string) => `coalesce(sum(rows) FILTER (${condition}), 0)`;

/** Letters from D on. What passes by percent is `percent-without-credit`. */
const IS_PASSED = "final_grade_points >= 1 AND earns_credit AND final_grade >= 'A'";
const HAS_NO_CREDIT = `${IS_PASSED} AND credits_earned = 0 AND credits_attempted > 0`;
/** Of the courses that were passed, this many without credit are not study halls and aides. */
const MANY_WITHOUT = 0.1;

export const TRANSCRIPT_RULES: readonly Rule<TranscriptColumn>[] = [
  {
    code: 'transcripts.credit-without-grade',
    severity: 'error',
    column: 'final_grade',
    problem: 'The row has earned credit but no final grade.',
    allowed: 'A grade wherever credit was earned; P or CR without a letter.',
    fix: 'Fill in the grade, or remove the credit, and upload the file again.',
    sql: 'final_grade_is_empty AND credits_earned > 0',
    badExample: { final_grade: '' },
  },
  {
    code: 'transcripts.no-grade-no-credit',
    severity: 'warning',
    column: 'final_grade',
    problem:
      'The row has neither a final grade nor earned credit. It is kept as a course without an end, and counts in no GPA or credit.',
    allowed: 'A grade and credit once the course has ended.',
    fix: 'Nothing to do if the course is in progress. Otherwise fill in its grade and credit, and upload the file again.',
    sql: 'final_grade_is_empty AND credits_earned IS NULL',
    badExample: { final_grade: '', credits_earned: '' },
  },
  {
    code: 'transcripts.credit-with-failing-grade',
    severity: 'warning',
    column: 'final_grade',
    problem: 'The grade {value} earns no credit, but the row has earned credit. It was counted as none.',
    allowed: 'No earned credit with F, E, WF, NP, NC, U or a percent below 60.',
    fix: 'Correct the grade or set the earned credit to 0.',
    sql: 'credits_earned > 0 AND NOT earns_credit',
    badExample: { final_grade: 'F' },
  },
  {
    code: 'transcripts.title-for-code',
    severity: 'note',
    column: 'course_code',
    value: 'phrase',
    problem: 'In {value} a transferred course has no course code. Its title was used in place of the code.',
    allowed: 'A course code, which transferred courses may lack.',
    fix: 'Nothing to do.',
    overFile: true,
    onlyIf: 'bool_or(course_code_text IS NULL AND course_code IS NOT NULL)',
    sql: `SELECT CASE WHEN count(*) > 0 THEN to_json({'is': 'rows', 'rows': count(*)}) END
        FROM typed WHERE is_chosen AND course_code_text IS NULL AND course_code IS NOT NULL`,
    badExample: { course_code: '', credit_source: 'Transfer' },
  },
  {
    code: 'transcripts.credits-like-grade-level',
    severity: 'warning',
    column: 'credits_earned',
    problem: 'Credits earned ({value}) look like a grade level, and the grade level looks like credits.',
    allowed: 'Credits and grade levels under their own headers.',
    fix: 'If these rows were copied from a file with a different order of columns, move their values under the right headers and upload the file again.',
    sql: 'credits_earned IN (9, 10, 11, 12) AND grade_level BETWEEN 0 AND 2',
    badExample: { credits_earned: '11', credits_attempted: '11', grade_level: '1' },
  },
  {
    code: 'transcripts.earned-above-attempted',
    severity: 'warning',
    column: 'credits_earned',
    problem: 'Credits earned ({value}) are more than credits attempted.',
    allowed: 'Credits earned up to the credits attempted.',
    fix: 'Correct one of the two.',
    sql: 'credits_earned > credits_attempted',
    badExample: { credits_earned: '2' },
  },
  {
    code: 'transcripts.high-gpa',
    severity: 'warning',
    column: 'cumulative_gpa',
    problem: 'A cumulative GPA of {value} is unusual.',
    allowed: 'A GPA from 0 to 5.',
    fix: 'Check whether the column has something else.',
    sql: 'cumulative_gpa > 5',
    badExample: { cumulative_gpa: '5.4' },
  },
  {
    code: 'transcripts.several-mark-levels',
    severity: 'warning',
    column: 'term',
    value: 'phrase',
    problem:
      'Some courses have grades of several kinds of terms, such as quarter, semester and year. So that no course counts twice, {value} are not counted.',
    allowed: 'One kind of term per course: the one that carries the credit.',
    fix: 'Nothing to do if the grades with credit are the final ones. Otherwise export final grades only.',
    overFile: true,
    onlyIf: 'min(mark_level) < max(mark_level)',
    sql: `SELECT CASE WHEN sum(marks - kept) > 0 THEN to_json({'is': 'rows', 'rows': CAST(sum(marks - kept) AS BIGINT)}) END FROM (
        SELECT count(*) AS marks, CASE coalesce(min(mark_level) FILTER (credits_earned > 0), min(mark_level))
          ${LEVELS.map((level) => `WHEN ${level} THEN ${rowsAt(level)}`).join(' ')} END AS kept
        FROM typed WHERE is_chosen AND mark_level <= ${LEVELS.length}
        GROUP BY student_id, school_year, course_code)`,
    badExample: (sample) => [...sample, { ...sample[0], term: 'Q1' }],
  },
  {
    code: 'transcripts.weighted-points',
    severity: 'warning',
    column: 'grade_points',
    value: 'phrase',
    problem:
      '{value} have grade points above 4: they are weighted. The GPA is worked out from the grades, without added weight.',
    allowed: 'Unweighted points from 0 to 4.',
    fix: 'Nothing to do if the grades are right.',
    overFile: true,
    onlyIf: 'bool_or(grade_points > 4)',
    sql: `SELECT CASE WHEN count(*) > 0 THEN to_json({'is': 'rows', 'rows': count(*)}) END FROM typed WHERE is_chosen AND grade_points > 4`,
    badExample: (sample) => sample.map((row): Cells<TranscriptColumn> => ({ ...row, grade_points: '4.5' })),
  },
  {
    code: 'transcripts.standards-based',
    severity: 'warning',
    column: 'final_grade',
    value: 'phrase',
    problem:
      'Every grade is a whole or half number {value}. These may be grades of standards-based grading; they were read as grade points.',
    allowed: 'Letters, percents, or grade points from 0 to 4.',
    fix: 'If 4 does not mean an A, upload the file again with the letters.',
    overFile: true,
    onlyIf: `bool_or(final_grade IN ${SCALE})`,
    sql: `SELECT CASE WHEN count(*) >= ${FEWEST_MARKS} AND bool_and(final_grade IN ${SCALE}) AND count(DISTINCT final_grade) > 1
        THEN to_json({'is': 'range', 'low': 1, 'high': 4}) END FROM typed WHERE is_chosen AND final_grade_points IS NOT NULL`,
    badExample: (sample) =>
      sample.map((row, index): Cells<TranscriptColumn> => ({ ...row, final_grade: String(1 + (index % 4)) })),
  },
  {
    code: 'transcripts.e-beside-f',
    severity: 'warning',
    column: 'final_grade',
    value: 'phrase',
    problem:
      'In {value} the grade is E, while others are F. Both count as failing, but beside F an E may be excused, exempt or excellent.',
    allowed: 'One letter for failing, E or F.',
    fix: 'Nothing to do if both are failing grades. Otherwise write EX for excused or exempt, or the grade that is meant, and upload the file again.',
    overFile: true,
    onlyIf: "bool_or(final_grade = 'E')",
    sql: `SELECT CASE WHEN count(*) FILTER (final_grade = 'F') > 0 AND count(*) FILTER (final_grade = 'E') > 0
        THEN to_json({'is': 'rows', 'rows': count(*) FILTER (final_grade = 'E')}) END FROM typed WHERE is_chosen AND final_grade IN ('E', 'F')`,
    badExample: (sample) =>
      sample.map(
        (row, index): Cells<TranscriptColumn> => ({ ...row, final_grade: index % 2 ? 'E' : 'F', credits_earned: '0' }),
      ),
  },
  {
    code: 'transcripts.percent-without-credit',
    severity: 'warning',
    column: 'final_grade',
    value: 'phrase',
    problem:
      'In {value} a grade of 60 or more has no earned credit, as where more is needed to pass. It counts as a D with 1 grade point.',
    allowed: 'Percents in which 60 is a passing grade.',
    fix: 'Nothing to do if these courses were passed. If they were failed, upload the file again with the letters, F for these courses.',
    overFile: true,
    onlyIf: 'bool_or(CASE WHEN credits_earned = 0 THEN TRY_CAST(final_grade AS DOUBLE) >= 60 END)',
    sql: `SELECT CASE WHEN sum(failed) >= ${FEWEST_WITHOUT} THEN to_json({'is': 'rows', 'rows': CAST(sum(failed) AS BIGINT)}) END FROM (
        SELECT greatest(${PASSING.map(failedBelow).join(', ')}) AS failed
        FROM (SELECT term, TRY_CAST(final_grade AS DOUBLE) AS percent, credits, rows
          FROM (SELECT term, final_grade, credits_earned > 0 AS credits, count(*) AS rows
            FROM typed WHERE is_chosen AND credits_earned >= 0 GROUP BY term, final_grade, credits))
        WHERE percent >= 60 GROUP BY term)`,
    badExample: (sample) =>
      sample.map(
        (row, index): Cells<TranscriptColumn> => ({
          ...row,
          final_grade: index % 4 ? '85' : '66',
          credits_earned: index % 4 ? '1' : '0',
        }),
      ),
  },
  {
    code: 'transcripts.pass-without-credit',
    severity: 'warning',
    column: 'credits_earned',
    value: 'phrase',
    problem:
      'In {value} a course that was passed has credits attempted and none earned. It counts in the GPA, and not as credit.',
    allowed: 'The credit of each course that was passed.',
    fix: 'Nothing to do if these courses give no credit. If credit is not posted yet, upload the file again once it is.',
    overFile: true,
    onlyIf: `bool_or(CASE WHEN credits_earned = 0 THEN ${HAS_NO_CREDIT} END)`,
    // Looked at by course only where this is true of many rows: a mark on the way to the final one has no credit of its
    // own.
    sql: `SELECT CASE WHEN count(*) FILTER (lacks) >= ${FEWEST_MARKS} AND count(*) FILTER (lacks) > ${MANY_WITHOUT} * count(*)
        THEN to_json({'is': 'rows', 'rows': CAST(sum(passed) FILTER (lacks) AS BIGINT)}) END FROM (
        SELECT max(credits_earned) = 0 AND max(credits_attempted) > 0 AS lacks, count(*) FILTER (${IS_PASSED}) AS passed
        FROM typed WHERE is_chosen AND is_counted
          AND (SELECT count(*) FILTER (${HAS_NO_CREDIT}) > ${MANY_WITHOUT} * count(*) FILTER (${IS_PASSED})
            FROM typed WHERE is_chosen)
        GROUP BY student_id, school_year, course_code HAVING passed > 0)`,
    badExample: (sample) =>
      [1, 2, 3, 4].flatMap((copy) =>
        sample.map(
          (row): Cells<TranscriptColumn> => ({ ...row, student_id: `${copy}${row.student_id}`, credits_earned: '0' }),
        ),
      ),
  },
  gradesAndYears('transcripts', {}),
  ...scedRules('transcripts'),
];
