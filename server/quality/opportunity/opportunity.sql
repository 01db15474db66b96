-- What the students of the cohort took, passed and sat (docs/domain/opportunity.md): one row a student, from which every measure is read.

CREATE TABLE course_of_title AS
  SELECT course_code, title_key, school_year, max(level_rank) AS level_rank, bool_or(is_cte) AS is_cte FROM course GROUP BY ALL;

CREATE TABLE ib_school AS
  SELECT DISTINCT school_id FROM course WHERE level_rank = 3 AND school_year BETWEEN first_year() AND year_ending();

-- The catalog row of each course that transcripts name, earlier years too: the nearest, as for areas (docs/domain/courses.md#course-mapping).
CREATE TABLE course_found AS
  WITH asked AS (
    SELECT DISTINCT of_school.key AS school_id, row.school_year, of_course.key AS course_code
    FROM transcript_written AS row
    LEFT JOIN school_text AS of_school ON of_school.text = row.school_id
    LEFT JOIN course_text AS of_course ON of_course.text = row.course_code
    WHERE row.school_year <= year_ending()),
  found AS (
    SELECT asked.*, anywhere.course_code IS NOT NULL AS is_in_catalog,
      CASE WHEN of_year.course_code IS NOT NULL THEN asked.school_year
        WHEN of_school.course_code IS NOT NULL THEN of_school.school_year ELSE anywhere.school_year END AS catalog_year,
      CASE WHEN of_year.course_code IS NOT NULL THEN of_year.title_key
        WHEN of_school.course_code IS NOT NULL THEN of_school.title_key ELSE anywhere.title_key END AS title_key,
      CASE WHEN of_year.course_code IS NOT NULL THEN of_year.sced_code
        WHEN of_school.course_code IS NOT NULL THEN of_school.sced_code ELSE anywhere.sced_code END AS sced_code
    FROM asked
    LEFT JOIN course_of_year AS of_year ON of_year.school_id = asked.school_id
      AND of_year.school_year = asked.school_year AND of_year.course_code = asked.course_code
    LEFT JOIN course_of_school AS of_school ON of_school.school_id = asked.school_id AND of_school.course_code = asked.course_code
    LEFT JOIN course_anywhere AS anywhere ON anywhere.course_code = asked.course_code)
  SELECT found.* EXCLUDE (catalog_year) REPLACE (sced_course(found.sced_code) AS sced_code),
    coalesce(of_title.level_rank, 1) AS level_rank, coalesce(of_title.is_cte, false) AS is_cte
  FROM found LEFT JOIN course_of_title AS of_title ON of_title.course_code = found.course_code
    AND of_title.title_key = found.title_key AND of_title.school_year = found.catalog_year;

-- Every way to write a course of its own: what titles and levels say is read once.
CREATE TABLE course_said AS
  WITH pathway_code AS (SELECT DISTINCT course_code, school_year FROM pathway_course),
  said AS (
    SELECT DISTINCT row.school_id AS school, row.school_year, row.course_code AS code, row.course_title AS title, row.course_level AS level,
      row.sced_code, row.is_cte
    FROM transcript_written AS row WHERE row.school_year <= year_ending())
  SELECT said.*, of_school.key AS school_id, of_course.key AS course_code, found.is_in_catalog,
    coalesce(decided.sced_code, found.sced_code, sced_course(said.sced_code)) AS sced,
    family_bit(coalesce(decided.sced_code, found.sced_code, sced_course(said.sced_code))) AS family,
    CASE WHEN found.is_in_catalog THEN found.level_rank
      ELSE coalesce(decided.level_rank, own_level(said.level), title_level(title, ib_school.school_id IS NOT NULL)) END AS level_rank,
    found.is_in_catalog OR coalesce(decided.level_rank, own_level(said.level)) IS NOT NULL AS has_level,
    length(regexp_replace(coalesce(title, ''), '[^A-Za-z]', '', 'g')) < 3 OR title_key(title) = title_key(code) AS is_title_mute,
    CASE WHEN found.is_in_catalog THEN found.is_cte
      ELSE coalesce(said.is_cte, false) OR pathway_code.course_code IS NOT NULL END AS is_cte_course
  FROM said
  LEFT JOIN school_text AS of_school ON of_school.text = said.school
  LEFT JOIN course_text AS of_course ON of_course.text = said.code
  LEFT JOIN course_found AS found ON found.school_id IS NOT DISTINCT FROM of_school.key AND found.school_year = said.school_year
    AND found.course_code IS NOT DISTINCT FROM of_course.key
  LEFT JOIN ib_school ON ib_school.school_id = of_school.key
  LEFT JOIN pathway_code ON pathway_code.course_code = of_course.key AND pathway_code.school_year = said.school_year
  LEFT JOIN decided ON decided.course_code = of_course.key AND decided.title_key = coalesce(found.title_key, title_key(title));

CREATE TABLE course_row AS
  SELECT row.file, row.row_number, said.* EXCLUDE (school, school_year, code, title, level, sced_code, is_cte, school_id, course_code)
  FROM transcript_written AS row
  JOIN course_said AS said ON said.school IS NOT DISTINCT FROM row.school_id AND said.school_year = row.school_year
    AND said.code IS NOT DISTINCT FROM row.course_code AND said.title IS NOT DISTINCT FROM row.course_title
    AND said.level IS NOT DISTINCT FROM row.course_level AND said.sced_code IS NOT DISTINCT FROM row.sced_code
    AND said.is_cte IS NOT DISTINCT FROM row.is_cte;

-- Rows of the cohort that are kept and counted, transfers too.
CREATE TABLE opportunity_row AS
  SELECT kept.file, kept.row_number, kept.student, kept.school_year, kept.course_code, kept.term, kept.area, kept.points, kept.exclude_from_gpa,
    kept.mark_level, kept.earned / coalesce(scaled.divisor, 1) AS credits, kept.earned > 0 AS is_passed,
    said.is_in_catalog, said.sced, said.family, said.level_rank, said.has_level, said.is_title_mute,
    said.is_cte_course OR (NOT said.is_in_catalog AND kept.area = 'Career and Technical Education') AS is_cte
  FROM kept
  JOIN student ON student.student_id = kept.student AND in_cohort
  JOIN course_row AS said ON said.file = kept.file AND said.row_number = kept.row_number
  LEFT JOIN scaled ON scaled.school_id = coalesce(kept.school_id, kept.home)
  WHERE kept.is_counted;

-- Rows before the four years: of them it is asked alone who passed algebra early.
CREATE TABLE early_row AS
  WITH mark AS (
    SELECT coalesce(second.student, writer.student) AS student, of_course.key AS course_code, row.school_year, said.family, said.sced,
      CASE WHEN coalesce(row.earns_credit, true) THEN coalesce(row.credits_earned, 0) ELSE 0 END AS earned,
      coalesce(row.mark_level, 5) AS mark_level, coalesce(row.is_counted, true) AS is_counted,
      coalesce(decided.subject, anywhere.subject, of_subject.key, 'Other'::subject_key) AS area, coalesce(decided.is_course, true) AS is_course
    FROM transcript_written AS row
    JOIN course_row AS said ON said.file = row.file AND said.row_number = row.row_number
    LEFT JOIN transcript_writer AS writer ON writer.file = row.file AND writer.id = row.student_id
    LEFT JOIN second_writer AS second ON second.file = row.file AND second.id = row.other_student_id
    LEFT JOIN course_text AS of_course ON of_course.text = row.course_code
    LEFT JOIN subject_text AS of_subject ON of_subject.text = row.subject
    LEFT JOIN course_anywhere AS anywhere ON anywhere.course_code = of_course.key
    LEFT JOIN decided ON decided.course_code = of_course.key AND decided.title_key = coalesce(anywhere.title_key, title_key(row.course_title))
    WHERE row.school_year < first_year()),
  levelled AS (
    SELECT *, coalesce(min(mark_level) FILTER (earned > 0) OVER one, min(mark_level) OVER one) AS kept_level
    FROM mark WHERE is_course WINDOW one AS (PARTITION BY student, course_code, school_year))
  SELECT levelled.student, family, sced, area, earned > 0 AS is_passed
  FROM levelled JOIN student ON student.student_id = levelled.student AND in_cohort
  WHERE mark_level = kept_level AND is_counted;

-- Credit once per course and term, as for the credits of subject areas; the row that keeps it says area and code.
CREATE TABLE opportunity_credit AS
  SELECT student, course_code, area, sced, is_cte, credits
  FROM opportunity_row WHERE credits > 0
  QUALIFY is_repeatable(area)
    OR row_number() OVER (PARTITION BY student, course_code, term ORDER BY credits DESC, school_year, file, row_number) = 1;

CREATE TABLE units_of_student AS
  SELECT student,
    coalesce(sum(credits) FILTER (area = 'English Language Arts'), 0) AS english,
    coalesce(sum(credits) FILTER (area = 'Mathematics'), 0) AS mathematics,
    coalesce(sum(credits) FILTER (area = 'Science'), 0) AS science,
    coalesce(sum(credits) FILTER (area = 'Social Studies'), 0) AS social_studies,
    coalesce(sum(credits) FILTER (area = 'World Languages'), 0) AS languages
  FROM opportunity_credit GROUP BY student;

CREATE TABLE language_of_student AS
  SELECT student, max(credits) AS one_language
  FROM (
    SELECT student, sum(credits) AS credits FROM opportunity_credit
    WHERE area = 'World Languages' AND language_of(sced) IS NOT NULL GROUP BY student, language_of(sced))
  GROUP BY student;

-- A field is an area of SCED from 11 to 21; without a code, each pathway that lists the course.
CREATE TABLE field_of_student AS
  WITH listed AS (SELECT DISTINCT course_code, pathway_key FROM pathway_course),
  field AS (
    SELECT student, left(sced, 2) AS field, credits FROM opportunity_credit
    WHERE is_cte AND left(sced, 2) BETWEEN '11' AND '21'
    UNION ALL
    SELECT student, 'pathway ' || pathway_key, credits FROM opportunity_credit JOIN listed USING (course_code)
    WHERE is_cte AND sced IS NULL)
  SELECT student, max(credits) AS field_units FROM (SELECT student, sum(credits) AS credits FROM field GROUP BY student, field) GROUP BY student;

CREATE TABLE pathway_of_student AS
  WITH listed AS (SELECT DISTINCT course_code, pathway_key FROM pathway_course),
  done AS (SELECT DISTINCT student, course_code FROM opportunity_row WHERE is_passed)
  SELECT student, max(courses) AS pathway_courses
  FROM (SELECT student, pathway_key, count(*) AS courses FROM done JOIN listed USING (course_code) GROUP BY student, pathway_key)
  GROUP BY student;

-- The first year alone: credit once within it, semesters with an F in a core area (a year's grade stands for two).
CREATE TABLE first_year_of_student AS
  WITH mine AS (FROM opportunity_row WHERE school_year = first_year()),
  once AS (
    SELECT student, credits FROM mine WHERE credits > 0
    QUALIFY is_repeatable(area)
      OR row_number() OVER (PARTITION BY student, course_code, term ORDER BY credits DESC, file, row_number) = 1)
  SELECT rows.student, coalesce(units, 0) AS first_units, first_failed
  FROM (
    SELECT student, coalesce(sum(CASE mark_level WHEN 1 THEN 2 ELSE 1 END)
      FILTER (points = 0 AND NOT exclude_from_gpa AND is_core(area)), 0) AS first_failed
    FROM mine GROUP BY student) AS rows
  LEFT JOIN (SELECT student, sum(credits) AS units FROM once GROUP BY student) AS earned ON earned.student = rows.student;

CREATE TABLE early_of_student AS
  SELECT student, bool_or(is_passed AND (family & ladder_bits()) <> 0) AS has_algebra,
    bool_or(sced IS NULL AND area IN ('Other'::subject_key, 'Mathematics'::subject_key)) AS may_have_algebra
  FROM (
    SELECT student, family, sced, area, is_passed FROM early_row
    UNION ALL SELECT student, family, sced, area, is_passed FROM opportunity_row WHERE school_year = first_year())
  GROUP BY student;

CREATE TABLE exam_of_student AS
  SELECT student, count(*) > 0 AS has_exam,
    bool_or((test_type = 'AP' AND numeric_score >= ap_cut()) OR (test_type = 'IB' AND numeric_score >= ib_cut())) AS has_scored
  FROM score WHERE student IS NOT NULL AND is_counted AND test_type IN ('AP', 'IB') GROUP BY student;

CREATE TABLE taken_of_student AS
  SELECT student,
    bool_or(level_rank = 4) AS took_ap, bool_or(level_rank = 3) AS took_ib, bool_or(level_rank IN (2, 3, 4)) AS took_advanced,
    bool_or(is_cte) AS took_cte, bool_or(level_rank IN (3, 4) AND is_passed) AS passed_ap_ib,
    bit_or(family) AS took_families, coalesce(bit_or(family) FILTER (is_passed), 0) AS passed_families,
    -- Rows that could still make it true: of courses that are in no catalog, or without a code of SCED.
    bool_or(NOT is_in_catalog AND NOT has_level AND level_rank IS NULL AND is_title_mute) AS may_be_ap_ib,
    bool_or(NOT is_in_catalog AND NOT has_level) AS may_be_advanced,
    bool_or(NOT is_in_catalog AND NOT is_cte AND area = 'Other') AS may_be_cte,
    bool_or(sced IS NULL AND area IN ('Other'::subject_key, 'Mathematics'::subject_key)) AS may_be_mathematics,
    bool_or(sced IS NULL AND area IN ('Other'::subject_key, 'Science'::subject_key)) AS may_be_science,
    bool_or(sced IS NULL AND (area IN ('Other'::subject_key, 'World Languages'::subject_key) OR is_core(area))) AS may_be_required
  FROM opportunity_row GROUP BY student;

CREATE TABLE opportunity_fact AS
  SELECT student_id AS student, home, gender, race, has_disability, english_learner, is_low_income,
    ib_school.school_id IS NOT NULL AS has_ib, coalesce(sat, act) IS NOT NULL AS has_sat_act,
    coalesce(took_ap, false) AS took_ap, coalesce(took_ib, false) AS took_ib, coalesce(took_advanced, false) AS took_advanced,
    coalesce(took_cte, false) AS took_cte, coalesce(passed_ap_ib, false) AS passed_ap_ib,
    coalesce(took_families, 0) AS took_families, coalesce(passed_families, 0) AS passed_families,
    coalesce(may_be_ap_ib, false) AS may_be_ap_ib, coalesce(may_be_advanced, false) AS may_be_advanced,
    coalesce(may_be_cte, false) AS may_be_cte, coalesce(may_be_mathematics, false) AS may_be_mathematics,
    coalesce(may_be_science, false) AS may_be_science, coalesce(may_be_required, false) AS may_be_required,
    coalesce(english, 0) AS english, coalesce(mathematics, 0) AS mathematics, coalesce(science, 0) AS science,
    coalesce(social_studies, 0) AS social_studies, coalesce(languages, 0) AS languages, coalesce(one_language, 0) AS one_language,
    coalesce(field_units, 0) AS field_units, coalesce(pathway_courses, 0) AS pathway_courses,
    first_units IS NOT NULL AS has_first_year, first_units, first_failed,
    coalesce(has_algebra, false) AS has_algebra, coalesce(may_have_algebra, false) AS may_have_algebra,
    coalesce(has_exam, false) AS has_exam, coalesce(has_scored, false) AS has_scored
  FROM student
  LEFT JOIN ib_school ON ib_school.school_id = home
  LEFT JOIN taken_of_student AS taken ON taken.student = student_id
  LEFT JOIN units_of_student AS units ON units.student = student_id
  LEFT JOIN language_of_student AS language ON language.student = student_id
  LEFT JOIN field_of_student AS field ON field.student = student_id
  LEFT JOIN pathway_of_student AS pathway ON pathway.student = student_id
  LEFT JOIN first_year_of_student AS first ON first.student = student_id
  LEFT JOIN early_of_student AS early ON early.student = student_id
  LEFT JOIN exam_of_student AS exam ON exam.student = student_id
  WHERE in_cohort;

-- Scores that are nobody's: each test and id may be one student of the scope. 'elsewhere' is a school outside the audit.
CREATE TABLE floating_id AS
  WITH stray AS (
    SELECT test_type, coalesce(student_id, concat_ws(' ', last_name, first_name, birth_date)) AS id, belongs_to AS school_id,
      belongs_to IS NULL AND school IS NOT NULL AS is_elsewhere, is_counted, numeric_score, sat_total, sat_ebrw, sat_math,
      act_composite, act_superscore, act_english, act_math, act_reading, act_science
    FROM matched_score WHERE student IS NULL)
  SELECT test_type || ' ' || id AS id, school_id, is_elsewhere,
    bool_or(is_counted AND test_type IN ('AP', 'IB')) AS is_exam,
    bool_or(is_counted AND ((test_type = 'AP' AND numeric_score >= ap_cut()) OR (test_type = 'IB' AND numeric_score >= ib_cut()))) AS is_scored,
    coalesce(max(sat_ebrw) + max(sat_math), max(sat_total), max(act_english) + max(act_math) + max(act_reading) + max(act_science),
      max(act_composite), max(act_superscore)) IS NOT NULL AS is_sat_act
  FROM stray GROUP BY test_type, id, school_id, is_elsewhere;
