import type { Column, Dataset } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { TEST_TYPES } from '../wizard-choices.ts';
import { schoolWhenAbsent, valueWhenAbsent } from './absent.ts';
import { list } from './quote.ts';
import { type Reading, rawColumn, readingTable, type TypedExpression, textColumn, textsTable } from './reading.ts';

export interface ColumnReading {
  column: Column;
  reading: Reading;
  isMapped: boolean;
}

/** Kinds whose value is the text as written need no second copy of it. */
export function shownText({ kind, name }: Column): string {
  return kind.kind === 'text' || kind.kind === 'school' || kind.kind === 'term' ? name : `${name}_text`;
}

/**
 * One row per filled row of the file: `row_number`, `school_id`, every declared column as its value, the text as written of mapped
 * columns, what readings add, the derived columns, and `is_chosen` (false: its school, year or test was not chosen in the wizard).
 */
export function typedTable(dataset: Dataset, readings: readonly ColumnReading[], context: IngestContext): string {
  const joins = readings
    .filter(({ reading, isMapped }) => isMapped && reading.prepare.length > 0)
    .map(({ column }) => joinOf(column));
  const present = readings.filter(({ isMapped }) => isMapped);
  const read = [
    ...readings
      .toSorted(lastIfWorkedOut)
      .flatMap((one) => (one.isMapped ? presentColumns(one, context) : absentColumns(one, context))),
    ...(readings.some(({ column, isMapped }) => column.kind.kind === 'school' && isMapped)
      ? []
      : [{ name: 'school_id', type: 'VARCHAR', sql: schoolWhenAbsent(context) }]),
  ];
  const base = `SELECT row_number,
      ${read.map(asColumn).join(',\n      ')}
      FROM cell ${joins.join('\n      ')}
      WHERE coalesce(${['NULL', ...present.map(({ column }) => textColumn(column))].join(', ')}) IS NOT NULL`;
  return `CREATE TABLE typed AS WITH base AS MATERIALIZED (${base})
    SELECT *, ${isChosen(dataset, context)} AS is_chosen FROM (${withDerived(dataset, 'FROM base')})`;
}

/** What a cell was read as, under the name of its reading, with the text as a column of its own. */
function joinOf(column: Column): string {
  const [reading, texts, text] = [readingTable(column), textsTable(column), textColumn(column)];
  return `LEFT JOIN (SELECT raw, texts.text AS ${text}, known.* EXCLUDE (text) FROM ${texts} AS texts LEFT JOIN ${reading} AS known USING (text))
        AS ${reading} ON ${reading}.raw = cell.${rawColumn(column)}`;
}

/**
 * One SELECT per derived column, over a materialized base: DuckDB writes an expression out wherever its alias is used, and spent
 * six seconds planning the score file's columns that build on each other.
 */
function withDerived(dataset: Dataset, base: string): string {
  return dataset.derived.reduce((inner, derived) => `SELECT *, ${asColumn(derived)} FROM (${inner})`, base);
}

const WORKED_OUT: readonly unknown[] = ['from-scores', 'from-grade-level'] satisfies Column['whenAbsent'][];

/** A value that may be worked out from other columns must come after them in the SELECT, whether the file has them or not. */
function lastIfWorkedOut({ column: one }: ColumnReading, { column: other }: ColumnReading): number {
  return Number(WORKED_OUT.includes(one.whenAbsent)) - Number(WORKED_OUT.includes(other.whenAbsent));
}

function presentColumns({ column, reading }: ColumnReading, context: IngestContext): TypedExpression[] {
  const filled = `coalesce(${reading.value}, ${valueWhenAbsent(column, context).value})`;
  const sql = column.whenAbsent === 'from-scores' ? filled : reading.value;
  const value = { name: column.name, type: reading.type, sql };
  const text = { name: textColumn(column), type: 'VARCHAR', sql: textColumn(column) };
  return shownText(column) === column.name ? [value, ...reading.extras] : [value, text, ...reading.extras];
}

function absentColumns({ column, reading }: ColumnReading, context: IngestContext): TypedExpression[] {
  const value = { name: column.name, type: reading.type, sql: valueWhenAbsent(column, context).value };
  const extras = reading.extras.filter(({ name }) => name !== 'school_id').map((extra) => ({ ...extra, sql: 'NULL' }));
  return [value, ...extras];
}

function asColumn({ name, type, sql }: TypedExpression): string {
  return `CAST(${sql} AS ${type}) AS ${name}`;
}

function isChosen(dataset: Dataset, context: IngestContext): string {
  const conditions = choices(dataset, context).map(({ notChosen }) => `coalesce(NOT (${notChosen}), true)`);
  return conditions.length > 0 ? conditions.join(' AND ') : 'true';
}

/** The accepted tests that were not chosen; a test that is not accepted at all is an error, not a choice. */
function notChosenTests(chosen: readonly string[]): string[] {
  return TEST_TYPES.filter((test) => !chosen.includes(test));
}

/** The columns whose rows are left out when their value was not chosen, each with its finding and condition. */
export function choices(
  dataset: Dataset,
  { chosen }: IngestContext,
): { column: Column; code: string; notChosen: string }[] {
  return dataset.columns.flatMap((column) => {
    if (column.onlyChosen === 'schools' && chosen.schoolIds.length > 0)
      return [{ column, code: 'school.not-chosen', notChosen: `school_id NOT IN ${list(chosen.schoolIds)}` }];
    if (column.onlyChosen === 'academic-periods' && chosen.years.length > 0)
      return [{ column, code: 'year.not-chosen', notChosen: `${column.name} NOT IN ${list(chosen.years)}` }];
    if (
      column.onlyChosen === 'test-types' &&
      chosen.testTypes.length > 0 &&
      notChosenTests(chosen.testTypes).length > 0
    )
      return [
        {
          column,
          code: 'test-type.not-chosen',
          notChosen: `${column.name} IN ${list(notChosenTests(chosen.testTypes))}`,
        },
      ];
    return [];
  });
}
