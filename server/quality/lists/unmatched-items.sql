-- What finds no counterpart, as the matching panel counts it: what is not matched of each kind.

-- As an enumeration, like the schools it is next to: a course may be taught at hundreds.
CREATE MACRO no_school() AS ''::school_key;
CREATE MACRO nowhere() AS []::school_key[];

CREATE TABLE unmatched_student AS
  SELECT student.student_id AS item, any_value(home) AS school_id, CASE WHEN any_value(has_record) THEN 'no_value'
    ELSE 'no_record' END AS note,
    arg_max(row.file, (row.file, row.row_number)) AS file, arg_max(row.row_number,
      (row.file, row.row_number)) AS row_number
  FROM student LEFT JOIN matched_demographics AS row ON row.student = student.student_id
  WHERE in_cohort AND NOT has_value GROUP BY student.student_id;

-- Vendors write several scores into one row, so a row's own columns are looked up once a row.
CREATE TABLE unmatched_score AS
  WITH open AS (SELECT file, row_number, belongs_to AS school_id, count(*) AS rows FROM sitting WHERE student IS NULL
    GROUP BY ALL),
  person AS (
    SELECT file, row_number, any_value(student_id) AS student_id, any_value(last_name) AS last_name,
      any_value(first_name) AS first_name, any_value(birth_date) AS birth_date,
      bool_or(is_other_person) AS is_other_person
    FROM matched_score SEMI JOIN open USING (file, row_number) GROUP BY ALL)
  SELECT coalesce(student_id, concat_ws('|', name_key(last_name), name_key(first_name), birth_date), '') AS item,
    school_id,
    any_value(student_id) AS student_id, any_value(last_name) AS last_name, any_value(first_name) AS first_name,
    any_value(birth_date) AS birth_date, bool_or(is_other_person) AS is_other_person, sum(rows) AS rows,
    arg_min(file, (file, row_number)) AS file, arg_min(row_number, (file, row_number)) AS row_number
  FROM open JOIN person USING (file, row_number)
  GROUP BY ALL;

CREATE TABLE unmatched_course AS
  SELECT coalesce(CAST(course_code AS VARCHAR), '') AS item, taken.home AS school_id, count(*) AS rows,
    count(DISTINCT student) AS students,
    arg_min(file, (file, row_number)) AS file, arg_min(row_number, (file, row_number)) AS row_number
  FROM taken JOIN student ON student.student_id = taken.student
  WHERE in_cohort AND NOT is_transfer AND NOT is_in_catalog
  GROUP BY ALL;

CREATE TABLE unmatched_pathway AS
  WITH offered AS (SELECT course_code, list_distinct(list(coalesce(school_id, no_school()))) AS offered_at FROM course
    GROUP BY course_code)
  SELECT course_code AS item, pathway_course.school_id, coalesce(any_value(offered.offered_at),
    nowhere()) AS offered_at,
    count(DISTINCT (file, row_number)) AS rows,
    arg_min(file, (file, row_number)) AS file, arg_min(row_number, (file, row_number)) AS row_number
  FROM pathway_asked AS pathway_course LEFT JOIN offered USING (course_code)
  WHERE NOT list_contains(coalesce(offered_at, nowhere()), coalesce(pathway_course.school_id, no_school()))
  GROUP BY ALL;

-- Read from the files again, because few rows need a title and no ledger keeps them.
CREATE TABLE course_title AS
  SELECT row.file, row.row_number, row.course_title AS title
  FROM transcript_written AS row SEMI JOIN unmatched_course AS wanted ON wanted.file = row.file
    AND wanted.row_number = row.row_number
  -- A list without years is there once for each of them.
  UNION ALL SELECT DISTINCT row.file, row.row_number, row.course_title AS title
  FROM cte_row_written AS row SEMI JOIN unmatched_pathway AS wanted ON wanted.file = row.file
    AND wanted.row_number = row.row_number;

CREATE TABLE unknown_course AS
  SELECT item AS code, arg_max(title, rows) AS title, sum(rows) AS rows
  FROM (
    SELECT item, rows, file, row_number FROM unmatched_course
    UNION ALL SELECT item, rows, file, row_number FROM unmatched_pathway) AS item
  LEFT JOIN course_title USING (file, row_number)
  WHERE item <> ''
  GROUP BY item;
