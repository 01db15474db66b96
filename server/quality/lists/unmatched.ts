import { CANDIDATES, NO_SCHOOL } from './candidates.ts';

/** The course titles of some rows: read from the files again, because few rows need one and no ledger keeps them. */
const titlesOf = (table: 'transcript' | 'cte_row', rows: string): string => `
    SELECT row.file, row.row_number, row.course_title AS title
    FROM ${table}_written AS row SEMI JOIN ${rows} AS wanted ON wanted.file = row.file AND wanted.row_number = row.row_number`;

const NOWHERE = '[]::school_key[]';

/**
 * What finds no counterpart, as the matching panel counts it: table `unmatched`, one row an item and school, so that the rows of a scope
 * add up to the panel's figure. `offered_at` names the schools whose catalog has a CTE course that the own school's lacks: where one
 * of them is in the scope the course is matched. '' stands for no school.
 */
export const UNMATCHED = `
  CREATE TABLE unmatched_student AS
    SELECT student.student_id AS item, any_value(home) AS school_id, CASE WHEN any_value(has_record) THEN 'no_value' ELSE 'no_record' END AS note,
      arg_max(row.file, (row.file, row.row_number)) AS file, arg_max(row.row_number, (row.file, row.row_number)) AS row_number
    FROM student LEFT JOIN matched_demographics AS row ON row.student = student.student_id
    WHERE in_cohort AND NOT has_value GROUP BY student.student_id;

  -- Vendors write several scores into one row, so a row's own columns are looked up once a row.
  CREATE TABLE unmatched_score AS
    WITH open AS (SELECT file, row_number, belongs_to AS school_id, count(*) AS rows FROM score WHERE student IS NULL GROUP BY ALL),
    person AS (
      SELECT file, row_number, any_value(student_id) AS student_id, any_value(last_name) AS last_name,
        any_value(first_name) AS first_name, any_value(birth_date) AS birth_date
      FROM matched_score SEMI JOIN open USING (file, row_number) GROUP BY ALL)
    SELECT coalesce(student_id, concat_ws('|', name_key(last_name), name_key(first_name), birth_date), '') AS item, school_id,
      any_value(student_id) AS student_id, any_value(last_name) AS last_name, any_value(first_name) AS first_name,
      any_value(birth_date) AS birth_date, sum(rows) AS rows,
      arg_min(file, (file, row_number)) AS file, arg_min(row_number, (file, row_number)) AS row_number
    FROM open JOIN person USING (file, row_number)
    GROUP BY ALL;

  CREATE TABLE unmatched_course AS
    SELECT coalesce(CAST(course_code AS VARCHAR), '') AS item, taken.home AS school_id, count(*) AS rows, count(DISTINCT student) AS students,
      arg_min(file, (file, row_number)) AS file, arg_min(row_number, (file, row_number)) AS row_number
    FROM taken JOIN student ON student.student_id = taken.student
    WHERE in_cohort AND NOT is_transfer AND NOT is_in_catalog
    GROUP BY ALL;

  CREATE TABLE unmatched_pathway AS
    WITH offered AS (SELECT course_code, list_distinct(list(coalesce(school_id, ${NO_SCHOOL}))) AS offered_at FROM course GROUP BY course_code)
    SELECT course_code AS item, pathway_course.school_id, coalesce(any_value(offered.offered_at), ${NOWHERE}) AS offered_at, count(*) AS rows,
      arg_min(file, (file, row_number)) AS file, arg_min(row_number, (file, row_number)) AS row_number
    FROM pathway_asked AS pathway_course LEFT JOIN offered USING (course_code)
    WHERE NOT list_contains(coalesce(offered_at, ${NOWHERE}), coalesce(pathway_course.school_id, ${NO_SCHOOL}))
    GROUP BY ALL;

  CREATE TABLE course_title AS
    ${titlesOf('transcript', 'unmatched_course')}
    UNION ALL ${titlesOf('cte_row', 'unmatched_pathway')};

  CREATE TABLE unknown_course AS
    SELECT item AS code, arg_max(title, rows) AS title, sum(rows) AS rows
    FROM (
      SELECT item, rows, file, row_number FROM unmatched_course
      UNION ALL SELECT item, rows, file, row_number FROM unmatched_pathway) AS item
    LEFT JOIN course_title USING (file, row_number)
    WHERE item <> ''
    GROUP BY item;

  ${CANDIDATES}

  CREATE TABLE unmatched AS
    WITH taken_by AS (
      SELECT home AS school_id, course_code AS item, count(DISTINCT student) AS students
      FROM taken SEMI JOIN unmatched_pathway ON unmatched_pathway.item = taken.course_code WHERE student IS NOT NULL GROUP BY ALL),
    item AS (
      SELECT 'students_demographics' AS kind, 'student' AS subject, item, item AS value, NULL AS label, note, school_id, 1 AS rows,
        1 AS students, file, row_number, ${NOWHERE} AS offered_at
      FROM unmatched_student
      UNION ALL
      SELECT 'test_scores', 'score', item, coalesce(student_id, concat_ws(', ', last_name, first_name)),
        CASE WHEN student_id IS NOT NULL THEN nullif(concat_ws(', ', last_name, first_name), '') END,
        CASE WHEN student_id IS NULL THEN 'no_id' END, school_id, rows, 1, file, row_number, ${NOWHERE}
      FROM unmatched_score
      UNION ALL
      SELECT 'transcript_courses', 'course', item, item, title, NULL, school_id, rows, students, file, row_number, ${NOWHERE}
      FROM unmatched_course LEFT JOIN course_title USING (file, row_number)
      UNION ALL
      SELECT 'cte_courses', 'course', item, item, title, NULL, unmatched_pathway.school_id, rows, coalesce(taken_by.students, 0), file,
        row_number, offered_at
      FROM unmatched_pathway LEFT JOIN course_title USING (file, row_number) LEFT JOIN taken_by USING (school_id, item)),
    elsewhere AS (
      SELECT item.item, item.school_id, {'value': item.item, 'label': min(course_title), 'reasons': ['other_school'], 'schools': offered_at} AS candidate
      FROM unmatched_pathway AS item JOIN course ON course.course_code = item.item GROUP BY item.item, item.school_id, offered_at),
    likely_of_item AS (
      SELECT item.* EXCLUDE (subject, file), file.file_id,
        list_concat(
          CASE WHEN kind = 'cte_courses' AND elsewhere.candidate IS NOT NULL THEN [elsewhere.candidate] ELSE [] END,
          coalesce(candidates.list, [])) AS likely
      FROM item
      LEFT JOIN candidates ON candidates.subject = item.subject AND candidates.item = item.item
      LEFT JOIN elsewhere ON elsewhere.item = item.item AND elsewhere.school_id IS NOT DISTINCT FROM item.school_id
      LEFT JOIN file ON file.file = item.file)
    -- The schools of candidates in a column of their own: who sees all schools never reads them, nine tenths of what a list costs where a
    -- course is taught at 200 schools.
    SELECT * EXCLUDE (likely),
      list_transform(likely, lambda one: {'value': one.value, 'label': one.label, 'reasons': one.reasons}) AS candidates,
      list_transform(likely, lambda one: one.schools) AS candidate_schools
    FROM likely_of_item;
`;
