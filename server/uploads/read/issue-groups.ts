import type { SchoolId } from '#contract/ids.ts';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import { datasetOf } from '#datasets/index.ts';
import type { FindingParams, NamedValue } from '#datasets/words/params.ts';
import { sayCause, sayFinding, sayGroup, sayWithoutValue } from '#datasets/words/sentences.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { isOfForm } from './header-texts.ts';
import type { IssueSource } from './issues.ts';
import { fromIssues, OF_THE_FILE, visibleIssues } from './visible-issues.ts';

/**
 * The groups behind the problems, in the order in which to fix them; of one school, or of all that the viewer may see.
 */
export async function readGroups(tx: Transaction, source: IssueSource, schoolId?: SchoolId): Promise<IssueGroup[]> {
  const partly = source.holdsOtherSchools || schoolId !== undefined;
  if (partly) return await groupsOfPart(tx, source, visibleIssues(source, schoolId));
  const groups = await groupsOfFile(tx, source);
  return groups.map((group) => spoken(group, source));
}

/** A group as it is stored. */
type GroupRow = Omit<IssueGroup, 'message' | 'headline' | 'fix' | 'cause'> & {
  column_name: string | null;
  params: FindingParams;
};

function spoken({ column_name, params, ...found }: GroupRow, source: IssueSource): IssueGroup {
  const group = { ...found, header: source.seesHeaders ? found.header : null };
  const { code, header, count } = group;
  const dataset = datasetOf(source.type);
  const stored = { code, column: column_name, header, count, params };
  return withoutRows({ ...group, ...sayGroup(dataset, stored, source.language) }, source, column_name);
}

/**
 * For roles that may not read rows of students: which problems there are and how many, without a
 * row and without a value.
 */
function withoutRows(group: IssueGroup, source: IssueSource, column: string | null) {
  const { type, seesStudents, language } = source;
  if (seesStudents) return group;
  const { code, header } = group;
  const words = isOfForm(code, source) ? {} : sayWithoutValue(datasetOf(type), { code, column, header }, language);
  return { ...group, ...words, first_rows: [] };
}

const groupsOfFile = (tx: Transaction, { auditId, uploadId }: IssueSource) =>
  tx.rows<GroupRow>(sql`
    select g.code, g.severity, g.column_letter as column, g.header, g.count, g.column_name, g.params, g.first_rows
    from issue_group g
    join upload u on u.audit_id = g.audit_id and u.id = g.upload_id and u.current_run = g.run
    where g.audit_id = ${auditId} and g.upload_id = ${uploadId}
    order by g.ordinal`);

/**
 * A group of a part, with what its words need: its most frequent finding, how many different values it holds and the
 * most frequent of them, and whether no finding of it is of a row.
 */
type GroupOfPart = Omit<GroupRow, 'column_name' | 'params'> & {
  usual: { value: string | null; column: string | null; params: FindingParams };
  values: number;
  named: readonly NamedValue[] | null;
  is_of_file: boolean;
};

/**
 * Groups of a part of the file, made from the findings of that part alone: the words of the file's own groups name
 * values, and so students, of schools that the viewer may not see. Only the order is the file's.
 */
async function groupsOfPart(tx: Transaction, source: IssueSource, seen: SQL): Promise<IssueGroup[]> {
  const parts = await tx.rows<GroupOfPart>(sql`
    with part as (
      select i.run, i.code, i.severity, i.column_letter, i.header, min(i.ordinal) as first_ordinal, count(*)::int as count,
        count(distinct coalesce(i.value, i.params ->> 'phrase'))::int as values, bool_and(${OF_THE_FILE}) as is_of_file,
        coalesce(${USUAL} filter (where not ${OF_THE_FILE}), ${USUAL}) as usual,
        (array_agg(i.row_number order by i.row_number) filter (where i.row_number is not null))[1:5] as first_rows
      ${fromIssues(source)} and ${seen}
      group by i.run, i.code, i.severity, i.column_letter, i.header
    ), each as (
      select i.code, i.severity, i.column_letter, i.header, ${VALUE} as value, count(*)::int as rows
      ${fromIssues(source)} and ${seen} and not ${OF_THE_FILE} and ${VALUE} is not null
      group by i.code, i.severity, i.column_letter, i.header, ${VALUE}
    ), ranked as (
      select *, row_number() over (partition by code, severity, column_letter, header order by rows desc, value) as rank from each
    ), said as (
      select code, severity, column_letter, header,
        jsonb_agg(jsonb_build_object('value', value, 'rows', rows) order by rank) as named
      from ranked where rank <= ${NAMED} group by code, severity, column_letter, header
    )
    select p.code, p.severity, p.column_letter as column, p.header, p.count, p.usual, p.values, p.is_of_file, s.named,
      coalesce(p.first_rows, '{}') as first_rows
    from part p
    left join said s on s.code = p.code and s.severity = p.severity
      and s.column_letter is not distinct from p.column_letter and s.header is not distinct from p.header
    left join lateral (
      select ordinal from issue_group g
      where g.audit_id = ${source.auditId} and g.upload_id = ${source.uploadId} and g.run = p.run and g.code = p.code
        and g.severity = p.severity and g.column_letter is not distinct from p.column_letter
      order by g.header is not distinct from p.header desc, ordinal limit 1
    ) g on true
    order by g.ordinal nulls last, p.first_ordinal`);
  return parts.map((part) => shown(part, source));
}

/** All that the words of a finding are made of. */
const USUAL = sql`mode() within group (order by jsonb_build_object('value', i.value, 'column', i.column_name, 'params', i.params))`;

/** A text of the file, or what is said in place of one. */
const VALUE = sql`coalesce(i.params -> 'phrase', to_jsonb(i.value))`;

/** As many as of a whole file. */
const NAMED = 5;

function shown({ values, named, is_of_file, usual, ...found }: GroupOfPart, source: IssueSource): IssueGroup {
  const group = { ...found, header: source.seesHeaders ? found.header : null };
  const { code, count, header } = group;
  const { holdsOtherSchools, type, language } = source;
  const dataset = datasetOf(type);
  const namesRows = holdsOtherSchools && is_of_file && !isOfForm(code, source);
  const words = namesRows
    ? sayWithoutValue(dataset, { code, column: null, header }, language)
    : named === null
      ? sayFinding(dataset, { ...usual, code, header }, language)
      : sayGroup(
          dataset,
          { code, column: usual.column, header, count, params: { ...usual.params, values, named } },
          language,
        );
  const cause = sayCause({ code, count, values }, language);
  return withoutRows({ ...group, ...words, cause }, source, usual.column);
}
