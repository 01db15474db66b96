/**
 * Who a row is about (domain.md 2.4). A file can hold local or state ids under either header, with leading zeros lost: each id
 * column of a file is tried against each kind of id on the roster, and the pair that finds most students is taken for that file.
 * Rows of score files without any id are matched by name and date of birth, where that is one student only.
 *
 * Makes matched_demographics, matched_transcript and matched_score: the input plus `student`, the roster's student_id or NULL.
 */
export const MATCHING = `
  CREATE TABLE known_id AS
    SELECT kind, id, min(student_id) AS student
    FROM (
      SELECT 'local' AS kind, student_id AS id, student_id FROM roster
      UNION ALL SELECT 'state', state_student_id, student_id FROM roster WHERE state_student_id IS NOT NULL)
    GROUP BY kind, id
    HAVING min(student_id) = max(student_id);

  CREATE TABLE written_id AS
    SELECT DISTINCT file, id_column, id
    FROM (
      SELECT file, student_id, state_student_id FROM demographics
      UNION ALL SELECT file, student_id, state_student_id FROM transcript
      UNION ALL SELECT file, student_id, state_student_id FROM score_row)
    UNPIVOT (id FOR id_column IN (student_id, state_student_id));

  CREATE TABLE id_match AS
    WITH exact AS (
      SELECT file, id_column, kind, id, student FROM written_id JOIN known_id USING (id)),
    bare_known AS (
      SELECT kind, ltrim(id, '0') AS bare, min(student) AS student
      FROM known_id GROUP BY kind, bare HAVING count(*) = 1),
    bare_written AS (
      SELECT file, id_column, ltrim(id, '0') AS bare, min(id) AS id
      FROM written_id GROUP BY file, id_column, bare HAVING count(*) = 1)
    FROM exact
    UNION ALL
    SELECT file, id_column, kind, id, student
    FROM bare_written JOIN bare_known USING (bare) ANTI JOIN exact USING (file, id_column, kind, id);

  CREATE TABLE id_choice AS
    SELECT file, id_column, kind
    FROM id_match
    GROUP BY file, id_column, kind
    QUALIFY row_number() OVER (PARTITION BY file ORDER BY count(*) DESC, id_column = 'student_id' DESC, kind = 'local' DESC) = 1;

  CREATE TABLE student_of_id AS
    SELECT file, id, student FROM id_match SEMI JOIN id_choice USING (file, id_column, kind);

  -- Without case, accents, punctuation and suffix (domain.md 9).
  CREATE MACRO name_key(name) AS
    regexp_replace(regexp_replace(lower(strip_accents(name)), '\\b(jr|sr|ii|iii|iv)\\b', ''), '[^a-z]', '', 'g');

  CREATE TABLE student_of_name AS
    SELECT name_key(last_name) AS last, name_key(first_name) AS first, birth_date, min(student_id) AS student
    FROM roster
    WHERE last_name IS NOT NULL AND first_name IS NOT NULL AND birth_date IS NOT NULL
    GROUP BY ALL
    HAVING min(student_id) = max(student_id);

  ${['demographics', 'transcript'].map((table) => matchedById(table, table)).join('')}
  ${matchedById('score_row', 'score_by_id')}

  CREATE TABLE matched_score AS
    SELECT row.* REPLACE (coalesce(row.student, named.student) AS student)
    FROM matched_score_by_id AS row
    LEFT JOIN student_of_name AS named
      ON row.written_id IS NULL AND named.birth_date = row.birth_date
      AND named.last = name_key(row.last_name) AND named.first = name_key(row.first_name);
  DROP TABLE matched_score_by_id;
`;

function matchedById(input: string, name: string): string {
  return `
  CREATE TABLE matched_${name} AS
    WITH written AS (
      SELECT ${input}.*, CASE id_column WHEN 'state_student_id' THEN state_student_id ELSE student_id END AS written_id
      FROM ${input} LEFT JOIN id_choice USING (file))
    SELECT written.*, found.student
    FROM written LEFT JOIN student_of_id AS found ON found.file = written.file AND found.id = written.written_id;
  DROP TABLE ${input};`;
}
