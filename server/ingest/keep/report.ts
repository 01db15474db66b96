import type { ResultLine } from '#contract/uploads/uploaded-file.ts';
import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Dataset, Severity } from '#datasets/kit/dataset.ts';
import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import { toWords } from '#datasets/kit/to-words.ts';
import type { Collected } from '../check/issues.ts';
import type { CheckedTable } from '../check/validate.ts';
import { NO_HEADER_ROW, type ReadTable } from '../read/table.ts';
import { filledOf } from '../recognise/evidence/measure-columns.ts';
import type { RecognisedTable } from '../recognise/recognise.ts';
import type { Refusal } from '../refusal.ts';
import type { FileLine, FoundIssueGroup, IngestResult, LeftOut, ToldLine } from '../result.ts';

/** Everything a run has found out, for the words of its result. */
export interface Findings {
  table: ReadTable;
  recognised: RecognisedTable;
  checked: CheckedTable;
  dataset: Dataset;
  collected: Collected;
  /** Rows that reading left out because they are in error. */
  unreadRows: number;
  /** Rows of data that made no record. */
  withoutRecord: readonly LeftOut[];
  parquet: string | null;
}

/** Of the headers that were seen, where required columns are missing. */
const SHOWN_HEADERS = 40;

const LINES: Record<Severity, ResultLine['status']> = { error: 'failure', warning: 'other', note: 'other' };

/** The result of a file that was read and checked (docs/domain/files.md#status). */
export function reportOf(findings: Findings): IngestResult {
  const { recognised, checked, collected, unreadRows } = findings;
  const missing = recognised.missing.map(({ label }) => label);
  const counts = countsOf(collected.groups);
  const isUsable = missing.length === 0;
  return {
    verdict: counts.error > 0 ? 'data_errors' : 'success',
    overview: overviewOf(findings),
    resultsSummary: [...linesOfChecks(findings, counts), ...linesOfGroups(collected.groups)],
    missingColumns: missing,
    columns: Object.fromEntries(
      [...recognised.mapping].map(([name, { letter, header }]) => [name, { letter, header }]),
    ),
    rowsRead: rowsReadOf(findings),
    rowsKept: isUsable ? checked.rowsKept : 0,
    leftOut: leftOutOf(findings),
    counts,
    schoolRows: isUsable ? checked.schoolRows : withoutRows(checked.schoolRows),
    concernsEverySchool: !isUsable || checked.homelessErrors > 0 || unreadRows > 0,
    groups: collected.groups,
    issues: collected.issues,
    parquet: isUsable ? findings.parquet : null,
  };
}

/** Also those that never came to the checks. */
const rowsReadOf = ({ checked, unreadRows, withoutRecord }: Findings): number =>
  checked.rowsRead + unreadRows + withoutRecord.reduce((sum, { rows }) => sum + rows, 0);

/** Rows with too many cells never came to the checks; of a file without a column it must have, no row can be used. */
function leftOutOf(findings: Findings): LeftOut[] {
  const { recognised, checked, unreadRows, withoutRecord } = findings;
  const ofLayout = withoutRecord.filter(({ reason }) => reason === 'layout');
  const read = rowsReadOf(findings) - ofLayout.reduce((sum, { rows }) => sum + rows, 0);
  if (recognised.missing.length > 0 && read > 0) return [{ reason: 'file', rows: read }, ...ofLayout];
  const inError = checked.leftOut.find(({ reason }) => reason === 'in-error')?.rows ?? 0;
  const others = [...checked.leftOut.filter(({ reason }) => reason !== 'in-error'), ...withoutRecord];
  return inError + unreadRows > 0 ? [{ reason: 'in-error', rows: inError + unreadRows }, ...others] : others;
}

/** The result of a file that cannot be used at all. */
export function malformed({ why }: Refusal, collected: Collected = { groups: [], issues: [] }): IngestResult {
  return {
    verdict: 'malformed',
    overview: [],
    resultsSummary: [line('failure', { is: 'refused', refused: why }), ...linesOfGroups(collected.groups)],
    missingColumns: [],
    columns: {},
    rowsRead: 0,
    rowsKept: 0,
    leftOut: [],
    counts: countsOf(collected.groups),
    schoolRows: {},
    concernsEverySchool: true,
    ...collected,
    parquet: null,
  };
}

function countsOf(groups: readonly FoundIssueGroup[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { severity, count } of groups) counts[severity] += count;
  return counts;
}

function withoutRows(rows: IngestResult['schoolRows']): IngestResult['schoolRows'] {
  return Object.fromEntries(Object.entries(rows).map(([id, { errors }]) => [id, { valid: 0, errors }]));
}

function overviewOf(findings: Findings): OverviewLine[] {
  const { table, recognised, checked } = findings;
  const read = rowsReadOf(findings);
  const kept = recognised.missing.length ? 0 : checked.rowsKept;
  const { schools, years, student_id: students, course_code: courses } = checked.distinct;
  const isThere = (name: ColumnName) => recognised.mapping.has(name);
  const lines: (OverviewLine | false)[] = [
    ...table.facts,
    recognised.headerRow !== NO_HEADER_ROW && { is: 'header-row', row: recognised.headerRow },
    { is: 'rows', read, kept, leftOut: read - kept },
    ...leftOutLines(leftOutOf(findings)),
    schools.length > 0 && { is: 'schools', names: schools },
    years.length > 0 && { is: 'years', years },
    students !== null && isThere('student_id') && { is: 'students', count: students },
    courses !== null && isThere('course_code') && { is: 'courses', count: courses },
    ...columnLines(recognised),
    ...recognised.decisions,
    ...evidenceLines(recognised),
  ];
  return lines.filter((one) => one !== false);
}

/** Of what a layout leaves out each reason is a line of its own (recognise/reshape/dropped-rows.ts). */
function leftOutLines(leftOut: readonly LeftOut[]): OverviewLine[] {
  const reasons = leftOut.flatMap(({ reason, rows }) => (reason === 'layout' ? [] : [{ reason, rows }]));
  return reasons.length > 0 ? [{ is: 'left-out', reasons }] : [];
}

const SHOWN_READ = 60;
const SHOWN_UNREAD = 30;

/** In the order of the file. */
function columnLines({ mapping, ignored }: RecognisedTable): (OverviewLine | false)[] {
  const read = [...mapping]
    .toSorted(([, one], [, other]) => one.index - other.index)
    .map(([column, { header }]) => ({ header, column }));
  const unread = ignored.map(({ header }) => header);
  const beyond = (all: readonly unknown[], most: number) => Math.max(0, all.length - most);
  return [
    read.length > 0 && {
      is: 'columns-read',
      columns: read.slice(0, SHOWN_READ),
      more: beyond(read, SHOWN_READ),
    },
    unread.length > 0 && {
      is: 'columns-not-stored',
      headers: unread.slice(0, SHOWN_UNREAD),
      more: beyond(unread, SHOWN_UNREAD),
    },
  ];
}

/** Of each column of the file that was read as it is: one that holds too little shows. */
function evidenceLines({ columns, mapping, evidence }: RecognisedTable): OverviewLine[] {
  const read = new Set([...mapping.values()].map(({ header, letter }) => `${letter} ${header}`));
  return columns
    .filter(({ header, letter }) => read.has(`${letter} ${header}`))
    .map(({ header, index }) => ({ is: 'filled', header, ...filledOf(evidence(index)) }));
}

function linesOfChecks({ recognised, checked, dataset }: Findings, counts: Record<Severity, number>): ToldLine[] {
  const { missing, columns, looksLike } = recognised;
  const labels = missing.map(({ label }) => label);
  const headers = columns.map(({ header }) => header);
  const rules = toWords(dataset).rules.length;
  return [
    ...(looksLike ? [line('failure', { is: 'looks-like', type: looksLike.type })] : []),
    labels.length
      ? {
          ...line('failure', {
            is: 'columns-missing',
            labels,
            headerRow: recognised.headerRow,
            headers: headers.slice(0, SHOWN_HEADERS),
            more: Math.max(0, headers.length - SHOWN_HEADERS),
          }),
          missingColumns: labels,
        }
      : line('success', { is: 'columns-found' }),
    ...(counts.error === 0 ? [line('success', { is: 'no-errors', rows: checked.rowsRead, rules })] : []),
  ];
}

/** Said already by the lines above. */
const SAID = new Set(['file.other-dataset', 'file.missing-column']);

function linesOfGroups(groups: readonly FoundIssueGroup[]): ToldLine[] {
  return groups
    .filter(({ code }) => !SAID.has(code))
    .map(({ severity, code, column, header, count, firstRows, params }) => ({
      status: LINES[severity],
      group: { code, column, header, count, firstRows, params },
    }));
}

const line = (status: ResultLine['status'], file: FileLine): ToldLine => ({ of: 'file', status, file });
