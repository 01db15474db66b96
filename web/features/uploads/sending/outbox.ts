import { useSyncExternalStore } from 'react';
import type { AuditId, FileId } from '#contract/ids.ts';
import type { UploadFileType, UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import { cancelUpload, readUpload, reportFailed, requestUploadUrl } from '#contract/uploads/uploads.ts';
import { call } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';
import { unsent } from '#web/app/files/unsent.ts';
import { begun, ended } from './begun.ts';
import { isInParts, sendFile } from './send-file.ts';

/** What the wizard uploads. The file stays in memory until it has arrived, so that a failure costs one click. */
export interface Draft {
  auditId: AuditId;
  type: UploadFileType;
  file: File;
  metadata: UploadMetadata;
  replaces: { fileId: FileId; version: number } | null;
  /** What the replacement takes away was confirmed. */
  acceptsLoss: boolean;
}

export interface Outgoing extends Draft {
  key: string;
  /** Known once the server has given an address. */
  fileId: string | null;
  percent: number;
  state: 'sending' | 'failed';
  /** What the server said against it; null where the connection failed. */
  refusal: string | null;
}

export interface Outcome {
  onSent: (upload: Outgoing) => void;
  onFailed: (upload: Outgoing, error: CallError) => void;
}

/** Uploads on their way live outside of components: leaving the page does not stop them. */
let outgoing: readonly Outgoing[] = [];
const listeners = new Set<() => void>();
const controllers = new Map<string, AbortController>();

const publish = (next: readonly Outgoing[]) => {
  outgoing = next;
  for (const listener of listeners) listener();
};
const change = (key: string, part: Partial<Outgoing>) =>
  publish(outgoing.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
const remove = (key: string) => publish(outgoing.filter((upload) => upload.key !== key));
const find = (key: string) => outgoing.find((upload) => upload.key === key);

/** Starts an upload and answers its key. */
export function submit(draft: Draft, outcome: Outcome): string {
  const key = crypto.randomUUID();
  publish([{ ...draft, key, fileId: null, percent: 0, state: 'sending', refusal: null }, ...outgoing]);
  void send(key, draft, outcome);
  return key;
}

/** Sends a failed upload again, with the same file and choices. */
export function retry(key: string, outcome: Outcome): void {
  const failed = find(key);
  if (failed?.state !== 'failed') return;
  change(key, { state: 'sending', percent: 0, refusal: null });
  void send(key, failed, outcome, failed.fileId);
}

/** Stops an upload, or forgets a failed one. Ends once the server knows, or cannot be told. */
export async function withdraw(key: string): Promise<void> {
  const upload = find(key);
  controllers.get(key)?.abort();
  remove(key);
  if (upload) await release(upload.auditId, upload.fileId, 'canceled');
}

/** `earlier`: the attempt that failed before, which the new one takes the place of. */
async function send(
  key: string,
  draft: Draft,
  { onSent, onFailed }: Outcome,
  earlier: string | null = null,
): Promise<void> {
  const controller = new AbortController();
  controllers.set(key, controller);
  const { signal } = controller;
  unsent.add(draft.auditId, key, draft.file.name);
  try {
    const onPercent = (percent: number) => change(key, { percent });
    const { auditId, file } = draft;
    const isThere = earlier !== null && (await hasArrived(auditId, earlier));
    if (!isThere && !(await goOn({ auditId, fileId: earlier, file, signal, onPercent }))) {
      await release(auditId, earlier, 'canceled');
      const { fileId, address } = await requestAddress(key, draft, signal);
      await sendFile({ auditId, fileId, address, file, signal, onPercent });
    }
    arrived(key, onSent);
  } catch (error) {
    unsent.failed(draft.auditId, key, error);
    const upload = find(key);
    if (!upload) return;
    const why = error instanceof CallError ? error : new CallError('network');
    change(key, { state: 'failed', refusal: why.isRefusal ? why.message : null });
    await release(draft.auditId, upload.fileId, 'failed');
    const isThere = upload.fileId !== null && (await hasArrived(draft.auditId, upload.fileId));
    // Sent again or dismissed meanwhile: this attempt has nothing to report.
    if (controllers.get(key) !== controller || find(key) === undefined) return;
    if (isThere) arrived(key, onSent);
    else onFailed(upload, why);
  } finally {
    if (controllers.get(key) === controller) controllers.delete(key);
  }
}

function arrived(key: string, onSent: Outcome['onSent']): void {
  const sent = find(key);
  remove(key);
  if (sent) unsent.drop(sent.auditId, key);
  ended(sent?.fileId ?? null);
  if (sent) onSent(sent);
}

/** Whether the server has all the bytes, although its answer to them was lost. */
const hasArrived = async (eoaId: AuditId, fileId: string): Promise<boolean> => {
  const params = { eoaId, fileId: fileId as FileId }; // an id from the server
  const file = await call(readUpload, { params }).catch(() => null);
  return file !== null && file.status !== 'UPLOAD' && file.status !== 'UPLOAD_FAILED';
};

/** Goes on with an attempt of which parts have arrived. Answers false where it has to start over. */
async function goOn({
  fileId,
  ...what
}: Omit<Parameters<typeof sendFile>[0], 'address' | 'fileId'> & { fileId: string | null }) {
  if (fileId === null || !isInParts(what.file)) return false;
  try {
    await sendFile({ ...what, fileId: fileId as FileId, address: null }); // an id from the server
    return true;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return false;
    throw error;
  }
}

async function requestAddress(
  key: string,
  { auditId, type, file, metadata, replaces, acceptsLoss }: Draft,
  signal: AbortSignal,
) {
  const { s3_key, presigned_url } = await call(requestUploadUrl, {
    params: { eoaId: auditId },
    body: {
      file_name: file.name,
      upload_file_type: type,
      user_provided_file_metadata: metadata,
      replaces_file_id: replaces?.fileId,
      accepts_loss: acceptsLoss,
      size: file.size,
    },
    signal,
  });
  const fileId = s3_key.split('/').at(-1) as FileId; // keys end with the id (contract: uploads.request)
  change(key, { fileId });
  unsent.drop(auditId, key);
  // Canceled while the server gave the address: no one else knows of it.
  if (find(key) === undefined) await release(auditId, fileId, 'canceled');
  else begun(auditId, fileId);
  signal.throwIfAborted();
  return { fileId, address: presigned_url };
}

/**
 * Tells the server not to wait for bytes that will not come: a failed file stays in everyone's list, a canceled one
 * goes. If that fails too, what began is told when the page is opened again, or the address expires by itself.
 */
export async function release(eoaId: AuditId, fileId: string | null, because: 'canceled' | 'failed'): Promise<void> {
  if (fileId === null) return;
  const params = { eoaId, fileId: fileId as FileId }; // an id from the server
  await call(because === 'failed' ? reportFailed : cancelUpload, { params })
    .then(() => ended(fileId))
    // The server knows better than this window what became of it.
    .catch((error: unknown) => {
      if (error instanceof CallError && (error.status === 404 || error.status === 409)) ended(fileId);
    });
}

/** Whether this window is sending a file, or still holds it to send it again. */
export const isOutgoing = (fileId: string): boolean => outgoing.some((upload) => upload.fileId === fileId);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Every upload of this window that has not arrived. */
export const useOutgoing = () => useSyncExternalStore(subscribe, () => outgoing);
