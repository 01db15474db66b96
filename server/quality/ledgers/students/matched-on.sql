-- How many of the IDs of each file are students of the roster, by school. IDs are counted, not rows. A file whose rows
-- have no ID is counted by persons; a file that finds no one has no kind.

CREATE TABLE lost_id AS SELECT file, place, id FROM student_of_id WHERE student IS NULL;

CREATE TABLE matched_on AS
WITH written AS (
  SELECT row.file, student_id AS id, school_id FROM demographics_written AS row
  SEMI JOIN lost_id AS lost ON lost.file = row.file AND lost.id = student_id
  UNION ALL
  SELECT row.file, student_id, school_id FROM transcript_written AS row
  SEMI JOIN lost_id AS lost ON lost.file = row.file AND lost.id = student_id
  UNION ALL
  SELECT row.file, student_id, school_id FROM score_row_written AS row
  SEMI JOIN lost_id AS lost ON lost.file = row.file AND lost.id = student_id),
lost_school AS (
  SELECT file, id, min(of_school.key) AS school_id
  FROM written LEFT JOIN school_text AS of_school ON of_school.text = written.school_id GROUP BY file, id),
person AS (
  SELECT file, last_name, first_name, birth_date, any_value(student) AS student, min(belongs_to) AS school_id
  FROM matched_score WHERE student_id IS NULL GROUP BY ALL),
counted AS (
  SELECT found.file, CAST(kind AS VARCHAR) AS kind, home AS school_id, true AS is_matched
  FROM student_of_id AS found JOIN kind_of_file ON kind_of_file.file = found.file
  LEFT JOIN enrolled ON enrolled.student_id = found.student
  WHERE found.student IS NOT NULL
  UNION ALL
  SELECT lost.file, CAST(kind AS VARCHAR), school_id, false
  FROM lost_id AS lost LEFT JOIN lost_school ON lost_school.file = lost.file AND lost_school.id = lost.id
  LEFT JOIN kind_of_file ON kind_of_file.file = lost.file
  UNION ALL
  SELECT file, 'name', coalesce(home, person.school_id), student IS NOT NULL
  FROM person LEFT JOIN enrolled ON enrolled.student_id = student)
SELECT file, kind, school_id, count(*) FILTER (is_matched) AS matched, count(*) AS total
FROM counted GROUP BY file, kind, school_id;
