-- Who a row is about (docs/domain/students.md#ids). A file can hold local or state IDs, or a column of each, with
-- leading zeros lost: each ID column of a file is tried against each kind of ID on the roster, and the pair that
-- finds most students is taken for that file. Rows of score files without any ID are matched by name and date of
-- birth, where that is one student only. Scores and transcripts are matched where their rows are read
-- (scores.sql, transcript-rows.sql).

CREATE TABLE roster_id AS
  SELECT key AS student, state_student_id, other_student_id
  FROM (SELECT DISTINCT student_id, state_student_id, other_student_id FROM roster_written) AS row
  JOIN student_text ON student_text.text = row.student_id;

CREATE TYPE id_kind AS ENUM ('local', 'other', 'state');
CREATE TABLE known_id AS
  SELECT 'local'::id_kind AS kind, text AS id, key AS student FROM student_text WHERE text <> ''
  UNION ALL
  SELECT 'state'::id_kind, state_student_id, min(student) FROM roster_id WHERE state_student_id IS NOT NULL
  GROUP BY state_student_id HAVING min(student) = max(student)
  UNION ALL
  SELECT 'other'::id_kind, other_student_id, min(student) FROM roster_id WHERE other_student_id IS NOT NULL
  GROUP BY other_student_id HAVING min(student) = max(student);

CREATE TABLE written_id AS
  SELECT DISTINCT file, 1 AS place, student_id AS id FROM demographics_written
  UNION ALL SELECT DISTINCT file, 1, student_id FROM transcript_written
  UNION ALL SELECT DISTINCT file, 1, student_id FROM score_row_written
  UNION ALL SELECT DISTINCT file, 2, other_student_id FROM demographics_written WHERE other_student_id IS NOT NULL
  UNION ALL SELECT DISTINCT file, 2, other_student_id FROM transcript_written WHERE other_student_id IS NOT NULL
  UNION ALL SELECT DISTINCT file, 2, other_student_id FROM score_row_written WHERE other_student_id IS NOT NULL;

-- IDs that are found without their zeros alone. Two IDs that are the same without zeros are two only
-- where one of them has some.
CREATE TABLE bare_match AS
  WITH zeroed AS (
    SELECT DISTINCT ltrim(id, '0') AS bare
    FROM (SELECT id FROM known_id UNION ALL SELECT id FROM written_id) WHERE starts_with(id, '0')),
  bare_known AS (
    SELECT kind, ltrim(id, '0') AS bare, min(student) AS student
    FROM known_id WHERE ltrim(id, '0') IN (FROM zeroed) GROUP BY kind, bare HAVING min(student) = max(student)),
  bare_written AS (
    SELECT file, place, ltrim(id, '0') AS bare, min(id) AS id
    FROM written_id WHERE ltrim(id, '0') IN (FROM zeroed) GROUP BY file, place, bare HAVING count(*) = 1)
  SELECT file, place, kind, id, student
  FROM bare_written JOIN bare_known USING (bare) ANTI JOIN known_id USING (kind, id);

CREATE TABLE kind_of_file AS
  WITH found AS (
    SELECT file, place, kind FROM written_id JOIN known_id USING (id)
    UNION ALL SELECT file, place, kind FROM bare_match)
  SELECT file, place, kind FROM found GROUP BY file, place, kind
  QUALIFY row_number() OVER (PARTITION BY file ORDER BY count(*) DESC, place, kind) = 1;

-- Every ID of the column that a file is matched by, the first one where no one is found; student:
-- NULL where it is no one's.
CREATE TABLE student_of_id AS
  SELECT written.file, written.place, written.id, coalesce(known.student, bare.student) AS student
  FROM written_id AS written
  LEFT JOIN kind_of_file AS best ON best.file = written.file
  LEFT JOIN known_id AS known ON known.id = written.id AND known.kind = best.kind
  LEFT JOIN bare_match AS bare ON bare.file = written.file AND bare.place = written.place AND bare.kind = best.kind
    AND bare.id = written.id
  WHERE written.place = coalesce(best.place, 1) AND written.id IS NOT NULL;

-- Whom scores without an ID are of. Each way to write a name is read once.
CREATE TABLE nameless AS
  SELECT DISTINCT last_name, first_name, birth_date FROM score_row_written
  WHERE student_id IS NULL AND last_name IS NOT NULL AND first_name IS NOT NULL AND birth_date IS NOT NULL;

CREATE TABLE student_of_name AS
  WITH person AS (
    SELECT DISTINCT last_name, first_name, birth_date, student_id
    FROM roster
    WHERE last_name IS NOT NULL AND first_name IS NOT NULL AND birth_date IN (SELECT birth_date FROM nameless))
  SELECT name_key(last_name) AS last, name_key(first_name) AS first, birth_date, min(student_id) AS student
  FROM person
  GROUP BY ALL
  HAVING min(student_id) = max(student_id);

CREATE TABLE student_of_written_name AS
  SELECT nameless.*, found.student FROM nameless JOIN student_of_name AS found
    ON found.birth_date = nameless.birth_date AND found.last = name_key(last_name)
      AND found.first = name_key(first_name);

-- A table: to find the students costs as much as to keep all columns.
CREATE TABLE matched_demographics AS
  SELECT row.*, student FROM demographics AS row
  LEFT JOIN kind_of_file AS best ON best.file = row.file
  LEFT JOIN student_of_id AS found
    ON found.file = row.file AND found.id = CASE best.place WHEN 2 THEN row.other_student_id ELSE row.student_id END;
