-- Titles on transcripts and of pathways that are quite other ones than any catalog has for their code, which the
-- ledgers ask of transfers, too (is_far_title).

CREATE TABLE far_title AS
  WITH written AS (
    SELECT DISTINCT course_code AS code, course_title AS title FROM transcript_written
    WHERE course_code IS NOT NULL AND course_title IS NOT NULL AND NOT coalesce(is_transfer, false)
    UNION SELECT of_code.text, course_title FROM cte_row JOIN course_text AS of_code ON of_code.key = course_code
      WHERE course_title IS NOT NULL),
  listed AS (SELECT DISTINCT course_code, course_title AS title, title_key FROM offered WHERE title_key <> ''),
  other AS (
    SELECT code, written.title, of_code.key FROM written JOIN course_text AS of_code ON of_code.text = written.code
    ANTI JOIN listed ON listed.course_code = of_code.key AND listed.title_key = title_key(written.title)),
  pair AS (
    SELECT code, other.title, is_far_title(other.title, title_key(other.title), listed.title,
      listed.title_key) AS is_far
    FROM other JOIN listed ON listed.course_code = other.key)
  SELECT code, title FROM pair WHERE title_key(title) <> '' GROUP BY code, title HAVING bool_and(is_far);
