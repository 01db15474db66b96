import type { AuditId, FileId } from '#contract/ids.ts';
import { IN_PARTS_ABOVE, joinParts, presignParts } from '#contract/uploads/parts.ts';
import { call } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';
import { putBytes } from './put-bytes.ts';

interface Sent {
  auditId: AuditId;
  fileId: FileId;
  file: File;
  /** The one that takes the whole file; null to go on with one that is sent in parts. */
  address: string | null;
  /** 0 to 100. */
  onPercent: (percent: number) => void;
  signal: AbortSignal;
}

/** Whether what has arrived of a file is kept when its upload breaks off. */
export const isInParts = (file: File): boolean => file.size > IN_PARTS_ABOVE;

/** Sends the bytes of a file; resolves when the server has acknowledged them. @throws CallError */
export async function sendFile({ address, file, onPercent, signal, ...ids }: Sent): Promise<void> {
  const onSent = (bytes: number) => onPercent(file.size === 0 ? 100 : Math.floor((bytes / file.size) * 100));
  if (isInParts(file) || address === null) return await sendInParts({ ...ids, file, signal, onSent });
  await putBytes({ address, body: file, onSent, signal });
}

type InParts = Pick<Sent, 'auditId' | 'fileId' | 'file' | 'signal'> & { onSent: (bytes: number) => void };

/** Enough to keep a line busy. */
const AT_ONCE = 3;
/** Rounds that bring nothing, one after the other, before it counts as failed: half a minute without a connection. */
const MOST_IDLE_ROUNDS = 5;
const PAUSE_MS = 1_000;

/** Each round asks what is missing and sends that, so that a broken connection costs a part. */
async function sendInParts({ auditId, fileId, file, signal, onSent }: InParts): Promise<void> {
  const params = { eoaId: auditId, fileId };
  let fewest = Number.POSITIVE_INFINITY;
  for (let idle = 0; ; ) {
    const problem = await sendRound(params, { file, signal, onSent });
    if (problem === null) return;
    if (signal.aborted || problem.refused) throw problem.error;
    idle = problem.missing < fewest ? 0 : idle + 1;
    fewest = Math.min(fewest, problem.missing);
    if (idle === MOST_IDLE_ROUNDS) throw problem.error;
    await pause(PAUSE_MS * 2 ** idle, signal);
  }
}

interface Problem {
  error: unknown;
  /** Parts, as far as is known. */
  missing: number;
  /** The server will not take it, however often it is asked. */
  refused: boolean;
}

/** Answers null once the whole file has arrived. */
async function sendRound(
  params: { eoaId: AuditId; fileId: FileId },
  { file, signal, onSent }: Omit<InParts, 'auditId' | 'fileId'>,
): Promise<Problem | null> {
  let missing = Number.POSITIVE_INFINITY;
  try {
    const { parts } = await call(presignParts, { params, signal });
    const waiting = parts.filter(({ presigned_url }) => presigned_url !== null);
    missing = waiting.length;
    const sent = new Map(parts.map(({ number, size, presigned_url }) => [number, presigned_url === null ? size : 0]));
    const tell = () => onSent([...sent.values()].reduce((sum, bytes) => sum + bytes, 0));
    const begins = startsOf(parts);
    const sendNext = async (): Promise<void> => {
      const part = waiting.shift();
      if (!part?.presigned_url) return;
      const { number, size, presigned_url: address } = part;
      const begin = begins.get(number) ?? 0;
      const onPart = (bytes: number) => {
        sent.set(number, bytes);
        tell();
      };
      await putBytes({ address, body: file.slice(begin, begin + size), onSent: onPart, signal });
      missing--;
      await sendNext();
    };
    // Each goes on as far as it gets: what has arrived need not be sent again.
    const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, sendNext));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    await call(joinParts, { params, signal });
    return null;
  } catch (error) {
    const status = error instanceof CallError ? error.status : undefined;
    const refused = error instanceof CallError && error.code !== undefined && status !== undefined && status < 500;
    return { error, missing, refused: refused && status !== 409 && status !== 429 };
  }
}

function startsOf(parts: readonly { number: number; size: number }[]): Map<number, number> {
  let begin = 0;
  return new Map(
    parts.map(({ number, size }) => {
      const start = begin;
      begin += size;
      return [number, start];
    }),
  );
}

/** Until the time is over, the file is withdrawn, or the connection comes back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      resolve();
    }
    signal.addEventListener('abort', done);
    window.addEventListener('online', done);
  });
}
