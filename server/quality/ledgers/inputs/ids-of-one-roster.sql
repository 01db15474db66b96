-- Which IDs of one roster are of one student; of several, roster-ids.sql says it.
CREATE TABLE roster_twin AS
  WITH agreed AS (FROM zeros_lost UNION SELECT text, same_as FROM one_person WHERE is_proven),
  once AS (
    SELECT id FROM (SELECT text AS id FROM agreed UNION ALL SELECT same_as FROM agreed)
    GROUP BY id HAVING count(*) = 1)
  SELECT text, same_as FROM agreed WHERE text IN (FROM once) AND same_as IN (FROM once);

CREATE TABLE doubtful_id (text VARCHAR);

CREATE TABLE maybe_one_person AS
  SELECT unnest([text, same_as]) AS text
  FROM one_person AS pair ANTI JOIN roster_twin AS twin ON twin.text IN (pair.text, pair.same_as);
