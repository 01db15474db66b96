-- What was likely meant, for the items of unmatched_score, unmatched_student and unknown_course. Each candidate names
-- the schools it belongs to, so that who sees some schools is offered nothing of the others.

CREATE TABLE likely (subject VARCHAR, item VARCHAR, value VARCHAR, label VARCHAR, reason VARCHAR, closeness DOUBLE,
  schools school_key[]);

CREATE TABLE person_by_id AS
  WITH found AS (
    SELECT id, student, 'other_id' AS reason FROM wrong_id JOIN known_id USING (id)
    UNION ALL
    SELECT pair.id, known_id.student, pair.reason
    FROM similar_id AS pair JOIN known_id ON known_id.id = pair.value)
  SELECT item.item, found.student, found.reason FROM found JOIN unmatched_score AS item ON item.student_id = found.id;

-- Looked up by the texts of the files: of all students few are asked for.
CREATE TABLE roster_person AS
  WITH asked AS (
    SELECT roster.student_id, last_name, first_name, birth_date
    FROM roster_written AS roster SEMI JOIN (SELECT CAST(student AS VARCHAR) AS student_id FROM person_by_id) AS found
      USING (student_id)
    UNION ALL
    SELECT student_id, last_name, first_name, birth_date FROM roster_written
    SEMI JOIN unmatched_score USING (birth_date))
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
    list_value(coalesce(person.home, no_school()))
  FROM (FROM person_by_id UNION ALL FROM by_name) AS found JOIN roster_person AS person
    ON person.student_id = found.student;

INSERT INTO likely
  WITH found AS (
    SELECT own_id.student, id AS value, 'other_id' AS reason FROM own_id JOIN stray_id USING (id)
    UNION ALL
    SELECT own_id.student, pair.value, pair.reason FROM similar_record_id AS pair JOIN own_id USING (id))
  SELECT 'student', found.student, value, NULL, reason, 1, stray_id.schools FROM found
  JOIN stray_id ON stray_id.id = found.value;

INSERT INTO likely
  WITH found AS (
    SELECT id AS code, value, NULL AS title, reason, 1.0 AS closeness FROM similar_code
    UNION ALL FROM similar_course),
  offered AS (
    SELECT course_code, min(course_title) AS title, list_distinct(list(coalesce(school_id, no_school()))) AS schools
    FROM course GROUP BY course_code)
  SELECT 'course', code, value, coalesce(found.title, offered.title), reason, closeness, schools
  FROM found JOIN offered ON offered.course_code = found.value;

CREATE TABLE candidates AS
  WITH judged AS (
    SELECT subject, item, value, max(label) AS label, any_value(schools) AS schools, max(closeness) AS closeness,
      list_sort(list_transform(list_distinct(list(reason)), lambda reason: reason_rank(reason))) AS ranks
    FROM likely GROUP BY subject, item, value),
  -- Course codes lie close together: where titles are known, a digit alone says nothing.
  plausible AS (
    -- Both conditions in one value: two would be tried for each pair.
    SELECT judged.* FROM judged LEFT JOIN unknown_course ON code = CASE subject WHEN 'course' THEN item END
    WHERE title IS NULL OR NOT list_has_all(near_code_ranks(), ranks))
  -- A person decides between them, so there are few.
  SELECT subject, item, list({
      'value': value, 'label': label, 'reasons': list_transform(ranks, lambda rank: reason_at(rank)),
      'schools': schools}
    ORDER BY ranks[1], closeness DESC, value)[1:3] AS list
  FROM plausible GROUP BY subject, item;
