-- The student ledger: one row per student with a roster row in the four years. `step` is the first condition of the
-- cohort that is not met, NULL for the cohort. `has_record`: there is a demographics row, with or without values.

CREATE TABLE demographic_record AS
  WITH dated AS (
    -- A file without a year describes the students as they are now. Of one year the newest file, and in it the
    -- last row (of 268 million).
    SELECT *, (coalesce(school_year, 32767)::BIGINT << 44) | (file::BIGINT << 28) | row_number AS age
    FROM matched_demographics WHERE student IS NOT NULL)
  SELECT student,
    arg_max(gender_value, age) FILTER (gender_value IS NOT NULL) AS gender,
    arg_max(race_value, age) FILTER (race_value IS NOT NULL) AS race,
    arg_max(has_disability, age) FILTER (has_disability IS NOT NULL) AS has_disability,
    arg_max(english_learner, age) FILTER (english_learner IS NOT NULL) AS english_learner,
    arg_max(is_low_income, age) FILTER (is_low_income IS NOT NULL) AS is_low_income,
    bool_or(english_learner) AS ever_english_learner, bool_or(is_low_income) AS ever_low_income
  FROM dated GROUP BY student;

CREATE TABLE student AS
  WITH asked AS (SELECT DISTINCT school_id FROM covered WHERE type = 'TRANSCRIPT')
  SELECT enrolled.student_id, home,
    CASE WHEN NOT is_class_member THEN 'class_member'
      WHEN is_withdrawn THEN 'not_withdrawn'
      WHEN NOT has_roster_years THEN 'roster_in_all_four_years'
      WHEN asked.school_id IS NOT NULL AND coalesce(bit_count(of_student.years), 0) < 4
        THEN 'transcript_in_all_four_years' END AS step,
    step IS NULL AS in_cohort,
    of_student.student IS NOT NULL AS has_transcript,
    demographic_record.student IS NOT NULL AS has_record,
    gender, race, has_disability, english_learner, is_low_income, ever_english_learner, ever_low_income,
    coalesce(gender, race) IS NOT NULL OR coalesce(has_disability, english_learner,
      is_low_income) IS NOT NULL AS has_value,
    sat, act, coalesce(ap_exams, 0)::INTEGER AS ap_exams, coalesce(ib_exams, 0)::INTEGER AS ib_exams,
    gpa, coalesce(failed_core_courses, 0)::INTEGER AS core_failed, category_of(gpa, core_failed) AS category
  FROM enrolled
  LEFT JOIN asked ON asked.school_id = enrolled.home
  LEFT JOIN transcript_of_student AS of_student ON of_student.student = enrolled.student_id
  LEFT JOIN demographic_record ON demographic_record.student = enrolled.student_id
  LEFT JOIN exams_of_student ON exams_of_student.student = enrolled.student_id
  LEFT JOIN superscore ON superscore.student = enrolled.student_id
  LEFT JOIN grade ON grade.student = enrolled.student_id;

CREATE TABLE exam_score AS
  SELECT home, test_type, coalesce(subject, 'Other') AS subject, numeric_score, count(*) AS exams
  FROM score JOIN student ON student.student_id = score.student WHERE in_cohort AND is_exam_score GROUP BY ALL;
