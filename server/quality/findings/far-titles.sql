-- Titles on transcripts that are quite other ones than any catalog has for their code. Titles are as taken, so abbreviations, initials
-- and one word in common are enough to be the same.

-- The first letters of the words: 'Theory of Knowledge' is tok.
CREATE MACRO initials(title) AS
  regexp_replace(regexp_replace(lower(title), '([a-z0-9])[a-z0-9'']*', '\1', 'g'), '[^a-z0-9]', '', 'g');

-- Words that say something: 9 and II are part of many titles.
CREATE MACRO telling_words(title) AS list_filter(title_words(title), lambda word: regexp_matches(word, '[a-z]{3}'));

CREATE TABLE far_title AS
  WITH written AS (
    SELECT DISTINCT course_code AS code, course_title AS title FROM transcript_written
    WHERE course_code IS NOT NULL AND course_title IS NOT NULL AND NOT coalesce(is_transfer, false)),
  listed AS (SELECT DISTINCT course_code, course_title AS title, title_key FROM offered WHERE title_key <> ''),
  other AS (
    SELECT code, written.title, of_code.key FROM written JOIN course_text AS of_code ON of_code.text = written.code
    ANTI JOIN listed ON listed.course_code = of_code.key AND listed.title_key = title_key(written.title)),
  pair AS (
    SELECT code, other.title, title_key(other.title) AS mine, listed.title_key AS theirs,
      initials(other.title) AS my_initials, initials(listed.title) AS their_initials,
      telling_words(other.title) AS my_words, telling_words(listed.title) AS their_words
    FROM other JOIN listed ON listed.course_code = other.key)
  SELECT code, title FROM pair WHERE mine <> '' GROUP BY code, title
  -- Alike by their letters from here on: 'chmstry' and 'chemistry' are 0.9, 'ceramics' and 'chemistry' 0.6.
  HAVING bool_and(jaro_winkler_similarity(mine, theirs) < 0.75 AND mine <> their_initials AND theirs <> my_initials
    AND len(list_filter(my_words, lambda one:
      len(list_filter(their_words, lambda two: starts_with(one, two) OR starts_with(two, one))) > 0)) = 0);
