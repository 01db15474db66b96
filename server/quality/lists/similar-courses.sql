-- For each course of unknown_course the catalog courses with the same or a similar title. Titles whose numbers differ
-- are never similar: Algebra 1 is not Algebra 2.

CREATE TABLE known_title AS
  SELECT course_code AS code, title_key, min(course_title) AS title FROM course WHERE title_key <> ''
  GROUP BY course_code, title_key;

CREATE TABLE similar_course AS
  -- The rest of a long tail is not worth the seconds that it takes to compare titles word by word.
  WITH wanted AS (
    SELECT code, title_key(title) AS title_key, title_words(title) AS words
    FROM unknown_course WHERE title IS NOT NULL AND title_key(title) <> '' ORDER BY rows DESC, code LIMIT 3000),
  -- Nothing of the catalog is taken apart where nothing is wanted.
  offered AS (SELECT DISTINCT title_key, title_words(title) AS words FROM known_title WHERE EXISTS (FROM wanted)),
  -- A title is looked for by its rarer words: one that is in more titles than this tells courses apart no more.
  word_of_offered AS (
    SELECT word, title_key, words FROM (SELECT title_key, words, unnest(words) AS word FROM offered)
    WHERE length(word) > 2 QUALIFY count(*) OVER (PARTITION BY word) <= 300),
  pair AS (
    SELECT DISTINCT code, wanted.title_key AS mine, wanted.words AS my_words, offered.title_key AS other,
      offered.words AS other_words
    FROM (SELECT *, unnest(words) AS word FROM wanted) AS wanted JOIN word_of_offered AS offered USING (word)
    WHERE wanted.title_key <> offered.title_key),
  -- By the share of words in common, or nearly the same letters.
  close AS (
    SELECT code, other AS title_key,
      greatest(
        len(list_intersect(my_words, other_words)) / len(list_distinct(list_concat(my_words, other_words))),
        CASE WHEN jaro_winkler_similarity(mine, other) >= 0.93 THEN jaro_winkler_similarity(mine, other)
          ELSE 0 END) AS closeness
    FROM pair
    WHERE list_sort(list_filter(my_words, lambda word: regexp_full_match(word, '[0-9]+')))
      = list_sort(list_filter(other_words, lambda word: regexp_full_match(word, '[0-9]+'))))
  SELECT wanted.code, known.code AS value, known.title, 'same_title' AS reason, 1.0 AS closeness
  FROM wanted JOIN known_title AS known USING (title_key) WHERE known.code <> wanted.code
  UNION ALL
  SELECT close.code, known.code, known.title, 'similar_title', closeness
  FROM close JOIN known_title AS known USING (title_key) WHERE closeness >= 0.5 AND known.code <> close.code;
