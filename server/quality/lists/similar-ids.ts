/** More neighbors than this at one place say nothing: where ids are given out one after the other, all of them differ by one digit. */
const MOST_NEIGHBORS = 3;

const plain = `regexp_replace(upper(id), '[^A-Z0-9]', '', 'g') AS plain`;

/**
 * Ids (or codes) that look like another one, as a SELECT of (id, value, reason): the zeros in front, the punctuation, two neighboring
 * characters swapped, or one character of the same length.
 *
 * `unknown` and `known` are tables with a column `id` in upper case, `known` with each id once. No two ids are compared: what an unknown
 * id could have been is spelled out and looked up, some 90 look-ups for an id of nine digits.
 */
export const similarIds = (unknown: string, known: string): string => `
  WITH wrong AS (SELECT DISTINCT id, ${plain} FROM ${unknown} WHERE length(id) BETWEEN 2 AND 20),
  right_id AS (SELECT id, ${plain} FROM ${known} WHERE length(id) BETWEEN 2 AND 20),
  -- Most ids are numbers, or numbers behind a letter: no letter is tried where none ever stands.
  sign AS (
    SELECT unnest(string_split('0123456789', '')) AS sign, 20 AS last_place
    UNION ALL
    SELECT unnest(string_split('ABCDEFGHIJKLMNOPQRSTUVWXYZ-', '')),
      CASE WHEN bool_or(regexp_matches(id, '^.+[^0-9]')) THEN 20 WHEN bool_or(regexp_matches(id, '^[^0-9]')) THEN 1 ELSE 0 END
    FROM right_id),
  place AS MATERIALIZED (
    SELECT id, place, left(id, place - 1) AS before, substr(id, place, 1) AS here, substr(id, place + 1, 1) AS next,
      substr(id, place + 1) AS after, substr(id, place + 2) AS after_next
    FROM (SELECT id, unnest(range(1, length(id) + 1)) AS place FROM wrong)),
  one_character AS (
    SELECT place.id, right_id.id AS value
    FROM place JOIN sign ON place <= last_place JOIN right_id ON right_id.id = before || sign || after
    WHERE sign <> here
    QUALIFY count(*) OVER (PARTITION BY place.id) <= ${MOST_NEIGHBORS}),
  transposed AS (
    SELECT place.id, right_id.id AS value
    FROM place JOIN right_id ON right_id.id = before || next || here || after_next
    WHERE next <> '' AND right_id.id <> place.id
    QUALIFY count(*) OVER (PARTITION BY place.id) <= ${MOST_NEIGHBORS}),
  found AS (
    SELECT wrong.id, right_id.id AS value, 'punctuation' AS reason FROM wrong JOIN right_id USING (plain) WHERE plain <> ''
    UNION ALL
    -- Two ids that are the same without zeros are two only where one of them has some.
    SELECT wrong.id, right_id.id, 'leading_zeros'
    FROM wrong JOIN right_id ON ltrim(right_id.plain, '0') = ltrim(wrong.plain, '0')
    WHERE starts_with(right_id.plain, '0') AND ltrim(wrong.plain, '0') <> '' AND wrong.plain <> right_id.plain
    UNION ALL
    SELECT wrong.id, right_id.id, 'leading_zeros'
    FROM wrong JOIN right_id ON right_id.plain = ltrim(wrong.plain, '0')
    WHERE starts_with(wrong.plain, '0') AND right_id.plain <> '' AND NOT starts_with(right_id.plain, '0')
    UNION ALL
    SELECT id, value, 'transposed' FROM transposed
    UNION ALL
    SELECT id, value, 'one_character' FROM one_character)
  SELECT DISTINCT id, value, reason FROM found WHERE value <> id`;
