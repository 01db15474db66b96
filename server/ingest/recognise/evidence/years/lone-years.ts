/** A year alone: '2023', '23', '2023.0', 'SY23'. */
export const LONE_YEAR = /^\s*([sf]y[ :'-]*)?(20)?\d\d(\.0)?\s*$/i;

/** The same in DuckDB, as a number. */
export const loneYear = (text: string): string =>
  `CASE WHEN regexp_full_match(lower(${text}), '([sf]y[ :''-]*)?(20[0-9]{2}|1[5-9]|[23][0-9])(\\.0)?')
    THEN 2000 + CAST(regexp_extract(${text}, '([0-9]{2})(\\.0)?$', 1) AS INTEGER) END`;

/** 'fa22', 'sp 2023', '2022-fa'. */
function withYear(season: string): string {
  return `^(${season})[-_/ ]?(20)?[0-9]{2}$|^(20)?[0-9]{2}[-_/ ]?(${season})$`;
}

/** A term that names a season, as a word or as its letters. */
const NAMES_SEASON = '\\b(fall|autumn|spring)\\b|^(fa?|spr?)$';
const SEASONS = [
  ['Fall', `\\b(fall|autumn)\\b|^(fa?|s1|sem(ester)? ?1|(1st|first) sem(ester)?)$|${withYear('fa(ll)?|autumn')}`],
  ['Spring', `\\bspring\\b|^(spr?|s|s2|sem(ester)? ?2|(2nd|second) sem(ester)?)$|${withYear('spr?|spring')}`],
  ['Summer', `\\bsummer\\b|^(su|sum|ss)$|${withYear('su|sum(mer)?')}`],
  ['Winter', `\\bwinter\\b|^wi(n)?$|${withYear('win?|winter')}`],
] as const;

/** When in a school year a term is; NULL for one that lasts all year. The first semester is in fall. */
export const seasonOf = (term: string): string =>
  `CASE ${SEASONS.map(([season, words]) => `WHEN regexp_matches(lower(${term}), '${words}') THEN '${season}'`).join(' ')} END`;

export const namesSeason = (term: string): string =>
  `coalesce(regexp_matches(lower(${term}), '${NAMES_SEASON}'), false)`;
