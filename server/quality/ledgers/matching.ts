/**
 * Who a row is about (domain.md 2.4). A file can hold local or state ids, with leading zeros lost: the ids of a file are tried
 * against each kind of id on the roster, and the kind that finds most students is taken for that file. Rows of score files without
 * any id are matched by name and date of birth, where that is one student only.
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
    SELECT file, student_id AS id FROM demographics
    UNION SELECT file, student_id FROM transcript
    UNION SELECT file, student_id FROM score_row;

  CREATE TABLE id_match AS
    WITH exact AS (
      SELECT file, kind, id, student FROM written_id JOIN known_id USING (id)),
    bare_known AS (
      SELECT kind, ltrim(id, '0') AS bare, min(student) AS student
      FROM known_id GROUP BY kind, bare HAVING count(*) = 1),
    bare_written AS (
      SELECT file, ltrim(id, '0') AS bare, min(id) AS id
      FROM written_id GROUP BY file, bare HAVING count(*) = 1)
    FROM exact
    UNION ALL
    SELECT file, kind, id, student
    FROM bare_written JOIN bare_known USING (bare) ANTI JOIN exact USING (file, kind, id);

  CREATE TABLE kind_of_file AS
    SELECT file, kind FROM id_match GROUP BY file, kind
    QUALIFY row_number() OVER (PARTITION BY file ORDER BY count(*) DESC, kind) = 1;

  CREATE TABLE student_of_id AS
    SELECT file, id, student FROM id_match SEMI JOIN kind_of_file USING (file, kind);

  -- Without case, accents, punctuation and suffix (domain.md 9).
  CREATE MACRO name_key(name) AS
    regexp_replace(regexp_replace(lower(strip_accents(name)), '\\b(jr|sr|ii|iii|iv)\\b', ''), '[^a-z]', '', 'g');

  CREATE TABLE student_of_name AS
    WITH person AS (
      SELECT DISTINCT last_name, first_name, birth_date, student_id
      FROM roster
      WHERE last_name IS NOT NULL AND first_name IS NOT NULL AND birth_date IS NOT NULL
        AND EXISTS (FROM score_row WHERE student_id IS NULL))
    SELECT name_key(last_name) AS last, name_key(first_name) AS first, birth_date, min(student_id) AS student
    FROM person
    GROUP BY ALL
    HAVING min(student_id) = max(student_id);

  CREATE VIEW matched_demographics AS
    SELECT row.*, student FROM demographics AS row
    LEFT JOIN student_of_id AS found ON found.file = row.file AND found.id = row.student_id;

  CREATE VIEW matched_transcript AS
    SELECT row.*, student FROM transcript AS row
    LEFT JOIN student_of_id AS found ON found.file = row.file AND found.id = row.student_id;

  CREATE VIEW matched_score AS
    SELECT row.*, coalesce(found.student, named.student) AS student
    FROM score_row AS row
    LEFT JOIN student_of_id AS found ON found.file = row.file AND found.id = row.student_id
    LEFT JOIN student_of_name AS named
      ON row.student_id IS NULL AND named.birth_date = row.birth_date
      AND named.last = name_key(row.last_name) AND named.first = name_key(row.first_name);
`;
