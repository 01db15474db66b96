import type { Dataset, Rule } from '../dataset.ts';
import { severityOf } from '../findings.ts';
import type { IngestContext } from '../plan.ts';
import { isRequired } from '../requirement.ts';
import { valueWhenAbsent } from './absent.ts';
import { literal } from './quote.ts';
import { type ColumnReading, choices, shownText } from './typed.ts';

/** Table `finding(code, severity, column_name, row_number, value)`: one selective scan of `typed` per check. */
export function findingTable(dataset: Dataset, readings: readonly ColumnReading[], context: IngestContext): string {
  const mapped = readings.filter(({ isMapped }) => isMapped);
  const checks = [
    ...notChosen(dataset, mapped, context),
    ...emptyCells(dataset, mapped, context),
    ...mapped.flatMap((one) => problemsOf(dataset, one)),
    ...mapped.flatMap(({ column, reading }) =>
      reading.remarks.map((remark) => aboutColumn(dataset, remark.code, column.name, remark.select)),
    ),
    ...absentColumns(dataset, readings, context),
    ...dataset.rules
      .filter(({ overFile, column }) => overFile && mapped.some((one) => one.column.name === column))
      .map((rule) =>
        aboutColumn(
          dataset,
          rule.code,
          rule.column,
          `SELECT value FROM (${rule.sql}) AS said(value) WHERE value IS NOT NULL`,
        ),
      ),
    ...dataset.rules
      .filter((rule) => !rule.overGroups && !rule.overFile)
      .map((rule) => `SELECT ${ruleColumns(rule, mapped)} FROM typed WHERE is_chosen AND (${ruleSql(rule, context)})`),
  ];
  return `CREATE TABLE finding AS
    SELECT CAST(NULL AS VARCHAR) AS code, CAST(NULL AS VARCHAR) AS severity, CAST(NULL AS VARCHAR) AS column_name,
      CAST(NULL AS BIGINT) AS row_number, CAST(NULL AS VARCHAR) AS value WHERE false
    ${checks.map((check) => `UNION ALL ${check}`).join('\n    ')}`;
}

/** Rules that compare rows look only at rows without an error, so that one wrong id does not make others look wrong. */
export function groupFindings(dataset: Dataset, readings: readonly ColumnReading[]): string[] {
  const mapped = readings.filter(({ isMapped }) => isMapped);
  return dataset.rules
    .filter((rule) => rule.overGroups)
    .map(
      (rule) => `INSERT INTO finding SELECT ${ruleColumns(rule, mapped)} FROM (
        SELECT *, ${rule.sql} AS is_found FROM typed
        ANTI JOIN (SELECT row_number FROM finding WHERE severity = 'error') USING (row_number) WHERE is_chosen
      ) WHERE is_found`,
    );
}

function notChosen(dataset: Dataset, mapped: readonly ColumnReading[], context: IngestContext): string[] {
  return choices(dataset, context)
    .filter(({ column }) => mapped.some((one) => one.column.name === column.name))
    .map(({ column, code, notChosen }) => aboutRows(dataset, code, column.name, shownText(column), notChosen));
}

/** Cells of required columns, and of the columns that name a row unless they may stay away. */
function emptyCells(dataset: Dataset, mapped: readonly ColumnReading[], context: IngestContext): string[] {
  const names = new Set(mapped.map(({ column }) => column.name));
  return mapped
    .filter(({ column }) => {
      const isNeededKey = column.required.level !== 'optional' && dataset.key_columns.includes(column.name);
      return !column.mayBeEmpty && (isNeededKey || isRequired(column, context, (name) => names.has(name)));
    })
    .map(({ column }) =>
      aboutRows(null, 'cell.empty', column.name, 'NULL', `is_chosen AND ${shownText(column)} IS NULL`),
    );
}

function problemsOf(dataset: Dataset, { column, reading }: ColumnReading): string[] {
  return reading.problems
    .filter(({ code }) => !(code === 'year.outside' && column.onlyChosen))
    .map(({ code, when }) => aboutRows(dataset, code, column.name, shownText(column), `is_chosen AND (${when})`));
}

function absentColumns(dataset: Dataset, readings: readonly ColumnReading[], context: IngestContext): string[] {
  return readings.flatMap(({ column, isMapped }) => {
    const remark = isMapped ? null : valueWhenAbsent(column, context).remark;
    return remark ? [aboutColumn(dataset, remark, column.name, 'SELECT CAST(NULL AS VARCHAR) AS value')] : [];
  });
}

/** Rules may name the audit's graduating class. */
function ruleSql(rule: Rule, context: IngestContext): string {
  return rule.sql.replaceAll('{yearEnding}', String(context.yearEnding));
}

function ruleColumns(rule: Rule, mapped: readonly ColumnReading[]): string {
  const pointed = mapped.find(({ column }) => column.name === rule.column)?.column;
  return `${literal(rule.code)}, ${literal(rule.severity)}, ${literal(rule.column)}, row_number, ${pointed ? shownText(pointed) : 'NULL'}`;
}

function aboutRows(dataset: Dataset | null, code: string, column: string, value: string, when: string): string {
  const severity = literal(severityOf(dataset, code));
  return `SELECT ${literal(code)}, ${severity}, ${literal(column)}, row_number, ${value} FROM typed WHERE ${when}`;
}

function aboutColumn(dataset: Dataset, code: string, column: string | null, select: string): string {
  const severity = literal(severityOf(dataset, code));
  return `SELECT ${literal(code)}, ${severity}, ${literal(column)}, NULL, value FROM (${select})`;
}
