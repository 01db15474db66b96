/** What a course title says about the level. `^AP` is AP, 'Pre-AP' is not (domain.md 5.7). */
const plain = (title: string) => `lower(${title})`;
const matches = (title: string, pattern: string) => `regexp_matches(${plain(title)}, '${pattern}')`;

export const isApTitle = (title: string) =>
  `coalesce(${matches(title, '^ap\\b|advanced placement')} AND NOT ${matches(title, 'pre-?\\s?ap\\b|pre-?\\s?advanced')}, false)`;

export const isIbTitle = (title: string) =>
  `coalesce(${matches(title, '^ib\\b|international baccalaureate')} AND NOT ${matches(title, 'pre-?\\s?ib\\b|\\bmyp\\b')}, false)`;

export const isHonorsTitle = (title: string) =>
  `coalesce(${matches(title, '\\bhonors?\\b|\\bpre-?\\s?(ap|ib)\\b')}, false)`;
