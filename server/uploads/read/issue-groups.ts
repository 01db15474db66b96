import { type SQL, sql } from 'drizzle-orm/sql';
import type { SchoolId } from '#contract/ids.ts';
import type { IssueGroup } from '#contract/uploads.ts';
import { datasetOf } from '#datasets/index.ts';
import { ABOUT_FORM } from '#datasets/kit/file-findings.ts';
import { causeOf } from '#datasets/kit/finding-causes.ts';
import { wordsWithoutValue } from '#datasets/kit/findings.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { IssueSource } from './issues.ts';
import { fromIssues, OF_THE_FILE, visibleIssues } from './visible-issues.ts';

/** The groups behind the problems, in the order in which to fix them; of one school, or of all that the viewer may see. */
export async function readGroups(tx: Transaction, source: IssueSource, schoolId?: SchoolId): Promise<IssueGroup[]> {
  const partly = source.holdsOtherSchools || schoolId !== undefined;
  const groups = await (partly ? groupsOfPart(tx, source, visibleIssues(source, schoolId)) : groupsOfFile(tx, source));
  return source.seesStudents ? groups : withoutRows(groups, source, await columnNames(tx, source));
}

/** For roles that may not read rows of students: which problems there are and how many, without a row and without a value. */
const withoutRows = (groups: IssueGroup[], { type }: IssueSource, names: ReadonlyMap<string, string>): IssueGroup[] =>
  groups.map((group) => {
    const { code, column, header } = group;
    const words = ABOUT_FORM.has(code)
      ? {}
      : wordsWithoutValue(datasetOf(type), code, names.get(column ?? '') ?? null, header);
    return { ...group, ...words, first_rows: [] };
  });

/** Declared names by column letter. */
async function columnNames(tx: Transaction, { auditId, uploadId }: IssueSource): Promise<ReadonlyMap<string, string>> {
  const run = await tx.row<{ columns: Record<string, { letter: string }> }>(sql`
    select r.columns from run r join upload u on u.audit_id = r.audit_id and u.id = r.upload_id and u.current_run = r.number
    where r.audit_id = ${auditId} and r.upload_id = ${uploadId}`);
  return new Map(Object.entries(run?.columns ?? {}).map(([name, { letter }]) => [letter, name]));
}

const groupsOfFile = (tx: Transaction, { auditId, uploadId }: IssueSource) =>
  tx.rows<IssueGroup>(sql`
    select g.code, g.severity, g.column_letter as column, g.header, g.count, g.message, g.fix, g.first_rows, g.cause
    from issue_group g
    join upload u on u.audit_id = g.audit_id and u.id = g.upload_id and u.current_run = g.run
    where g.audit_id = ${auditId} and g.upload_id = ${uploadId}
    order by g.ordinal`);

/** A group of a part, with what its words need: how many different values it holds, and whether no finding of it is of a row. */
type Part = Omit<IssueGroup, 'cause'> & { values: number; is_of_file: boolean };

/**
 * Groups of a part of the file, made from the findings of that part alone: the words of the file's own groups name values, and so
 * students, of schools that the viewer may not see. Theirs are the words of the most frequent finding. Only the order is the file's.
 */
async function groupsOfPart(tx: Transaction, source: IssueSource, seen: SQL): Promise<IssueGroup[]> {
  const parts = await tx.rows<Part>(sql`
    with part as (
      select i.run, i.code, i.severity, i.column_letter, i.header, min(i.ordinal) as first_ordinal, count(*)::int as count,
        count(distinct i.value)::int as values, bool_and(${OF_THE_FILE}) as is_of_file,
        coalesce(${usual(sql`i.message`)} filter (where not ${OF_THE_FILE}), ${usual(sql`i.message`)}) as message,
        coalesce(${usual(sql`i.fix`)} filter (where not ${OF_THE_FILE}), ${usual(sql`i.fix`)}) as fix,
        (array_agg(i.row_number order by i.row_number) filter (where i.row_number is not null))[1:5] as first_rows
      ${fromIssues(source)} and ${seen}
      group by i.run, i.code, i.severity, i.column_letter, i.header
    )
    select p.code, p.severity, p.column_letter as column, p.header, p.count, p.message, p.fix, p.values, p.is_of_file,
      coalesce(p.first_rows, '{}') as first_rows
    from part p
    left join lateral (
      select ordinal from issue_group g
      where g.audit_id = ${source.auditId} and g.upload_id = ${source.uploadId} and g.run = p.run and g.code = p.code
        and g.severity = p.severity and g.column_letter is not distinct from p.column_letter
      order by g.header is not distinct from p.header desc, ordinal limit 1
    ) g on true
    order by g.ordinal nulls last, p.first_ordinal`);
  return parts.map((part) => shown(part, source));
}

const usual = (words: SQL): SQL => sql`mode() within group (order by ${words})`;

function shown({ values, is_of_file, ...group }: Part, { holdsOtherSchools, type }: IssueSource): IssueGroup {
  const { code, count, header } = group;
  const namesRows = holdsOtherSchools && is_of_file && !ABOUT_FORM.has(code);
  const words = namesRows ? wordsWithoutValue(datasetOf(type), code, null, header) : {};
  return { ...group, ...words, cause: causeOf({ code, count, values }) };
}
