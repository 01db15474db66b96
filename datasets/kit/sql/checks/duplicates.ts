import type { Column, Dataset } from '../../dataset.ts';
import type { PlanStep } from '../../plan.ts';
import { withDerived } from '../derived.ts';
import { type ColumnReading, shownText } from '../dictionary.ts';
import { literal } from '../quote.ts';
import { valueKeySql } from '../reading.ts';
import type { AskedStep } from '../work.ts';

/**
 * Rows with one key, among rows without an error. An exact copy is left out with a warning on the copy. Rows that
 * contradict each other get a warning on the later one and one of them is kept (decision: the last, or the higher
 * score); a later row with another person's name is an error. Where a dataset says what tells records of one key apart,
 * rows that have no word of it in common with the first one are records of their own. Only rows whose key occurs twice
 * are looked at closely, so a clean file costs one GROUP BY.
 */
export function duplicateSteps(dataset: Dataset, readings: readonly ColumnReading[], rows: number): PlanStep[] {
  const keys = dataset.key_columns.join(', ');
  // Without a column that every file needs, rows only look like copies of each other.
  const isWhole = readings.every(({ column, isMapped }) => isMapped || column.required.level !== 'required');
  const good = `typed ANTI JOIN (SELECT row_number FROM finding WHERE severity = 'error') USING (row_number)
        WHERE ${isWhole} AND is_chosen AND ${dataset.key_columns[0]} IS NOT NULL`;
  const withKey = withDerived(dataset, [...dataset.key_columns, keptFirst(dataset)], rows);
  const mapped = readings.filter(({ isMapped }) => isMapped).map(({ column }) => column);
  // Two statements: one that names the good rows twice keeps all their columns aside, which cost four times as much.
  const again = `${withKey} ${closely(dataset, mapped)} FROM ${good} AND hash(${keys}) IN (SELECT key_hash FROM twice)`;
  const look: AskedStep = {
    ask: 'SELECT count(*) > 0 FROM twice',
    statements: ([hasSome]) =>
      hasSome ? [`CREATE TABLE repeated AS ${again}`, ...whatRepeats(dataset, mapped)] : noneRepeats(dataset),
  };
  return [
    `CREATE TABLE twice AS ${withKey} SELECT hash(${keys}) AS key_hash FROM ${good} GROUP BY key_hash HAVING count(*) > 1`,
    [[look]],
  ];
}

function closely(dataset: Dataset, mapped: readonly Column[]): string {
  const values = mapped.map(({ name }) => name);
  return `SELECT *, row_number() OVER (PARTITION BY ${[...dataset.key_columns, ...values].join(', ')} ORDER BY row_number) AS copy,
        ${otherPerson(dataset)} AS is_other_person, ${toldApart(dataset, values)} AS told_apart`;
}

/** Over the table `repeated`. */
function whatRepeats({ key_columns, identity, apart, keeps }: Dataset, mapped: readonly Column[]): string[] {
  const record = `${key_columns.join(', ')}, told_apart`;
  const rest = mapped.filter(({ name }) => !key_columns.includes(name));
  const other = identity?.[0] ?? null;
  return [
    `INSERT INTO finding SELECT 'row.duplicate', 'warning', NULL, row_number, NULL FROM repeated WHERE copy > 1`,
    `INSERT INTO finding SELECT 'row.other-person', 'error', ${literal(other)}, row_number, ${other ?? 'NULL'}
      FROM repeated WHERE copy = 1 AND is_other_person`,
    ...(apart
      ? [
          `INSERT INTO finding SELECT 'row.told-apart', 'note', ${literal(apart.key)}, row_number, ${apart.key}
            FROM repeated WHERE copy = 1 AND told_apart IS NOT NULL`,
        ]
      : []),
    `CREATE TABLE rival AS SELECT *, row_number() OVER (PARTITION BY ${record} ORDER BY row_number) AS nth,
        row_number() OVER (PARTITION BY ${record} ORDER BY ${keptFirst({ keeps })}) AS place,
        CASE WHEN false THEN '' ${rest.map(({ name }) => `WHEN ${name} IS DISTINCT FROM lag(${name}) OVER (PARTITION BY ${record} ORDER BY row_number) THEN '${name}'`).join(' ')} END AS changed
      FROM repeated WHERE copy = 1 AND NOT is_other_person`,
    `INSERT INTO finding SELECT 'row.conflict', 'warning', changed, row_number,
        CASE changed WHEN '' THEN '' ${rest.map((column) => `WHEN '${column.name}' THEN ${shownText(column)}`).join(' ')} END
      FROM rival WHERE nth > 1`,
    `${LEFT_OUT}
      UNION SELECT row_number FROM repeated WHERE copy > 1
      UNION SELECT row_number FROM rival WHERE place > 1`,
  ];
}

/** As most files: planning what would find nothing takes 12 ms. */
const noneRepeats = ({ apart }: Dataset): string[] => [
  ...(apart ? [`CREATE TABLE repeated (row_number BIGINT, ${apart.by} VARCHAR, told_apart VARCHAR)`] : []),
  LEFT_OUT,
];

const LEFT_OUT = `CREATE TABLE left_out AS
      SELECT row_number FROM finding WHERE severity = 'error' AND row_number IS NOT NULL
      UNION SELECT row_number FROM typed WHERE NOT is_chosen`;

function keptFirst({ keeps }: Pick<Dataset, 'keeps'>): string {
  return keeps === 'last' ? 'row_number DESC' : `${keeps.highest} DESC NULLS LAST, row_number DESC`;
}

/** Beginnings of words, for 'Alg' is 'Algebra': a letter or a number alone is in many titles. */
export const beginnings = (text: string): string =>
  `list_transform(regexp_extract_all(lower(strip_accents(${text})), '[a-z]{2,}'), lambda word: left(word, 3))`;

/** NULL for the first row of a key and those like it. */
function toldApart({ key_columns, apart }: Dataset, mapped: readonly string[]): string {
  if (!apart || !mapped.includes(apart.by)) return 'NULL';
  const first = `first_value(${apart.by}) OVER (PARTITION BY ${key_columns.join(', ')} ORDER BY row_number)`;
  const [own, other] = [beginnings(apart.by), beginnings(first)];
  // Most rivals have one title: a CASE asks the rest of the others alone.
  return `CASE WHEN ${apart.by} = ${first} THEN NULL WHEN len(${own}) > 0 AND len(${other}) > 0 AND NOT list_has_any(${own}, ${other}) THEN ${valueKeySql(apart.by)} END`;
}

/** The records that are told apart by a text, which is their key in the lake: numbers count a course by its code. */
export const ownKeys = ({ by }: NonNullable<Dataset['apart']>): string =>
  `(SELECT row_number, ${by} AS own_key FROM repeated WHERE told_apart IS NOT NULL)`;

function otherPerson(dataset: Dataset): string {
  if (!dataset.identity) return 'false';
  const first = (name: string) =>
    `first_value(${name}) OVER (PARTITION BY ${dataset.key_columns.join(', ')} ORDER BY row_number)`;
  const differs = (name: string) => `coalesce(${valueKeySql(name)} <> ${valueKeySql(first(name))}, false)`;
  return `(${dataset.identity.map(differs).join(' OR ')})`;
}
