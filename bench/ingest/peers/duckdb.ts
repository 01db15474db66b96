/**
 * The bare pipeline: DuckDB alone reads the file, applies the same rules and writes typed Parquet. Written by
 * hand for this one file's columns, without headers to recognise, files to doubt or sentences to find; its
 * findings are the same in number.
 */
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { MARKS } from '#datasets/vocabulary/courses/marks.ts';
import { SUBJECT_AREAS } from '#datasets/vocabulary/courses/subject-areas.ts';
import { SCHOOLS } from '../transcript-file.ts';

const [path = '', folder = ''] = process.argv.slice(2);
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const words = (values: readonly string[]) => `(${values.map(text).join(', ')})`;

const NULL_WORDS = ['', 'null', 'n/a', 'na', '#n/a', '--', '---', '.', 'no data', 'none', '(blank)'];
const COLUMNS = {
  student_text: 'Student_Number',
  school: 'School',
  year_text: 'School Year',
  term: 'StoreCode',
  course_code: 'Course_Number',
  course_title: 'Course_Name',
  grade_text: 'Grade',
  attempted_text: 'PotentialCrHrs',
  earned_text: 'EarnedCrHrs',
  level_text: 'Grade_Level',
  points_text: 'GPA_Points',
  subject_area: 'Credit_Type',
  excluded_text: 'ExcludeFromGPA',
};
const cells = Object.entries(COLUMNS).map(
  ([name, header]) =>
    `CASE WHEN lower(trim("${header}")) IN ${words(NULL_WORDS)} THEN NULL ELSE trim("${header}") END AS ${name}`,
);
const number = (cell: string) => `TRY_CAST(replace(${cell}, ',', '.') AS DOUBLE)`;
const marks = MARKS.flatMap(({ mark, synonyms, points, credit }) =>
  [mark, ...synonyms].map((key) => `(${text(key.toUpperCase())}, ${text(mark)}, ${points}, ${credit !== 'never'})`),
);
const schools = SCHOOLS.map(({ id, name }) => `(${text(name.toLowerCase())}, ${text(id)})`);

const TYPED = `CREATE TABLE typed AS
  SELECT cells.* EXCLUDE (student_text), upper(student_text) AS student_id, school.id AS school_id,
    CASE WHEN regexp_full_match(year_text, '(19|20)[0-9]{2}-[0-9]{2}') THEN CAST(left(year_text, 4) AS INTEGER) + 1 END AS school_year,
    mark.mark AS final_grade, mark.points, mark.earns, TRY_CAST(level_text AS INTEGER) AS grade_level,
    ${number('attempted_text')} AS credits_attempted, ${number('earned_text')} AS credits_earned, ${number('points_text')} AS grade_points,
    CASE WHEN lower(excluded_text) IN ('y', 'yes', 'true', '1') THEN true WHEN lower(excluded_text) IN ('n', 'no', 'false', '0') THEN false END AS exclude_from_gpa
  FROM (SELECT rowid + 2 AS row_number, ${cells.join(', ')} FROM loaded) AS cells
    LEFT JOIN (VALUES ${schools.join(', ')}) AS school(key, id) ON school.key = lower(cells.school)
    LEFT JOIN (VALUES ${marks.join(', ')}) AS mark(key, mark, points, earns) ON mark.key = upper(grade_text)`;

const SUBJECTS = SUBJECT_AREAS.flatMap(({ value, label, synonyms }) => [value, label, ...textsOf(synonyms)]);

const RULES: readonly [code: string, severity: string, column: string, when: string][] = [
  ...['student_id', 'school', 'course_code', 'course_title'].map(
    (column) => ['cell.empty', 'error', column, `${column} IS NULL`] as [string, string, string, string],
  ),
  ['cell.empty', 'error', 'earned_text', 'earned_text IS NULL'],
  ['student-id.exponent', 'error', 'student_id', `regexp_full_match(student_id, '[0-9]([.,][0-9]+)?E\\+[0-9]+')`],
  ['student-id.decimal', 'warning', 'student_id', `ends_with(student_id, '.0')`],
  ['student-id.too-long', 'error', 'student_id', 'length(student_id) > 32'],
  ['school.outside', 'warning', 'school', 'school IS NOT NULL AND school_id IS NULL'],
  ['year.unreadable', 'error', 'year_text', 'year_text IS NOT NULL AND school_year IS NULL'],
  ['year.outside', 'warning', 'year_text', 'school_year NOT BETWEEN 2021 AND 2024'],
  ['text.too-long', 'warning', 'course_code', 'length(course_code) > 40'],
  [
    'code.looks-like-date',
    'warning',
    'course_code',
    `length(course_code) < 7 AND regexp_full_match(lower(course_code), '[0-9]{1,2}-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)')`,
  ],
  ['text.too-long', 'warning', 'course_title', 'length(course_title) > 200'],
  ['mark.unknown', 'warning', 'grade_text', 'grade_text IS NOT NULL AND final_grade IS NULL'],
  ...(['attempted', 'earned', 'points'] as const).flatMap((name): [string, string, string, string][] => {
    const value = name === 'points' ? 'grade_points' : `credits_${name}`;
    return [
      ['number.unreadable', 'error', `${name}_text`, `${name}_text IS NOT NULL AND ${value} IS NULL`],
      ['number.too-small', 'error', `${name}_text`, `${value} < 0`],
      ['number.too-large', 'error', `${name}_text`, `${value} > ${name === 'points' ? 6 : 20}`],
    ];
  }),
  ['grade-level.unknown', 'warning', 'level_text', 'level_text IS NOT NULL AND grade_level IS NULL'],
  ['value.unknown', 'warning', 'subject_area', `subject_area NOT IN ${words(SUBJECTS)}`],
  ['yes-no.unknown', 'warning', 'excluded_text', 'excluded_text IS NOT NULL AND exclude_from_gpa IS NULL'],
  ['transcripts.credit-without-grade', 'error', 'grade_text', 'grade_text IS NULL AND credits_earned > 0'],
  ['transcripts.credit-with-failing-grade', 'warning', 'grade_text', 'credits_earned > 0 AND NOT earns'],
  ['transcripts.earned-above-attempted', 'warning', 'earned_text', 'credits_earned > credits_attempted'],
];

const FOUND = `CREATE TABLE found AS ${RULES.map(([code, severity, column, when]) => `SELECT ${text(code)} AS code, ${text(severity)} AS severity, row_number, ${column} AS value FROM typed WHERE ${when}`).join(' UNION ALL ')}`;

/** The last of the rows with one key stays; the others are named. */
const COPIES = `CREATE TABLE copied AS SELECT row_number FROM (
    SELECT row_number, row_number() OVER (PARTITION BY student_id, school_year, term, course_code ORDER BY row_number DESC) AS place
    FROM typed ANTI JOIN (SELECT row_number FROM found WHERE severity = 'error') USING (row_number)
    WHERE hash(student_id, school_year, term, course_code) IN (
      SELECT hash(student_id, school_year, term, course_code) FROM typed GROUP BY 1 HAVING count(*) > 1)) WHERE place > 1`;

const SAVE = `COPY (SELECT row_number, student_id, school, school_id, school_year, term, course_code, course_title, final_grade, points, earns,
    credits_attempted, credits_earned, grade_level, grade_points, subject_area, exclude_from_gpa FROM typed
    ANTI JOIN (SELECT row_number FROM found WHERE severity = 'error' UNION SELECT row_number FROM copied) USING (row_number)
    ORDER BY row_number)
  TO ${text(join(folder, 'bare.parquet'))} (FORMAT parquet, COMPRESSION zstd)`;

const instance = await DuckDBInstance.create(':memory:', { threads: '2', temp_directory: join(folder, 'spill') });
const connection = await instance.connect();
await connection.run(
  `CREATE TABLE loaded AS SELECT * FROM read_csv(${text(path)}, header = true, all_varchar = true, delim = ',', quote = '"')`,
);
for (const statement of [TYPED, FOUND, COPIES, SAVE]) await connection.run(statement);
const rows = await connection.runAndReadAll('SELECT count(*) FROM typed');
const found = await connection.runAndReadAll('SELECT code, CAST(count(*) AS INTEGER) FROM found GROUP BY code');
process.stdout.write(
  `${JSON.stringify({ rows: Number(rows.getRows()[0]?.[0]), found: Object.fromEntries(found.getRows()) })}\n`,
);
