import { useSyncExternalStore } from 'react';
import type { AuditId, FileId } from '#contract/ids.ts';
import { removeStaged, stageFile } from '#contract/uploads/intake.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { call } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';
import { unsent } from '#web/app/files/unsent.ts';
import { sendFile } from '../sending/send-file.ts';

/** A file of this window that is on its way to be looked at, or did not get there. */
export interface Sending {
  key: string;
  auditId: AuditId;
  file: File;
  /** Known once the server has given an address. */
  id: FileId | null;
  percent: number;
  /**
   * Once it has arrived it waits here until the server's list has it, so that its row does not
   * leave the table in between.
   */
  state: 'waiting' | 'sending' | 'arrived' | 'failed';
  /** What the server said of a failed one. */
  reason: string | null;
}

interface StageDraft {
  auditId: AuditId;
  file: File;
  purpose: 'bulk' | 'check';
  type?: UploadFileType;
  signal: AbortSignal;
  onPercent: (percent: number) => void;
  onId?: (id: FileId) => void;
}

/** Sends a file to be looked at; resolves with its id when it has arrived. @throws CallError */
export async function stage({ auditId, file, purpose, type, signal, onPercent, onId }: StageDraft): Promise<FileId> {
  const params = { eoaId: auditId };
  const { id, presigned_url } = await call(stageFile, {
    params,
    body: { file_name: file.name, purpose, upload_file_type: type, size: file.size },
    signal,
  });
  onId?.(id);
  try {
    await sendFile({ auditId, fileId: id, address: presigned_url, file, signal, onPercent });
    return id;
  } catch (error) {
    // If this fails too, the address expires by itself.
    await call(removeStaged, { params: { ...params, fileId: id } }).catch(() => undefined);
    throw error;
  }
}

/** Enough to keep a line busy, and not so many that all of them crawl. */
const AT_ONCE = 3;

/** Files on their way live outside of components: leaving the page does not stop them. */
let all: readonly Sending[] = [];
const listeners = new Set<() => void>();
const controllers = new Map<string, AbortController>();

const publish = (next: readonly Sending[]) => {
  all = next;
  for (const listener of listeners) listener();
};
const change = (key: string, part: Partial<Sending>) =>
  publish(all.map((one) => (one.key === key ? { ...one, ...part } : one)));

/** Hears of each file by itself, and reads the list in which it is now. */
export type OnArrived = (name: string) => Promise<void>;

export function sendAll(auditId: AuditId, files: readonly File[], onArrived: OnArrived): void {
  const added = files.map(
    (file): Sending => ({
      key: crypto.randomUUID(),
      auditId,
      file,
      id: null,
      percent: 0,
      state: 'waiting',
      reason: null,
    }),
  );
  for (const { key, file } of added) unsent.add(auditId, key, file.name);
  publish([...all, ...added]);
  startNext(onArrived);
}

export function sendAgain(key: string, onArrived: OnArrived): void {
  change(key, { state: 'waiting', id: null, percent: 0, reason: null });
  startNext(onArrived);
}

/** Stops a file, or forgets a failed one. */
export function withdraw(key: string): void {
  controllers.get(key)?.abort();
  const stopped = all.find((one) => one.key === key);
  if (stopped) unsent.drop(stopped.auditId, key);
  publish(all.filter((one) => one.key !== key));
}

function startNext(onArrived: OnArrived): void {
  const free = AT_ONCE - all.filter(({ state }) => state === 'sending').length;
  for (const next of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
    change(next.key, { state: 'sending' });
    void send(next, onArrived);
  }
}

async function send({ key, auditId, file }: Sending, onArrived: OnArrived): Promise<void> {
  const controller = new AbortController();
  controllers.set(key, controller);
  try {
    const onPercent = (percent: number) => change(key, { percent });
    const onId = (id: FileId) => {
      change(key, { id });
      unsent.drop(auditId, key);
    };
    await stage({ auditId, file, purpose: 'bulk', signal: controller.signal, onPercent, onId });
    change(key, { state: 'arrived' });
    void onArrived(file.name).finally(() => publish(all.filter((one) => one.key !== key)));
  } catch (error) {
    unsent.failed(auditId, key, error);
    change(key, { state: 'failed', reason: error instanceof CallError ? (error.message ?? null) : null });
  } finally {
    controllers.delete(key);
    startNext(onArrived);
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Every file of this window that has not arrived. */
export const useSending = () => useSyncExternalStore(subscribe, () => all);

/** Those of one audit: another district's go on while this one is shown. */
export const useSendingOf = (auditId: AuditId) => useSending().filter((one) => one.auditId === auditId);
