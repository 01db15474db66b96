import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType, VersionChange } from '#contract/uploads/uploaded-file.ts';
import type { IngestResult } from '#server/ingest/result.ts';
import { PORTAL, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { schoolsOf } from '../arrive/seal.ts';
import { lockChain } from '../lock-chain.ts';
import { endNotOffered } from '../not-offered/end.ts';
import { insertFindings } from './findings.ts';
import { holdWhereLossy } from './hold.ts';
import { dropMappings } from './mappings-of-runs.ts';
import { replaceOlderVersions } from './supersede.ts';

/** One processing of an upload: its attempt number is the fence and the number of its run. */
export interface ProcessingAttempt {
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
export async function publishResult(
  tx: Transaction,
  attempt: ProcessingAttempt,
  result: IngestResult,
): Promise<boolean> {
  const { auditId, uploadId } = attempt;
  await lockChain(tx, auditId, uploadId);
  const shown = await showRun(tx, attempt, result);
  if (shown === undefined) return false;
  await finishRun(tx, attempt, result);
  await dropMappings(tx, auditId, uploadId, shown);
  const held = await holdWhereLossy(tx, attempt);
  if (shown === attempt.number && held === null) await endNotOffered(tx, attempt);
  await insertFindings(tx, attempt, result);
  await recordOutcome(tx, attempt, result, held);
  return true;
}

/**
 * The number of the run that shows from now on: this one, or the run before it where this one could not be read and
 * that one could (a file may be processed again). undefined when another attempt has taken over.
 */
async function showRun(tx: Transaction, { auditId, uploadId, number }: ProcessingAttempt, { verdict }: IngestResult) {
  const keepsEarlier = sql`(${verdict} = 'malformed' and verdict in ('success', 'data_errors'))`;
  const done = await tx.row<{ current_run: number }>(sql`
    update upload set lifecycle = 'done',
      verdict = case when ${keepsEarlier} then verdict else ${verdict} end,
      current_run = case when ${keepsEarlier} then current_run else ${number}::int end
    where audit_id = ${auditId} and id = ${uploadId} and attempt = ${number} and lifecycle = 'processing'
    returning current_run`);
  return done?.current_run;
}

const finishRun = (tx: Transaction, { auditId, uploadId, number }: ProcessingAttempt, result: IngestResult) =>
  tx.run(sql`
    update run set finished_at = now(), stage = 'done', percent = 100,
      rows_read = ${result.rowsRead}, rows_kept = ${result.rowsKept}, rows_sha256 = ${result.rowsSha256 ?? null},
      overview = ${jsonb(result.overview)},
      results_summary = ${jsonb(result.resultsSummary)},
      missing_columns = (
        select coalesce(array_agg(label), '{}') from jsonb_array_elements_text(${jsonb(result.missingColumns)}) as missing (label)),
      error_count = ${result.counts.error}, warning_count = ${result.counts.warning}, note_count = ${result.counts.note},
      school_rows = ${jsonb(result.schoolRows)},
      concerns_every_school = ${result.concernsEverySchool},
      columns = ${jsonb(result.columns)},
      fingerprint = ${result.fingerprint ? jsonb(result.fingerprint) : null},
      failed_rows = ${result.failing?.rows ?? null}, ignored_columns = ${jsonb(result.ignored ?? [])},
      mapping = ${result.mapping ? jsonb(result.mapping) : null}
    where audit_id = ${auditId} and upload_id = ${uploadId} and number = ${number}`);

async function recordOutcome(
  tx: Transaction,
  attempt: ProcessingAttempt,
  result: IngestResult,
  held: VersionChange | null,
): Promise<void> {
  const { auditId, uploadId, type, fileName } = attempt;
  const schoolIds = await schoolsOf(tx, auditId, uploadId);
  const { verdict, rowsRead, rowsKept, counts } = result;
  const about = { auditId, actor: PORTAL, schoolIds, file: { uploadId, type, name: fileName } };
  await recordEvent(tx, {
    ...about,
    event: verdict === 'malformed' ? 'upload.failed' : 'upload.processed',
    details: { run: attempt.number, verdict, rowsRead, rowsKept, counts, ...(held && { held: true }) },
  });
  if (held) await recordEvent(tx, { ...about, event: 'upload.held', details: { ...held } });
  else if (verdict !== 'malformed') await replaceOlderVersions(tx, attempt);
}
