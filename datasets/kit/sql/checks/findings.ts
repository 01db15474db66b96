import type { Dataset, Rule } from '../../dataset.ts';
import { severityOf } from '../../findings/findings.ts';
import type { IngestContext, PlanStep } from '../../plan.ts';
import { isRequired } from '../../requirement.ts';
import { valueWhenAbsent } from '../absent.ts';
import { withDerived } from '../derived.ts';
import { type ColumnReading, shownText } from '../dictionary.ts';
import { MANY_ROWS } from '../many-rows.ts';
import { literal } from '../quote.ts';
import type { Remark } from '../reading.ts';
import { choices } from '../typed.ts';
import type { Work } from '../work.ts';
import { findingTable, type RowCheck, rowsToFind } from './row-checks.ts';

/**
 * Table `finding(code, severity, column_name, row_number, value)`: one pass over `typed` for all checks of rows, and
 * what is said of whole columns. Of few rows these are planned beside each other, which takes longer than to run them.
 * @param rows about how many there are
 */
export function findingSteps(
  dataset: Dataset,
  readings: readonly ColumnReading[],
  context: IngestContext,
  rows: number,
): PlanStep[] {
  const mapped = readings.filter(({ isMapped }) => isMapped);
  const isAbsent = (rule: Rule) => !mapped.some(({ column }) => column.name === rule.column);
  const checks = [
    ...notChosen(dataset, mapped, context),
    ...emptyCells(dataset, mapped, context),
    ...mapped.flatMap((one) => problemsOf(dataset, one)),
    ...notWorkedOut(readings),
    ...dataset.rules
      .filter((rule) => !rule.overGroups && !rule.overFile && !(rule.needsValue && isAbsent(rule)))
      .map((rule) => ({ ...checkOf(rule, mapped), when: `is_chosen AND (${ruleSql(rule, context)})` })),
  ];
  const remarks = [
    ...mapped.flatMap(({ column, reading }) =>
      reading.remarks.map((remark) => aboutColumn(dataset, { ...remark, column: column.name })),
    ),
    ...absentColumns(dataset, readings, context),
    ...dataset.rules.filter((rule) => rule.overFile && !isAbsent(rule)).map((rule) => aboutFile(dataset, rule)),
  ];
  const ofRows = rowsToFind(dataset, checks, rows);
  const ofColumns = remarksToMake(dataset, remarks, rows);
  return [rows >= MANY_ROWS ? [[ofRows, ofColumns]] : [[ofRows], [ofColumns]], 'INSERT INTO finding FROM remark'];
}

/**
 * What is said of whole columns, in the table `remark`. Most of it is asked for first, all in one: of few rows to
 * plan each takes 1 to 3 ms.
 */
function remarksToMake(dataset: Dataset, remarks: readonly AboutColumn[], rows: number): Work {
  const questions = [...new Set(remarks.flatMap(({ onlyIf }) => onlyIf ?? []))];
  const remark = (some: readonly AboutColumn[]) => {
    const selects = some.map(({ select }) => select);
    return findingTable('remark', selects, withDerived(dataset, selects, rows));
  };
  if (questions.length === 0) return remark(remarks);
  return {
    ask: `${withDerived(dataset, questions, rows)} SELECT ${questions.join(', ')} FROM typed`,
    statements: (answers) => [
      remark(remarks.filter(({ onlyIf }) => onlyIf === undefined || answers[questions.indexOf(onlyIf)])),
    ],
  };
}

/** Rules that compare rows look only at rows without an error, so that one wrong id does not make others look wrong. */
export function groupFindings(dataset: Dataset, readings: readonly ColumnReading[], rows: number): string[] {
  const mapped = readings.filter(({ isMapped }) => isMapped);
  return dataset.rules
    .filter((rule) => rule.overGroups)
    .map(
      (
        rule,
      ) => `INSERT INTO finding ${withDerived(dataset, [rule.sql], rows)} SELECT ${literal(rule.code)}, ${literal(rule.severity)}, ${literal(rule.column)}, row_number, ${checkOf(rule, mapped).value} FROM (
        SELECT *, ${rule.sql} AS is_found FROM typed
        ANTI JOIN (SELECT row_number FROM finding WHERE severity = 'error') USING (row_number) WHERE is_chosen
      ) WHERE is_found`,
    );
}

function notChosen(dataset: Dataset, mapped: readonly ColumnReading[], context: IngestContext): RowCheck[] {
  return choices(dataset, context)
    .filter(({ column }) => mapped.some((one) => one.column.name === column.name))
    .map(({ column, code, notChosen }) => aboutRows(dataset, code, column.name, shownText(column), notChosen));
}

/** Cells of required columns, and of the columns that name a row unless they may stay away. */
function emptyCells(dataset: Dataset, mapped: readonly ColumnReading[], context: IngestContext): RowCheck[] {
  const names = new Set(mapped.map(({ column }) => column.name));
  return mapped
    .filter(({ column }) => {
      const isNeededKey = column.required.level !== 'optional' && dataset.key_columns.includes(column.name);
      // A row beside those of the one school that was chosen would count in the district and at no school.
      const isOfUnknownSchool = column.kind.kind === 'school' && column.kind.unknown === 'error';
      return (
        column.mayBeEmpty !== true &&
        (isNeededKey || isOfUnknownSchool || isRequired(column, context, (name) => names.has(name)))
      );
    })
    .map(({ column }) => {
      const unless = column.mayBeEmpty ? ` AND NOT coalesce(${column.mayBeEmpty}, false)` : '';
      return aboutRows(null, 'cell.empty', column.name, 'NULL', `is_chosen AND ${shownText(column)} IS NULL${unless}`);
    });
}

function problemsOf(dataset: Dataset, { column, reading }: ColumnReading): RowCheck[] {
  const [key, ...otherKeys] = dataset.key_columns;
  const repeats = key !== column.name || otherKeys.length > 0;
  return reading.problems
    .filter(({ code }) => !(code === 'year.outside' && column.onlyChosen) && !(code === 'value.unknown' && column.only))
    .map(({ code, when, decidedBy }) => ({
      ...aboutRows(dataset, code, column.name, shownText(column), `is_chosen AND (${when})`),
      ...(decidedBy && repeats ? { ofTexts: { columns: decidedBy, when } } : {}),
    }));
}

function absentColumns(dataset: Dataset, readings: readonly ColumnReading[], context: IngestContext): AboutColumn[] {
  const hasGrades = readings.some(({ column, isMapped }) => column.kind.kind === 'grade-level' && isMapped);
  return readings.flatMap(({ column, isMapped }) => {
    // Without grade levels nothing was worked out from them: the column is missing.
    const isWorkedOut = column.whenAbsent !== 'from-grade-level' || hasGrades;
    const remark = isMapped || !isWorkedOut ? null : valueWhenAbsent(column, context).remark;
    const select = 'SELECT CAST(NULL AS VARCHAR) AS value';
    return remark ? [aboutColumn(dataset, { code: remark, column: column.name, select })] : [];
  });
}

/** Rows of a file without years that lack what theirs would follow from. */
function notWorkedOut(readings: readonly ColumnReading[]): RowCheck[] {
  const grades = readings.find(({ column, isMapped }) => column.kind.kind === 'grade-level' && isMapped)?.column;
  if (!grades) return [];
  return readings
    .filter(({ column, isMapped }) => column.whenAbsent === 'from-grade-level' && !isMapped)
    .map(({ column }) =>
      aboutRows(null, 'year.not-worked-out', grades.name, shownText(grades), `is_chosen AND ${column.name} IS NULL`),
    );
}

/** Rules may name the audit's graduating class. */
function ruleSql(rule: Rule, context: IngestContext): string {
  return rule.sql.replaceAll('{yearEnding}', String(context.yearEnding));
}

function checkOf({ code, severity, column, orColumn }: Rule, mapped: readonly ColumnReading[]): Omit<RowCheck, 'when'> {
  const shown = [column, orColumn].flatMap((name) => mapped.find((one) => one.column.name === name)?.column ?? []);
  return { code, severity, column, value: shown.length > 0 ? `coalesce(${shown.map(shownText).join(', ')})` : 'NULL' };
}

function aboutRows(dataset: Dataset | null, code: string, column: string, value: string, when: string): RowCheck {
  return { code, severity: severityOf(dataset, code), column, value, when };
}

/** What may be said of a whole column. */
interface AboutColumn {
  /** A row of the table `remark`, or none. */
  select: string;
  onlyIf?: string | undefined;
}

function aboutColumn(
  dataset: Dataset,
  { code, column, select, onlyIf }: Remark & { column: string | null },
): AboutColumn {
  const severity = literal(severityOf(dataset, code));
  return {
    select: `SELECT ${literal(code)}, ${severity}, ${literal(column)}, NULL, CAST(value AS VARCHAR) FROM (${select})`,
    onlyIf,
  };
}

const aboutFile = (dataset: Dataset, { code, column, sql, onlyIf }: Rule): AboutColumn =>
  aboutColumn(dataset, {
    ...{ code, column, onlyIf },
    select: `SELECT value FROM (${sql}) AS said(value) WHERE value IS NOT NULL`,
  });
