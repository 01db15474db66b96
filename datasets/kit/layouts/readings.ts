/** Readings that layouts share: DuckDB expressions over trimmed cells, NULL where empty. */

/** Digits whose leading zero a spreadsheet program took away: 92024 is 092024, September 2024. */
export const padded = (width: number) => (text: string) =>
  `CASE WHEN regexp_full_match(regexp_replace(${text}, '\\.0$', ''), '[0-9]{1,${width}}')
    THEN lpad(regexp_replace(${text}, '\\.0$', ''), ${width}, '0') ELSE ${text} END`;

/** The first cell, and the one beside it where the first is empty. */
export const orBeside = (text: string, beside: string) => `coalesce(${text}, ${beside})`;

/** Colleges and some student systems part a code into subject and number: 'MATH' and '101' are MATH 101. */
export const withSubject = (number: string, subject: string) =>
  `CASE WHEN ${subject} IS NULL OR starts_with(upper(${number}), upper(${subject})) THEN ${number} ELSE ${subject} || ' ' || ${number} END`;

/** The first of a list such as 'school1,school2'. */
export const firstOfList = (text: string) => `trim(split_part(${text}, ',', 1))`;
export const lastOfList = (text: string) => `trim(split_part(${text}, ',', -1))`;

/**
 * A span of years that is in a longer text: '2020-2021' in
 * '255901001_2021_2020-2021_SchoolYear'; '' where there is none.
 */
const spanIn = (text: string) => {
  const span = `regexp_extract(${text}, '(?:^|[^0-9])((?:19|20)[0-9]{2}[-/](?:19|20)?[0-9]{2})(?:[^0-9]|$)', 1)`;
  return `CASE WHEN (TRY_CAST(left(${span}, 4) AS INTEGER) + 1) % 100 = TRY_CAST(right(${span}, 2) AS INTEGER) THEN ${span} ELSE '' END`;
};

/** The year in which a span ends: '2023-24' and '23-24' are 2024. Other texts stay as they are. */
export const endOfSpan = (text: string) =>
  `CASE WHEN (${spanIn(text)}) <> '' THEN CAST(CAST(left((${spanIn(text)}), 4) AS INTEGER) + 1 AS VARCHAR)
    WHEN regexp_full_match(${text}, '[1-9][0-9][-/][0-9]{2}') AND left(${text}, 2) > '12' AND CAST(left(${text}, 2) AS INTEGER) + 1 = CAST(right(${text}, 2) AS INTEGER)
    THEN '20' || right(${text}, 2) ELSE ${text} END`;

/**
 * A span of years, or a year named by its start, with letters around it: 'SY2021K12' is 2021-2022.
 * Other texts stay as they are.
 */
export const startYear = (text: string) => {
  const year = `regexp_extract(${text}, '(?:^|[^0-9])(20[0-9]{2})(?:[^0-9]|$)', 1)`;
  return `CASE WHEN (${spanIn(text)}) <> '' THEN ${spanIn(text)}
    WHEN regexp_matches(${text}, '[A-Za-z]') AND ${year} <> '' THEN ${year} || '-' || (CAST(${year} AS INTEGER) + 1) ELSE ${text} END`;
};

/** Two digits of a year first: '%Y' takes 18 for the year 18. */
const DAYS_IN_ONE_WORD =
  "['%m/%d/%y', '%m/%d/%Y', '%m-%d-%y', '%m-%d-%Y', '%m.%d.%y', '%m.%d.%Y', '%d-%b-%y', '%d-%b-%Y']";
const DAYS_IN_WORDS = "['%b %d, %Y', '%B %d, %Y', '%d %b %Y', '%d %B %Y']";

/** The day of a date in one of the usual forms, for comparing; NULL for any other text. */
export const dayOf = (text: string) => `list_transform([CAST(${text} AS VARCHAR)], lambda day: CASE
  WHEN regexp_matches(day, '^[0-9]{4}[-/]') THEN TRY_CAST(left(day, 10) AS DATE)
  WHEN regexp_full_match(day, '[0-9]{8}') THEN CAST(try_strptime(day, ['%Y%m%d', '%m%d%Y']) AS DATE)
  WHEN regexp_full_match(day, '[1-9][0-9]{2}(19|20)[0-9]{2}') THEN CAST(try_strptime('0' || day, '%m%d%Y') AS DATE)
  WHEN regexp_full_match(day, '[0-9]{6}') THEN CAST(try_strptime(day, '%m%d%y') AS DATE)
  WHEN regexp_full_match(day, '[2-5][0-9]{4}(\\.0+)?') THEN DATE '1899-12-30' + CAST(left(day, 5) AS INTEGER)
  ELSE CAST(coalesce(try_strptime(split_part(day, ' ', 1), ${DAYS_IN_ONE_WORD}), try_strptime(day, ${DAYS_IN_WORDS})) AS DATE) END)[1]`;
