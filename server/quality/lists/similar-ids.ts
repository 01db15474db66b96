/**
 * More neighbors than this at one place say nothing: where IDs are given out one after the other, all of
 * them differ by one digit.
 */
const MOST_NEIGHBORS = 3;

const plain = (id: string) => `regexp_replace(upper(${id}), '[^A-Z0-9]', '', 'g')`;
/** Without zeros in front too. Most IDs have neither, which is seen in half the time. */
const bare = (id: string) =>
  `CASE WHEN regexp_matches(${id}, '^[A-Z1-9][A-Z0-9]*$') THEN ${id} ELSE ltrim(${plain(id)}, '0') END`;

/**
 * IDs (or codes) that look like another one, as a SELECT of (id, value, reason): the zeros in front, the punctuation,
 * two neighboring characters swapped, or one character of the same length.
 *
 * `unknown` and `known` are tables with a column `id` in upper case, `known` with each ID once. No two IDs are
 * compared: what an unknown ID could have been is spelled out and looked up, about 90 look-ups for an ID of nine
 * digits.
 */
export const similarIds = (unknown: string, known: string): string => `
  WITH wrong AS MATERIALIZED (
    SELECT DISTINCT id, ${plain('id')} AS plain, ${bare('id')} AS bare FROM ${unknown} WHERE length(id) BETWEEN 2 AND 20),
  right_id AS (SELECT id FROM ${known} WHERE length(id) BETWEEN 2 AND 20),
  -- Most ids are numbers, or numbers behind a letter or two: no letter is tried behind the last one that an id has.
  sign AS (
    SELECT unnest(string_split('0123456789', '')) AS sign, 20 AS last_place
    UNION ALL
    SELECT unnest(string_split('ABCDEFGHIJKLMNOPQRSTUVWXYZ-', '')), max(length(regexp_replace(id, '[0-9]+$', ''))) FROM right_id),
  place AS MATERIALIZED (
    SELECT id, place, left(id, place - 1) AS before, substr(id, place, 1) AS here, substr(id, place + 1, 1) AS next,
      substr(id, place + 1) AS after, substr(id, place + 2) AS after_next
    FROM (SELECT id, unnest(range(1, length(id) + 1)) AS place FROM wrong)),
  spelled AS (
    SELECT id, before || sign || after AS value, 'one_character' AS reason FROM place JOIN sign ON place <= last_place WHERE sign <> here
    UNION ALL
    SELECT id, before || next || here || after_next, 'transposed' FROM place WHERE next <> '' AND next <> here),
  found AS (
    SELECT spelled.* FROM spelled JOIN right_id ON right_id.id = spelled.value
    QUALIFY count(*) OVER (PARTITION BY spelled.id, reason) <= ${MOST_NEIGHBORS}
    UNION ALL
    SELECT wrong.id, right_id.id, CASE WHEN wrong.plain = ${plain('right_id.id')} THEN 'punctuation' ELSE 'leading_zeros' END
    FROM wrong JOIN right_id ON ${bare('right_id.id')} = bare
    -- Of zeros alone nothing is left without them.
    WHERE bare <> '' OR (wrong.plain <> '' AND wrong.plain = ${plain('right_id.id')}))
  SELECT DISTINCT id, value, reason FROM found WHERE value <> id`;
