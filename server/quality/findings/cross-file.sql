-- Students that are on no roster, courses that are in no catalog, and titles of other courses than their code. A row is
-- judged only where its school has a roster (or catalog): before, nothing is known that it could contradict.

-- A row of such a school, or of no school while every school its file covers is one.
CREATE TABLE roster_school AS SELECT DISTINCT school_id FROM covered WHERE type = 'STUDENT_ROSTER';
CREATE TABLE catalog_school AS SELECT DISTINCT school_id FROM covered WHERE type = 'COURSE_CATALOG';
CREATE MACRO is_beside_roster(of_school, of_file) AS
  of_school IN (FROM roster_school) OR (of_school IS NULL AND of_file IN (
    SELECT file FROM covered GROUP BY file HAVING bool_and(school_id IN (FROM roster_school))));
CREATE MACRO is_beside_catalog(of_school, of_file) AS
  of_school IN (FROM catalog_school) OR (of_school IS NULL AND of_file IN (
    SELECT file FROM covered GROUP BY file HAVING bool_and(school_id IN (FROM catalog_school))));

-- A year alone is that of the exams in May. Text, since the score ledger has it as text: a day is 2023-10-07.
CREATE MACRO taken_on(administration) AS CASE length(administration) WHEN 4 THEN administration || '-05-01'
  ELSE administration END;

CREATE TABLE cross_file AS
  WITH lost AS (
    -- Of a million rows a few are lost: these are looked for, and not the students of all the others.
    SELECT row.file, row_number, row.school_id, student_id FROM transcript_written AS row
    JOIN lost_id AS lost ON lost.place = 1 AND lost.file = row.file AND lost.id = row.student_id
    UNION ALL
    SELECT row.file, row_number, row.school_id, student_id FROM transcript_written AS row
    JOIN lost_id AS lost ON lost.place = 2 AND lost.file = row.file AND lost.id = row.other_student_id
    UNION ALL
    SELECT file, row_number, school_id, student_id FROM transcript_written
    WHERE student_id IS NULL AND file NOT IN (SELECT file FROM kind_of_file WHERE place = 2)
    UNION ALL
    SELECT file, row_number, school_id, student_id FROM transcript_written
    WHERE other_student_id IS NULL AND file IN (SELECT file FROM kind_of_file WHERE place = 2)),
  judged AS (
    SELECT file, row_number, school_id, student_id, NULL AS name, false AS is_other_person FROM matched_demographics
    WHERE student IS NULL
    UNION ALL
    SELECT file, row_number, of_school.key, student_id, NULL, false FROM lost
    LEFT JOIN school_text AS of_school ON of_school.text = lost.school_id
    UNION ALL
    -- Vendors write several scores into one row; one is reported.
    SELECT file, min(row_number), belongs_to, student_id, concat_ws(', ', last_name, first_name) AS name,
      is_other_person
    FROM matched_score WHERE student IS NULL GROUP BY file, written_row(file, row_number), belongs_to, student_id, name,
      is_other_person)
  SELECT file, CASE WHEN is_other_person THEN 'student.other-person'
    ELSE 'student.not-on-roster' END AS code, row_number, school_id, student_id, coalesce(student_id, name) AS value
  FROM judged ANTI JOIN (SELECT file, row_number FROM turned_row SEMI JOIN swapped_name USING (file))
    USING (file, row_number)
  WHERE is_beside_roster(judged.school_id, judged.file)

  UNION ALL
  -- Whose date is more than five years before graduation is said where the file is read.
  SELECT file, CASE WHEN taken_on(administration) < year_ending()::VARCHAR THEN 'score.before-grade-9'
    ELSE 'score.after-graduation' END,
    min(row_number), belongs_to, score.student_id, administration
  FROM matched_score AS score JOIN student ON student.student_id = score.student
  WHERE in_cohort AND taken_on(administration) >= (year_ending() - 5)::VARCHAR
    AND taken_on(administration) NOT BETWEEN (first_year() - 1) || '-07-01' AND year_ending() || '-06-30'
  GROUP BY file, written_row(file, row_number), belongs_to, score.student_id, administration

  UNION ALL
  SELECT row.file, CASE WHEN same_as IS NULL THEN 'student.id-of-two'
    ELSE 'student.id-elsewhere' END, row_number, of_school.key, student_id, student_id
  FROM roster_written AS row JOIN roster_twin AS twin ON twin.text = row.student_id
  LEFT JOIN school_text AS of_school ON of_school.text = row.school_id

  UNION ALL
  -- Of two files that say something else of a student and year the newer one counts.
  SELECT row.file, 'demographics.newer-file', row.row_number, row.school_id, row.student_id, row.student_id
  FROM matched_demographics AS row JOIN (
    SELECT student, school_year, max(file) AS newest FROM matched_demographics WHERE student IS NOT NULL
    GROUP BY student, school_year
    HAVING min(file) < max(file) AND (min(gender_value) < max(gender_value) OR min(race_value) < max(race_value)
      OR bool_and(has_disability) < bool_or(has_disability) OR bool_and(english_learner) < bool_or(english_learner)
      OR bool_and(is_low_income) < bool_or(is_low_income))
  ) AS differing ON differing.student = row.student AND differing.school_year IS NOT DISTINCT FROM row.school_year
  WHERE row.file < newest

  UNION ALL
  SELECT row.file, 'student.maybe-same', row_number, of_school.key, student_id, student_id
  FROM roster_written AS row JOIN maybe_one_person AS maybe ON maybe.text = row.student_id
  LEFT JOIN school_text AS of_school ON of_school.text = row.school_id

  UNION ALL
  -- Two schools, of which the order of files or rows decides.
  SELECT file_of(recency), 'student.two-homes', row_of(recency), row.school_id, row.student_id::VARCHAR,
    row.student_id::VARCHAR
  FROM enrollment AS row JOIN class ON class.student_id = row.student_id AND rank_of(latest) = rank_of(recency)
  JOIN home ON home.student_id = row.student_id
  WHERE NOT row.is_outdated AND row.school_id <> home.school_id

  UNION ALL
  SELECT file, code, row_number, school_id, NULL, (year - 1) || '-' || year FROM year_finding

  UNION ALL
  SELECT row.file, 'student.id-with-letters', row_number, of_school.key, student_id, student_id
  FROM roster_written AS row JOIN doubtful_id AS doubtful ON doubtful.text = row.student_id
  LEFT JOIN school_text AS of_school ON of_school.text = row.school_id

  UNION ALL
  SELECT file, 'course.not-in-catalog', row_number, school_id, NULL, course_code
  FROM taken WHERE NOT is_in_catalog AND NOT is_transfer AND course_code IS NOT NULL
    AND is_beside_catalog(taken.school_id, taken.file)

  UNION ALL
  -- A list without years is there once for each of them.
  SELECT DISTINCT file, 'course.not-in-catalog', row_number, school_id, NULL, course_code
  FROM pathway_asked ANTI JOIN course_anywhere USING (course_code)
  WHERE is_beside_catalog(pathway_asked.school_id, pathway_asked.file)

  UNION ALL
  SELECT row.file, 'course.zeros-lost', row_number, of_school.key, student_id, course_code
  FROM (
    SELECT file, row_number, school_id, student_id, course_code FROM transcript_written
    SEMI JOIN bare_code ON text = course_code
    UNION ALL SELECT file, row_number, school_id, NULL, course_code FROM catalog_written
      SEMI JOIN bare_code ON text = course_code
    UNION ALL SELECT DISTINCT file, row_number, school_id, NULL, course_code FROM cte_row_written
      SEMI JOIN bare_code ON text = course_code) AS row
  LEFT JOIN school_text AS of_school ON of_school.text = row.school_id

  UNION ALL
  -- Two full-year courses in one. Career courses of several hours a day do earn as much.
  SELECT taken.file, 'course.many-credits', taken.row_number, taken.school_id, NULL, printf('%g', earned)
  FROM taken LEFT JOIN scaled ON scaled.school_id = coalesce(taken.school_id, taken.home)
  LEFT JOIN own_divisor AS own ON own.file = taken.file AND own.row_number = taken.row_number
  WHERE earned > 2 AND earned > 2 * divisor_of(own.divisor, scaled.divisor)
    AND is_counted AND student IS NOT NULL AND area <> 'Career and Technical Education'::subject_key

  UNION ALL
  SELECT stated_in.file, 'gpa.other-scale', stated_in.row_number, home, student_id::VARCHAR, grade.gpa::VARCHAR
  FROM grade JOIN student ON student.student_id = grade.student
  WHERE in_cohort AND stated_in.file IN (SELECT DISTINCT file FROM transcript_written WHERE cumulative_gpa > 4)

  UNION ALL
  SELECT row.file, 'term.maybe-repeated', row.row_number, of_school.key, row.student_id, row.term
  FROM transcript_written AS row JOIN maybe_repeated AS again ON again.file = row.file
    AND again.row_number = row.row_number
  LEFT JOIN school_text AS of_school ON of_school.text = row.school_id

  UNION ALL
  SELECT row.file, 'course.title-differs', row.row_number, of_school.key, row.student_id, row.course_title
  FROM transcript_written AS row
  JOIN far_title AS far ON far.code = row.course_code AND far.title = row.course_title
  LEFT JOIN school_text AS of_school ON of_school.text = row.school_id
  WHERE NOT coalesce(row.is_transfer, false)

  UNION ALL
  SELECT DISTINCT row.file, 'course.title-differs', row.row_number, row.school_id, NULL, row.course_title
  FROM cte_row AS row JOIN course_text AS of_code ON of_code.key = row.course_code
  JOIN far_title AS far ON far.code = of_code.text AND far.title = row.course_title
  SEMI JOIN pathway_asked AS asked ON asked.file = row.file AND asked.row_number = row.row_number;
