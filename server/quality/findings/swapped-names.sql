-- Files of which most students have their first name where another file has their last. Of two files that disagree
-- it is the one that fewer others bear out, then the one that is not a roster, then the newer. Rows without an ID
-- that are found on the roster only with their names turned are in `turned_row`, so that not each of them is
-- reported as an unknown student.

CREATE MACRO is_straight(mine, theirs) AS is_alike(mine.last, theirs.last) AND is_alike(mine.first, theirs.first);

CREATE TABLE turned_row AS
  SELECT score.file, score.row_number, found.student FROM matched_score AS score
  JOIN student_of_name AS found ON found.birth_date = score.birth_date
    AND found.last = name_key(score.first_name) AND found.first = name_key(score.last_name)
  WHERE score.student IS NULL AND score.student_id IS NULL;

CREATE TABLE student_name AS
  WITH written AS (
    SELECT file, key AS student, last_name, first_name FROM roster_written AS row
    JOIN student_text ON student_text.text = row.student_id
    UNION ALL
    SELECT file, coalesce(score.student, turned_row.student), last_name, first_name
    FROM matched_score AS score LEFT JOIN turned_row USING (file, row_number)),
  named AS (FROM written WHERE student IS NOT NULL AND last_name IS NOT NULL AND first_name IS NOT NULL),
  -- Most names are in one file, and there is nothing to compare them with.
  in_several AS (SELECT student FROM named GROUP BY student HAVING min(file) < max(file)),
  keyed AS (
    SELECT file, student, min({'last': name_key(last_name), 'first': name_key(first_name)}) AS name
    FROM (SELECT DISTINCT * FROM named SEMI JOIN in_several USING (student)) GROUP BY file, student)
  FROM keyed WHERE length(name.last) > 1 AND length(name.first) > 1;

CREATE TABLE name_pair AS
  SELECT one.file, other.file AS other, count(*) AS students,
    count(*) FILTER (is_turned(one.name, other.name) AND NOT is_straight(one.name, other.name)) AS turned,
    count(*) FILTER (is_straight(one.name, other.name)) AS straight
  FROM student_name AS one JOIN student_name AS other ON other.student = one.student AND other.file <> one.file
  GROUP BY ALL;

CREATE TABLE swapped_name AS
  WITH weight AS (
    SELECT pair.file, row(sum(straight), bool_and(type = 'STUDENT_ROSTER'), -pair.file) AS weight
    FROM name_pair AS pair JOIN file USING (file) GROUP BY pair.file)
  SELECT pair.file, max_by(turned, students) AS turned, max(students) AS students
  FROM name_pair AS pair JOIN weight AS mine ON mine.file = pair.file JOIN weight AS theirs ON theirs.file = pair.other
  -- Fewer students are not evidence; of three, no one's first and last names are those of the others the
  -- the other way around by chance.
  WHERE turned >= 3 AND turned * 2 > students AND mine.weight < theirs.weight
  GROUP BY pair.file;
