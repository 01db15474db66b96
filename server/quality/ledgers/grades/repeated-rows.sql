-- Rows of a transcript that a newer one has again in other words: under another ID of the student, or with another word
-- for the term (docs/domain/grades.md#credit-once). What is the same word for word is left out where the files are
-- read. Made only where there are several transcripts.

-- Students whose rows are in two files that have a year in common. Files of a year each have none, and those of
-- schools those who moved.
CREATE TABLE writer_in_several AS
  WITH known AS (
    SELECT file, 1 AS place, id, student FROM transcript_writer WHERE student IS NOT NULL
    UNION ALL SELECT file, 2, id, student FROM second_writer),
  year_of_file AS (SELECT DISTINCT file, school_year FROM transcript_written
    WHERE school_year BETWEEN first_year() AND year_ending()),
  beside AS (SELECT DISTINCT one.file, other.file AS other FROM year_of_file AS one
    JOIN year_of_file AS other USING (school_year))
  SELECT DISTINCT one.file, one.place, one.id, enum_code(one.student) AS who
  FROM known AS one JOIN known AS other ON other.student = one.student AND other.file <> one.file
  JOIN beside ON beside.file = one.file AND beside.other = other.file;

CREATE TABLE row_in_several AS
  WITH mine AS (
    SELECT row.*, who FROM transcript_written AS row
    JOIN (FROM writer_in_several WHERE place = 1) AS writer ON writer.file = row.file AND writer.id = row.student_id
    UNION ALL
    SELECT row.*, who FROM transcript_written AS row
    JOIN (FROM writer_in_several WHERE place = 2) AS writer ON writer.file = row.file
      AND writer.id = row.other_student_id)
  SELECT file, row_number::INTEGER AS row_number, who, school_year, of_course.key AS course_code, term_of(term) AS term,
    coalesce(mark_level, 5) AS mark_level, credits_earned, points
  FROM mine JOIN course_text AS of_course ON of_course.text = course_code
  WHERE school_year BETWEEN first_year() AND year_ending();

CREATE TABLE row_pair AS
  SELECT older.file, older.row_number, newer.file AS newer, older.term, newer.term AS newer_term,
    older.credits_earned IS NOT DISTINCT FROM newer.credits_earned
      AND older.points IS NOT DISTINCT FROM newer.points AS agrees
  FROM row_in_several AS older JOIN row_in_several AS newer ON newer.who = older.who
    AND newer.school_year = older.school_year
    AND newer.course_code = older.course_code AND newer.mark_level = older.mark_level
  WHERE newer.file > older.file;

CREATE TABLE term_pair AS
  WITH word AS (
    SELECT DISTINCT file, term_of(term) AS term FROM transcript_written
    WHERE file IN (SELECT file FROM row_pair UNION SELECT newer FROM row_pair)),
  pair AS (
    SELECT file, newer, term, newer_term, count(*) AS rows, count(*) FILTER (agrees) AS agreed, agreed = rows AS is_full
    FROM row_pair GROUP BY file, newer, term, newer_term)
  SELECT pair.*,
    -- Fewer rows tell where it could be another term as well, and is not: three that agree by chance are rare,
    -- and of two terms one is it.
    count(*) OVER newer_side > 1 AND count(*) FILTER (is_full) OVER newer_side = 1
      AND count(*) FILTER (is_full) OVER older_side = 1 AS is_told,
    mine.term IS NULL AND theirs.term IS NULL AND pair.term IS NOT NULL AND newer_term IS NOT NULL AS is_of_other_words
  FROM pair LEFT JOIN word AS mine ON mine.file = pair.newer AND mine.term = pair.term
  LEFT JOIN word AS theirs ON theirs.file = pair.file AND theirs.term = newer_term
  WINDOW newer_side AS (PARTITION BY pair.file, newer, newer_term),
  older_side AS (PARTITION BY pair.file, newer, pair.term);

-- S1 of one file is Fall of another where the marks and credits of nearly all courses that both have are the same:
-- those of two terms are not.
CREATE TABLE repeated_row AS
  WITH same_term AS (
    FROM term_pair WHERE term IS NOT DISTINCT FROM newer_term OR (rows >= 10 AND agreed >= 0.95 * rows)
      OR (rows >= 3 AND is_full AND is_told AND is_of_other_words))
  SELECT DISTINCT pair.file, pair.row_number
  FROM row_pair AS pair JOIN same_term AS same ON same.file = pair.file AND same.newer = pair.newer
    AND same.term IS NOT DISTINCT FROM pair.term AND same.newer_term IS NOT DISTINCT FROM pair.newer_term;

-- Where nothing tells, the rows count, and are named.
CREATE TABLE maybe_repeated AS
  SELECT DISTINCT pair.file, pair.row_number
  FROM row_pair AS pair JOIN (FROM term_pair WHERE rows < 10 AND is_full AND is_of_other_words) AS few
    ON few.file = pair.file AND few.newer = pair.newer AND few.term = pair.term AND few.newer_term = pair.newer_term
  ANTI JOIN repeated_row AS again ON again.file = pair.file AND again.row_number = pair.row_number;

CREATE VIEW transcript_once AS
  SELECT row.* FROM transcript_written AS row ANTI JOIN repeated_row AS again ON again.file = row.file
    AND again.row_number = row.row_number;
