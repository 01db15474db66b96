-- What the students of the cohort took, passed and sat (docs/domain/opportunity.md): one row a student, from
-- which every measure is read.

CREATE TABLE course_of_title AS
  SELECT course_code, coalesce(title_key, '') AS title_key, school_year, max(level_rank) AS level_rank,
    bool_or(is_cte) AS is_cte
  FROM course GROUP BY ALL;

-- A course has one level in a year, whichever school's catalog says the highest.
CREATE TABLE ib_school AS
  SELECT DISTINCT course.school_id
  FROM course JOIN (FROM course_of_title WHERE level_rank = 3
    AND school_year BETWEEN first_year() AND year_ending()) AS ib
    ON ib.course_code = course.course_code AND ib.title_key = coalesce(course.title_key, '')
      AND ib.school_year = course.school_year;

-- Different courses under the code of a pathway: of a school outside of the audit, or of one that does not list the
-- code and has another title for it.
CREATE TABLE outside_pathway AS
  WITH unlisted AS (
    SELECT taken.ref, bool_and(is_far_title(taken.title, taken.title_key, theirs.course_title,
      title_key(theirs.course_title))) AS is_far
    FROM course_taken AS taken JOIN cte_row AS theirs USING (course_code)
    WHERE NOT taken.is_in_catalog AND taken.title_key <> '' AND title_key(theirs.course_title) <> ''
    GROUP BY taken.ref),
  unlike AS (
    SELECT ref FROM unlisted WHERE is_far UNION ALL SELECT ref FROM course_taken
    SEMI JOIN unlike_pathway USING (course_code, title_key))
  SELECT ref FROM foreign_course
  UNION
  SELECT ref FROM course_taken AS taken SEMI JOIN unlike USING (ref)
  -- A school may have its pathways without a catalog, and the title is then that of another school.
  ANTI JOIN pathway_course AS listed
    ON listed.course_code = taken.course_code AND (listed.school_id IS NULL OR listed.school_id = taken.school_id);

-- Each course of a school and year with its level and code: by the nearest catalog row, otherwise by what a person
-- decided. `is_in_catalog` is asked of what was found: as a condition of the join it would make the engine compare
-- every course with every title.
CREATE TABLE sced_known AS
  SELECT sced_code, sced_course(sced_code) AS sced, family_bit(sced_course(sced_code)) AS family
  FROM (SELECT DISTINCT sced_code FROM course_taken WHERE sced_code IS NOT NULL);
CREATE TABLE course_known AS
  SELECT taken.ref, taken.course_code, taken.is_in_catalog, taken.subject, taken.school_year = first_year() AS is_first,
    known.sced, coalesce(known.family, 0) AS family,
    CASE WHEN is_in_catalog THEN coalesce(of_title.level_rank, 1) ELSE decided_level END AS level_rank,
    CASE WHEN is_in_catalog THEN coalesce(of_title.is_cte, false) ELSE pathway.course_code IS NOT NULL END AS is_cte
  FROM (SELECT *, ref IN (FROM outside_pathway) AS is_outside FROM course_taken) AS taken
  LEFT JOIN sced_known AS known ON known.sced_code = taken.sced_code
  LEFT JOIN course_of_title AS of_title ON of_title.course_code = taken.course_code
    AND of_title.title_key = taken.title_key
    AND of_title.school_year = taken.catalog_year
  LEFT JOIN (SELECT DISTINCT course_code, school_year FROM pathway_course) AS pathway
    ON pathway.course_code = taken.course_code AND pathway.school_year = taken.school_year AND NOT is_outside;

-- Codes that rows bring themselves, of courses without one. Most transcripts have none, and then nothing is read.
CREATE TABLE own_code AS
  SELECT written.file, written.row_number::INTEGER AS row_number, sced_course(written.sced_code) AS sced,
    coalesce(retitled.ref, asked_ref(of_school.key, written.school_year, of_course.key)) AS ref
  FROM transcript_written AS written
  LEFT JOIN retitled ON retitled.file = written.file AND retitled.row_number = written.row_number
  LEFT JOIN school_text AS of_school ON of_school.text = written.school_id
  LEFT JOIN course_text AS of_course ON of_course.text = written.course_code
  WHERE written.sced_code IS NOT NULL AND written.school_year BETWEEN first_year() AND year_ending();
CREATE TABLE own_sced AS
  SELECT own.file, own.row_number, own.ref, own.sced, family_bit(own.sced) AS family
  FROM own_code AS own JOIN course_known AS known ON known.ref = own.ref
  WHERE known.sced IS NULL AND own.sced IS NOT NULL;

-- What titles say, read once for each way to write one.
CREATE TABLE open_written AS
  SELECT row.*, written.course_title AS title, written.course_code AS code,
    own_level(written.course_level) AS own_level, coalesce(written.is_cte, false) AS own_cte
  FROM (SELECT file, row_number, school_id, area, ref FROM transcript_row WHERE NOT is_in_catalog) AS row
  JOIN transcript_written AS written ON written.file = row.file AND written.row_number = row.row_number;
CREATE TABLE open_title AS
  SELECT title, code, title_level(title, false) AS level_rank, title_level(title, true) AS ib_level_rank,
    length(regexp_replace(coalesce(title, ''), '[^A-Za-z]', '', 'g')) < 3
      OR title_key(title) = title_key(code) AS is_title_mute
  FROM (SELECT DISTINCT title, code FROM open_written);
CREATE TABLE open_row AS
  SELECT file, row_number, ref, area, own_level, own_cte, is_title_mute,
    coalesce(own_level, CASE WHEN ib_school.school_id IS NULL THEN said.level_rank
      ELSE said.ib_level_rank END) AS level_rank
  FROM open_written AS row
  JOIN open_title AS said ON said.title IS NOT DISTINCT FROM row.title AND said.code IS NOT DISTINCT FROM row.code
  LEFT JOIN ib_school ON ib_school.school_id = row.school_id;

-- Rows that say more than their course does, by a number below those of courses.
CREATE TABLE own_row AS
  SELECT -(row_number() OVER ())::BIGINT AS place, file, row_number, coalesce(open_row.ref, own_sced.ref) AS ref, area,
    own_level, own_cte,
    is_title_mute, level_rank, sced, family
  FROM open_row FULL JOIN own_sced USING (file, row_number);

-- What a row says of its student: worked out once for each course of a school and year, or for the row. Who took, and
-- passed, and what could still be true of them are bits of one number, for each thing that is asked of a million rows
-- one by one costs about 20 ms.
CREATE TABLE taught AS
  WITH one AS (
    SELECT ref AS place, is_in_catalog, sced, family, level_rank, true AS has_level, false AS is_title_mute, is_cte,
      subject AS area, is_first
    FROM course_known WHERE is_in_catalog
    UNION ALL
    SELECT own.place, known.is_in_catalog, coalesce(known.sced, own.sced), coalesce(own.family, known.family),
      coalesce(known.level_rank, own.level_rank), coalesce(known.level_rank, own.own_level) IS NOT NULL,
      coalesce(own.is_title_mute, false),
      is_cte_row(known.is_cte, own.own_cte, known.is_in_catalog, coalesce(own.area, known.subject)),
      coalesce(own.area, known.subject), known.is_first
    FROM own_row AS own JOIN course_known AS known ON known.ref = own.ref),
  said AS (
    SELECT *,
      -- Rows that could still make it true: of courses that are in no catalog, or without a code of SCED.
      flag(0, NOT is_in_catalog AND NOT has_level AND level_rank IS NULL AND is_title_mute) | flag(1, NOT is_in_catalog
        AND NOT has_level)
        | flag(2, NOT is_in_catalog AND NOT is_cte AND area = 'Other'::subject_key)
        | flag(3, sced IS NULL AND area IN ('Other'::subject_key, 'Mathematics'::subject_key))
        | flag(4, sced IS NULL AND area IN ('Other'::subject_key, 'Science'::subject_key))
        | flag(5, sced IS NULL AND (area IN ('Other'::subject_key, 'World Languages'::subject_key) OR is_core(area)))
        | flag(6, is_first AND sced IS NULL AND area IN ('Other'::subject_key, 'Mathematics'::subject_key)) AS flags
    FROM one)
  SELECT place, sced, is_cte, level_rank = 4 AS is_ap, level_rank = 3 AS is_ib, level_rank = 2 AS is_honors,
    level_rank IN (3, 4) AS is_ap_ib, sced IS NOT NULL AS is_coded, as_taken(family) | flags AS says,
    as_taken(family) | as_passed(family) | flags | flag(7, is_first AND (family & ladder_bits()) <> 0) AS says_passed
  FROM said;

-- The cohort by the number that transcript rows have of it: joined by place, not by a hash of texts.
CREATE TABLE cohort_member AS
  SELECT 2 * enum_code(student_id)::INTEGER AS who, student_id AS student, home FROM student WHERE in_cohort;

-- Everything that is asked of all rows of a student of the cohort, transfers too, in one pass; `is_kept` are those
-- that are kept and counted. The number of the course first: a join by an expression with a subquery would compare
-- every row with every course.
CREATE TABLE taken_of_student AS
  WITH row AS (
    SELECT member.who, member.home, taken.is_transfer, taken.earned > 0 AS is_passed, taught.*,
      taken.is_counted AND coalesce(doubled.mark_level = taken.mark_level, true) AS is_kept
    FROM (SELECT *, course_of(who, course_code) AS course FROM taken) AS taken
    JOIN cohort_member AS member ON member.who = taken.who
    LEFT JOIN (SELECT course_of(who, course_code) AS course, school_year, mark_level FROM doubled) AS doubled
      ON doubled.course = taken.course AND doubled.school_year = taken.school_year
    LEFT JOIN own_row AS own ON own.file = taken.file AND own.row_number = taken.row_number
    JOIN taught ON taught.place = coalesce(own.place, taken.ref)),
  counted AS (
    SELECT who, home,
      count(*) FILTER (is_kept AND is_ap) AS ap_rows, count(*) FILTER (is_kept AND is_ib) AS ib_rows,
      count(*) FILTER (is_kept AND is_honors) AS honors_rows, count(*) FILTER (is_kept AND is_cte) AS cte_rows,
      count(*) FILTER (is_kept AND is_passed AND is_ap_ib) AS passed_ap_ib_rows,
      count(*) FILTER (is_coded AND NOT is_transfer) AS coded,
      bit_or(CASE WHEN is_kept THEN CASE WHEN is_passed THEN says_passed ELSE says END ELSE 0 END) AS says
    FROM row GROUP BY who, home)
  SELECT * EXCLUDE (says), taken_of(says) AS took_families, passed_of(says) AS passed_families,
    has_flag(0, says) AS may_be_ap_ib, has_flag(1, says) AS may_be_advanced, has_flag(2, says) AS may_be_cte,
    has_flag(3, says) AS may_be_mathematics, has_flag(4, says) AS may_be_science, has_flag(5, says) AS may_be_required,
    has_flag(6, says) AS may_have_algebra, has_flag(7, says) AS has_algebra
  FROM counted;

-- Rows before the four years: of them it is asked alone who passed algebra early. Step by step: most audits have none,
-- and to plan all of it as one statement takes longer than to run it.
CREATE TABLE early_written AS
  SELECT file, row_number, student_id, other_student_id, school_id, school_year, course_code, course_title, sced_code,
    subject, earns_credit,
    credits_earned, mark_level, is_counted
  FROM transcript_written WHERE school_year < first_year();
CREATE TABLE early_mark AS
  SELECT coalesce(second.student, writer.student) AS student, of_place.key AS school_id, row.school_year,
    of_course.key AS course_code,
    row.course_title, row.sced_code, of_subject.key AS subject,
    CASE WHEN coalesce(row.earns_credit, true) THEN coalesce(row.credits_earned, 0) ELSE 0 END AS earned,
    coalesce(row.mark_level, 5) AS mark_level, coalesce(row.is_counted, true) AS is_counted
  FROM early_written AS row
  LEFT JOIN transcript_writer AS writer ON writer.file = row.file AND writer.id = row.student_id
  LEFT JOIN second_writer AS second ON second.file = row.file AND second.id = row.other_student_id
  LEFT JOIN school_text AS of_place ON of_place.text = row.school_id
  LEFT JOIN course_text AS of_course ON of_course.text = row.course_code
  LEFT JOIN subject_text AS of_subject ON of_subject.text = row.subject;
CREATE TABLE early_course AS
  WITH asked AS (SELECT DISTINCT school_id, school_year, course_code, course_title FROM early_mark)
  SELECT asked.*, coalesce(decided.subject, of_year.subject, of_school.subject, anywhere.subject) AS subject,
    coalesce(decided.is_course, true) AS is_course,
    coalesce(decided.sced_code, CASE WHEN of_year.course_code IS NOT NULL THEN of_year.sced_code
      WHEN of_school.course_code IS NOT NULL THEN of_school.sced_code ELSE anywhere.sced_code END) AS sced_code
  FROM asked
  LEFT JOIN course_of_year AS of_year ON of_year.school_id = asked.school_id
    AND of_year.school_year = asked.school_year AND of_year.course_code = asked.course_code
  LEFT JOIN course_of_school AS of_school ON of_school.school_id = asked.school_id
    AND of_school.course_code = asked.course_code
  LEFT JOIN course_anywhere AS anywhere ON anywhere.course_code = asked.course_code
  LEFT JOIN decided ON decided.course_code = asked.course_code
    AND decided.title_key = coalesce(of_year.title_key, of_school.title_key, anywhere.title_key,
      title_key(asked.course_title), '');
CREATE TABLE early_code AS
  SELECT sced_code, sced_course(sced_code) AS sced, family_bit(sced_course(sced_code)) AS family
  FROM (SELECT sced_code FROM early_course UNION SELECT sced_code FROM early_mark) WHERE sced_code IS NOT NULL;
CREATE TABLE early_row AS
  WITH mark AS (
    SELECT mark.student, mark.course_code, mark.school_year, earned, mark_level, is_counted,
      coalesce(of_course.sced, own.sced) AS sced,
      CASE WHEN of_course.sced IS NULL THEN coalesce(own.family, 0) ELSE of_course.family END AS family,
      coalesce(course.subject, mark.subject, 'Other'::subject_key) AS area
    FROM early_mark AS mark
    JOIN early_course AS course ON course.school_id IS NOT DISTINCT FROM mark.school_id
      AND course.school_year = mark.school_year
      AND course.course_code IS NOT DISTINCT FROM mark.course_code
        AND course.course_title IS NOT DISTINCT FROM mark.course_title
    LEFT JOIN early_code AS of_course ON of_course.sced_code = course.sced_code
    LEFT JOIN early_code AS own ON own.sced_code = mark.sced_code
    WHERE is_course),
  levelled AS (
    SELECT *, coalesce(min(mark_level) FILTER (earned > 0) OVER one, min(mark_level) OVER one) AS kept_level
    FROM mark WINDOW one AS (PARTITION BY enum_code(student), enum_code(course_code), school_year))
  SELECT levelled.student, family, sced, area, earned > 0 AS is_passed
  FROM levelled SEMI JOIN cohort_member AS member ON member.student = levelled.student
  WHERE mark_level = kept_level AND is_counted;

-- Credit once per course and term, as for the units of subject areas, of languages and career courses
-- alone: other courses are left out before their rows are looked at. By code, for what one row says of a
-- course may be of another one, too.
CREATE TABLE course_of_use AS
  SELECT course_code FROM course_known WHERE is_in_catalog AND (is_cte OR subject = 'World Languages'::subject_key)
  UNION
  SELECT known.course_code
  FROM own_row AS own JOIN taught ON taught.place = own.place JOIN course_known AS known ON known.ref = own.ref
  WHERE taught.is_cte OR own.area = 'World Languages'::subject_key;
CREATE TABLE used_row AS
  SELECT row.file, row.row_number, row.course, row.course_code, row.school_year, row.term, row.area, taught.sced,
    row.earned / divisor_of(local.divisor, scaled.divisor) AS credits, taught.is_cte,
    row.ref IN (FROM outside_pathway) AS is_outside
  FROM (
    SELECT *, course_of(who, course_code) AS course
    FROM kept
    WHERE is_counted AND earned > 0 AND student IS NOT NULL
      AND number_of(enum_code(course_code)) IN (SELECT number_of(enum_code(course_code)) FROM course_of_use)) AS row
  LEFT JOIN own_row AS own ON own.file = row.file AND own.row_number = row.row_number
  JOIN taught ON taught.place = coalesce(own.place, row.ref)
  LEFT JOIN scaled ON scaled.school_id = coalesce(row.school_id, row.home)
  LEFT JOIN own_divisor AS local ON local.file = row.file AND local.row_number = row.row_number;
CREATE TABLE used_course AS
  SELECT course, term, any_value(course_code) AS course_code, max(credits) AS most, sum(credits) AS total,
    min(area) AS area, bool_and(is_cte) AS is_cte,
    bool_and(is_outside) AS is_outside, nullif(min(coalesce(sced, '')), '') AS sced,
    min(area) <> max(area) OR bool_and(is_cte) <> bool_or(is_cte) OR bool_and(is_outside) <> bool_or(is_outside)
      OR min(coalesce(sced, '')) <> max(coalesce(sced, '')) AS is_mixed
  FROM used_row GROUP BY course, term;
-- Where rows of one course differ, the row that keeps the credit says area and code.
CREATE TABLE mixed_use AS
  SELECT used_row.course, used_row.course_code, used_row.area, used_row.sced, used_row.is_cte, used_row.is_outside,
    credits
  FROM used_row JOIN (FROM used_course WHERE is_mixed) AS mixed ON mixed.course = used_row.course
    AND mixed.term IS NOT DISTINCT FROM used_row.term
  QUALIFY is_repeatable(used_row.area)
    OR row_number() OVER (PARTITION BY used_row.course, used_row.term
      ORDER BY credits DESC, school_year, file, row_number) = 1;
CREATE VIEW opportunity_credit AS
  SELECT course >> 32 AS who, course_code, area, sced, is_cte, is_outside, CASE WHEN is_repeatable(area) THEN total
    ELSE most END AS credits
  FROM used_course WHERE NOT is_mixed
  UNION ALL SELECT course >> 32, course_code, area, sced, is_cte, is_outside, credits FROM mixed_use;

CREATE TABLE language_of_student AS
  SELECT who, max(credits) AS one_language
  FROM (
    SELECT who, sum(credits) AS credits FROM opportunity_credit
    WHERE area = 'World Languages'::subject_key AND language_of(sced) IS NOT NULL GROUP BY who, language_of(sced))
  GROUP BY who;

-- A field is an area of SCED from 11 to 21; without a code, each pathway that lists the course.
CREATE TABLE field_of_student AS
  WITH listed AS (SELECT DISTINCT course_code, pathway_key FROM pathway_course),
  field AS (
    SELECT who, left(sced, 2) AS field, credits FROM opportunity_credit
    WHERE is_cte AND left(sced, 2) BETWEEN '11' AND '21'
    UNION ALL
    SELECT who, 'pathway ' || pathway_key, credits FROM opportunity_credit JOIN listed USING (course_code)
    WHERE is_cte AND sced IS NULL AND NOT is_outside)
  SELECT who, max(credits) AS field_units FROM (SELECT who, sum(credits) AS credits FROM field GROUP BY who, field)
  GROUP BY who;

CREATE TABLE pathway_of_student AS
  WITH listed AS (SELECT DISTINCT course_code, pathway_key FROM pathway_course),
  done AS (
    SELECT DISTINCT who, course_code FROM kept
    WHERE is_counted AND earned > 0 AND course_code IN (SELECT course_code FROM listed)
      AND ref NOT IN (FROM outside_pathway))
  SELECT who, max(courses) AS pathway_courses
  FROM (SELECT who, pathway_key, count(*) AS courses FROM done JOIN listed USING (course_code)
    GROUP BY who, pathway_key)
  GROUP BY who;

-- The first year alone: credit once within it, semesters with an F in a core area (a year's grade stands for two).
CREATE TABLE first_year_of_student AS
  WITH row AS (
    SELECT kept.*, course_of(who, course_code) AS course, earned / divisor_of(own.divisor, scaled.divisor) AS credits
    FROM kept LEFT JOIN scaled ON scaled.school_id = coalesce(kept.school_id, kept.home)
    LEFT JOIN own_divisor AS own ON own.file = kept.file AND own.row_number = kept.row_number
    WHERE is_counted AND student IS NOT NULL AND school_year = first_year()),
  once AS (
    SELECT course,
      coalesce(sum(CASE mark_level WHEN 1 THEN 2 ELSE 1 END)
        FILTER (points = 0 AND NOT exclude_from_gpa AND is_core(area)), 0) AS failed,
      coalesce(sum(credits) FILTER (is_repeatable(area)), 0) AS repeatable,
      max(credits) FILTER (is_repeatable(area)) AS most_repeatable,
      coalesce(max(credits) FILTER (NOT is_repeatable(area)), 0) AS most
    FROM row GROUP BY course, term)
  SELECT course >> 32 AS who, sum(failed) AS first_failed,
    -- Of a course that is of both kinds in one year, the row with most credits counts.
    sum(repeatable + CASE WHEN most >= coalesce(most_repeatable, 0) THEN most ELSE 0 END) AS first_units
  FROM once GROUP BY who;

-- Who passed algebra before the four years, or may have.
CREATE TABLE early_of_student AS
  SELECT student, bool_or(is_passed AND (family & ladder_bits()) <> 0) AS has_algebra,
    bool_or(sced IS NULL AND area IN ('Other'::subject_key, 'Mathematics'::subject_key)) AS may_have_algebra
  FROM early_row GROUP BY student;

CREATE TABLE exam_of_student AS
  SELECT student, count(*) AS exams, max(numeric_score) FILTER (test_type = 'AP') AS best_ap,
    max(numeric_score) FILTER (test_type = 'IB') AS best_ib
  FROM score WHERE student IS NOT NULL AND is_counted AND test_type IN ('AP', 'IB') GROUP BY student;

CREATE VIEW opportunity_fact AS
  SELECT student_id AS student, student.home, gender, race, has_disability,
    learner_of(english_learner, ever_english_learner) AS english_learner,
    low_income_of(is_low_income, ever_low_income) AS is_low_income,
    ib_school.school_id IS NOT NULL AS has_ib, sat, act, coalesce(ap_rows, 0)::INTEGER AS ap_rows,
    coalesce(ib_rows, 0)::INTEGER AS ib_rows,
    coalesce(honors_rows, 0)::INTEGER AS honors_rows, coalesce(cte_rows, 0)::INTEGER AS cte_rows,
    coalesce(passed_ap_ib_rows, 0)::INTEGER AS passed_ap_ib_rows,
    coalesce(took_families, 0) AS took_families, coalesce(passed_families, 0) AS passed_families,
    coalesce(may_be_ap_ib, false) AS may_be_ap_ib, coalesce(may_be_advanced, false) AS may_be_advanced,
    coalesce(may_be_cte, false) AS may_be_cte, coalesce(may_be_mathematics, false) AS may_be_mathematics,
    coalesce(may_be_science, false) AS may_be_science, coalesce(may_be_required, false) AS may_be_required,
    coalesce(english, 0) AS english, coalesce(mathematics, 0) AS mathematics, coalesce(science, 0) AS science,
    coalesce(social_studies, 0) AS social_studies, coalesce(languages, 0) AS languages,
    coalesce(one_language, 0) AS one_language,
    coalesce(arts, 0) AS arts, coalesce(physical, 0) AS physical, coalesce(career, 0) AS career,
    coalesce(computing, 0) AS computing,
    coalesce(military, 0) AS military, coalesce(religion, 0) AS religion, coalesce(other_units, 0) AS other_units,
    coalesce(field_units, 0) AS field_units, coalesce(pathway_courses, 0)::INTEGER AS pathway_courses,
    first_units IS NOT NULL AS has_first_year, first_units, first_failed,
    coalesce(taken.has_algebra, false) OR coalesce(early.has_algebra, false) AS has_algebra,
    coalesce(taken.may_have_algebra, false) OR coalesce(early.may_have_algebra, false) AS may_have_algebra,
    coalesce(exams, 0)::INTEGER AS exams, best_ap, best_ib,
    coalesce(best_ap >= ap_cut(), false) OR coalesce(best_ib >= ib_cut(), false) AS has_scored
  FROM (SELECT *, 2 * enum_code(student_id)::INTEGER AS who FROM student WHERE in_cohort) AS student
  LEFT JOIN ib_school ON ib_school.school_id = student.home
  LEFT JOIN taken_of_student AS taken ON taken.who = student.who
  LEFT JOIN units_of_student AS units ON units.who = student.who
  LEFT JOIN language_of_student AS language ON language.who = student.who
  LEFT JOIN field_of_student AS field ON field.who = student.who
  LEFT JOIN pathway_of_student AS pathway ON pathway.who = student.who
  LEFT JOIN first_year_of_student AS first ON first.who = student.who
  LEFT JOIN early_of_student AS early ON early.student = student_id
  LEFT JOIN exam_of_student AS exam ON exam.student = student_id;

-- Scores that are no one's: each test and ID may be one student of the scope. 'elsewhere' is a school outside the
-- audit. Of whichever school the student is, all rows of the ID would be of this student: a part of a superscore at
-- each of two schools is one at both.
CREATE TABLE floating_id AS
  WITH stray AS (
    SELECT test_type, stranger AS id, belongs_to AS school_id,
      belongs_to IS NULL AND school IS NOT NULL AS is_elsewhere, is_counted, numeric_score, sat_total, sat_ebrw,
      sat_math,
      act_composite, act_superscore, act_english, act_math, act_reading, act_science
    FROM matched_score WHERE student IS NULL),
  whole AS (
    SELECT test_type, id, bool_or(is_counted AND test_type IN ('AP', 'IB')) AS is_exam,
      bool_or(is_counted AND ((test_type = 'AP' AND numeric_score >= ap_cut())
        OR (test_type = 'IB' AND numeric_score >= ib_cut()))) AS is_scored,
      -- SAT sections 1 and 2, a whole score 4, ACT sections 8 to 64.
      bit_or((sat_ebrw IS NOT NULL)::INTEGER + 2 * (sat_math IS NOT NULL)::INTEGER
        + 4 * (coalesce(sat_total, act_composite, act_superscore) IS NOT NULL)::INTEGER
        + 8 * (act_english IS NOT NULL)::INTEGER + 16 * (act_math IS NOT NULL)::INTEGER
        + 32 * (act_reading IS NOT NULL)::INTEGER + 64 * (act_science IS NOT NULL)::INTEGER) AS parts
    FROM stray GROUP BY test_type, id)
  SELECT test_type || ' ' || id AS id, place.school_id, is_elsewhere, is_exam, is_scored, parts
  FROM (SELECT DISTINCT test_type, id, school_id, is_elsewhere FROM stray) AS place JOIN whole USING (test_type, id);
