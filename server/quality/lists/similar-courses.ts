import { literal } from '#datasets/kit/sql/quote.ts';
import { TITLE_WORDS } from '#datasets/vocabulary/title-words.ts';

/** A title is looked for by its rarer words: one that stands in more titles than this tells courses apart no more. */
const COMMON_WORD = 300;
/** Only the most frequent unmatched titles are compared word by word; the rest of a long tail is not worth seconds. */
const MOST_TITLES = 3000;
/** Share of words in common from which two titles are called similar. */
const SIMILAR = 0.5;
const NEARLY_EQUAL = 0.93;

const FULL_WORD = `MAP {${Object.entries(TITLE_WORDS)
  .map(([short, full]) => `${literal(short)}: ${literal(full)}`)
  .join(', ')}}`;

/** The words of a title, shortened ones in full, apostrophes closed: Gov't is Govt. */
export const titleWords = (title: string) => `
  list_distinct(list_transform(
    list_filter(string_split(regexp_replace(replace(lower(strip_accents(${title})), '''', ''), '[^a-z0-9]+', ' ', 'g'), ' '), lambda word: word <> ''),
    lambda word: coalesce(${FULL_WORD}[word], word)))`;

/**
 * Makes `similar_course` (code, value, title, reason, closeness): for each row of `unknown_course` (code, title, rows) the catalog
 * courses with the same or a similar title. Titles whose numbers differ are never similar: Algebra 1 is not Algebra 2.
 */
export const SIMILAR_COURSES = `
  CREATE TABLE known_title AS
    SELECT course_code AS code, title_key, min(course_title) AS title FROM course WHERE title_key <> '' GROUP BY course_code, title_key;

  CREATE TABLE similar_course AS
    WITH wanted AS (
      SELECT code, title_key(title) AS title_key, ${titleWords('title')} AS words
      FROM unknown_course WHERE title IS NOT NULL AND title_key(title) <> '' ORDER BY rows DESC, code LIMIT ${MOST_TITLES}),
    -- Nothing of the catalog is taken apart where nothing is wanted.
    offered AS (SELECT DISTINCT title_key, ${titleWords('title')} AS words FROM known_title WHERE EXISTS (FROM wanted)),
    word_of_offered AS (
      SELECT word, title_key, words FROM (SELECT title_key, words, unnest(words) AS word FROM offered)
      WHERE length(word) > 2 QUALIFY count(*) OVER (PARTITION BY word) <= ${COMMON_WORD}),
    pair AS (
      SELECT DISTINCT code, wanted.title_key AS mine, wanted.words AS my_words, offered.title_key AS other, offered.words AS other_words
      FROM (SELECT *, unnest(words) AS word FROM wanted) AS wanted JOIN word_of_offered AS offered USING (word)
      WHERE wanted.title_key <> offered.title_key),
    close AS (
      SELECT code, other AS title_key,
        greatest(
          len(list_intersect(my_words, other_words)) / len(list_distinct(list_concat(my_words, other_words))),
          CASE WHEN jaro_winkler_similarity(mine, other) >= ${NEARLY_EQUAL} THEN jaro_winkler_similarity(mine, other) ELSE 0 END) AS closeness
      FROM pair
      WHERE list_sort(list_filter(my_words, lambda word: regexp_full_match(word, '[0-9]+')))
        = list_sort(list_filter(other_words, lambda word: regexp_full_match(word, '[0-9]+'))))
    SELECT wanted.code, known.code AS value, known.title, 'same_title' AS reason, 1.0 AS closeness
    FROM wanted JOIN known_title AS known USING (title_key) WHERE known.code <> wanted.code
    UNION ALL
    SELECT close.code, known.code, known.title, 'similar_title', closeness
    FROM close JOIN known_title AS known USING (title_key) WHERE closeness >= ${SIMILAR} AND known.code <> close.code;
`;
