import type { Dataset, FindingWords } from '#datasets/kit/dataset.ts';
import { fillWords, findingWords } from '#datasets/kit/findings.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine, Row } from './engine.ts';
import { FILE_FINDINGS, type FileFinding, KEPT_ROWS } from './findings.ts';
import { SHEET_STRIDE } from './read/table.ts';
import type { FoundIssue, FoundIssueGroup } from './result.ts';

export interface Collected {
  groups: FoundIssueGroup[];
  issues: FoundIssue[];
}

/** Values and students are shown shortened: a cell can hold a book. */
const SHOWN = 120;
const FIRST_ROWS = 5;

/** The table `issue` and the findings of reading as groups in the order in which to fix, and at most a thousand rows of each. */
export async function collectIssues(
  engine: Engine,
  dataset: Dataset,
  mapping: Mapping,
  findings: readonly FileFinding[],
  sheets: readonly string[],
): Promise<Collected> {
  const collected = partsOfFile(findings, sheets);
  for (const group of await engine.rows('group issues', GROUPS))
    collected.push(await ofRule(engine, group, dataset, mapping, sheets));
  collected.sort((one, other) => urgency(one.group) - urgency(other.group) || other.group.count - one.group.count);
  return { groups: collected.map(({ group }) => group), issues: collected.flatMap(({ issues }) => issues) };
}

/** For a file whose rows were never checked. */
export function issuesOfFile(findings: readonly FileFinding[]): Collected {
  const collected = partsOfFile(findings, []);
  return { groups: collected.map(({ group }) => group), issues: collected.flatMap(({ issues }) => issues) };
}

const GROUPS = `SELECT code, any_value(severity) AS severity, column_name, CAST(count(*) AS INTEGER) AS count,
    count(DISTINCT value) AS values, min(value) AS example
  FROM issue GROUP BY code, column_name`;

interface Part {
  group: FoundIssueGroup;
  issues: FoundIssue[];
}

/** Findings of one code are one group; each missing column is its own. */
function partsOfFile(findings: readonly FileFinding[], sheets: readonly string[]): Part[] {
  const byCode = Map.groupBy(findings, ({ code, value }) =>
    code === 'file.missing-column' ? `${code} ${value}` : code,
  );
  return [...byCode.values()].map((same) => ofFile(same, sheets));
}

function ofFile(same: readonly FileFinding[], sheets: readonly string[]): Part {
  const [{ code }] = same as [FileFinding]; // groupBy makes no empty groups
  const { severity, ...words }: FindingWords = FILE_FINDINGS[code];
  const about = (value: string | null) => {
    const header = code === 'file.missing-column' ? value : null;
    const fill = (sentence: string) =>
      sentence.replaceAll('{value}', () => value ?? '').replaceAll('{header}', () => header ?? '');
    return {
      code,
      severity,
      columnLetter: null,
      header,
      message: `${fill(words.problem)} Allowed: ${fill(words.allowed)}`,
      fix: fill(words.fix),
    };
  };
  const values = same.flatMap(({ value }) => (value === null ? [] : [value]));
  const rows = same.flatMap((finding) => finding.rows);
  const count = same.reduce((total, finding) => total + finding.count, 0);
  const group = {
    ...about(values.length ? values.join(', ') : null),
    count,
    firstRows: rows.slice(0, FIRST_ROWS).map(rowInSheet),
    cause: null,
  };
  const issues = same.flatMap((finding): FoundIssue[] => {
    const said = { ...about(finding.value), schoolId: null, studentId: null, value: finding.value };
    if (finding.rows.length === 0) return [{ ...said, row: null }];
    return finding.rows.map((row) => ({ ...said, row: rowInSheet(row), message: inSheet(said.message, row, sheets) }));
  });
  return { group, issues };
}

async function ofRule(
  engine: Engine,
  found: Row,
  dataset: Dataset,
  mapping: Mapping,
  sheets: readonly string[],
): Promise<Part> {
  const code = String(found.code);
  const columnName = found.column_name === null ? null : String(found.column_name);
  const words = findingWords(dataset, code, columnName);
  const source = columnName === null ? undefined : mapping.get(columnName);
  const where = {
    columnLetter: source?.letter ?? null,
    header: source?.header ?? dataset.columns.find(({ name }) => name === columnName)?.label ?? null,
  };
  const about = { code, severity: words.severity, ...where };
  const rows = await engine.rows('list issues', rowsOfGroup(code, columnName));
  const issues = rows.map((row) => {
    const value = row.value === null ? null : shorten(String(row.value));
    const { message, fix } = sentences(words, value, where.header);
    const number = row.row_number === null ? null : Number(row.row_number);
    return {
      ...about,
      schoolId: textOrNull(row.school_id),
      row: number === null ? null : rowInSheet(number),
      studentId: textOrNull(row.student_id),
      value,
      message: number === null ? message : inSheet(message, number, sheets),
      fix,
    };
  });
  const example = Number(found.values) > 1 ? null : textOrNull(found.example);
  const group = {
    ...about,
    count: Number(found.count),
    ...groupSentences(words, example, Number(found.values), issues, where.header),
    firstRows: issues.slice(0, FIRST_ROWS).flatMap(({ row }) => (row === null ? [] : [row])),
    cause: null,
  };
  return { group, issues };
}

function rowsOfGroup(code: string, columnName: string | null): string {
  const column = columnName === null ? 'column_name IS NULL' : `column_name = ${literal(columnName)}`;
  return `SELECT row_number, school_id, student_id, value FROM issue WHERE code = ${literal(code)} AND ${column} ORDER BY row_number NULLS FIRST LIMIT ${KEPT_ROWS}`;
}

function sentences(
  { problem, allowed, fix }: FindingWords,
  value: string | null,
  header: string | null,
): { message: string; fix: string } {
  const fill = (sentence: string) => fillWords(sentence, { value, header });
  return { message: `${fill(problem)} Allowed: ${fill(allowed)}`, fix: fill(fix) };
}

/** Of many values the first two are named. */
function groupSentences(
  words: FindingWords,
  example: string | null,
  values: number,
  issues: readonly FoundIssue[],
  header: string | null,
) {
  if (values <= 1) return sentences(words, example === null ? null : shorten(example), header);
  const [first, second] = [...new Set(issues.flatMap(({ value }) => (value === null ? [] : [value])))];
  const named = `'${first ?? ''}'${second ? `, '${second}'` : ''}${values > 2 ? ` and ${values - 2} more` : ''}`;
  const fill = (sentence: string) => sentence.replaceAll('{value}', () => named);
  return sentences({ ...words, problem: fill(words.problem), fix: fill(words.fix) }, null, header);
}

/** What unblocks most comes first: wrong card, missing columns, the whole file, then rows; errors before warnings before notes. */
function urgency({ code, severity, firstRows }: FoundIssueGroup): number {
  const scope = code === 'file.other-dataset' ? 0 : code === 'file.missing-column' ? 1 : firstRows.length === 0 ? 2 : 3;
  return ['error', 'warning', 'note'].indexOf(severity) * 10 + scope;
}

function rowInSheet(row: number): number {
  return row % SHEET_STRIDE;
}

function inSheet(message: string, row: number, sheets: readonly string[]): string {
  return sheets.length > 1 ? `Sheet '${sheets[Math.floor(row / SHEET_STRIDE)] ?? ''}': ${message}` : message;
}

function shorten(value: string): string {
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
}

function textOrNull(value: Row[string] | undefined): string | null {
  return value === null || value === undefined ? null : shorten(String(value));
}
