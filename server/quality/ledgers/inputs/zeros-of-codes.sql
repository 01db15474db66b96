-- Course codes that lost their leading zeros, which spreadsheet programs take from all numbers of a
-- file (docs/domain/courses.md#codes-without-zeros): `bare_code` has the short codes with the full
-- ones that other files have.
CREATE TABLE bare_code AS
  WITH pair AS (
    SELECT ltrim(text, '0') AS text, min(text) AS same_as
    FROM course_written WHERE regexp_full_match(text, '0+[1-9][0-9]*') AND ltrim(text, '0') IN (FROM course_written)
    GROUP BY ltrim(text, '0') HAVING count(*) = 1),
  code AS (SELECT text FROM pair UNION ALL SELECT same_as FROM pair),
  -- Most districts have none of these: nothing is read of their files then.
  of_file AS (
    SELECT DISTINCT file, course_code AS text FROM catalog_written WHERE EXISTS (FROM pair)
    UNION SELECT DISTINCT file, course_code FROM transcript_written WHERE EXISTS (FROM pair)
    UNION SELECT DISTINCT file, course_code FROM cte_row_written WHERE EXISTS (FROM pair)),
  zeroed AS (SELECT DISTINCT file FROM of_file WHERE regexp_full_match(text, '0[0-9]+')),
  stripped AS (
    SELECT pair.text, same_as FROM pair JOIN of_file ON of_file.text = pair.text
    GROUP BY pair.text, same_as HAVING NOT bool_or(of_file.file IN (FROM zeroed))),
  titled AS (
    SELECT course_code AS text, course_title AS title FROM catalog_written SEMI JOIN code ON code.text = course_code
    UNION SELECT course_code, course_title FROM transcript_written SEMI JOIN code ON code.text = course_code
      WHERE NOT coalesce(is_transfer, false)
    UNION SELECT course_code, course_title FROM cte_row_written SEMI JOIN code ON code.text = course_code),
  title AS (SELECT text, title, title_key(title) AS title_key FROM titled WHERE title_key(title) <> '')
  -- A school may number another course so. Titles that are all quite other ones speak against it.
  SELECT stripped.text, same_as
  FROM stripped LEFT JOIN title AS mine ON mine.text = stripped.text LEFT JOIN title AS theirs ON theirs.text = same_as
  GROUP BY stripped.text, same_as
  HAVING NOT coalesce(bool_and(is_far_title(mine.title, mine.title_key, theirs.title, theirs.title_key)), false);
