import { oneOf } from '#datasets/kit/any-of.ts';

/**
 * What a course title says about the level. `^AP` is AP, 'Pre-AP' is not
 * (docs/domain/vocabularies.md#course-levels); districts also write it behind ('Biology AP') and with points. HL is
 * nothing but an IB level; SL alone is too many things.
 */
const plain = (title: string) => `lower(${title})`;
const matches = (title: string, pattern: string) => `regexp_matches(${plain(title)}, '${pattern}')`;

/** The end of a title, or the part of the year there: 'Biology AP A', 'English 10 H (S2)'. */
const END =
  '([ /-]+\\(?((s|sem|semester|t|tri|trimester|q|qtr|quarter|part|pt)[ .#-]*)?([1-4ab]|i{1,2}|fall|spring|yr|year)\\)?)?$';

/**
 * Before the name of an exam, whatever is in front: 'SCI: AP Chemistry', 'English 11 AP Lang', 'Calculus AP (BC)'.
 */
const EXAM = oneOf(
  ...['us', 'u\\.s', 'amer', 'eng', 'lang', 'lit', 'bio', 'chem', 'phys', 'env', 'calc', 'stat'],
  ...['comp', 'cs', 'princ', 'psych', 'gov', 'hum', 'euro', 'world', 'wrld', 'macro', 'micro', 'art'],
  ...['drawing', '2-?d', '3-?d', 'music', 'span', 'french', 'german', 'latin', 'chin', 'japan', 'ital'],
  ...['seminar', 'research', 'pre-?calc', 'geog', 'hist', 'afr', '(c|ab|bc|1|2)\\b'],
);

/** At the start or the end, in brackets, or written as one word. */
const AP = `^ap\\b|^a\\.p\\.|\\bap[ :-]+\\(?${EXAM}|\\bap${END}|\\(ap\\)|\\badv(anced)?\\.? ?(placement|plcmt|pl)\\b|\\b(apush|apes|whap)\\b`;

/** What leads to such a course, or may be one: 'Prep for AP Biology', 'Honors/AP Calculus'. */
const NO_AP =
  'pre-?\\s?ap\\b|pre-?\\s?advanced|\\b(prep|to|than|as|like|with|for|or|and|not|non|after|before|beyond)[ -]+ap\\b|\\bhon(ors?)? ?[/&] ?ap\\b';

export const isApTitle = (title: string) => `coalesce(${matches(title, AP)} AND NOT ${matches(title, NO_AP)}, false)`;

export const isIbTitle = (title: string) =>
  `coalesce(${matches(title, '\\bib\\b|\\bhl$|international baccalaureate')} AND NOT ${matches(title, 'pre-?\\s?ib\\b|\\bmyp\\b')}, false)`;

/**
 * Who is honored or sings, which says nothing of a level: 'National Honor Society', 'Honor Guard', 'Honor
 * Choir'. 'Honors Choir' does.
 */
const HONOR_ALONE = '\\b(honors? (soc(iety)?|guard|roll|code|court|council)|honor (band|choir|chorus|orchestra))\\b';

/** Texas' 'Algebra I PAP' (Pre-AP) and 'English 9 GT', which are words for levels in a column of them as well. */
const SHORT = `(^|\\()(pap|g/t)\\b|\\b(pap|hn|g/?t)\\)?${END}`;

/** 'English 10 H', 'English 10H', 'H English 10'; not an hour or a hall of that letter. */
const HONORS = `${SHORT}|\\b(honors?|hnrs?|hon)\\b|\\(hn?\\)|\\b([0-9]{1,2})?h${END}|^h [a-gi-z][a-z]{2,}|\\bpre-?\\s?(ap|ib)\\b`;

export const isHonorsTitle = (title: string) =>
  `coalesce(${matches(`regexp_replace(${plain(title)}, '${HONOR_ALONE}', '', 'g')`, HONORS)}, false)`;
