-- The lake as tables of Trino: external, over the files that the portal writes (docs/lake.md). Written by node scripts/trino/tables.ts from the
-- declarations of the datasets and the tables of the refresh; scripts/trino/tables.test.ts compares. LAKE stands for the place of the lake, as
-- s3://bucket/lake (deploy/trino/README.md).
DROP TABLE IF EXISTS student_roster_files;
CREATE TABLE student_roster_files (
  "row_number" bigint,
  "school_id" varchar,
  "student_id" varchar,
  "school" varchar,
  "school_year" integer,
  "grade_level" integer,
  "state_student_id" varchar,
  "other_student_id" varchar,
  "last_name" varchar,
  "first_name" varchar,
  "middle_name" varchar,
  "birth_date" date,
  "entry_date" date,
  "exit_date" date,
  "exit_reason" varchar,
  "graduation_year" integer,
  "enrollment_status" varchar,
  "primary_school" boolean,
  "role" varchar,
  "exit_kind" varchar,
  "status" varchar,
  "eoa" varchar,
  "file" varchar,
  "run" integer
) WITH (external_location = 'LAKE/type=STUDENT_ROSTER', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'file', 'run']);
CREATE OR REPLACE VIEW student_roster AS SELECT * FROM student_roster_files WHERE "$path" LIKE '%/rows.parquet';

DROP TABLE IF EXISTS course_catalog_files;
CREATE TABLE course_catalog_files (
  "row_number" bigint,
  "school_id" varchar,
  "school" varchar,
  "school_year" integer,
  "course_code" varchar,
  "course_title" varchar,
  "subject_area" varchar,
  "sced_code" varchar,
  "course_level" varchar,
  "is_ap" boolean,
  "is_ib" boolean,
  "is_honors" boolean,
  "is_cte" boolean,
  "is_dual" boolean,
  "credits" double,
  "term_length" varchar,
  "grade_levels" varchar,
  "college_prep" varchar,
  "state_course_code" varchar,
  "description" varchar,
  "subject" varchar,
  "level" varchar,
  "cte" boolean,
  "eoa" varchar,
  "file" varchar,
  "run" integer
) WITH (external_location = 'LAKE/type=COURSE_CATALOG', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'file', 'run']);
CREATE OR REPLACE VIEW course_catalog AS SELECT * FROM course_catalog_files WHERE "$path" LIKE '%/rows.parquet';

DROP TABLE IF EXISTS student_demographics_files;
CREATE TABLE student_demographics_files (
  "row_number" bigint,
  "school_id" varchar,
  "student_id" varchar,
  "other_student_id" varchar,
  "school" varchar,
  "school_year" integer,
  "gender" varchar,
  "race_ethnicity" varchar,
  "hispanic" boolean,
  "race" varchar,
  "race_american_indian" boolean,
  "race_asian" boolean,
  "race_black" boolean,
  "race_pacific_islander" boolean,
  "race_white" boolean,
  "race_two_or_more" boolean,
  "race_other" boolean,
  "disability_status" varchar,
  "el_status" varchar,
  "low_income" varchar,
  "flag" varchar,
  "gender_value" varchar,
  "race_value" varchar,
  "has_disability" boolean,
  "english_learner" boolean,
  "is_low_income" boolean,
  "eoa" varchar,
  "file" varchar,
  "run" integer
) WITH (external_location = 'LAKE/type=STUDENT_DEMOGRAPHICS', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'file', 'run']);
CREATE OR REPLACE VIEW student_demographics AS SELECT * FROM student_demographics_files WHERE "$path" LIKE '%/rows.parquet';

DROP TABLE IF EXISTS transcript_files;
CREATE TABLE transcript_files (
  "row_number" bigint,
  "school_id" varchar,
  "student_id" varchar,
  "other_student_id" varchar,
  "school" varchar,
  "school_year" integer,
  "course_code" varchar,
  "course_title" varchar,
  "final_grade" varchar,
  "credits_earned" double,
  "credits_attempted" double,
  "term" varchar,
  "grade_level" integer,
  "grade_points" double,
  "cumulative_gpa" double,
  "course_level" varchar,
  "subject_area" varchar,
  "sced_code" varchar,
  "is_cte" boolean,
  "exclude_from_gpa" boolean,
  "repeat_code" varchar,
  "credit_source" varchar,
  "is_transfer" boolean,
  "points" double,
  "earns_credit" boolean,
  "is_counted" boolean,
  "mark_level" integer,
  "subject" varchar,
  "eoa" varchar,
  "file" varchar,
  "run" integer
) WITH (external_location = 'LAKE/type=TRANSCRIPT', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'file', 'run']);
CREATE OR REPLACE VIEW transcript AS SELECT * FROM transcript_files WHERE "$path" LIKE '%/rows.parquet';

DROP TABLE IF EXISTS student_test_scores_files;
CREATE TABLE student_test_scores_files (
  "row_number" bigint,
  "school_id" varchar,
  "student_id" varchar,
  "other_student_id" varchar,
  "school" varchar,
  "test_type" varchar,
  "test_date" date,
  "sat_ebrw" integer,
  "sat_math" integer,
  "sat_total" integer,
  "act_english" integer,
  "act_math" integer,
  "act_reading" integer,
  "act_science" integer,
  "act_composite" integer,
  "act_superscore" integer,
  "exam_code" varchar,
  "exam_name" varchar,
  "exam_level" varchar,
  "exam_group" varchar,
  "score" varchar,
  "irregularity" varchar,
  "last_name" varchar,
  "first_name" varchar,
  "birth_date" date,
  "ap_code" varchar,
  "test_year" integer,
  "numeric_score" integer,
  "is_counted" boolean,
  "subject" varchar,
  "exam" varchar,
  "administration" varchar,
  "eoa" varchar,
  "file" varchar,
  "run" integer
) WITH (external_location = 'LAKE/type=STUDENT_TEST_SCORES', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'file', 'run']);
CREATE OR REPLACE VIEW student_test_scores AS SELECT * FROM student_test_scores_files WHERE "$path" LIKE '%/rows.parquet';

DROP TABLE IF EXISTS cte_pathway_catalog_files;
CREATE TABLE cte_pathway_catalog_files (
  "row_number" bigint,
  "school_id" varchar,
  "school" varchar,
  "school_year" integer,
  "pathway_name" varchar,
  "pathway_code" varchar,
  "course_code" varchar,
  "course_title" varchar,
  "career_cluster" varchar,
  "course_sequence" varchar,
  "credits" double,
  "cip_code" varchar,
  "sced_code" varchar,
  "industry_credential" varchar,
  "pathway_key" varchar,
  "eoa" varchar,
  "file" varchar,
  "run" integer
) WITH (external_location = 'LAKE/type=CTE_PATHWAY_CATALOG', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'file', 'run']);
CREATE OR REPLACE VIEW cte_pathway_catalog AS SELECT * FROM cte_pathway_catalog_files WHERE "$path" LIKE '%/rows.parquet';

DROP TABLE IF EXISTS ledger_student;
CREATE TABLE ledger_student (
  "student_id" varchar,
  "home" varchar,
  "step" varchar,
  "in_cohort" boolean,
  "has_transcript" boolean,
  "has_record" boolean,
  "gender" varchar,
  "race" varchar,
  "has_disability" boolean,
  "english_learner" boolean,
  "is_low_income" boolean,
  "ever_english_learner" boolean,
  "ever_low_income" boolean,
  "has_value" boolean,
  "sat" integer,
  "act" integer,
  "ap_exams" integer,
  "ib_exams" integer,
  "gpa" double,
  "core_failed" integer,
  "category" varchar,
  "ref" integer,
  "eoa" varchar,
  "version" integer
) WITH (external_location = 'LAKE/type=ledger-student', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'version']);

DROP TABLE IF EXISTS ledger_course;
CREATE TABLE ledger_course (
  "school_id" varchar,
  "school_year" integer,
  "course_code" varchar,
  "course_title" varchar,
  "title_key" varchar,
  "subject" varchar,
  "level_rank" integer,
  "is_cte" boolean,
  "eoa" varchar,
  "version" integer
) WITH (external_location = 'LAKE/type=ledger-course', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'version']);

DROP TABLE IF EXISTS ledger_local_course;
CREATE TABLE ledger_local_course (
  "school_id" varchar,
  "course_code" varchar,
  "title_key" varchar,
  "title" varchar,
  "sced_code" varchar,
  "credits" double,
  "rows" integer,
  "certain_rows" integer,
  "is_certain" boolean,
  "eoa" varchar,
  "version" integer
) WITH (external_location = 'LAKE/type=ledger-local_course', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'version']);

DROP TABLE IF EXISTS ledger_score;
CREATE TABLE ledger_score (
  "student" varchar,
  "belongs_to" varchar,
  "file" integer,
  "row_number" bigint,
  "test_type" varchar,
  "numeric_score" integer,
  "is_exam_score" boolean,
  "eoa" varchar,
  "version" integer
) WITH (external_location = 'LAKE/type=ledger-score', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'version']);

DROP TABLE IF EXISTS ledger_mark;
CREATE TABLE ledger_mark (
  "home" varchar,
  "student" integer,
  "file" smallint,
  "row_number" integer,
  "area" varchar,
  "is_course" boolean,
  "is_other_level" boolean,
  "credits" double,
  "divisor" smallint,
  "eoa" varchar,
  "version" integer
) WITH (external_location = 'LAKE/type=ledger-mark', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'version']);

DROP TABLE IF EXISTS ledger_opportunity;
CREATE TABLE ledger_opportunity (
  "student" varchar,
  "home" varchar,
  "gender" varchar,
  "race" varchar,
  "has_disability" boolean,
  "english_learner" boolean,
  "is_low_income" boolean,
  "has_ib" boolean,
  "sat" integer,
  "act" integer,
  "ap_rows" integer,
  "ib_rows" integer,
  "honors_rows" integer,
  "cte_rows" integer,
  "passed_ap_ib_rows" integer,
  "took_families" integer,
  "passed_families" integer,
  "may_be_ap_ib" boolean,
  "may_be_advanced" boolean,
  "may_be_cte" boolean,
  "may_be_mathematics" boolean,
  "may_be_science" boolean,
  "may_be_required" boolean,
  "english" double,
  "mathematics" double,
  "science" double,
  "social_studies" double,
  "languages" double,
  "one_language" double,
  "arts" double,
  "physical" double,
  "career" double,
  "computing" double,
  "military" double,
  "religion" double,
  "other_units" double,
  "field_units" double,
  "pathway_courses" integer,
  "has_first_year" boolean,
  "first_units" double,
  "first_failed" double,
  "has_algebra" boolean,
  "may_have_algebra" boolean,
  "exams" integer,
  "best_ap" integer,
  "best_ib" integer,
  "has_scored" boolean,
  "short_college_ready" double,
  "short_naep_standard" double,
  "short_naep_midlevel" double,
  "short_naep_rigorous" double,
  "eoa" varchar,
  "version" integer
) WITH (external_location = 'LAKE/type=ledger-opportunity', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'version']);

DROP TABLE IF EXISTS ledger_left_out;
CREATE TABLE ledger_left_out (
  "ordinal" bigint,
  "student_id" varchar,
  "home" varchar,
  "step" varchar,
  "missing_years" array(bigint),
  "last_year" integer,
  "grade_level" integer,
  "graduation_year" integer,
  "exit_date" varchar,
  "exit_kind" varchar,
  "status" varchar,
  "roster_file" varchar,
  "roster_row" bigint,
  "transcript_file" varchar,
  "transcript_row" integer,
  "eoa" varchar,
  "version" integer
) WITH (external_location = 'LAKE/type=ledger-left_out', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'version']);

DROP TABLE IF EXISTS ledger_unmatched;
CREATE TABLE ledger_unmatched (
  "kind" varchar,
  "item" varchar,
  "value" varchar,
  "label" varchar,
  "note" varchar,
  "school_id" varchar,
  "rows" double,
  "students" bigint,
  "row_number" bigint,
  "offered_at" array(varchar),
  "file_id" varchar,
  "candidates" array(row("value" varchar, "label" varchar, reasons array(varchar))),
  "candidate_schools" array(array(varchar)),
  "eoa" varchar,
  "version" integer
) WITH (external_location = 'LAKE/type=ledger-unmatched', format = 'PARQUET', partitioned_by = ARRAY['eoa', 'version']);
