-- Two IDs on rosters with one last name, first name and date of birth (docs/domain/students.md#several-rosters), as
-- where a temporary ID was replaced, or a district gave its students new ones.
CREATE TABLE one_person AS
  WITH named AS (
    SELECT student_id AS id, birth_date, name_key(last_name) AS last, name_key(first_name) AS first
    FROM (SELECT DISTINCT student_id, last_name, first_name, birth_date FROM roster_written
      WHERE last_name IS NOT NULL AND first_name IS NOT NULL AND birth_date IS NOT NULL)
    WHERE length(last) > 1 AND length(first) > 1),
  pair AS (
    SELECT last, first, birth_date, min(id) AS one, max(id) AS other FROM named GROUP BY last, first, birth_date
    HAVING count(DISTINCT id) = 2 AND ltrim(min(id), '0') <> ltrim(max(id), '0')),
  -- A name that many have, as where names are withheld, proves nothing.
  rare AS (
    SELECT last, first FROM named SEMI JOIN pair USING (last, first) GROUP BY last, first
    HAVING count(DISTINCT birth_date) <= greatest(3, least(20, 0.01 * (SELECT count(DISTINCT id) FROM named)))),
  known AS (
    SELECT one, other, asked.birth_date, id, school_year, state_student_id AS state
    FROM (SELECT one, other, birth_date, unnest([one, other]) AS id FROM pair SEMI JOIN rare USING (last, first)
    ) AS asked JOIN roster_written ON student_id = id),
  compared AS (
    SELECT one, other, max(school_year) FILTER (id = one) AS last_of_one,
      max(school_year) FILTER (id = other) AS last_of_other,
      -- Those whose day of birth is not known have 1 January, and often one of a few names.
      NOT list_has_any(list(school_year) FILTER (id = one), list(school_year) FILTER (id = other))
        AND NOT (month(birth_date) = 1 AND day(birth_date) = 1) AS is_proven
    FROM known GROUP BY one, other, birth_date
    -- Two IDs of the state are two people.
    HAVING count(DISTINCT state) < 2)
  -- The later ID counts.
  SELECT CASE WHEN last_of_one < last_of_other THEN one ELSE other END AS text,
    CASE WHEN last_of_one < last_of_other THEN other ELSE one END AS same_as, coalesce(is_proven, false) AS is_proven
  FROM compared;
