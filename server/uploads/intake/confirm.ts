import { type ErrorBody, PortalError } from '#contract/errors.ts';
import type { FileId } from '#contract/ids.ts';
import type { UploadedFile, UploadFileType, UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import { errorBody } from '#server/words/errors.ts';
import { sealInTransaction } from '../arrive/seal.ts';
import { lockChainsOf } from '../lock-chain.ts';
import { readUpload } from '../read/read.ts';
import { takeOutMoved } from '../removal/remove.ts';
import { type OpenContext, openUpload } from '../request/request.ts';

export interface FileConfirmation {
  id: FileId;
  upload_file_type: UploadFileType;
  user_provided_file_metadata: UploadMetadata;
  replaces_file_id?: FileId | undefined;
  accepts_loss?: boolean | undefined;
}

export type ConfirmContext = OpenContext & { queue: Queue; language: Language; requestRefresh: RequestRefresh };

export type ConfirmedFile =
  | { id: FileId; upload: UploadedFile; error: null }
  | { id: FileId; upload: null; error: ErrorBody };

/**
 * Makes uploads of staged files. Each has a savepoint of its own, so that one that is refused takes no other with it.
 */
export async function confirmStaged(
  tx: Transaction,
  context: ConfirmContext,
  files: readonly FileConfirmation[],
): Promise<ConfirmedFile[]> {
  const answers: ConfirmedFile[] = [];
  await lockChainsOf(tx, context.auditId, await lockConcerned(tx, context, files));
  // The numbers last: whoever renames a school holds it back from uploads, and then asks for them.
  let changesNumbers = false;
  const requestLater = async () => {
    changesNumbers = true;
  };
  const later = { ...context, requestRefresh: requestLater };
  for (const file of files) {
    await tx.run(sql`savepoint one_file`);
    try {
      await confirmOne(tx, later, file);
      answers.push({
        id: file.id,
        upload: await readUpload(tx, { ...context, seesStudents: true }, file.id),
        error: null,
      });
      await tx.run(sql`release savepoint one_file`);
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      await tx.run(sql`rollback to savepoint one_file`);
      answers.push({ id: file.id, upload: null, error: errorBody(error, context.language) });
    }
  }
  if (changesNumbers) await context.requestRefresh(tx, context.auditId);
  return answers;
}

/**
 * Files that are replaced or moved away. The staged ones are locked in one order: a person may
 * confirm them in two windows.
 */
async function lockConcerned(tx: Transaction, { auditId, actor }: ConfirmContext, files: readonly FileConfirmation[]) {
  const staged = await tx.rows<{ moves_id: string | null }>(sql`
    select moves_id from staged_file
    where audit_id = ${auditId} and staged_by = ${actor.id}
      and id in (select value::uuid from jsonb_array_elements_text(${jsonb(files.map(({ id }) => id))}))
    order by id for update`);
  return [
    ...staged.flatMap(({ moves_id }) => moves_id ?? []),
    ...files.flatMap(({ replaces_file_id: id }) => id ?? []),
  ];
}

interface Staged {
  file_name: string;
  state: string;
  size: number;
  sha256: string;
  /** Of a file that is moved here from another card: that one, and under whose ID the bytes are. */
  moves_id: string | null;
  bytes_of: string | null;
}

/**
 * An upload with the staged file's own ID, and so with the bytes that are there. A second call finds it
 * confirmed and changes nothing.
 */
async function confirmOne(tx: Transaction, context: ConfirmContext, file: FileConfirmation): Promise<void> {
  const { auditId, actor, queue } = context;
  const staged = await tx.row<Staged>(sql`
    select s.file_name, s.state, s.size, s.sha256, s.moves_id, coalesce(u.bytes_of, u.id) as bytes_of
    from staged_file s
    left join upload u on u.audit_id = s.audit_id and u.id = s.moves_id
    where s.audit_id = ${auditId} and s.id = ${file.id} and s.staged_by = ${actor.id} for update of s`);
  if (staged?.state === 'confirmed') return;
  if (!staged || staged.state === 'removed') throw gone();
  if (staged.state !== 'inspected') throw notReady(staged.state);
  const { file_name, size, sha256, moves_id } = staged;
  await openUpload(tx, context, { ...file, file_name, size }, file.id, staged.bytes_of);
  if (moves_id !== null) await takeOutMoved(tx, context, moves_id, file.upload_file_type);
  await tx.run(sql`update staged_file set state = 'confirmed' where audit_id = ${auditId} and id = ${file.id}`);
  await sealInTransaction(tx, queue, { auditId, uploadId: file.id }, { size, sha256 });
}

const gone = () => new PortalError('not_found', 'not-waiting');

const notReady = (state: string) =>
  new PortalError('conflict', state === 'uploading' || state === 'inspecting' ? 'still-coming' : 'not-uploadable');
