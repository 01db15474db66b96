-- Who is left out of the cohort: one row a student, in the order of the waterfall, then of the schools. Beside what
-- the ledgers say, the facts behind the reason and the rows to look at: the latest roster row, and the latest
-- transcript row where there is one.

CREATE TABLE left_out AS
  WITH gone AS (SELECT student_id, home, step FROM student WHERE step IS NOT NULL),
  incomplete AS (
    SELECT student_id, step, unnest(range(first_year(), year_ending() + 1)) AS year
    FROM gone WHERE step IN ('roster_in_all_four_years', 'transcript_in_all_four_years')),
  known AS (
    SELECT student_id, 'roster_in_all_four_years' AS step, year
    FROM enrolled, range(first_year(), year_ending() + 1) AS each(year) WHERE years & (1 << (year - first_year())) <> 0
    UNION ALL
    SELECT student, 'transcript_in_all_four_years', year
    FROM transcript_of_student, range(first_year(), year_ending() + 1) AS each(year)
    WHERE years & (1 << (year % 32)) <> 0),
  missing AS (
    SELECT student_id, list(year ORDER BY year) AS years
    FROM incomplete ANTI JOIN known USING (student_id, step, year) GROUP BY student_id),
  last_taken AS (
    SELECT student AS student_id, arg_max({'file': file, 'row_number': row_number},
      (school_year, file, row_number)) AS at
    FROM transcript_row SEMI JOIN gone ON gone.student_id = transcript_row.student GROUP BY student)
  SELECT row_number() OVER (ORDER BY step_number(step), position, enum_code(gone.student_id)) AS ordinal,
    gone.student_id, gone.home, step, coalesce(missing.years, []) AS missing_years,
    home.school_year AS last_year, home.grade_level, enrolled.graduation_year,
    CAST(home.exit_date AS VARCHAR) AS exit_date, home.exit_kind, home.status,
    of_roster.file_id AS roster_file, shown_row(home.file, home.row_number) AS roster_row,
    of_transcript.file_id AS transcript_file, shown_row(last_taken.at.file, last_taken.at.row_number) AS transcript_row
  FROM gone
  JOIN home ON home.student_id = gone.student_id
  JOIN enrolled ON enrolled.student_id = gone.student_id
  LEFT JOIN school ON school.school_id = gone.home
  LEFT JOIN missing ON missing.student_id = gone.student_id
  LEFT JOIN last_taken ON last_taken.student_id = gone.student_id
  LEFT JOIN file AS of_roster ON of_roster.file = home.file
  LEFT JOIN file AS of_transcript ON of_transcript.file = last_taken.at.file;
