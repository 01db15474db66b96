import { createHash } from 'node:crypto';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb, jsonText } from '#server/platform/database/jsonb.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { inBatches } from '../batches.ts';
import { CROSS_FILE_CODES, type CrossFile, type FileToCheck } from './cross-file.ts';

type CrossFileFindings = Pick<CrossFile, 'groups' | 'issues'>;

/**
 * The runs whose findings are stored, before the state of the numbers: whoever publishes a file has its runs, and asks
 * for the numbers last. In one order; two of one file are never among them.
 */
export const lockRuns = (tx: Transaction, auditId: string, files: readonly FileToCheck[]): Promise<number> =>
  tx.run(sql`
    select 1 from run, ${asRuns(files.map(({ fileId, run }) => ({ id: fileId, number: run, hash: '' })))}
    where run.audit_id = ${auditId} and run.upload_id = file.id and run.number = file.number
    order by run.upload_id for no key update of run`);

/**
 * Replaces the findings that need other files, for every current run of which they became others, and counts the
 * warnings and notes of these runs again. They come after what the file's own check has found.
 */
export async function storeCrossFile(
  tx: Transaction,
  auditId: string,
  files: readonly FileToCheck[],
  findings: CrossFileFindings,
): Promise<void> {
  const told = findingsByFile(findings);
  const fresh = files.map(({ fileId, run }) => ({ id: fileId, number: run, hash: hashOf(told.get(fileId)) }));
  const stored = await tx.rows<{ id: string }>(sql`
    select run.upload_id as id from run, ${asRuns(fresh)}
    where run.audit_id = ${auditId} and run.upload_id = file.id and run.number = file.number and run.cross_file_hash = file.hash`);
  const same = new Set(stored.map(({ id }) => id));
  const changed = fresh.filter(({ id }) => !same.has(id));
  const runs = asRuns(changed);
  for (const table of [sql`issue`, sql`issue_group`])
    await tx.run(sql`
      delete from ${table} using ${runs}
      where audit_id = ${auditId} and upload_id = file.id and run = file.number and code in ${[...CROSS_FILE_CODES]}`);
  const news = changed.flatMap(({ id }) => told.get(id) ?? []);
  await inBatches(
    news.flatMap(({ groups }) => groups),
    (batch) => tx.run(insertGroups(auditId, runs, batch)),
  );
  await inBatches(
    news.flatMap(({ issues }) => issues),
    (batch) => tx.run(insertIssues(auditId, runs, batch)),
  );
  await tx.run(sql`
    update run set warning_count = ${countOf('warning')}, note_count = ${countOf('note')}, cross_file_hash = file.hash
    from ${runs}
    where run.audit_id = ${auditId} and run.upload_id = file.id and run.number = file.number`);
}

function findingsByFile({ groups, issues }: CrossFileFindings): Map<string, CrossFileFindings> {
  const groupsOf = Map.groupBy(groups, ({ upload_id }) => upload_id);
  const issuesOf = Map.groupBy(issues, ({ upload_id }) => upload_id);
  return new Map([...groupsOf].map(([id, own]) => [id, { groups: own, issues: issuesOf.get(id) ?? [] }]));
}

const hashOf = (told: CrossFileFindings | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify(told ?? null))
    .digest('base64url');

const countOf = (severity: 'warning' | 'note'): SQL => sql`coalesce((
  select sum(g.count) from issue_group g
  where g.audit_id = run.audit_id and g.upload_id = run.upload_id and g.run = run.number and g.severity = ${severity}), 0)`;

const asRuns = (runs: readonly { id: string; number: number; hash: string }[]): SQL =>
  sql`jsonb_to_recordset(${jsonb(runs)}) as file (id uuid, number int, hash text)`;

/** The last finding of each run so far. Materialized, or it would be looked for once a row. */
const lastOf = (table: SQL, auditId: string, runs: SQL): SQL => sql`last as materialized (
    select file.id as upload_id, file.number as run, coalesce((
      select max(ordinal) from ${table} where audit_id = ${auditId} and upload_id = file.id and run = file.number), 0) as ordinal
    from ${runs})`;

const insertGroups = (auditId: string, runs: SQL, batch: readonly object[]): SQL => sql`
  with ${lastOf(sql`issue_group`, auditId, runs)}
  insert into issue_group (audit_id, upload_id, run, ordinal, code, severity, column_name, column_letter, header, count, params, first_rows)
  select ${auditId}, f.upload_id, f.run, last.ordinal + row_number() over (partition by f.upload_id order by f.code desc),
    f.code, f.severity, f.column_name, f.column_letter, f.header, f.count, f.params::jsonb,
    array(select value::int from json_array_elements_text(f.first_rows) with ordinality order by ordinality)
  from json_to_recordset(${jsonText(batch)}::json) as f (
    upload_id uuid, run int, code text, severity text, column_name text, column_letter text, header text, count int, params json, first_rows json)
  join last using (upload_id, run)`;

const insertIssues = (auditId: string, runs: SQL, batch: readonly object[]): SQL => sql`
  with ${lastOf(sql`issue`, auditId, runs)}
  insert into issue (audit_id, upload_id, run, ordinal, code, severity, school_id, row_number, column_name, column_letter, header, student_id, value, params)
  select ${auditId}, f.upload_id, f.run, last.ordinal + row_number() over (partition by f.upload_id order by f.code desc, f.row_number),
    f.code, f.severity, f.school_id, f.row_number, f.column_name, f.column_letter, f.header, f.student_id, f.value, f.params::jsonb
  from json_to_recordset(${jsonText(batch)}::json) as f (
    upload_id uuid, run int, code text, severity text, column_name text, column_letter text, header text, school_id uuid, row_number int,
    student_id text, value text, params json)
  join last using (upload_id, run)`;
