import type { FileId, SchoolId } from '#contract/ids.ts';
import type { FileDetails } from '#contract/uploads/details.ts';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import { datasetOf } from '#datasets/index.ts';
import { toWords } from '#datasets/kit/to-words.ts';
import type { FindingParams } from '#datasets/words/params.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { mayReadHeaders } from './header-texts.ts';
import { readGroups } from './issue-groups.ts';
import { issueSource } from './issues.ts';
import { selectUploads, type UploadRow } from './queries.ts';
import { findUpload } from './read.ts';
import { failedRowsOf, readRun, type ShownRun } from './shown-run.ts';
import type { FileReader } from './uploaded-file.ts';

/** What the results of a file show beside its issues. */
export async function readDetails(tx: Transaction, viewer: FileReader, fileId: string): Promise<FileDetails> {
  const upload = await findUpload(tx, viewer, fileId);
  const run = await readRun(tx, viewer, upload);
  const headed = mayReadHeaders(upload, viewer) ? run : undefined;
  return {
    sha256: upload.sha256,
    columns: headed ? recognisedColumns(upload, headed) : [],
    ignored: headed?.ignored_columns ?? [],
    schools: run ? schoolsFound(upload, run) : null,
    students: upload.holds_other_schools ? null : await studentsFound(tx, viewer, upload.id),
    rules: toWords(datasetOf(upload.upload_file_type)).rules.length,
    can_map: run?.can_map === true && !upload.holds_other_schools,
    failed_rows: run ? failedRowsOf(upload, run) : 0,
    since: await sinceVersionBefore(tx, viewer, upload),
  };
}

/** IDs of schools are those of rows: the brand is a statement. */
function schoolsFound({ school_ids, school_rows }: UploadRow, { columns }: ShownRun): FileDetails['schools'] {
  if (!('school' in columns)) return null;
  const without = school_ids.filter((id) => (school_rows?.[id]?.valid ?? 0) === 0) as SchoolId[];
  return { found: school_ids.length - without.length, of: school_ids.length, without };
}

/** As the last refresh of the numbers matched them; results of earlier versions have the share alone. */
async function studentsFound(tx: Transaction, { auditId }: FileReader, id: string): Promise<FileDetails['students']> {
  const group = await tx.row<{ params: FindingParams }>(sql`
    select g.params from issue_group g
    join upload u on u.audit_id = g.audit_id and u.id = g.upload_id and u.current_run = g.run
    where g.audit_id = ${auditId} and g.upload_id = ${id} and g.code = 'student.matched-on'`);
  const said = group?.params.list?.find((one) => typeof one === 'object' && one.is === 'matched-on');
  if (typeof said !== 'object' || said.is !== 'matched-on' || said.found === undefined) return null;
  return { found: said.found, of: said.of, by: said.kind };
}

/** In the order of the file. */
function recognisedColumns(upload: UploadRow, { columns }: ShownRun): FileDetails['columns'] {
  const declared = datasetOf(upload.upload_file_type).columns;
  const labelOf = (name: string) => declared.find((column) => column.name === name)?.label ?? name;
  return Object.entries(columns)
    .map(([name, { letter, header }]) => ({ letter, header, label: labelOf(name) }))
    .sort((one, other) => one.letter.length - other.letter.length || one.letter.localeCompare(other.letter, 'en'));
}

async function sinceVersionBefore(
  tx: Transaction,
  viewer: FileReader,
  upload: UploadRow,
): Promise<FileDetails['since']> {
  if (upload.verdict === null || upload.verdict === 'malformed') return null;
  const where = sql`u.chain_id = ${upload.chain_id} and u.version < ${upload.version}
    and u.verdict in ('success', 'data_errors') and u.lifecycle <> 'canceled'`;
  const [before] = await selectUploads(tx, { ...viewer, where }, { size: 1, offset: 0 });
  if (!before) return null;
  const [then, now] = [await groupsOf(tx, viewer, before), await groupsOf(tx, viewer, upload)];
  // IDs in rows are UUIDs of our own making.
  return { file_id: before.id as FileId, version: before.version, ...compareErrors(then, now) };
}

const groupsOf = (tx: Transaction, viewer: FileReader, upload: UploadRow) =>
  readGroups(tx, issueSource(viewer, upload));

type ErrorCount = Pick<IssueGroup, 'code' | 'severity' | 'header' | 'count'>;

/**
 * Errors that are gone, that have come, and that are left, kind by kind: 5 of one kind gone do not hide 3 of another.
 */
export function compareErrors(then: readonly ErrorCount[], now: readonly ErrorCount[]) {
  const [before, after] = [errorsByKind(then), errorsByKind(now)];
  let [fixed, added, left] = [0, 0, 0];
  for (const kind of new Set([...before.keys(), ...after.keys()])) {
    const [old, current] = [before.get(kind) ?? 0, after.get(kind) ?? 0];
    fixed += Math.max(0, old - current);
    added += Math.max(0, current - old);
    left += Math.min(old, current);
  }
  return { fixed, added, left };
}

/** A column may have moved between two versions, so its header names it and not its letter. */
function errorsByKind(groups: readonly ErrorCount[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, severity, header, count } of groups) {
    if (severity !== 'error') continue;
    const kind = `${code} ${header ?? ''}`;
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}
