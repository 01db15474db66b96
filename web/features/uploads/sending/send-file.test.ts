import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditId, FileId } from '#contract/ids.ts';
import { IN_PARTS_ABOVE, joinParts, presignParts } from '#contract/uploads/parts.ts';
import { CallError } from '#web/app/call-error.ts';
import { sendFile } from './send-file.ts';

const MEGABYTE = 1024 * 1024;
/** What the server has, and what goes wrong with it. */
const server = vi.hoisted(() => ({
  arrived: new Set<number>(),
  joined: 0,
  fails: new Map<number, number>(),
  asked: 0,
}));

vi.mock('#web/app/api.ts', () => ({
  call: vi.fn(async (route: unknown) => {
    if (route === joinParts) return void server.joined++;
    if (route !== presignParts) throw new Error('Another call than expected');
    server.asked++;
    const size = 32 * MEGABYTE;
    return {
      parts: [1, 2, 3].map((number) => ({
        number,
        size,
        presigned_url: server.arrived.has(number) ? null : `https://files.test/${number}`,
      })),
    };
  }),
}));
vi.mock('./put-bytes.ts', () => ({
  putBytes: vi.fn(
    async ({ address, body, onSent }: { address: string; body: Blob; onSent: (bytes: number) => void }) => {
      const number = Number(address.split('/').at(-1));
      const left = server.fails.get(number) ?? 0;
      if (left > 0) {
        server.fails.set(number, left - 1);
        throw new CallError('network');
      }
      onSent(body.size);
      server.arrived.add(number);
    },
  ),
}));

/** As large as it says, without the bytes. */
const fileOf = (size: number): File => {
  const file = new File([], 'large.csv');
  const slice = (begin = 0, end = size) => ({ size: Math.min(end, size) - begin }) as Blob; // all that is read of it
  return Object.defineProperties(file, { size: { value: size }, slice: { value: slice } });
};

const percents: number[] = [];
const send = (file: File, address: string | null, signal = new AbortController().signal) =>
  sendFile({
    auditId: 'a' as AuditId, // ids of a server that is not there
    fileId: 'f' as FileId,
    file,
    address,
    signal,
    onPercent: (percent) => percents.push(percent),
  });

/** Pauses between rounds are over at once. */
async function played(sent: Promise<void>): Promise<void> {
  sent.catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  await sent;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { arrived: new Set(), joined: 0, fails: new Map(), asked: 0 });
  percents.length = 0;
});

describe('a file', () => {
  it('of up to 64 MB goes to its one address', async () => {
    await played(send(fileOf(IN_PARTS_ABOVE), 'https://files.test/9'));
    expect([...server.arrived]).toEqual([9]);
    expect(server.asked + server.joined).toBe(0);
    expect(percents).toEqual([100]);
  });

  it('above 64 MB goes in parts, and only what did not arrive is sent again', async () => {
    server.fails.set(2, 2);
    await played(send(fileOf(96 * MEGABYTE), 'https://files.test/9'));
    expect([...server.arrived].sort()).toEqual([1, 2, 3]);
    expect(server).toMatchObject({ asked: 3, joined: 1 });
    expect(percents.at(-1)).toBe(100);
  });

  it('is gone on with where it broke off', async () => {
    server.arrived.add(1).add(3);
    await played(send(fileOf(96 * MEGABYTE), null));
    expect(server).toMatchObject({ asked: 1, joined: 1 });
    expect(percents).toEqual([100]);
  });

  it('fails when nothing gets through for half a minute, and keeps what had arrived', async () => {
    server.fails.set(2, 100);
    await expect(played(send(fileOf(96 * MEGABYTE), null))).rejects.toThrow(CallError);
    expect([...server.arrived].sort()).toEqual([1, 3]);
    expect(server.joined).toBe(0);
  });
});
