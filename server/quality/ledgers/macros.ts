import { CANDIDATE_REASONS, type CandidateReason, COHORT_STEPS } from '#contract/quality/lists.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { CORE_SUBJECTS, REPEATABLE_SUBJECTS } from '#datasets/vocabulary/courses/subject-areas.ts';
import { TITLE_WORDS } from '#datasets/vocabulary/courses/title-words.ts';
import { knownSubject, subjectOfSced, subjectOfTitle } from '#datasets/vocabulary/sql/subject-of.ts';
import { sqlFile } from '#server/platform/lake/sql-file.ts';
import { CATEGORY_RULE, type CategoryRule, categoryOf } from './categories.ts';

const listOf = (values: readonly string[]) => `[${values.map(literal).join(', ')}]`;
const rankOf = (reason: CandidateReason) => CANDIDATE_REASONS.indexOf(reason) + 1;

/** Compared as numbers: beside a list of texts the area of every row would become one. */
const areas = (subjects: readonly string[]) => `(${subjects.map((one) => `${literal(one)}::subject_key`).join(', ')})`;

const FULL_WORD = `MAP {${Object.entries(TITLE_WORDS)
  .map(([short, full]) => `${literal(short)}: ${literal(full)}`)
  .join(', ')}}`;

/** How titles of courses are compared. Handed over before the keys: codes without their zeros need them. */
export const TITLE_MACROS = `
  -- By letters and digits alone.
  CREATE MACRO title_key(title) AS regexp_replace(lower(strip_accents(title)), '[^a-z0-9]', '', 'g');

  -- The words of a title, shortened ones in full, apostrophes closed: Gov't is Govt.
  CREATE MACRO title_words(title) AS
    list_distinct(list_transform(
      list_filter(string_split(regexp_replace(replace(lower(strip_accents(title)), '''', ''), '[^a-z0-9]+', ' ', 'g'), ' '), lambda word: word <> ''),
      lambda word: coalesce(${FULL_WORD}[word], word)));

  -- The first letters of the words: 'Theory of Knowledge' is tok.
  CREATE MACRO initials(title) AS
    regexp_replace(regexp_replace(lower(title), '([a-z0-9])[a-z0-9'']*', '\\1', 'g'), '[^a-z0-9]', '', 'g');

  -- Words that say something: 9 and II are part of many titles.
  CREATE MACRO telling_words(title) AS list_filter(title_words(title), lambda word: regexp_matches(word, '[a-z]{3}'));

  -- A title that is quite another one, each with its key. Titles are as taken, so abbreviations, initials and one word in common are enough to
  -- be the same. Alike by their letters: 'chmstry' and 'chemistry' are 0.9, 'ceramics' and 'chemistry' 0.6.
  CREATE MACRO is_far_title(mine, my_key, theirs, their_key) AS
    jaro_winkler_similarity(my_key, their_key) < 0.75 AND my_key <> initials(theirs) AND their_key <> initials(mine)
      AND len(list_filter(telling_words(mine), lambda one:
        len(list_filter(telling_words(theirs), lambda two: starts_with(one, two) OR starts_with(two, one))) > 0)) = 0;
`;

/** What vocabularies and the contract say, under the names by which files of SQL ask for it. */
export const WORD_MACROS = `
  CREATE MACRO is_core(area) AS area IN ${areas(CORE_SUBJECTS)};
  CREATE MACRO is_repeatable(area) AS area IN ${areas(REPEATABLE_SUBJECTS)};
  CREATE MACRO subject_of_sced(code) AS ${subjectOfSced('code')};
  CREATE MACRO known_subject(word) AS ${knownSubject('word')};
  CREATE MACRO subject_of_title(title) AS ${subjectOfTitle('title')};

  CREATE MACRO step_number(step) AS list_position(${listOf(COHORT_STEPS)}, step);
  CREATE MACRO reason_rank(reason) AS list_position(${listOf(CANDIDATE_REASONS)}, reason);
  CREATE MACRO reason_at(rank) AS ${listOf(CANDIDATE_REASONS)}[rank];
  CREATE MACRO near_code_ranks() AS [${rankOf('transposed')}, ${rankOf('one_character')}];
`;

/** How names are compared. Handed over before all others: the IDs of rosters need them. */
export const NAME_MACROS = sqlFile('./name-macros.sql', import.meta.url);

/**
 * Terms without the year that some systems write into them (docs/domain/grades.md#credit-once): 'FALL' of 'Fall 2020',
 * 'FA' of 'FA20', 'S1' of '20-21 S1', '01' of PowerSchool's TermID 3001. A year alone stays: '2020' and '2021' may be
 * the halves of one school year.
 */
export const TERM_MACROS = sqlFile('./term-macros.sql', import.meta.url);

/** What an audit sets: the last year of its class, the first of the four, and the category of a student. */
export const auditMacros = (yearEnding: number, rule: CategoryRule = CATEGORY_RULE): string => `
  CREATE MACRO year_ending() AS ${yearEnding};
  CREATE MACRO first_year() AS ${yearEnding - 3};
  CREATE MACRO category_of(gpa, core_failed) AS ${categoryOf(rule)};
`;
