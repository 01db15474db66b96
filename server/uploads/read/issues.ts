import type { SchoolId } from '#contract/ids.ts';
import type { Issue } from '#contract/uploads/issues.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import type { FindingParams } from '#datasets/words/params.ts';
import { sayFinding, sayValue, sayWithoutValue } from '#datasets/words/sentences.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { isOfForm, mayReadHeaders } from './header-texts.ts';
import { readGroups } from './issue-groups.ts';
import type { UploadRow } from './queries.ts';
import type { FileReader } from './uploaded-file.ts';
import { fromIssues, visibleIssues } from './visible-issues.ts';

export interface IssueQuery {
  page: number;
  size: number;
  severity?: Issue['severity'] | undefined;
  code?: string | undefined;
  /** Column letter. */
  column?: string | undefined;
  school_id?: SchoolId | undefined;
  /** Row as seen in a spreadsheet program. */
  row?: number | undefined;
}

/** A file whose problems are read, and who reads them. */
export interface IssueSource extends FileReader {
  uploadId: string;
  type: UploadFileType;
  /** It holds rows of schools the viewer may not see: findings of those, and rows that name no school, stay hidden. */
  holdsOtherSchools: boolean;
  /** The texts of its headers (header-texts.ts). */
  seesHeaders: boolean;
}

export const issueSource = (
  { auditId, schools, seesStudents, language }: FileReader,
  upload: UploadRow,
): IssueSource => ({
  auditId,
  schools,
  seesStudents,
  language,
  uploadId: upload.id,
  type: upload.upload_file_type,
  holdsOtherSchools: upload.holds_other_schools,
  seesHeaders: mayReadHeaders(upload, { seesStudents }),
});

/**
 * The problems of the run that shows: a page of rows in the order in which to fix them, and the groups behind them. For
 * roles that may not read rows of students: the groups alone.
 */
export async function readIssues(tx: Transaction, source: IssueSource, query: IssueQuery) {
  const groups = await readGroups(tx, source, query.school_id);
  if (!source.seesStudents) return { items: [], total: 0, pages: 0, groups, before_row: null, rows_hidden: true };
  const seen = visibleIssues(source, query.school_id);
  const where = sql`${seen}
    and ${query.severity ? sql`i.severity = ${query.severity}` : sql`true`}
    and ${query.code ? sql`i.code = ${query.code}` : sql`true`}
    and ${query.column ? sql`i.column_letter = ${query.column}` : sql`true`}`;
  const items = await tx.rows<IssueRow>(sql`
    select ${OF_ISSUE} ${fromIssues(source)} and ${where}
    order by i.ordinal limit ${query.size} offset ${(query.page - 1) * query.size}`);
  const counted = await tx.row<{ total: number }>(
    sql`select count(*)::int as total ${fromIssues(source)} and ${where}`,
  );
  const total = counted?.total ?? 0;
  const before_row =
    query.row === undefined ? null : await countBefore(tx, sql`${fromIssues(source)} and ${where}`, query.row);
  return {
    items: items.map(shownTo(source)),
    total,
    pages: Math.ceil(total / query.size),
    groups,
    before_row,
    rows_hidden: false,
  };
}

async function countBefore(tx: Transaction, listed: SQL, row: number): Promise<number | null> {
  const found = await tx.row<{ before: number | null }>(sql`
    with listed as (select i.ordinal, i.row_number ${listed}),
      first as (select min(ordinal) as ordinal from listed where row_number = ${row})
    select case when first.ordinal is not null then (select count(*)::int from listed l where l.ordinal < first.ordinal) end as before
    from first`);
  return found?.before ?? null;
}

export interface IssuePage {
  run: number;
  /** Position in the order in which to fix; the first page is after 0. */
  after: number;
  size: number;
}

/** A page of the problems of one run by its primary key: the last of many costs what the first does. */
export async function issuesAfter(tx: Transaction, source: IssueSource, { run, after, size }: IssuePage) {
  const rows = await tx.rows<IssueRow & { ordinal: number }>(sql`
    select i.ordinal, ${OF_ISSUE} from issue i
    where i.audit_id = ${source.auditId} and i.upload_id = ${source.uploadId} and i.run = ${run} and i.ordinal > ${after}
      and ${visibleIssues(source, undefined)}
    order by i.ordinal limit ${size}`);
  return rows.map((row) => ({ ordinal: row.ordinal, ...shownTo(source)(row) }));
}

/** How many problems are kept row by row, of those the viewer may see. */
export async function countListed(tx: Transaction, source: IssueSource): Promise<number> {
  const counted = await tx.row<{ total: number }>(
    sql`select count(*)::int as total ${fromIssues(source)} and ${visibleIssues(source, undefined)}`,
  );
  return counted?.total ?? 0;
}

const OF_ISSUE = sql`i.code, i.severity, i.row_number as row, i.column_letter as column, i.header, i.student_id,
  (select s.name from school s where s.audit_id = i.audit_id and s.id = i.school_id) as school, i.value,
  i.column_name, i.params`;

type IssueRow = Omit<Issue, 'message' | 'fix'> & { column_name: string | null; params: FindingParams };

/** In the language of the viewer. What is said of a column or the file as a whole names values of any of its rows. */
const shownTo =
  (source: IssueSource) =>
  ({ code, severity, row, column, student_id, school, value, column_name, params, ...found }: IssueRow): Issue => {
    const { holdsOtherSchools, type, language } = source;
    const dataset = datasetOf(type);
    const header = source.seesHeaders ? found.header : null;
    const finding = { code, column: column_name, header, value, params };
    const issue = { code, severity, row, column, header, student_id, school };
    if (holdsOtherSchools && isOfFile(issue) && !isOfForm(code, source))
      return { ...issue, value: null, ...sayWithoutValue(dataset, { ...finding, column: null }, language) };
    return { ...issue, value: sayValue(dataset, finding, language), ...sayFinding(dataset, finding, language) };
  };

const isOfFile = ({ school, row, student_id }: Pick<Issue, 'school' | 'row' | 'student_id'>) =>
  school === null && row === null && student_id === null;
