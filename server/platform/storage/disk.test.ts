import { createHash, randomInt } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '#contract/errors.ts';
import { mapErrors } from '../../http/errors.ts';
import { retireAddressKey, rotateAddressKey } from './address-keys.ts';
import { type DiskStore, openDiskStore } from './disk.ts';
import type { Arrival } from './incoming.ts';
import { mountPutRoute } from './put-route.ts';

let dataDir: string;
const ORIGIN = 'https://files.portal.test';
let store: DiskStore;
let app: FastifyInstance;
let base: string;
let received: { key: string; arrival: Arrival }[];
let onReceived: () => Promise<void>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-store-'));
  store = await openDiskStore(dataDir, ORIGIN);
  received = [];
  onReceived = async () => {};
  app = fastify();
  mapErrors(app);
  await mountPutRoute(app, store, async (key, arrival) => {
    await onReceived();
    received.push({ key, arrival });
  });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
  await rm(dataDir, { recursive: true });
});

const inAMinute = () => new Date(Date.now() + 60_000);
const presigned = (over: Partial<Parameters<DiskStore['presignPut']>[0]> = {}) =>
  store.presignPut({ key: 'raw/eoa=1/2', maxBytes: 100, exactBytes: null, expiresAt: inAMinute(), ...over });
/** On the port of this test, as a proxy would pass it on. */
const address = async (over: Parameters<typeof presigned>[0] = {}) => (await presigned(over)).replace(ORIGIN, base);
const put = (url: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers });
const leftovers = () => readdir(join(dataDir, 'store', 'incoming'));

describe('a presigned PUT', () => {
  it('has an absolute address below the origin that the store was given', async () => {
    expect(new URL(await presigned()).origin).toBe(ORIGIN);
  });

  it.each(['', 'text/csv', 'application/json', 'multipart/form-data; boundary=x'])(
    'stores bytes sent as %j and says what arrived',
    async (type) => {
      const answer = await put(await address(), 'a,b\n1,2\n', { 'content-type': type });
      expect(answer.status).toBe(200);
      const sha256 = createHash('sha256').update('a,b\n1,2\n').digest('hex');
      expect(received).toEqual([{ key: 'raw/eoa=1/2', arrival: { size: 8, sha256 } }]);
      expect(await text(await store.read('raw/eoa=1/2'))).toBe('a,b\n1,2\n');
      expect(await store.size('raw/eoa=1/2')).toBe(8);
      expect(await leftovers()).toEqual([]);
    },
  );

  it('is taken once: the first bytes stay', async () => {
    const url = await address();
    const answers = await Promise.all(['one', 'two', 'six'].map((body) => put(url, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await put(url, 'later')).status).toBe(409);
    expect(received).toHaveLength(1);
    expect(['one', 'two', 'six']).toContain(await text(await store.read('raw/eoa=1/2')));
  });

  it('is taken from a few senders at once, and from another when one of them has gone', async () => {
    const url = await address();
    const begin = () => {
      const one = request(url, { method: 'PUT', headers: { 'content-length': 50 } });
      one.on('error', () => {});
      one.write('a');
      return one;
    };
    const senders = [begin(), begin(), begin()];
    await expect.poll(leftovers).toHaveLength(3);
    expect((await put(url, 'one more')).status).toBe(429);
    senders[0]?.destroy();
    await expect.poll(leftovers).toHaveLength(2);
    expect((await put(url, 'one more')).status).toBe(200);
    for (const sender of senders) sender.destroy();
  });

  it('is refused when any field was changed, made up or is too old', async () => {
    const good = new URL(await address());
    const fields: Record<string, string[]> = {
      key: ['raw/eoa=1/3', '../../etc/passwd', ''],
      max: ['1000000', '0', 'x'],
      exact: ['3', '-1'],
      part: ['1', 'x'],
      expires: [String(Date.now() + 1e9), '0'],
      signature: ['', 'AAAA', `${good.searchParams.get('signature')}A`],
    };
    for (const [field, values] of Object.entries(fields)) {
      for (const value of values) {
        const forged = new URL(good);
        forged.searchParams.set(field, value);
        expect((await put(forged.href, 'abc')).status, `${field}=${value}`).toBe(403);
      }
      const without = new URL(good);
      without.searchParams.delete(field);
      expect((await put(without.href, 'abc')).status, field).toBe(403);
    }
    expect((await put(await address({ expiresAt: new Date(Date.now() - 1) }), 'abc')).status).toBe(403);
    expect((await fetch(good, { method: 'POST', body: 'abc' })).status).toBe(404);
    expect(received).toEqual([]);
  });

  it('is refused for 1,000 forged signatures', async () => {
    const good = new URL(await address()).searchParams;
    const signature = Buffer.from(good.get('signature') ?? '', 'base64url');
    for (let round = 0; round < 1_000; round++) {
      const forged = Buffer.from(signature);
      const at = randomInt(forged.length);
      forged[at] = (forged[at] ?? 0) ^ randomInt(1, 256);
      const query = { ...Object.fromEntries(good), signature: forged.toString('base64url') };
      const { Readable } = await import('node:stream');
      await expect(store.receive(query, Readable.from(['x']), 1, onReceived)).rejects.toThrow(PortalError);
    }
    expect(await store.size('raw/eoa=1/2')).toBeNull();
  });

  it('is good for fifteen minutes at most', async () => {
    const far = new URL(await address({ expiresAt: new Date(Date.now() + 86_400_000) }));
    expect(Number(far.searchParams.get('expires'))).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
  });

  it('refuses too many bytes, announced or not, and another length than signed', async () => {
    expect((await put(await address(), 'x'.repeat(101))).status).toBe(413);
    const chunked = await fetch(await address(), {
      method: 'PUT',
      body: new Blob(['x'.repeat(101)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect((await put(await address({ exactBytes: 5 }), 'four')).status).toBe(400);
    expect((await put(await address({ exactBytes: 4 }), 'four')).status).toBe(200);
    expect(await leftovers()).toEqual([]);
  });

  it('leaves nothing when the sender goes away', async () => {
    const url = new URL(await address({ maxBytes: 1_000_000 }));
    const sending = request(url, { method: 'PUT', headers: { 'content-length': 500_000 } });
    sending.on('error', () => {});
    sending.write('x'.repeat(100_000));
    await expect.poll(leftovers).toHaveLength(1);
    sending.destroy();
    await expect.poll(leftovers).toEqual([]);
    expect(await store.size('raw/eoa=1/2')).toBeNull();
    expect(received).toEqual([]);
  });

  it('keeps the bytes when no one knows whether they were acknowledged: the answer to a commit can be lost', async () => {
    onReceived = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    expect((await put(await address(), 'abc')).status).toBe(503);
    expect(await text(await store.read('raw/eoa=1/2'))).toBe('abc');
  });

  it('takes the bytes out again when they are refused, so that the sender may try once more', async () => {
    onReceived = () => Promise.reject(new PortalError('unavailable'));
    const url = await address();
    expect((await put(url, 'abc')).status).toBe(503);
    expect(await store.size('raw/eoa=1/2')).toBeNull();
    onReceived = async () => {};
    expect((await put(url, 'abc')).status).toBe(200);
  });
});

describe('the disk store', () => {
  it('keeps its key to the owner, and the same over a restart', async () => {
    const { mode } = await stat(join(dataDir, 'secrets', 'upload-address.key'));
    expect(mode & 0o777).toBe(0o600);
    const url = await address();
    expect((await openDiskStore(dataDir, ORIGIN)).presignPut).toBeDefined();
    expect((await put(url, 'abc')).status).toBe(200);
  });

  it('takes addresses of the key before it until that one is retired, and those of a process with a newer key', async () => {
    const [before, late] = [await address({ key: 'raw/eoa=1/before' }), await address({ key: 'raw/eoa=1/late' })];
    await rotateAddressKey(dataDir);
    const restarted = await openDiskStore(dataDir, ORIGIN);
    const newer = await restarted.presignPut({
      key: 'raw/eoa=1/newer',
      maxBytes: 3,
      exactBytes: null,
      expiresAt: inAMinute(),
    });
    // The store that takes them was opened before.
    for (const url of [newer.replace(ORIGIN, base), before]) expect((await put(url, 'abc')).status).toBe(200);

    const receivedBy = ({ receive }: DiskStore, url: string) =>
      receive(Object.fromEntries(new URL(url).searchParams), Readable.from(['abc']), 3, async () => {});
    await retireAddressKey(dataDir);
    await expect(receivedBy(await openDiskStore(dataDir, ORIGIN), late)).rejects.toMatchObject({ code: 'forbidden' });
    await receivedBy(restarted, late);
  });

  it('publishes a finished file in place of an older one, and removes it', async () => {
    for (const content of ['old', 'new']) {
      const draft = join(dataDir, 'draft');
      await writeFile(draft, content);
      await store.publish(draft, 'lake/type=A/rows.parquet');
    }
    const path = await store.local('lake/type=A/rows.parquet', dataDir);
    expect(await readFile(path, 'utf8')).toBe('new');
    expect(await store.keys()).toEqual(['lake/type=A/rows.parquet']);
    await writeFile(path, 'nex');
    await expect(store.local('lake/type=A/rows.parquet', dataDir)).rejects.toThrow('not the ones');
    await store.remove('lake/type=A/rows.parquet');
    expect(await readdir(dirname(path))).toEqual([]);
    await expect(store.read('lake/type=A/rows.parquet')).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a\\b', '', 'a\0b', '.hidden'])(
    'refuses the key %j',
    async (key) => {
      await expect(store.size(key)).rejects.toThrow('Not a key');
    },
  );
});

describe('parts of a file', () => {
  const sendPart = async (key: string) => {
    const what = { key, maxBytes: 4, exactBytes: 4, expiresAt: inAMinute() };
    const [part] = await store.presignParts(what);
    expect((await put(part?.address?.replace(ORIGIN, base) ?? '', 'a,b\n')).status).toBe(200);
  };

  it('go with the file, and a day after the last one came without the portal being started again', async () => {
    await sendPart('raw/eoa=1/2');
    await store.remove('raw/eoa=1/2');
    expect(await leftovers()).toEqual([]);
    await sendPart('raw/eoa=1/3');
    await store.discardAbandoned();
    expect(await leftovers()).toHaveLength(1);
    const before = new Date(Date.now() - 25 * 3_600_000);
    for (const name of await leftovers()) await utimes(join(dataDir, 'store', 'incoming', name), before, before);
    await store.discardAbandoned();
    expect(await leftovers()).toEqual([]);
  });
});

it('forgets what was sent for a deleted audit when its process was killed, and nothing of another', async () => {
  const half = async (audit: number) => {
    const { searchParams } = new URL(await presigned({ key: `raw/eoa=${audit}/2` }));
    const bytes = new Readable({ read() {} });
    bytes.push('Student ID\n');
    store.receive(Object.fromEntries(searchParams), bytes, null, onReceived).catch(() => {}); // ended by the test
    return bytes;
  };
  const senders = [await half(1), await half(11)];
  await vi.waitFor(async () => expect(await leftovers()).toHaveLength(2));
  await (await openDiskStore(dataDir, ORIGIN)).discardOf('1');
  expect(await leftovers()).toEqual([expect.stringContaining('eoa=11~')]);
  for (const sender of senders) sender.destroy();
  await vi.waitFor(async () => expect(await leftovers()).toEqual([]));
});
