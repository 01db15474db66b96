-- IDs and codes that may be meant by another one of the district: what finds no counterpart, and what it could be
-- (similar-ids.ts compares).

-- A score without a student: whom the roster may know it by.
CREATE TABLE wrong_id AS SELECT DISTINCT student_id AS id FROM unmatched_score
WHERE student_id IS NOT NULL AND NOT is_other_person;
CREATE TABLE right_id AS SELECT DISTINCT id FROM known_id WHERE EXISTS (FROM wrong_id);

-- A cohort student without demographics: an ID of a demographics file that is no one's.
CREATE TABLE stray_id AS
  WITH only_school AS (SELECT file, any_value(school_id) AS school_id FROM covered GROUP BY file HAVING count(*) = 1)
  SELECT student_id AS id, list_distinct(list(coalesce(stray.school_id, only_school.school_id, no_school()))) AS schools
  FROM matched_demographics AS stray LEFT JOIN only_school ON only_school.file = stray.file
  WHERE student IS NULL AND student_id IS NOT NULL
  GROUP BY student_id;
CREATE TABLE own_id AS
  SELECT known_id.id, known_id.student FROM known_id JOIN unmatched_student AS item ON item.item = known_id.student
  WHERE item.note = 'no_record' AND EXISTS (FROM stray_id);

-- A course that is in no catalog: by its code, and by its title.
CREATE TABLE wrong_code AS SELECT code AS id FROM unknown_course;
CREATE TABLE right_code AS SELECT DISTINCT course_code AS id FROM course WHERE EXISTS (FROM wrong_code);
