import type { Column, ColumnKind, Vocabulary, VocabularyKind, VocabularyValue } from '../dataset.ts';
import { valueKey } from '../normalise.ts';
import type { Confirmed, IngestContext } from '../plan.ts';
import { textsOf } from '../synonyms.ts';
import { isOneOf, literal, valuesTable } from './quote.ts';
import { EXCEL_DATE } from './read-identifiers.ts';
import {
  distinctTexts,
  NOTHING_MORE,
  type Reading,
  readingTable,
  textColumn,
  unreadableWhen,
  valueKeySql,
} from './reading.ts';

/** A column whose values come from a vocabulary (docs/domain/vocabularies.md). */
export function readVocabulary(
  column: Column,
  { vocabulary, unknown, several }: VocabularyKind,
  { confirmed, legends }: Pick<IngestContext, 'confirmed' | 'legends'>,
): Reading {
  const table = readingTable(column);
  const keepsText = unknown !== 'keep-null';
  // Known of each distinct text; a list of all values would be looked through in every row.
  const isKnown = `${column.name}_is_known`;
  return {
    ...NOTHING_MORE,
    isOfWords: true,
    prepare: [wordTable(column, vocabulary, { confirmed, legends }, several)],
    value: keepsText ? `coalesce(${table}.value, ${textColumn(column)})` : `${table}.value`,
    extras: keepsText ? [{ name: isKnown, type: 'BOOLEAN', sql: `${table}.value IS NOT NULL` }] : [],
    problems: [
      keepsText
        ? {
            code: unknown === 'error' ? 'value.not-accepted' : 'value.unknown',
            when: `${textColumn(column)} IS NOT NULL AND NOT ${isKnown}`,
          }
        : unreadableWhen(column, 'value.unknown'),
    ],
  };
}

export function readYesNo(
  column: Column,
  vocabulary: Vocabulary,
  { confirmed, legends }: Pick<IngestContext, 'confirmed' | 'legends'>,
): Reading {
  return {
    ...NOTHING_MORE,
    isOfWords: true,
    prepare: [wordTable(column, vocabulary, { confirmed, legends })],
    value: `CAST(${readingTable(column)}.value AS BOOLEAN)`,
    problems: [unreadableWhen(column, 'yes-no.unknown')],
  };
}

/** Grades as numbers: 9 to 12, K = 0, PK = -1, 13 and UG = 13. In a column that may stay away an unreadable one is a warning. */
export function readGradeLevel(
  column: Column,
  vocabulary: Vocabulary,
  { confirmed, legends }: Pick<IngestContext, 'confirmed' | 'legends'>,
): Reading {
  const code = column.required.level === 'required' ? 'grade-level.unreadable' : 'grade-level.unknown';
  const table = readingTable(column);
  // '10-Dec' was '10-12'. Words are compared without signs, so that 1.1 would be grade 11, 1.0 grade 10 and 0.5 grade 5.
  const grade = `(CASE WHEN ${table}.text = '1.0' THEN '1' WHEN NOT regexp_full_match(lower(${table}.text), '[0-9]*[.,][0-9]*[1-9][0-9]*|${EXCEL_DATE}') THEN ${table}.value END)`;
  return {
    ...NOTHING_MORE,
    isOfWords: true,
    prepare: [wordTable(column, vocabulary, { confirmed, legends }, undefined, 'true')],
    value: `CASE ${grade} WHEN 'PK' THEN -1 WHEN 'K' THEN 0 ELSE TRY_CAST(${grade} AS INTEGER) END`,
    problems: [unreadableWhen(column, code)],
  };
}

type TermKind = Extract<ColumnKind, { kind: 'term' }>;

/**
 * The term as written; its rank (`<name>_rank`, docs/domain/vocabularies.md#terms) says which of several marks of a course is kept. None has one where all that would
 * are `unranked`.
 */
export function readTerm(column: Column, { vocabulary, ranks, unranked }: TermKind): Reading {
  const table = readingTable(column);
  const rank = (value: string) => `list_position([${ranks.map(literal).join(', ')}], ${value})`;
  const isUnranked = (text: string) => `regexp_matches(lower(${text}), ${literal(unranked)})`;
  // The best rank of the others: in a file of trimesters alone a summer is no longer than they are. NULL where no other has a rank.
  const best = `(SELECT min(${rank('value')}) FILTER (NOT ${isUnranked('text')}) FROM ${table})`;
  const own = rank(`${table}.value`);
  return {
    ...NOTHING_MORE,
    isOfWords: true,
    prepare: [wordTable(column, vocabulary, {})],
    value: textColumn(column),
    extras: [
      {
        name: `${column.name}_rank`,
        type: 'INTEGER',
        sql: `CASE WHEN ${best} IS NOT NULL THEN
          CASE WHEN ${isUnranked(`${table}.text`)} THEN greatest(${own}, ${best}) ELSE ${own} END END`,
      },
    ],
  };
}

/** What the district has confirmed of its own values; one that the vocabulary no longer has is passed over. */
function confirmedWords(column: Column, vocabulary: Vocabulary, confirmed?: Confirmed): Map<string, string> {
  const chosen = (confirmed?.values ?? []).filter((word) => word.column === column.name);
  return new Map(
    chosen.flatMap(({ key, value }) => {
      const known = vocabulary.values.find((one) => one.value === value);
      return known ? [[key, known.value] as const] : [];
    }),
  );
}

/**
 * Confirmed values first, then codes by their legend, then synonyms, then the patterns in their order; with `several`, the parts of a list too. Last the label beside a
 * code, then the code, but for words that leave in doubt what they say.
 */
function wordTable(
  column: Column,
  vocabulary: Vocabulary,
  { confirmed, legends = [] }: Pick<IngestContext, 'confirmed' | 'legends'>,
  several?: VocabularyKind['several'],
  saysEnough = SAYS_ENOUGH,
): string {
  const own = confirmedWords(column, vocabulary, confirmed);
  const codes = legends.find((one) => one.column === column.name)?.codes ?? new Map<string, string | null>();
  const known = vocabulary.values.flatMap(({ value, label, synonyms }) =>
    [...new Set([value, label, ...textsOf(synonyms)].flatMap(formsOf).map(valueKey))].map(
      (key) => [key, value] as const,
    ),
  );
  const byLegend = [...codes].flatMap(([key, value]) =>
    value === null || own.has(key) ? [] : [[key, value] as const],
  );
  const words = [...own, ...byLegend, ...known.filter(([key]) => !own.has(key) && !codes.has(key))];
  const decided = [...own.keys(), ...byLegend.map(([key]) => key)];
  const { never } = vocabulary;
  const mayBeGuessed =
    never === undefined ? 'true' : `NOT regexp_matches(lower(strip_accents(text)), ${literal(never)})`;
  return `CREATE TABLE ${readingTable(column)} AS WITH ${distinctTexts(column)},
    word AS (SELECT * FROM ${valuesTable(
      'word',
      ['key', 'value'],
      words.map((word) => [...word]),
    )}),
    piece AS (SELECT said.text, form, piece, key FROM said SEMI JOIN texts USING (text) ${several ? `WHERE NOT ${ARE_LETTERS}` : ''}
      ${several ? `UNION ALL SELECT text, 'part', part, ${valueKeySql('part')} FROM (SELECT text, unnest(string_split_regex(${WITHOUT_ENDING}, '${BETWEEN}')) AS part FROM texts)` : ''}),
    found AS (SELECT text, form, piece, key, ${several ? exceptNumbers(decided) : 'word.value'} FROM piece LEFT JOIN word USING (key)),
    read AS (SELECT text, form, key,
      CASE WHEN form = 'whole' OR ${mayBeGuessed} AND (form <> 'code' OR ${saysEnough} OR ${isOneOf('key', decided)}) THEN value END AS value,
      CASE WHEN value IS NULL AND form IN ('whole', 'label', 'part') AND ${mayBeGuessed} THEN ${patternCase(vocabulary.values, 'piece')} END AS matched FROM found)
    SELECT text, CASE WHEN NOT (${IS_DOUBTED}) THEN nullif(coalesce(
      ${of('value', 'whole')},
      ${several ? ofParts(several) : ''}
      nullif(${of('matched', 'whole')}, ${DOUBT}), ${of('value', 'label')}, ${of('matched', 'label')}, ${of('matched', 'whole')},
      ${of('value', 'code')}
    ), ${DOUBT}) END AS value FROM read GROUP BY text`;
}

/**
 * Which code counts beside words that are not known: one of a system ('500', 'RFEP', 'LY - Currently enrolled'). A letter, or two of which the words begin
 * with the first, may be short for these words: 'A - African', 'E - Emerging', 'GR - Grade change'.
 */
const SAYS_ENOUGH = `(length(key) > 2 OR key IN ('y', 'n', 'no')
  OR regexp_full_match(key, '[a-z].') AND left(key, 1) <> lower(left(ltrim(substr(text, length(piece) + 1), ' -–:='), 1)))`;

/** 'Y?' and 'AP?' are not sure of it. What a person confirms of them would hold for 'Y', too, since a key has no signs. */
const IS_DOUBTED = "suffix(text, '?') AND length(text) > 1";

const of = (column: string, form: string): string => `any_value(${column}) FILTER (form = '${form}')`;

/** Keys of parts that name nothing: '00', 'None', 'not of Hispanic origin'. */
const NO_PART = '0*|no?|non.*|not.*';

/** Between the values of a list, and of a name with a slash, as 'White/Asian' or 'White and Asian'. */
const BETWEEN = '[;,|/&]| and ';
/** A number in a list is a code of which only a proven list, or a person, says what it means. */
const exceptNumbers = (proven: readonly string[]): string =>
  `CASE WHEN form <> 'part' OR NOT regexp_full_match(key, '[0-9]{1,2}') OR ${isOneOf('key', proven)} THEN word.value END AS value`;

/** 'Blanco/a' is one word with its two endings. */
const WITHOUT_ENDING = "regexp_replace(text, '(?i)(\\p{L}{3,})/(a|o|as|os|x|e)\\b', '\\1', 'g')";
/** 'W;H' is white and Hispanic, and not the WH of other lists. */
const ARE_LETTERS = "regexp_full_match(said.text, '[A-Za-z0-9]( *[;,|/&] *[A-Za-z0-9])+')";
const IS_LISTED = "regexp_matches(text, '[;,|]')";

/** Of cells that were joined, one that is not known may be another value: the list is not known then. A comma may stand within a name. */
function ofParts({ wins, as, unsaid, oneName }: NonNullable<VocabularyKind['several']>): string {
  const value = `coalesce(value, nullif(matched, ${DOUBT}))`;
  const isSaid = `form = 'part' AND ${value} <> ${literal(unsaid)}`;
  return `
      CASE WHEN bool_or(${value} = ${literal(wins)}) FILTER (form = 'part') THEN ${literal(wins)} END,
      CASE WHEN count(DISTINCT ${value}) FILTER (${isSaid}) = ${oneName.length} AND NOT ${IS_LISTED}
          AND bool_and(${isOneOf(value, oneName)}) FILTER (${isSaid}) THEN ${DOUBT}
        WHEN count(DISTINCT ${value}) FILTER (${isSaid}) > 1 THEN ${literal(as)}
        WHEN bool_or(${value} IS NULL AND NOT regexp_full_match(key, ${literal(NO_PART)})) FILTER (form = 'part')
          THEN CASE WHEN count(${value}) FILTER (${isSaid}) > 0 AND regexp_matches(text, '[;|]') THEN ${DOUBT} END
        ELSE coalesce(any_value(${value}) FILTER (${isSaid}), any_value(${value}) FILTER (form = 'part')) END,`;
}

/** 'Hospitality & Tourism' is 'Hospitality and Tourism'. */
const formsOf = (text: string): string[] => (text.includes(' and ') ? [text, text.replaceAll(' and ', ' & ')] : [text]);

/** Stands where a pattern fits and what it is not to be beside as well; no vocabulary has this value. */
const DOUBT = "'?'";

function patternCase(values: readonly VocabularyValue[], of: string): string {
  const fits = (pattern: string) => `regexp_matches(lower(strip_accents(${of})), ${literal(pattern)})`;
  const found = values.flatMap(({ value, pattern, unless }) =>
    pattern ? `WHEN ${fits(pattern)}${unless ? ` AND NOT ${fits(unless)}` : ''} THEN ${literal(value)}` : [],
  );
  const doubted = values.flatMap(({ pattern, unless }) =>
    pattern && unless ? `WHEN ${fits(pattern)} THEN ${DOUBT}` : [],
  );
  return found.length === 0 ? 'NULL' : `CASE ${[...found, ...doubted].join(' ')} END`;
}
