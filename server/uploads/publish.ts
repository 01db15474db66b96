import { sql } from 'drizzle-orm/sql';
import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType } from '#contract/uploads.ts';
import type { IngestResult } from '#server/ingest/result.ts';
import { PORTAL, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { insertFindings } from './findings.ts';
import { schoolsOf } from './seal.ts';
import { lockChain, supersedeOlderVersions } from './supersede.ts';

/** One processing of an upload: its attempt number is the fence and the number of its run. */
export interface Attempt {
  auditId: AuditId;
  uploadId: string;
  number: number;
  type: UploadFileType;
  fileName: string;
}

/**
 * Makes the result of an attempt the one that shows: run, findings, verdict, replaced versions, log.
 * Answers false, having changed nothing, when a later attempt has taken over.
 */
export async function publishResult(tx: Transaction, attempt: Attempt, result: IngestResult): Promise<boolean> {
  const { auditId, uploadId, number } = attempt;
  await lockChain(tx, auditId, uploadId);
  const mine = await tx.run(sql`
    update upload set lifecycle = 'done', verdict = ${result.verdict}, current_run = ${number}
    where audit_id = ${auditId} and id = ${uploadId} and attempt = ${number} and lifecycle = 'processing'`);
  if (mine === 0) return false;
  await finishRun(tx, attempt, result);
  await insertFindings(tx, attempt, result);
  await recordOutcome(tx, attempt, result);
  return true;
}

const finishRun = (tx: Transaction, { auditId, uploadId, number }: Attempt, result: IngestResult) =>
  tx.run(sql`
    update run set finished_at = now(), stage = 'Done', percent = 100,
      rows_read = ${result.rowsRead}, rows_kept = ${result.rowsKept},
      statistics = ${jsonb(result.statistics)},
      results_summary = ${jsonb(result.resultsSummary)},
      missing_columns = (
        select coalesce(array_agg(label), '{}') from jsonb_array_elements_text(${jsonb(result.missingColumns)}) as missing (label)),
      error_count = ${result.counts.error}, warning_count = ${result.counts.warning}, note_count = ${result.counts.note},
      school_rows = ${jsonb(result.schoolRows)},
      concerns_every_school = ${result.concernsEverySchool},
      columns = ${jsonb(result.columns)}
    where audit_id = ${auditId} and upload_id = ${uploadId} and number = ${number}`);

async function recordOutcome(tx: Transaction, attempt: Attempt, result: IngestResult): Promise<void> {
  const { auditId, uploadId, type, fileName } = attempt;
  const schoolIds = await schoolsOf(tx, auditId, uploadId);
  const about = { auditId, actor: PORTAL, schoolIds };
  const { verdict, rowsRead, rowsKept, counts } = result;
  await recordEvent(tx, {
    ...about,
    event: verdict === 'malformed' ? 'upload.failed' : 'upload.processed',
    file: { uploadId, type, name: fileName },
    details: { run: attempt.number, verdict, rowsRead, rowsKept, counts },
  });
  if (verdict === 'malformed') return;
  for (const replaced of await supersedeOlderVersions(tx, auditId, uploadId)) {
    await recordEvent(tx, {
      ...about,
      event: 'upload.replaced',
      file: { uploadId: replaced.id, type, name: replaced.file_name },
      details: { replacedBy: uploadId },
    });
  }
}
