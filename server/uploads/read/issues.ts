import { type SQL, sql } from 'drizzle-orm/sql';
import type { SchoolId } from '#contract/ids.ts';
import type { Issue, IssueGroup } from '#contract/uploads.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { within } from '../school-scope.ts';
import type { Viewer } from './uploaded-file.ts';

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

export interface IssueSource extends Viewer {
  uploadId: string;
  /** The file covers schools the viewer may not see: findings of those, and rows that name no school, stay hidden. */
  coversOtherSchools: boolean;
}

/** The problems of the run that shows: a page of rows in the order in which to fix them, and the groups behind them. */
export async function readIssues(tx: Transaction, source: IssueSource, query: IssueQuery) {
  const seen = visibleIssues(source, query.school_id);
  const where = sql`${seen}
    and ${query.severity ? sql`i.severity = ${query.severity}` : sql`true`}
    and ${query.code ? sql`i.code = ${query.code}` : sql`true`}
    and ${query.column ? sql`i.column_letter = ${query.column}` : sql`true`}`;
  const items = await tx.rows<Issue>(sql`
    select ${OF_ISSUE} ${fromIssues(source)} and ${where}
    order by i.ordinal limit ${query.size} offset ${(query.page - 1) * query.size}`);
  const counted = await tx.row<{ total: number }>(
    sql`select count(*)::int as total ${fromIssues(source)} and ${where}`,
  );
  const total = counted?.total ?? 0;
  const groups = await readGroups(tx, source, query.school_id);
  const before_row =
    query.row === undefined ? null : await countBefore(tx, sql`${fromIssues(source)} and ${where}`, query.row);
  return { items, total, pages: Math.ceil(total / query.size), groups, before_row };
}

async function countBefore(tx: Transaction, listed: SQL, row: number): Promise<number | null> {
  const found = await tx.row<{ before: number | null }>(sql`
    with listed as (select i.ordinal, i.row_number ${listed}),
      first as (select min(ordinal) as ordinal from listed where row_number = ${row})
    select case when first.ordinal is not null then (select count(*)::int from listed l where l.ordinal < first.ordinal) end as before
    from first`);
  return found?.before ?? null;
}

/** The groups behind the problems, in the order in which to fix them; of one school, or of all that the viewer may see. */
export function readGroups(tx: Transaction, source: IssueSource, schoolId?: SchoolId): Promise<IssueGroup[]> {
  const partly = source.coversOtherSchools || schoolId !== undefined;
  return partly ? groupsOf(tx, source, visibleIssues(source, schoolId)) : groupsOfFile(tx, source);
}

export interface IssuePage {
  run: number;
  /** Position in the order in which to fix; the first page is after 0. */
  after: number;
  size: number;
}

/** A page of the problems of one run by its primary key: the last of many costs what the first does. */
export const issuesAfter = (tx: Transaction, source: IssueSource, { run, after, size }: IssuePage) =>
  tx.rows<Issue & { ordinal: number }>(sql`
    select i.ordinal, ${OF_ISSUE} from issue i
    where i.audit_id = ${source.auditId} and i.upload_id = ${source.uploadId} and i.run = ${run} and i.ordinal > ${after}
      and ${visibleIssues(source, undefined)}
    order by i.ordinal limit ${size}`);

/** How many problems are kept row by row, of those the viewer may see. */
export async function countListed(tx: Transaction, source: IssueSource): Promise<number> {
  const counted = await tx.row<{ total: number }>(
    sql`select count(*)::int as total ${fromIssues(source)} and ${visibleIssues(source, undefined)}`,
  );
  return counted?.total ?? 0;
}

const OF_ISSUE = sql`i.code, i.severity, i.row_number as row, i.column_letter as column, i.header, i.student_id,
  (select s.name from school s where s.audit_id = i.audit_id and s.id = i.school_id) as school, i.value, i.message, i.fix`;

/** By the primary key, in its order: joined to the upload, each of 13,000 rows looked its run up once more (34 ms against 1.3). */
const fromIssues = ({ auditId, uploadId }: IssueSource): SQL => sql`
  from issue i
  where i.audit_id = ${auditId} and i.upload_id = ${uploadId}
    and i.run = (select u.current_run from upload u where u.audit_id = ${auditId} and u.id = ${uploadId})`;

/** What is said of the file as a whole is for everyone who may see it. */
const OF_THE_FILE = sql`(i.school_id is null and i.row_number is null and i.student_id is null)`;

function visibleIssues({ schools, coversOtherSchools }: IssueSource, schoolId: SchoolId | undefined): SQL {
  if (schoolId !== undefined) return sql`(i.school_id = ${schoolId} and ${within(sql`i.school_id`, schools)})`;
  return coversOtherSchools ? sql`(${within(sql`i.school_id`, schools)} or ${OF_THE_FILE})` : sql`true`;
}

const groupsOfFile = (tx: Transaction, { auditId, uploadId }: IssueSource) =>
  tx.rows<IssueGroup>(sql`
    select g.code, g.severity, g.column_letter as column, g.header, g.count, g.message, g.fix, g.first_rows, g.cause
    from issue_group g
    join upload u on u.audit_id = g.audit_id and u.id = g.upload_id and u.current_run = g.run
    where g.audit_id = ${auditId} and g.upload_id = ${uploadId}
    order by g.ordinal`);

/**
 * Groups of a part of the file, counted from its rows, in the file's own order. Their words are those of its most frequent finding:
 * the words of the file's own groups name values, and so students, of schools that the viewer may not see.
 */
const groupsOf = (tx: Transaction, source: IssueSource, seen: SQL) =>
  tx.rows<IssueGroup>(sql`
    with part as (
      select i.run, i.code, i.severity, i.column_letter, i.header, min(i.ordinal) as first_ordinal, count(*)::int as count,
        mode() within group (order by i.message) as message, mode() within group (order by i.fix) as fix,
        (array_agg(i.row_number order by i.row_number) filter (where i.row_number is not null))[1:5] as first_rows
      ${fromIssues(source)} and ${seen}
      group by i.run, i.code, i.severity, i.column_letter, i.header
    )
    select p.code, p.severity, p.column_letter as column, p.header, p.count, p.message, p.fix,
      coalesce(p.first_rows, '{}') as first_rows, g.cause
    from part p
    left join lateral (
      select ordinal, cause from issue_group g
      where g.audit_id = ${source.auditId} and g.upload_id = ${source.uploadId} and g.run = p.run and g.code = p.code
        and g.severity = p.severity and g.column_letter is not distinct from p.column_letter
      order by g.header is not distinct from p.header desc, ordinal limit 1
    ) g on true
    order by g.ordinal nulls last, p.first_ordinal`);
