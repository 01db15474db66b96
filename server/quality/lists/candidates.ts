import { CANDIDATE_REASONS, type CandidateReason } from '#contract/quality-lists.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { SIMILAR_COURSES } from './similar-courses.ts';
import { similarIds } from './similar-ids.ts';

/** As an enumeration, like the schools it stands beside: a course may be taught at hundreds. */
export const NO_SCHOOL = `''::school_key`;

/** A person decides between them, so there are few. */
const MOST_CANDIDATES = 3;
const REASONS = `[${CANDIDATE_REASONS.map(literal).join(', ')}]`;
const rankOf = (reason: CandidateReason) => CANDIDATE_REASONS.indexOf(reason) + 1;
const NEAR_CODE = `[${rankOf('transposed')}, ${rankOf('one_character')}]`;

/**
 * What was likely meant, for the items of `unmatched_score`, `unmatched_student` and `unknown_course`: makes `candidates` (subject, item,
 * list). Each candidate names the schools it belongs to, so that who sees some schools is offered nothing of the others.
 */
export const CANDIDATES = `
  CREATE TABLE likely (subject VARCHAR, item VARCHAR, value VARCHAR, label VARCHAR, reason VARCHAR, closeness DOUBLE, schools school_key[]);

  -- A score without a student: whom the roster may know it by.
  CREATE TABLE wrong_id AS SELECT DISTINCT student_id AS id FROM unmatched_score WHERE student_id IS NOT NULL;
  CREATE TABLE right_id AS SELECT DISTINCT id FROM known_id WHERE EXISTS (FROM wrong_id);

  CREATE TABLE person_by_id AS
    WITH found AS (
      SELECT id, student, 'other_id' AS reason FROM wrong_id JOIN known_id USING (id)
      UNION ALL
      SELECT pair.id, known_id.student, pair.reason
      FROM (${similarIds('wrong_id', 'right_id')}) AS pair JOIN known_id ON known_id.id = pair.value)
    SELECT item.item, found.student, found.reason FROM found JOIN unmatched_score AS item ON item.student_id = found.id;

  -- Looked up by the texts of the files: of all students few are asked for.
  CREATE TABLE roster_person AS
    WITH asked AS (
      SELECT roster.student_id, last_name, first_name, birth_date
      FROM roster_written AS roster SEMI JOIN (SELECT CAST(student AS VARCHAR) AS student_id FROM person_by_id) AS found USING (student_id)
      UNION ALL
      SELECT student_id, last_name, first_name, birth_date FROM roster_written SEMI JOIN unmatched_score USING (birth_date))
    SELECT of_student.key AS student_id, any_value(last_name) AS last_name, any_value(first_name) AS first_name,
      any_value(birth_date) AS birth_date, any_value(enrolled.home) AS home
    FROM asked JOIN student_text AS of_student ON of_student.text = asked.student_id
    LEFT JOIN enrolled ON enrolled.student_id = of_student.key
    GROUP BY of_student.key;

  INSERT INTO likely
    WITH by_name AS (
      SELECT item.item, person.student_id AS student,
        CASE WHEN name_key(item.first_name) = name_key(person.first_name) THEN 'name_and_birth_date'
          ELSE 'last_name_and_birth_date' END AS reason
      FROM unmatched_score AS item JOIN roster_person AS person
        ON person.birth_date = item.birth_date AND name_key(person.last_name) = name_key(item.last_name)
        AND left(name_key(person.first_name), 1) = left(name_key(item.first_name), 1))
    SELECT 'score', item, student, concat_ws(', ', person.last_name, person.first_name), reason, 1,
      list_value(coalesce(person.home, ${NO_SCHOOL}))
    FROM (FROM person_by_id UNION ALL FROM by_name) AS found JOIN roster_person AS person ON person.student_id = found.student;

  -- A cohort student without demographics: an id of a demographics file that is nobody's.
  CREATE TABLE stray_id AS
    WITH only_school AS (SELECT file, any_value(school_id) AS school_id FROM covered GROUP BY file HAVING count(*) = 1)
    SELECT student_id AS id, list_distinct(list(coalesce(stray.school_id, only_school.school_id, ${NO_SCHOOL}))) AS schools
    FROM matched_demographics AS stray LEFT JOIN only_school ON only_school.file = stray.file
    WHERE student IS NULL AND student_id IS NOT NULL
    GROUP BY student_id;
  CREATE TABLE own_id AS
    SELECT known_id.id, known_id.student FROM known_id JOIN unmatched_student AS item ON item.item = known_id.student
    WHERE item.note = 'no_record' AND EXISTS (FROM stray_id);

  INSERT INTO likely
    WITH found AS (
      SELECT own_id.student, id AS value, 'other_id' AS reason FROM own_id JOIN stray_id USING (id)
      UNION ALL
      SELECT own_id.student, pair.value, pair.reason FROM (${similarIds('own_id', 'stray_id')}) AS pair JOIN own_id USING (id))
    SELECT 'student', found.student, value, NULL, reason, 1, stray_id.schools FROM found JOIN stray_id ON stray_id.id = found.value;

  -- A course that is in no catalog: by its code, and by its title.
  CREATE TABLE wrong_code AS SELECT code AS id FROM unknown_course;
  CREATE TABLE right_code AS SELECT DISTINCT course_code AS id FROM course WHERE EXISTS (FROM wrong_code);
  ${SIMILAR_COURSES}
  INSERT INTO likely
    WITH found AS (
      SELECT id AS code, value, NULL AS title, reason, 1.0 AS closeness FROM (${similarIds('wrong_code', 'right_code')})
      UNION ALL FROM similar_course),
    offered AS (
      SELECT course_code, min(course_title) AS title, list_distinct(list(coalesce(school_id, ${NO_SCHOOL}))) AS schools
      FROM course GROUP BY course_code)
    SELECT 'course', code, value, coalesce(found.title, offered.title), reason, closeness, schools
    FROM found JOIN offered ON offered.course_code = found.value;

  CREATE TABLE candidates AS
    WITH judged AS (
      SELECT subject, item, value, max(label) AS label, any_value(schools) AS schools, max(closeness) AS closeness,
        list_sort(list_transform(list_distinct(list(reason)), lambda reason: list_position(${REASONS}, reason))) AS ranks
      FROM likely GROUP BY subject, item, value),
    -- Course codes lie close together: where titles are known, a digit alone says nothing.
    plausible AS (
      SELECT judged.* FROM judged LEFT JOIN unknown_course ON subject = 'course' AND code = item
      WHERE title IS NULL OR NOT list_has_all(${NEAR_CODE}, ranks))
    SELECT subject, item, list({
        'value': value, 'label': label, 'reasons': list_transform(ranks, lambda rank: ${REASONS}[rank]), 'schools': schools}
      ORDER BY ranks[1], closeness DESC, value)[1:${MOST_CANDIDATES}] AS list
    FROM plausible GROUP BY subject, item;
`;
