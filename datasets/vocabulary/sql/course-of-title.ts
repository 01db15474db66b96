/**
 * What a course title says about the level. `^AP` is AP, 'Pre-AP' is not (docs/domain/vocabularies.md#course-levels); districts also write it behind ('Biology AP') and with
 * points. HL is nothing but an IB level; SL alone is too many things.
 */
const plain = (title: string) => `lower(${title})`;
const matches = (title: string, pattern: string) => `regexp_matches(${plain(title)}, '${pattern}')`;

export const isApTitle = (title: string) =>
  `coalesce(${matches(title, '^ap\\b|^a\\.p\\.|\\bap$|\\(ap\\)|advanced placement')} AND NOT ${matches(title, 'pre-?\\s?ap\\b|pre-?\\s?advanced')}, false)`;

export const isIbTitle = (title: string) =>
  `coalesce(${matches(title, '\\bib\\b|\\bhl$|international baccalaureate')} AND NOT ${matches(title, 'pre-?\\s?ib\\b|\\bmyp\\b')}, false)`;

/** Who is honored or sings, which says nothing of a level: 'National Honor Society', 'Honor Guard', 'Honor Choir'. 'Honors Choir' does. */
const HONOR_ALONE = '\\b(honors? (soc(iety)?|guard|roll|code|court|council)|honor (band|choir|chorus|orchestra))\\b';

export const isHonorsTitle = (title: string) =>
  `coalesce(${matches(`regexp_replace(${plain(title)}, '${HONOR_ALONE}', '', 'g')`, '\\b(honors?|hnrs?|hon)\\b|\\(hn?\\)|\\bh$|\\bpre-?\\s?(ap|ib)\\b')}, false)`;
