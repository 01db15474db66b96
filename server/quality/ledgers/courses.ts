/**
 * The course ledger: one row per school, year and course code of the catalogs. Codes are compared without case, titles by letters and
 * digits alone. Beside it where to look up the subject of a course on a transcript: nearest first (decision 16 of the known answers).
 */
export const COURSES = `
  CREATE MACRO code_key(code) AS upper(code);
  CREATE MACRO title_key(title) AS regexp_replace(lower(strip_accents(title)), '[^a-z0-9]', '', 'g');

  CREATE TABLE pathway_course AS
    SELECT file, row_number, school_id, school_year, code_key(course_code) AS course_code, pathway_key FROM cte_row;

  CREATE TABLE course AS
    WITH pathway_code AS (SELECT DISTINCT course_code, school_year FROM pathway_course)
    SELECT catalog.school_id, catalog.school_year, code_key(catalog.course_code) AS course_code,
      catalog.course_title, title_key(catalog.course_title) AS title_key, coalesce(subject, 'Other') AS subject,
      CASE level WHEN 'AP' THEN 4 WHEN 'IB' THEN 3 WHEN 'honors' THEN 2 ELSE 1 END AS level_rank,
      coalesce(cte, false) OR pathway_code.course_code IS NOT NULL AS is_cte
    FROM catalog LEFT JOIN pathway_code
      ON pathway_code.course_code = code_key(catalog.course_code) AND pathway_code.school_year = catalog.school_year;

  CREATE TABLE course_of_year AS
    SELECT school_id, school_year, course_code, min(subject) AS subject FROM course GROUP BY ALL;

  CREATE TABLE course_of_school AS
    SELECT school_id, course_code, arg_max(subject, school_year) AS subject FROM course_of_year GROUP BY ALL;

  CREATE TABLE course_anywhere AS
    SELECT course_code, subject
    FROM course_of_year JOIN school USING (school_id)
    QUALIFY row_number() OVER (PARTITION BY course_code ORDER BY school_year DESC, position) = 1;
`;
