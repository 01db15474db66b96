-- Rosters of several years or schools need not write IDs alike, and each is right by itself
-- (docs/domain/students.md#several-rosters). `roster_twin` has the IDs that another roster writes otherwise, with the
-- student they are of, and without one the IDs that are of two people; `doubtful_id` has those that may be another
-- roster's with letters before the digits. Made only where there are several rosters.

CREATE TABLE roster_id_of_file AS SELECT DISTINCT file, student_id AS id, state_student_id AS state FROM roster_written;

-- Two IDs that may be of one student. A roster that has both tells them apart.
CREATE TABLE roster_id_pair AS
  WITH each_id AS (SELECT DISTINCT file, id FROM roster_id_of_file),
  zeroed AS (SELECT file, ltrim(id, '0') AS bare FROM each_id WHERE starts_with(id, '0')),
  -- A program that takes zeros away takes all of them, from each ID.
  stripped AS (
    SELECT bare AS text, max(id) FILTER (id <> bare) AS same_as
    FROM (
      SELECT file, id, ltrim(id, '0') AS bare FROM each_id WHERE ltrim(id, '0') IN (SELECT bare FROM zeroed))
    GROUP BY bare
    HAVING count(DISTINCT id) = 2 AND min(id) FILTER (id = bare) IS NOT NULL
      AND NOT bool_or(id = bare AND file IN (SELECT file FROM zeroed))),
  by_state AS (
    SELECT mine.id AS text, min(other.id) AS same_as
    FROM each_id AS mine JOIN roster_id_of_file AS other ON other.state = mine.id AND other.id <> mine.id
      AND other.file <> mine.file
    GROUP BY mine.id HAVING min(other.id) = max(other.id)),
  renewed AS (
    SELECT arg_min(id, file) AS text, arg_max(id, file) AS same_as
    FROM roster_id_of_file WHERE state IS NOT NULL GROUP BY state
    HAVING count(DISTINCT id) = 2 AND min(file) < max(file) AND text <> same_as),
  -- One list writes the same letters before the digits of each ID. Schools that number alike tell their
  -- students apart in this way, too.
  lettered AS (SELECT file, id, regexp_extract(id, '^([A-Z]+[-_ ]?)[0-9]+$', 1) AS letters FROM each_id),
  letters_of_file AS (
    SELECT file, letters
    FROM (SELECT file, letters, count(*) AS ids, sum(count(*)) OVER (PARTITION BY file) AS of_file FROM lettered
      GROUP BY file, letters)
    WHERE letters <> '' AND ids >= 0.95 * of_file),
  unlettered AS (
    SELECT DISTINCT id AS text, substr(id, length(letters) + 1) AS same_as
    FROM lettered SEMI JOIN letters_of_file USING (file, letters)
    WHERE substr(id, length(letters) + 1) IN (SELECT id FROM each_id)),
  pair AS (
    SELECT text, same_as, 'zeros' AS why, 1 AS rank FROM stripped UNION ALL SELECT text, same_as, 'state', 2
    FROM by_state
    UNION ALL SELECT text, same_as, 'renewed', 3 FROM renewed UNION ALL SELECT text, same_as, 'letters', 4
      FROM unlettered)
  SELECT arg_min(text, rank) AS text, arg_min(same_as, rank) AS same_as, arg_min(why, rank) AS why
  FROM pair ANTI JOIN (
    SELECT pair.text, pair.same_as
    FROM pair JOIN each_id AS one ON one.id = pair.text JOIN each_id AS other ON other.id = pair.same_as
      AND other.file = one.file
  ) AS beside USING (text, same_as)
  GROUP BY least(text, same_as), greatest(text, same_as);

-- What rosters say of these students, and of IDs under which they have several names, or dates of birth.
CREATE TABLE person_of_id AS
  WITH several AS (
    SELECT student_id AS id FROM roster_written GROUP BY student_id
    HAVING min(file) < max(file) AND ((min(last_name) < max(last_name) AND min(first_name) < max(first_name))
      OR (min(birth_date) < max(birth_date) AND min(state_student_id) < max(state_student_id))))
  SELECT DISTINCT row.file, row.student_id AS id, birth_date, state_student_id AS state, name_key(last_name) AS last,
    name_key(first_name) AS first
  FROM roster_written AS row
  SEMI JOIN (FROM several UNION ALL SELECT text FROM roster_id_pair UNION ALL SELECT same_as
    FROM roster_id_pair) AS asked ON asked.id = row.student_id;

-- Names change, and dates of birth are corrected, but not both at once; NULL where nothing is known.
CREATE MACRO is_somebody_else(one, other) AS
  CASE WHEN one.state = other.state OR (one.birth_date = other.birth_date AND is_alike(one.last, other.last)) THEN false
    ELSE coalesce(has_other_names(one, other), one.state <> other.state)
      AND coalesce(one.birth_date <> other.birth_date, true) END;

CREATE TABLE judged_pair AS
  SELECT pair.text, pair.same_as, why,
    coalesce(bool_or(one.birth_date <> other.birth_date OR one.state <> other.state OR has_other_names(one, other)),
      false) AS is_against,
    CASE why
      -- A new ID under the ID of the state: the state's may be wrong, but not for one name and one date of birth.
      WHEN 'renewed' THEN coalesce(bool_and(one.birth_date = other.birth_date AND is_alike(one.last, other.last)
        AND is_alike(one.first, other.first)), false)
      WHEN 'letters' THEN coalesce(bool_and(is_alike(one.last, other.last) AND is_alike(one.first, other.first)),
        bool_and(one.birth_date = other.birth_date), false)
      ELSE true END AS is_proven
  FROM roster_id_pair AS pair JOIN person_of_id AS one ON one.id = pair.text
  JOIN person_of_id AS other ON other.id = pair.same_as
  GROUP BY pair.text, pair.same_as, why;

CREATE TABLE roster_twin AS
  WITH two_people AS (
    SELECT DISTINCT one.id FROM person_of_id AS one JOIN person_of_id AS other ON other.id = one.id
      AND other.file > one.file
    WHERE is_somebody_else(one, other)),
  agreed AS (
    SELECT text, same_as FROM judged_pair WHERE is_proven AND NOT is_against
    UNION SELECT text, same_as FROM zeros_lost
    UNION SELECT one.text, one.same_as FROM one_person AS one ANTI JOIN judged_pair AS pair ON
      pair.text IN (one.text, one.same_as) AND pair.same_as IN (one.text, one.same_as) WHERE one.is_proven),
  once AS (
    SELECT id FROM (SELECT text AS id FROM agreed UNION ALL SELECT same_as FROM agreed) ANTI JOIN two_people USING (id)
    GROUP BY id HAVING count(*) = 1)
  SELECT text, same_as FROM agreed WHERE text IN (FROM once) AND same_as IN (FROM once)
  UNION ALL SELECT id, NULL FROM two_people;

-- Without a name or a date of birth that is the same, nothing proves it.
CREATE TABLE doubtful_id AS
  SELECT text FROM judged_pair ANTI JOIN roster_twin USING (text) WHERE why = 'letters' AND NOT is_against;

CREATE TABLE maybe_one_person AS
  WITH pair AS (SELECT text, same_as FROM one_person UNION SELECT text, same_as FROM judged_pair WHERE why = 'renewed')
  SELECT DISTINCT unnest([text, same_as]) AS text
  FROM pair ANTI JOIN roster_twin AS twin ON twin.text IN (pair.text, pair.same_as);
