import type { Column } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { literal, valuesTable } from './quote.ts';
import { distinctTexts, NOTHING_MORE, type Reading, readingTable, textColumn } from './reading.ts';

/** 'Lincoln HS', 'Lincoln High School' and 'LINCOLN HIGH' are one name (docs/domain/files.md#schools). */
export function schoolNameKey(text: string): string {
  const abbreviations = [
    ['hs|h s', 'high'],
    ['ms|m s', 'middle'],
    ['es|elem', 'elementary'],
    ['alt', 'alternative'],
    ['acad', 'academy'],
    ['the|school', ''],
  ] as const;
  const plain = `regexp_replace(lower(strip_accents(${text})), '[^\\p{L}\\p{N}]+', ' ', 'g')`;
  const spelled = abbreviations.reduce(
    (sql, [short, long]) => `regexp_replace(${sql}, '\\b(${short})\\b', '${long}', 'g')`,
    plain,
  );
  return `replace(${spelled}, ' ', '')`;
}

/**
 * A school as a file writes it, for what a person says it stands for: '101.0' of a spreadsheet program is '101'. Nothing else is left out, so that
 * 'PS #1' and 'MS #1' are two.
 */
export const writtenSchoolKey = (text: string): string =>
  `upper(regexp_replace(trim(regexp_replace(ltrim(${text}, ''''), '\\.0$', '')), '\\s+', ' ', 'g'))`;

/**
 * A school by its local, state, NCES or College Board id, then by the id without leading zeros or California's county and district, then by
 * name; each only where it names one school; last by what the district said it stands for, so that an id of the audit outweighs it. The declared column keeps the text as written, `school_id` is the school of the audit.
 */
export function readSchool(column: Column, unknown: 'error' | 'outside', context: IngestContext): Reading {
  const table = readingTable(column);
  const text = textColumn(column);
  const only = onlyChosenSchool(context);
  const found = `${table}.value`;
  return {
    ...NOTHING_MORE,
    prepare: [SCHOOL_KEYS, schoolTable(column, context)],
    value: text,
    extras: [
      {
        name: 'school_id',
        type: 'VARCHAR',
        sql: only ? `CASE WHEN ${text} IS NULL THEN ${literal(only)} ELSE ${found} END` : found,
      },
    ],
    problems: [
      {
        code: unknown === 'error' ? 'school.unknown' : 'school.outside',
        when: `${column.name} IS NOT NULL AND school_id IS NULL`,
      },
    ],
  };
}

/** The school of every row where the wizard chose exactly one (docs/domain/files.md#wizard-choices). */
export function onlyChosenSchool({ chosen }: IngestContext): string | null {
  return chosen.schoolIds.length === 1 ? (chosen.schoolIds[0] ?? null) : null;
}

const withoutHigh = (key: string): string => `regexp_replace(${key}, '(senior|sr)?high$', '')`;

/** 'Lincoln' and 'Lincoln Sr High' of 'Lincoln High School'; short names say too little. */
const shortNameKey = (key: string) => `CASE WHEN length(${key}) > 7 THEN ${withoutHigh(key)} END`;

/**
 * California's county-district-school code has 14 digits, with or without hyphens; state files hold the last seven alone. Zeros at the start
 * are lost in spreadsheet programs.
 */
const bareDigits = (text: string) => `nullif(ltrim(regexp_replace(${text}, '[- ]', '', 'g'), '0'), '')`;

const SCHOOL_KEYS = `CREATE TABLE reading_school_key AS
  WITH known AS MATERIALIZED (
    SELECT school_id, 'id' AS form, nullif(upper(trim(unnest([local_id, state_id, nces_id, ceeb_code]))), '') AS key FROM school
    UNION ALL SELECT school_id, 'cds', unnest([${bareDigits('state_id')}, ${bareDigits('right(trim(state_id), 7)')}]) FROM school
      WHERE regexp_full_match(trim(state_id), '[0-9]{2}[- ]?[0-9]{5}[- ]?[0-9]{7}')
    UNION ALL SELECT school_id, 'name', nullif(${schoolNameKey('name')}, '') FROM school),
  every AS (SELECT * FROM known
    UNION ALL SELECT school_id, 'short', ${shortNameKey('key')} FROM known WHERE form = 'name'
    UNION ALL SELECT school_id, 'bare', nullif(ltrim(key, '0'), '') FROM known WHERE form = 'id')
  SELECT form, key, any_value(school_id) AS school_id FROM every GROUP BY form, key HAVING count(DISTINCT school_id) = 1 AND count(key) > 0`;

/** What people said the district's own ways of writing a school stand for, by the name of the school. */
function confirmedSchools(column: Column, { confirmed }: IngestContext): string {
  const own = (confirmed?.values ?? []).filter((one) => one.column === column.name && one.value !== null);
  return valuesTable(
    'own',
    ['key', 'name'],
    own.map(({ key, value }) => [key, value]),
  );
}

/**
 * Short names of which the column has another school, too: beside 'Lincoln Middle' a 'Lincoln' may be either. Asked of names that are short
 * for a school alone: every text beside each other one took 12 s for 12,500 names.
 */
const SEVERAL_OF_NAME = `several AS (
      SELECT DISTINCT name.key FROM (SELECT DISTINCT key FROM short) AS name JOIN key AS other ON starts_with(other.key, name.key)
        AND NOT regexp_full_match(substr(other.key, length(name.key) + 1), '((senior|sr)?high)?') WHERE other.way = 4)`;

/** The first way that leads to a school counts: their order is that of `readSchool`. */
function schoolTable(column: Column, context: IngestContext): string {
  return `CREATE TABLE ${readingTable(column)} AS WITH ${distinctTexts(column)},
    cut AS (SELECT text, upper(regexp_replace(ltrim(text, ''''), '\\.0$', '')) AS id,
      regexp_extract(text, ${CODE_AND_NAME}, ['code', 'name']) AS before, regexp_extract(text, ${NAME_AND_CODE}, ['name', 'code']) AS behind FROM texts),
    part AS MATERIALIZED (SELECT text, id, nullif(before.name, '') AS last, nullif(behind.name, '') AS first,
      upper(coalesce(nullif(rtrim(before.code, ' -–:|'), ''), behind.code)) AS code FROM cut),
    named AS (SELECT text, unnest([4, 5, 6]) AS way, unnest([text, last, first]) AS name FROM part),
    key AS (
      SELECT text, unnest([1, 2, 3, 7]) AS way, unnest(['id', 'bare', 'cds', 'id']) AS form, unnest([id, ltrim(id, '0'), ${bareDigits('id')}, code]) AS key FROM part
      UNION ALL SELECT text, way, 'name', ${schoolNameKey('name')} FROM named),
    short AS (SELECT text, known.key, school_id FROM key JOIN reading_school_key AS known ON known.key = ${withoutHigh('key.key')}
      WHERE way = 4 AND known.form = 'short'),
    ${SEVERAL_OF_NAME},
    found AS (
      SELECT text, way, school_id FROM key JOIN reading_school_key USING (form, key)
      UNION ALL SELECT text, 9, school_id FROM short ANTI JOIN several USING (key)
      UNION ALL SELECT text, 8, school.school_id FROM texts JOIN ${confirmedSchools(column, context)} ON own.key = ${writtenSchoolKey('text')} JOIN school USING (name))
    SELECT text, arg_min(school_id, way) AS value FROM found GROUP BY text`;
}

/** Systems show a school by its code and its name: '0332 - Lakeview High School', '0332 Lakeview HS', 'Lakeview High School (0332)'. */
const CODE_AND_NAME = `'^([A-Za-z0-9]{1,14} *[-–:|]|[0-9]{1,14} ) *(.*\\p{L}.*)$'`;
const NAME_AND_CODE = `'^(.*\\p{L}.*?) *(?:[-–:|] *|[(\\[])([A-Za-z0-9]{1,14})[)\\]]?$'`;
