import type { AuditId } from '#contract/ids.ts';
import type { IngestResult } from '#server/ingest/result.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';

interface RunKey {
  auditId: AuditId;
  uploadId: string;
  number: number;
}

/**
 * Rows of one INSERT: large enough to be few round trips, small enough that no statement grows past some hundred kB.
 */
const CHUNK = 1000;

/** Writes the groups and rows of a run in the order in which to fix them. */
export async function insertFindings(tx: Transaction, run: RunKey, { groups, issues }: IngestResult): Promise<void> {
  await inChunks(groups.map(numbered), (chunk) => tx.run(insertGroups(run, chunk)));
  await inChunks(issues.map(numbered), (chunk) => tx.run(insertIssues(run, chunk)));
}

const numbered = <Finding extends object>(finding: Finding, index: number) => ({ ...finding, ordinal: index + 1 });

async function inChunks<Row>(rows: readonly Row[], insert: (chunk: readonly Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await insert(rows.slice(at, at + CHUNK));
}

const insertGroups = ({ auditId, uploadId, number }: RunKey, chunk: readonly object[]): SQL => sql`
  insert into issue_group (audit_id, upload_id, run, ordinal, code, severity, column_name, column_letter, header, count, params, first_rows)
  select ${auditId}, ${uploadId}, ${number}, f.ordinal, f.code, f.severity, f."column", f."columnLetter", f.header, f.count, f.params,
    (select coalesce(array_agg(value::int order by ordinality), '{}') from jsonb_array_elements_text(f."firstRows") with ordinality)
  from jsonb_to_recordset(${jsonb(chunk)}) as f (
    ordinal int, code text, severity text, "column" text, "columnLetter" text, header text, count int, params jsonb, "firstRows" jsonb)`;

const insertIssues = ({ auditId, uploadId, number }: RunKey, chunk: readonly object[]): SQL => sql`
  insert into issue (audit_id, upload_id, run, ordinal, code, severity, school_id, row_number, column_name, column_letter, header, student_id, value, params)
  select ${auditId}, ${uploadId}, ${number}, f.ordinal, f.code, f.severity, f."schoolId", f.row, f."column", f."columnLetter", f.header, f."studentId", f.value, f.params
  from jsonb_to_recordset(${jsonb(chunk)}) as f (
    ordinal int, code text, severity text, "schoolId" uuid, row int, "column" text, "columnLetter" text, header text, "studentId" text, value text, params jsonb)`;
