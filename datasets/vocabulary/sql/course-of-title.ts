/**
 * What a course title says about the level. `^AP` is AP, 'Pre-AP' is not (docs/domain/vocabularies.md#course-levels); districts also write it behind ('Biology AP') and with
 * points. HL is nothing but an IB level; SL alone is too many things.
 */
const plain = (title: string) => `lower(${title})`;
const matches = (title: string, pattern: string) => `regexp_matches(${plain(title)}, '${pattern}')`;

/** Which part of the year: 'Biology AP A', 'English 10 H (S2)'. */
const PART =
  '[ /-]+\\(?((s|sem|semester|t|tri|trimester|q|qtr|quarter|part|pt)[ .#-]*)?([1-4ab]|i{1,2}|fall|spring|yr|year)\\)?$';
const wholeOf = (title: string) => `regexp_replace(${plain(title)}, '${PART}', '')`;

/** Behind the subject, in brackets, or written as one word. */
const AP = '^ap\\b|^a\\.p\\.|\\bap$|\\(ap\\)|\\badv(anced)?\\.? ?(placement|plcmt|pl)\\b|\\b(apush|apes|whap)\\b';

export const isApTitle = (title: string) =>
  `coalesce(${matches(wholeOf(title), AP)} AND NOT ${matches(title, 'pre-?\\s?ap\\b|pre-?\\s?advanced')}, false)`;

export const isIbTitle = (title: string) =>
  `coalesce(${matches(title, '\\bib\\b|\\bhl$|international baccalaureate')} AND NOT ${matches(title, 'pre-?\\s?ib\\b|\\bmyp\\b')}, false)`;

/** Who is honored or sings, which says nothing of a level: 'National Honor Society', 'Honor Guard', 'Honor Choir'. 'Honors Choir' does. */
const HONOR_ALONE = '\\b(honors? (soc(iety)?|guard|roll|code|court|council)|honor (band|choir|chorus|orchestra))\\b';

/** 'English 10 H', 'English 10H', 'H English 10'; an hour or a hall of that letter is none. */
const HONORS = '\\b(honors?|hnrs?|hon)\\b|\\(hn?\\)|\\b([0-9]{1,2})?h$|^h [a-gi-z][a-z]{2,}|\\bpre-?\\s?(ap|ib)\\b';

export const isHonorsTitle = (title: string) =>
  `coalesce(${matches(`regexp_replace(${wholeOf(title)}, '${HONOR_ALONE}', '', 'g')`, HONORS)}, false)`;
