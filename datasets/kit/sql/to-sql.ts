import type { Dataset } from '../dataset.ts';
import type { IngestContext, Mapping, PlanStep, ValidationPlan } from '../plan.ts';
import { cellView, distinctCells } from './cells.ts';
import { duplicateSteps, ownKeys } from './checks/duplicates.ts';
import { findingSteps, groupFindings } from './checks/findings.ts';
import { withDerived } from './derived.ts';
import type { ColumnReading } from './dictionary.ts';
import { valuesTable } from './quote.ts';
import { textsToRead } from './read-texts.ts';
import { readingOf } from './reading-of.ts';
import { typedSteps, wordColumns, wordOf } from './typed.ts';

/**
 * The checks of a dataset as SQL over `source`, for one file and one set of wizard choices. Pure text: it holds the
 * declarations and the choices, never a value of the file. Works with columns missing, too.
 * @param rows about how many the file has
 */
export function toSql(dataset: Dataset, mapping: Mapping, context: IngestContext, rows: number): ValidationPlan {
  const readings = readingsOf(dataset, mapping, context);
  return {
    prepare: [
      ...readingSteps(dataset, readings, { mapping, context, rows }),
      ...findingSteps(dataset, readings, context, rows),
      ...groupFindings(dataset, readings, rows),
      ...duplicateSteps(dataset, readings, rows),
    ],
    issues: issuesQuery(dataset),
    rows: rowsQuery(dataset, { mapping, context, rows }, []),
    rowsOfWords: rowsQuery(dataset, { mapping, context, rows }, wordColumns(dataset, readings, context)),
    counts: COUNTS,
  };
}

/** Only the table `typed`, for whoever looks at a file without checking it. */
export const toTyped = (dataset: Dataset, file: MappedFile): PlanStep[] =>
  readingSteps(dataset, readingsOf(dataset, file.mapping, file.context), file);

interface MappedFile {
  mapping: Mapping;
  context: IngestContext;
  /** About how many. */
  rows: number;
}

function readingsOf({ columns }: Dataset, mapping: Mapping, context: IngestContext): ColumnReading[] {
  const dates = columns.flatMap(({ name, kind }) => (kind.kind === 'date' && mapping.has(name) ? [name] : []));
  return columns.map((column) => ({
    column,
    reading: readingOf(column, context, dates),
    isMapped: mapping.has(column.name),
  }));
}

const readingSteps = (
  dataset: Dataset,
  readings: readonly ColumnReading[],
  { mapping, context, rows }: MappedFile,
): PlanStep[] => [
  cellView(readings, mapping),
  ...distinctCells(readings, mapping),
  preparedSteps(readings),
  ...typedSteps(dataset, readings, context, rows),
];

/** Columns need nothing of each other; what is read outside of the engine is one piece of work for all of them. */
function preparedSteps(readings: readonly ColumnReading[]): PlanStep {
  const inEngine = readings.flatMap(({ reading, isMapped }) =>
    isMapped && reading.prepare.length > 0 && !reading.texts ? [reading.prepare] : [],
  );
  const texts = textsToRead(readings);
  return texts.length > 0 ? [texts, ...inEngine] : inEngine;
}

function issuesQuery(dataset: Dataset): string {
  const student = dataset.columns.some(({ name }) => name === 'student_id') ? 'typed.student_id' : 'NULL';
  return `SELECT code, severity, column_name, finding.row_number, typed.school_id, ${student} AS student_id, value
    FROM finding LEFT JOIN typed ON typed.row_number = finding.row_number
    ORDER BY finding.row_number NULLS FIRST, column_name, code`;
}

/**
 * A catalog without a year column holds for each chosen year, so its rows are written once per year
 * (docs/domain/files.md#wizard-choices).
 */
function rowsQuery(dataset: Dataset, { mapping, context, rows }: MappedFile, words: readonly string[]): string {
  const yearly = dataset.columns.find((column) => column.whenAbsent === 'chosen-years' && !mapping.has(column.name));
  const repeats = yearly && context.chosen.years.length > 1 ? yearly.name : null;
  const shown = (name: string) => (words.includes(name) ? `${wordOf(name)} AS ${name}` : name);
  const apart = dataset.apart && mapping.has(dataset.apart.by) ? dataset.apart : null;
  const asWritten = (name: string) => {
    if (name === apart?.key) return `coalesce(own_key, ${name}) AS ${name}`;
    return name === repeats ? `each_year.year AS ${name}` : shown(name);
  };
  const names = [...dataset.columns, ...dataset.derived].map(({ name }) => asWritten(name));
  const years = valuesTable(
    'each_year',
    ['year'],
    context.chosen.years.map((year) => [year]),
  );
  return `${withDerived(dataset, names, rows)} SELECT typed.row_number, ${shown('school_id')}, ${names.join(', ')}
    FROM typed ANTI JOIN left_out USING (row_number) ${apart ? `LEFT JOIN ${ownKeys(apart)} USING (row_number)` : ''} ${repeats ? `CROSS JOIN ${years}` : ''}`;
}

const COUNTS = `WITH error_row AS (SELECT DISTINCT row_number FROM finding WHERE severity = 'error' AND row_number IS NOT NULL),
    every AS (
      SELECT school_id, 1 AS read, CASE WHEN left_out.row_number IS NULL THEN 1 ELSE 0 END AS kept,
        CASE WHEN error_row.row_number IS NULL THEN 0 ELSE 1 END AS errors
      FROM typed LEFT JOIN left_out USING (row_number) LEFT JOIN error_row USING (row_number)
      UNION ALL SELECT NULL, 0, 0, 0)
  SELECT school_id, CAST(sum(read) AS BIGINT) AS read, CAST(sum(kept) AS BIGINT) AS kept, CAST(sum(errors) AS BIGINT) AS errors
  FROM every GROUP BY school_id`;
