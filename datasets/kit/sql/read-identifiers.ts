import type { Column } from '../dataset.ts';
import { isNoId, isPlaceholder } from './placeholders.ts';
import { literal } from './quote.ts';
import { NOTHING_MORE, type Problem, type Reading, textColumn, valueKeySql } from './reading.ts';

/** Shorter texts are not phrases, and comparing keys costs more than everything else here. */
const SHORTEST_WORDS = 3;

/** Text is kept as written, but for `words`. */
export function readText(column: Column, max: number, words: ReadonlyMap<string, string> = new Map()): Reading {
  const text = textColumn(column);
  const known = [...words].map(([key, value]) => `${literal(key)}: ${literal(value)}`).join(', ');
  return {
    ...NOTHING_MORE,
    prepare: [],
    value: known
      ? `CASE WHEN length(${text}) < ${SHORTEST_WORDS} THEN ${text} ELSE coalesce(MAP {${known}}[${valueKeySql(text)}], ${text}) END`
      : text,
    problems: [
      { code: 'text.too-long', when: `length(${column.name}) > ${max}` },
      // Of a text that may stay away nothing depends on it.
      ...(column.required.level === 'required'
        ? decidedBy([column.name], [{ code: 'cell.placeholder', when: isPlaceholder(column.name) }])
        : []),
    ],
  };
}

const decidedBy = (columns: readonly string[], problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, decidedBy: columns }));

/** Looking for the apostrophe costs a fifth of trimming it (25 ns against 130), and few texts have one. */
function withoutApostrophe(text: string): string {
  return `(CASE WHEN starts_with(${text}, '''') THEN ltrim(${text}, '''') ELSE ${text} END)`;
}

/** The sourcedId of OneRoster may be one, with 36 characters. */
const GUID = '[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}';

/** How a spreadsheet program shows a number that is too long for its cell. */
const EXPONENT = '[0-9]([.,][0-9]+)?E\\+[0-9]+';

/** A number as spreadsheet programs show it: '410 200', '410,200'. */
const GROUPED = '[0-9]{1,3}( [0-9]{3})+|[0-9]{1,3}(,[0-9]{3})+';

/**
 * The match key of docs/domain/students.md#ids: upper case, without the apostrophe that keeps Excel from making a
 * number of it and without the '.0' that Excel adds, nor the asterisk by which a report marks some students, nor what
 * sets its digits in groups. An id in exponent form has lost digits and cannot be repaired.
 */
export function readStudentId(column: Column): Reading {
  const written = textColumn(column);
  const text = withoutApostrophe(written);
  const id = column.name;
  // Signs are looked for first, since nearly no ID has one.
  const isStarred = `contains(${written}, '*') AND regexp_full_match(${written}, '[* ]*[^* ]*[0-9][^* ]*[* ]*')`;
  const isGrouped = `(contains(${written}, ' ') OR contains(${written}, ',')) AND regexp_full_match(${written}, '${GROUPED}')`;
  return {
    ...NOTHING_MORE,
    prepare: [],
    value: `upper(CASE WHEN ends_with(${written}, '.0') THEN ${text}[:-3] WHEN ${isStarred} THEN trim(${text}, '* ') WHEN ${isGrouped} THEN translate(${text}, ' ,', '') ELSE ${text} END)`,
    problems: decidedBy(
      [id, written],
      [
        {
          code: 'student-id.exponent',
          when: `contains(${id}, 'E+') AND regexp_full_match(${id}, '${EXPONENT}')`,
        },
        { code: 'student-id.decimal', when: `ends_with(${written}, '.0')` },
        { code: 'student-id.starred', when: isStarred },
        { code: 'student-id.grouped', when: isGrouped },
        { code: 'student-id.too-long', when: `length(${id}) > 32 AND NOT regexp_full_match(${id}, '${GUID}')` },
        ...placeholders(id),
      ],
    ),
    remarks: [
      { code: 'student-id.apostrophe', select: unquoted(column), onlyIf: `bool_or(starts_with(${written}, ''''))` },
      ...(id === 'student_id'
        ? [{ code: 'student-id.rounded', select: rounded(id), onlyIf: `bool_or(${isLong(id)})` }]
        : []),
    ],
  };
}

const ONE_ID = '[A-Z]{0,3}[0-9]{3,}';
/** Without a blank a slash may be part of one ID ('2023/0456'), and a comma groups its digits. */
const BETWEEN_IDS = ' *[;\\n]\\s*| +[/|&] +|, +|,? +(AND|OR|OLD|NEW|NOW|WAS|FORMERLY|PREVIOUSLY|PREV|AKA)[.:]? +';
const IDS = [
  `${ONE_ID}(${BETWEEN_IDS})${ONE_ID}.*`,
  // '12345/67890', '12345,67890'
  '[A-Z]{0,3}[0-9]{5,} ?[/,] ?[A-Z]{0,3}[0-9]{5,}',
  // '12345 (old 99123)'
  `${ONE_ID} ?[(][^0-9]*[0-9]{3,}[)]`,
].join('|');

/** Two IDs of one student, of which other files have one. Signs are looked for first, since nearly no ID has one. */
function areIds(id: string): string {
  const has = [' ', ';', '/', ',', '(', '\n'].map((sign) => `contains(${id}, ${literal(sign)})`).join(' OR ');
  return `(${has}) AND regexp_full_match(${id}, '(?s)${IDS}')`;
}

/** What a program writes for no id. Nines may be someone's; a second id of only zeros is merely an empty one. */
function placeholders(id: string): Reading['problems'] {
  if (id !== 'student_id') return [];
  return [
    { code: 'student-id.zeros', when: `starts_with(${id}, '0') AND ltrim(${id}, '0') = ''` },
    { code: 'student-id.nines', when: `starts_with(${id}, '99999') AND ltrim(${id}, '9') = ''` },
    { code: 'student-id.placeholder', when: isNoId(id) },
    { code: 'student-id.several', when: areIds(id) },
    { code: 'student-id.date', when: `length(${id}) BETWEEN 8 AND 19 AND regexp_full_match(${id}, '${WHOLE_DATE}')` },
  ];
}

/** Fewer may be chance: one ID in ten ends in a zero. */
const FEWEST_ROUNDED = 5;

const isLong = (id: string): string => `length(${id}) BETWEEN 16 AND 20`;

/** One example, where all numbers with more digits than a spreadsheet program keeps have zeros for the rest. */
function rounded(id: string): string {
  return `SELECT min(${id}) AS value FROM typed WHERE ${isLong(id)} AND regexp_full_match(${id}, '[1-9][0-9]+')
    HAVING count(DISTINCT ${id}) >= ${FEWEST_ROUNDED} AND bool_and(suffix(${id}, '0')) AND bool_and(ltrim(${id}[16:], '0') = '')`;
}

/** One example of an id that was kept as text by an apostrophe. */
function unquoted(column: Column): string {
  const written = textColumn(column);
  return `SELECT min(${column.name}) AS value FROM typed WHERE starts_with(${written}, '''') HAVING count(*) > 0`;
}

/** What a spreadsheet program makes of '10-12'. */
export const EXCEL_DATE =
  '([0-9]{1,2}-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-[0-9]{1,2})';

/** The day that a cell of a workbook holds, or that a spreadsheet program shows of it. */
const WHOLE_DATE = '(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}( 00:00(:00)?)?|[0-9]{1,2}/[0-9]{1,2}/(19|20)[0-9]{2}';

const isRestored = (name: string, pad: number): string => `length(${name}_text) < ${pad} AND length(${name}) = ${pad}`;

/** One example of a code whose zeros were put back. */
function restored({ name }: Column, pad: number): string {
  return `SELECT to_json({'is': 'read-as', 'text': min(${name}_text), 'as': arg_min(${name}, ${name}_text)}) AS value FROM typed
    WHERE ${isRestored(name, pad)} HAVING count(*) > 0`;
}

const ONE_CODE = '[A-Za-z]*[- ]?[0-9][A-Za-z0-9.-]*';

/** '1010/1011', '1010 A/B': two halves of one course. */
const HALVES =
  '[A-Za-z]*[- ]?[0-9]{3,}[A-Za-z]? ?/ ?[A-Za-z]*[- ]?[0-9]{3,}[A-Za-z]?|[A-Za-z]*[- ]?[0-9]{3,}[- ]?A ?/ ?B';

/**
 * 'CT101, CT102', also one below the other: each part has a digit. Signs are looked for first,
 * since nearly no code has one.
 */
function isSeveral(code: string): string {
  const has = [',', ';', '/', '\n', ' & ', ' and '].map((sign) => `contains(${code}, ${literal(sign)})`).join(' OR ');
  return `(${has}) AND regexp_matches(${code}, '^(${ONE_CODE}( *[,;\\n]\\s*| (&|and) )${ONE_CODE}|(${HALVES})$)')`;
}

/** Codes keep leading zeros; where the width is known, lost ones are put back (`7` is AP exam `07`). */
export function readCode(column: Column, max: number, pad: number | undefined): Reading {
  const text = withoutApostrophe(textColumn(column));
  const padded = `CASE WHEN length(${text}) < ${pad} AND regexp_full_match(${text}, '[0-9]+') THEN lpad(${text}, ${pad}, '0') ELSE ${text} END`;
  const { name } = column;
  const isShortDate = `length(${name}) BETWEEN 5 AND 6 AND regexp_full_match(lower(${name}), '${EXCEL_DATE}')`;
  const isDate = `length(${name}) BETWEEN 8 AND 19 AND regexp_full_match(${name}, '${WHOLE_DATE}')`;
  return {
    ...NOTHING_MORE,
    prepare: [],
    value: pad ? padded : text,
    problems: decidedBy(
      [name],
      [
        { code: 'text.too-long', when: `length(${name}) > ${max}` },
        { code: 'code.looks-like-date', when: `${isShortDate} OR ${isDate}` },
        { code: 'code.exponent', when: `contains(${name}, 'E+') AND regexp_full_match(${name}, '${EXPONENT}')` },
        // Of a course; other codes may be lists.
        ...(column.required.level === 'required' ? [{ code: 'code.several', when: isSeveral(name) }] : []),
        // Codes of known width are looked up in their list.
        ...(pad ? [] : [{ code: 'cell.placeholder', when: isPlaceholder(name) }]),
      ],
    ),
    remarks: pad
      ? [{ code: 'code.zeros-restored', select: restored(column, pad), onlyIf: `bool_or(${isRestored(name, pad)})` }]
      : [],
  };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Grades as written, but for ranges that a spreadsheet program took for a day: '9-12' becomes the 12th of September,
 * which it writes as '12-Sep', 'Sep-12', '9/12/2024' or '2024-09-12'. Month and day are the range again, where the
 * first is the lower (docs/domain/files.md#dirt).
 */
export function readGradeRange(column: Column, max: number): Reading {
  const written = textColumn(column);
  const text = `lower(${withoutApostrophe(written)})`;
  const word = `regexp_extract(${text}, '[a-z]{3}')`;
  const first = `CASE WHEN regexp_full_match(${text}, '${EXCEL_DATE}') THEN list_position([${MONTHS.map((month) => `'${month}'`).join(', ')}], ${word})
    ELSE ${numberIn(text, 1)} END`;
  const last = `CASE WHEN regexp_full_match(${text}, '${EXCEL_DATE}') THEN TRY_CAST(regexp_extract(${text}, '[0-9]+') AS INTEGER)
    ELSE ${numberIn(text, 2)} END`;
  const isRange = `length(${text}) BETWEEN 5 AND 19 AND (${first}) < (${last}) AND (${last}) <= 12`;
  return {
    ...NOTHING_MORE,
    prepare: [],
    value: `CASE WHEN ${isRange} THEN (${first}) || '-' || (${last}) ELSE ${written} END`,
    problems: [
      { code: 'text.too-long', when: `length(${column.name}) > ${max}` },
      { code: 'grade-range.restored', when: `${column.name} <> ${written}` },
      {
        code: 'code.looks-like-date',
        when: `length(${column.name}) BETWEEN 5 AND 6 AND regexp_full_match(lower(${column.name}), '${EXCEL_DATE}')`,
      },
    ],
  };
}

/** Month (1) or day (2) of a date in figures; NULL where the text is not such a date. */
function numberIn(text: string, part: 1 | 2): string {
  const forms = ['([0-9]{1,2})/([0-9]{1,2})/[0-9]{2,4}', '[0-9]{4}-([0-9]{2})-([0-9]{2})( 00:00(:00)?)?'];
  return `coalesce(${forms.map((form) => `TRY_CAST(regexp_extract(${text}, '^${form}$', ${part}) AS INTEGER)`).join(', ')})`;
}
