import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import { cancelUpload, readUpload, reportFailed, requestUploadUrl } from '#contract/uploads/uploads.ts';
import { CallError } from '#web/app/call-error.ts';
import { isOutgoing, type Outgoing, retry, submit, withdraw } from './outbox.ts';

/** What the server is asked, what it knows of the file, and what becomes of the bytes. */
const server = vi.hoisted(() => ({
  asked: [] as unknown[],
  status: 'UPLOAD_FAILED',
  report: async () => {},
  put: async (_signal: AbortSignal) => {},
}));

vi.mock('#web/app/api.ts', () => ({
  call: async (route: unknown) => {
    server.asked.push(route);
    if (route === requestUploadUrl) return { s3_key: 'raw/eoa=a/f', presigned_url: 'https://files.test/f' };
    if (route === readUpload) return { status: server.status };
    if (route === reportFailed) await server.report();
  },
}));
vi.mock('./put-bytes.ts', () => ({ putBytes: ({ signal }: { signal: AbortSignal }) => server.put(signal) }));
vi.mock('./begun.ts', () => ({ begun: () => {}, ended: () => {} }));

const sent: Outgoing[] = [];
const failed: Outgoing[] = [];
const outcome = { onSent: (one: Outgoing) => sent.push(one), onFailed: (one: Outgoing) => failed.push(one) };
const start = () =>
  submit(
    {
      auditId: 'a' as AuditId, // of a server that is not there
      type: 'STUDENT_ROSTER',
      file: new File(['id'], 'roster.csv'),
      metadata: { school_ids: [] },
      replaces: null,
      acceptsLoss: false,
    },
    outcome,
  );
const asked = (route: unknown) => server.asked.filter((one) => one === route).length;
const brokenLine = async () => {
  throw new CallError('network');
};

beforeEach(() => {
  sent.length = 0;
  failed.length = 0;
  Object.assign(server, { asked: [], status: 'UPLOAD_FAILED', report: async () => {}, put: brokenLine });
});

describe('an upload whose connection breaks', () => {
  it('counts as sent where only the answer to its bytes was lost', async () => {
    server.status = 'PROCESSING';
    server.report = async () => {
      throw new CallError('bad response', { status: 409, code: 'conflict' });
    };
    start();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(failed).toEqual([]);
    expect(isOutgoing('f')).toBe(false);
  });

  it('is not canceled and sent a second time by Retry once the server has it', async () => {
    const key = start();
    await vi.waitFor(() => expect(failed).toHaveLength(1));
    server.status = 'SUCCESS';
    retry(key, outcome);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(asked(cancelUpload)).toBe(0);
    expect(asked(requestUploadUrl)).toBe(1);
  });

  it('can be sent again and canceled before its failure was reported', async () => {
    let reported = () => {};
    server.report = () => new Promise<void>((resolve) => (reported = resolve));
    const key = start();
    await vi.waitFor(() => expect(asked(reportFailed)).toBe(1));
    let second: AbortSignal | undefined;
    server.put = (signal) => {
      second = signal;
      return new Promise(() => {});
    };
    retry(key, outcome);
    await vi.waitFor(() => expect(second).toBeDefined());
    reported();
    await new Promise((resolve) => setTimeout(resolve)); // what waits for that answer goes on first
    withdraw(key);
    expect(second?.aborted).toBe(true);
    expect(failed).toEqual([]);
  });
});
