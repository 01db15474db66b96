import type { Dataset } from '#datasets/kit/dataset.ts';
import { FILE_FINDINGS } from '#datasets/kit/findings/file-findings.ts';
import { findingWords } from '#datasets/kit/findings/findings.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { FindingParams, FindingValue, ValuePhrase } from '#datasets/words/params.ts';
import type { Engine, Row } from '../engine.ts';
import { type FileFinding, KEPT_ROWS } from '../findings.ts';
import { orderOfKeys, rowOfKey, sheetOfKey } from '../read/row-key.ts';
import type { FoundIssue, FoundIssueGroup } from '../result.ts';
import { scopeOf } from './causes/words.ts';
import type { Places } from './places.ts';

export interface Collected {
  groups: FoundIssueGroup[];
  issues: FoundIssue[];
}

/** A file whose rows were checked, and where in it a finding is shown. */
export interface CheckedSheets {
  /** Holds the view `shown` of its findings. */
  engine: Engine;
  dataset: Dataset;
  places: Places;
  /** Names of the sheets that were read, in their order; none for text. */
  sheets: readonly string[];
  /** What is said of the whole file already: a condition over `shown`. */
  isSaid: string | null;
}

/** Values and students are shown shortened: a cell can hold a book. */
const SHOWN = 120;
const FIRST_ROWS = 5;

/**
 * The view `shown` and the findings of reading as groups in the order in which to fix (of equals the one that is
 * first in the file), and at most a thousand rows of each.
 */
export async function collectIssues(checked: CheckedSheets, findings: readonly FileFinding[]): Promise<Collected> {
  const { engine, dataset, places, sheets, isSaid } = checked;
  const collected = partsOfFile(findings, sheets, places);
  const told = `CREATE VIEW told AS FROM shown ${isSaid === null ? '' : `WHERE (${isSaid}) IS NOT TRUE`}`;
  await engine.run('count values', `${told}; ${VALUES}`);
  const groups = await engine.rows('group issues', GROUPS);
  const listed = await listedRows(engine, groups, dataset);
  for (const [index, group] of groups.entries()) collected.push(await ofRule(checked, group, listed.get(index) ?? []));
  collected.sort(
    ({ group: one }, { group: other }) =>
      urgency(one) - urgency(other) || other.count - one.count || (one.firstRows[0] ?? 0) - (other.firstRows[0] ?? 0),
  );
  return { groups: collected.map(({ group }) => group), issues: collected.flatMap(({ issues }) => issues) };
}

/** For a file whose rows were never checked. */
export function issuesOfFile(findings: readonly FileFinding[]): Collected {
  const collected = partsOfFile(findings, [], null);
  return { groups: collected.map(({ group }) => group), issues: collected.flatMap(({ issues }) => issues) };
}

/** One pass over the findings, however many: what a group says of itself comes from here. */
const VALUES = `CREATE TABLE shown_value AS SELECT code, column_name, value, count(*) AS cells FROM told GROUP BY ALL`;

const GROUPS = `SELECT code, column_name, CAST(sum(cells) AS INTEGER) AS count, CAST(count(value) AS INTEGER) AS values
  FROM shown_value GROUP BY ALL ORDER BY code, column_name`;

/** The most frequent values of a group. */
const NAMED_VALUES = 5;

interface IssuesOfGroup {
  group: FoundIssueGroup;
  issues: FoundIssue[];
}

/** Each of these speaks of one column. */
const OF_ONE_COLUMN: ReadonlySet<FileFinding['code']> = new Set([
  'file.missing-column',
  'file.legend',
  'file.codes-asked',
  'file.codes-unused',
]);

/** Findings of one code are one group; each missing column is its own, and so are the codes of each column. */
function partsOfFile(
  findings: readonly FileFinding[],
  sheets: readonly string[],
  places: Places | null,
): IssuesOfGroup[] {
  const byCode = Map.groupBy(findings, ({ code, column }) => (OF_ONE_COLUMN.has(code) ? `${code} ${column}` : code));
  return [...byCode.values()].map((same) => ofFile(same, sheets, places));
}

function ofFile(same: readonly FileFinding[], sheets: readonly string[], places: Places | null): IssuesOfGroup {
  const [{ code, column = null, value: first }] = same as [FileFinding]; // groupBy makes no empty groups
  const { severity } = FILE_FINDINGS[code];
  const nowhere = {
    columnLetter: null,
    header: code === 'file.missing-column' && typeof first === 'string' ? first : null,
  };
  const about = { code, severity, column, ...((OF_ONE_COLUMN.has(code) && places?.of(column, null)) || nowhere) };
  const list = same.flatMap(({ value }) => (value === null ? [] : [value]));
  const rows = same.flatMap((finding) => finding.rows);
  const count = same.reduce((total, finding) => total + finding.count, 0);
  const group = {
    ...about,
    count,
    firstRows: rows.slice(0, FIRST_ROWS).map(rowOfKey),
    params: { values: list.length, ...(list.length ? { list } : {}) },
  };
  const issues = same.flatMap((finding): FoundIssue[] => {
    const { text, params } = asValue(finding.value);
    const said = { ...about, schoolId: null, studentId: null, value: text, params };
    if (finding.rows.length === 0) return [{ ...said, row: null }];
    return finding.rows.map((row) => ({ ...said, row: rowOfKey(row), params: { ...params, ...inSheet(row, sheets) } }));
  });
  return { group, issues };
}

async function ofRule(
  { engine, dataset, places, sheets }: CheckedSheets,
  found: Row,
  rows: readonly Row[],
): Promise<IssuesOfGroup> {
  const { code, columnName } = nameOf(found);
  const { severity, value: kind } = findingWords(dataset, code, columnName);
  const readValue = (cell: Row[string] | undefined): FindingValue =>
    // A phrase was written by the SQL of its own rule.
    kind === 'phrase' ? (JSON.parse(String(cell)) as ValuePhrase) : shorten(String(cell));
  const nowhere = {
    columnLetter: null,
    header: dataset.columns.find(({ name }) => name === columnName)?.label ?? null,
  };
  const keys = rows.flatMap(({ row_number }) => (row_number === null ? [] : [Number(row_number)]));
  const about = { code, severity, column: columnName };
  const issues = rows.map((row) => {
    const { text, params } = asValue(row.value === null ? null : readValue(row.value));
    const number = row.row_number === null ? null : Number(row.row_number);
    return {
      ...about,
      ...(places.of(columnName, number) ?? nowhere),
      schoolId: textOrNull(row.school_id),
      row: number === null ? null : rowOfKey(number),
      studentId: textOrNull(row.student_id),
      value: text,
      params: { ...params, ...(number === null ? {} : inSheet(number, sheets)) },
    };
  });
  const named = await engine.rows('name values', valuesOfGroup(code, columnName));
  const group = {
    ...about,
    ...(places.ofGroup(columnName, keys) ?? nowhere),
    count: Number(found.count),
    params: {
      values: Number(found.values),
      named: named.map(({ value, cells }) => ({ value: readValue(value), rows: Number(cells) })),
    },
    firstRows: issues.slice(0, FIRST_ROWS).flatMap(({ row }) => (row === null ? [] : [row])),
  };
  return { group, issues };
}

/** A text of the file is the value of its finding; what is said about the file is kept as a phrase. */
const asValue = (value: FindingValue | null): { text: string | null; params: FindingParams } =>
  value === null || typeof value === 'string' ? { text: value, params: {} } : { text: null, params: { phrase: value } };

function inGroup(code: string, columnName: string | null): string {
  const column = columnName === null ? 'column_name IS NULL' : `column_name = ${literal(columnName)}`;
  return `code = ${literal(code)} AND ${column}`;
}

/**
 * The rows that are listed, by the position of their group. Their schools and students are looked up in one go, which
 * takes a pass over all rows of the file.
 */
async function listedRows(engine: Engine, groups: readonly Row[], dataset: Dataset): Promise<Map<number, Row[]>> {
  if (groups.length === 0) return new Map();
  const student = dataset.columns.some(({ name }) => name === 'student_id') ? 'typed.student_id' : 'NULL';
  const order = `${orderOfKeys('row_number')} NULLS FIRST`;
  const first = groups.map((group, index) => {
    const { code, columnName } = nameOf(group);
    return `(SELECT ${index} AS position, row_number, value FROM told WHERE ${inGroup(code, columnName)} ORDER BY ${order} LIMIT ${KEPT_ROWS})`;
  });
  const rows = await engine.rows(
    'list issues',
    `WITH listed AS MATERIALIZED (${first.join(' UNION ALL ')})
      SELECT position, row_number, typed.school_id, ${student} AS student_id, value FROM listed LEFT JOIN typed USING (row_number)
      ORDER BY position, ${order}`,
  );
  return Map.groupBy(rows, ({ position }) => Number(position));
}

function nameOf(group: Row): { code: string; columnName: string | null } {
  return { code: String(group.code), columnName: group.column_name === null ? null : String(group.column_name) };
}

function valuesOfGroup(code: string, columnName: string | null): string {
  return `SELECT value, cells FROM shown_value WHERE value IS NOT NULL AND ${inGroup(code, columnName)}
    ORDER BY cells DESC, value LIMIT ${NAMED_VALUES}`;
}

/** Errors before warnings before notes; among them what unblocks most. */
function urgency({ code, severity }: FoundIssueGroup): number {
  return ['error', 'warning', 'note'].indexOf(severity) * 100 + scopeOf(code);
}

function inSheet(row: number, sheets: readonly string[]): FindingParams {
  return sheets.length > 1 ? { sheet: sheets[sheetOfKey(row)] ?? '' } : {};
}

function shorten(value: string): string {
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
}

function textOrNull(value: Row[string] | undefined): string | null {
  return value === null || value === undefined ? null : shorten(String(value));
}
