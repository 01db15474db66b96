import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { DATASETS } from '#datasets/index.ts';
import type { InspectionAnswer, InspectionContext, InspectionRequest } from '#server/ingest/inspect/inspection.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Jobs, Queue } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { rawKey } from '../keys.ts';
import { confirmedOf } from '../process/confirmed.ts';
import { auditContext } from '../process/ingest-context.ts';
import { fromOutside, OutsideFault } from '../process/outside-fault.ts';
import { senderOf } from '../process/sender.ts';
import type { Quota } from '../room.ts';
import { settleArchive } from './archive.ts';
import { joinStaged, lockStaged, pairWith } from './join-roles.ts';
import { settle } from './settle.ts';

export interface InspectDependencies {
  database: Database;
  queue: Queue;
  store: Store;
  inspect(request: InspectionRequest, watch: { signal: AbortSignal; sender?: string }): Promise<InspectionAnswer>;
  workFolder: string;
  /** Largest file that may leave an archive, in bytes. */
  maxBytes: number;
  quota: Quota;
}

/** One look at a staged file; only the newest publishes. */
export interface StagedLook {
  auditId: AuditId;
  id: string;
  attempt: number;
  /** How often it was looked at, this time included, but for looks that failed for a store or a disk. */
  tries: number;
  file_name: string;
  meant_as: UploadFileType | null;
  archive_id: string | null;
  staged_by: string;
  /** The ID under which its bytes are stored: its own, or that of the upload it moves. */
  bytes_id: string;
}

/** A file that ends its worker this often is at fault itself. */
const MOST_ATTEMPTS = 3;

const GIVEN_UP: InspectionAnswer = {
  found: 'refusal',
  refused: { is: 'given-up-looking' },
};

/** Handler of 'inspect-staged'. May be called twice or late: a file that is not waiting for a look is left alone. */
export async function inspectStaged(
  deps: InspectDependencies,
  job: Jobs['inspect-staged'],
  signal: AbortSignal,
): Promise<void> {
  // IDs in a job are those of rows, written by ourselves.
  const auditId = job.auditId as AuditId;
  const look = await deps.database.job(auditId, (tx) => beginLook(tx, auditId, job.stagedId));
  if (!look) return;
  let folder: string | null = null;
  try {
    folder = await fromOutside(mkdtemp(join(deps.workFolder, 'look-')));
    const answer = look.tries > MOST_ATTEMPTS ? GIVEN_UP : await lookAt(deps, look, folder, signal);
    if (answer.found === 'archive') await settleArchive(deps, look, answer);
    else await settleTable(deps, look, answer, { folder, signal });
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    await deps.database.job(auditId, (tx) => forgetLook(tx, look));
    throw error.cause;
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

async function beginLook(tx: Transaction, auditId: AuditId, id: string): Promise<StagedLook | null> {
  const row = await tx.row<Omit<StagedLook, 'auditId' | 'id'>>(sql`
    update staged_file set attempt = attempt + 1, tried_at = now()
    where audit_id = ${auditId} and id = ${id} and state = 'inspecting'
    returning attempt, attempt - attempts_before as tries, file_name, meant_as, archive_id, staged_by, coalesce(
      (select coalesce(u.bytes_of, u.id) from upload u where u.audit_id = staged_file.audit_id and u.id = staged_file.moves_id), id) as bytes_id`);
  return row ? { auditId, id, ...row } : null;
}

const forgetLook = (tx: Transaction, { auditId, id }: StagedLook) =>
  tx.run(sql`update staged_file set attempts_before = attempts_before + 1 where audit_id = ${auditId} and id = ${id}`);

async function lookAt(
  deps: InspectDependencies,
  { auditId, id, file_name, meant_as, archive_id, staged_by, bytes_id }: StagedLook,
  folder: string,
  signal: AbortSignal,
): Promise<InspectionAnswer> {
  const context = await deps.database.job(auditId, (tx) => inspectionContext(tx, auditId, id));
  const rawPath = await fromOutside(deps.store.local(rawKey(auditId, bytes_id), folder));
  const answer = deps.inspect(
    {
      rawPath,
      fileName: file_name,
      meantAs: meant_as,
      context,
      mayUnpack: archive_id === null && /\.zip$/i.test(file_name),
      maxBytes: deps.maxBytes,
      folder,
    },
    { signal, sender: senderOf(auditId, staged_by) },
  );
  return await fromOutside(answer);
}

/** The schools of the whole audit: what is another's is told apart where it is shown. */
async function inspectionContext(tx: Transaction, auditId: AuditId, id: string): Promise<InspectionContext> {
  const schoolIds = await schoolsOfSender(tx, auditId, id);
  const types = DATASETS.map(({ type }) => type);
  return { ...(await auditContext(tx, auditId)), confirmed: await confirmedOf(tx, types, schoolIds) };
}

/**
 * Whom a file is of is not chosen yet: it is read as a file of all schools of a member of some; none for
 * a member of the district.
 */
async function schoolsOfSender(tx: Transaction, auditId: AuditId, id: string): Promise<string[]> {
  const rows = await tx.rows<{ school_id: string }>(sql`
    select s.school_id from staged_file f
    join membership m on m.audit_id = f.audit_id and m.person_id = f.staged_by and m.scope = 'school'
    join membership_school s on s.audit_id = m.audit_id and s.membership_id = m.id
    where f.audit_id = ${auditId} and f.id = ${id}`);
  return rows.map(({ school_id }) => school_id);
}

/** roles.csv and the users.csv that it belongs to become one file, whichever is looked at last. */
async function settleTable(
  deps: InspectDependencies,
  look: StagedLook,
  answer: Exclude<InspectionAnswer, { found: 'archive' }>,
  place: { folder: string; signal: AbortSignal },
): Promise<void> {
  const pair = await deps.database.job(look.auditId, async (tx) => {
    await lockStaged(tx, look);
    await settle(tx, look, answer);
    return pairWith(tx, look);
  });
  if (pair) await joinStaged(deps, look, pair, place);
}
