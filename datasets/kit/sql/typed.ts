import type { Column, Dataset } from '../dataset.ts';
import { lakeTypeOf } from '../lake-type.ts';
import type { IngestContext } from '../plan.ts';
import { TEST_TYPES } from '../wizard-choices.ts';
import { schoolWhenAbsent, valueWhenAbsent } from './absent.ts';
import { addDerived } from './derived.ts';
import {
  type ColumnReading,
  dictionaryColumns,
  isDictionary,
  joinOf,
  shownText,
  WORD,
  wordType,
} from './dictionary.ts';
import { MANY_ROWS } from './many-rows.ts';
import { list, literal } from './quote.ts';
import { readingTable, type TypedExpression, textColumn } from './reading.ts';

/**
 * `typed`, one row per filled row of the file: `row_number`, `school_id`, every declared column as its value, the
 * text as written of mapped columns, what readings add, and `is_chosen` (false: its school, year or test was not
 * chosen in the wizard). A view over the table `stored`, which has no columns that are the same in every row, and
 * words as numbers of the type `word`. Derived columns are added by whoever asks for them (derived.ts). Of few rows
 * it is a table with all of them.
 */
export function typedSteps(
  dataset: Dataset,
  readings: readonly ColumnReading[],
  context: IngestContext,
  rows: number,
): string[] {
  const columns = [
    ...(readings.some(({ column, isMapped }) => column.kind.kind === 'school' && isMapped)
      ? []
      : [{ name: 'school_id', type: 'VARCHAR', sql: schoolWhenAbsent(context), isStored: false }]),
    ...readings
      .toSorted(lastIfWorkedOut)
      .flatMap((one) => (one.isMapped ? presentColumns(one, context) : absentColumns(one, context))),
  ];
  const dictionaries = readings.filter(isDictionary);
  const table = storedTable(dataset, columns, readings, context);
  const words = wordColumns(dataset, readings, context).map((name) => `${name} AS ${wordOf(name)}, `);
  const shown = `SELECT row_number, ${columns.map(asShown).join(',\n      ')}, ${words.join('')}is_chosen FROM stored`;
  const typed =
    rows < MANY_ROWS ? `CREATE TABLE typed AS ${addDerived(dataset.derived, shown)}` : `CREATE VIEW typed AS ${shown}`;
  return dictionaries.length > 0 ? [wordType(dictionaries, rows), table, typed] : [table, typed];
}

/** Columns of the lake whose texts are stored as numbers. The view has them a second time as they are stored. */
export function wordColumns(dataset: Dataset, readings: readonly ColumnReading[], context: IngestContext): string[] {
  const written = new Set(['school_id', ...dataset.columns.map(({ name }) => name)]);
  const columns = readings.filter(({ isMapped }) => isMapped).flatMap((one) => presentColumns(one, context));
  return columns.flatMap(({ name, isWord }) => (isWord && written.has(name) ? [name] : []));
}

export const wordOf = (name: string): string => `${name}_word`;

/** A column of `typed`. */
interface TypedColumn extends TypedExpression {
  /** False: the same in every row. */
  isStored: boolean;
  /** Its texts are stored as numbers. */
  isWord?: boolean;
}

function storedTable(
  dataset: Dataset,
  columns: readonly TypedColumn[],
  readings: readonly ColumnReading[],
  context: IngestContext,
): string {
  return `CREATE TABLE stored AS SELECT row_number, ${columns.flatMap(({ name, isStored }) => (isStored ? [`${name}, `] : [])).join('')}
      ${isChosen(dataset, context)} AS is_chosen
    FROM (SELECT row_number,
      ${columns.map(asColumn).join(',\n      ')}
      FROM cell ${readings.filter(isDictionary).map(joinOf).join('\n      ')}
      WHERE ${['false', ...readings.filter(({ isMapped }) => isMapped).map(isFilled)].join(' OR ')})`;
}

function isFilled(one: ColumnReading): string {
  const { column } = one;
  return `${isDictionary(one) ? `${readingTable(column)}.${shownText(column)}` : textColumn(column)} IS NOT NULL`;
}

const WORKED_OUT: readonly unknown[] = ['from-scores', 'from-grade-level'] satisfies Column['whenAbsent'][];

/**
 * A value that may be worked out from other columns must come after them in the SELECT, whether
 * the file has them or not.
 */
function lastIfWorkedOut({ column: one }: ColumnReading, { column: other }: ColumnReading): number {
  return Number(isWorkedOut(one)) - Number(isWorkedOut(other));
}

const isWorkedOut = ({ whenAbsent, whenEmpty }: Column): boolean =>
  whenEmpty !== undefined || WORKED_OUT.includes(whenAbsent);

function presentColumns(one: ColumnReading, context: IngestContext): TypedColumn[] {
  const { column, reading } = one;
  if (isDictionary(one)) {
    const isFilledUp = column.whenAbsent === 'from-scores';
    return dictionaryColumns(one).map((known) => {
      const own = {
        ...known,
        sql: `${readingTable(column)}.${known.name}`,
        isStored: true,
        isWord: known.type === 'VARCHAR',
      };
      if (!isFilledUp || known.name !== column.name) return own;
      return { ...own, sql: `coalesce(${own.sql}, ${valueWhenAbsent(column, context).value})`, isWord: false };
    });
  }
  const sql = column.whenEmpty ? `coalesce(${reading.value}, ${column.whenEmpty})` : reading.value;
  const value = { name: column.name, type: lakeTypeOf(column), sql, isStored: true };
  const text = { name: textColumn(column), type: 'VARCHAR', sql: textColumn(column), isStored: true };
  return shownText(column) === column.name ? [value] : [value, text];
}

function absentColumns({ column, reading }: ColumnReading, context: IngestContext): TypedColumn[] {
  const isStored = WORKED_OUT.includes(column.whenAbsent);
  const value = { name: column.name, type: lakeTypeOf(column), sql: valueWhenAbsent(column, context).value, isStored };
  const extras = reading.extras.filter(({ name }) => name !== 'school_id');
  return [value, ...extras.map((extra) => ({ ...extra, sql: 'NULL', isStored: false }))];
}

/** As a column of `stored`. */
function asColumn({ name, type, sql, isWord = false }: TypedColumn): string {
  return `CAST(${sql} AS ${isWord ? WORD : type}) AS ${name}`;
}

/** As a column of `typed`. */
function asShown({ name, type, sql, isStored }: TypedColumn): string {
  return `CAST(${isStored ? name : sql} AS ${type}) AS ${name}`;
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
    const { name, only } = column;
    if (only)
      return [
        { column, code: 'role.other', notChosen: `${name}_is_known AND ${name} <> ${literal(only.value)}` },
        { column, code: 'role.unknown', notChosen: `NOT ${name}_is_known AND ${name} IS NOT NULL` },
      ];
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
