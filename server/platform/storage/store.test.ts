import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mapErrors } from '../../http/errors.ts';
import { type OpenStore, openStore } from './open.ts';
import { partSizes } from './part-sizes.ts';
import { mountPutRoute } from './put-route.ts';
import { hasS3Server, makeBucket, sharedS3Server } from './s3/test-server.ts';
import type { Expected } from './store.ts';

interface Opened {
  store: OpenStore;
  /** Where an address leads in this test. */
  reach: (address: string) => string;
  close: () => Promise<void>;
}

const ORIGIN = 'https://files.portal.test';

async function openDisk(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-store-'));
  const store = await openStore({ dataDir, apiUrl: ORIGIN, s3: null });
  const app = fastify();
  mapErrors(app);
  if (store.kind === 'disk') await mountPutRoute(app, store, async () => {});
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
    await rm(dataDir, { recursive: true });
  };
  return { store, reach: (address) => address.replace(ORIGIN, base), close };
}

async function openS3(): Promise<Opened> {
  const s3 = await makeBucket(await sharedS3Server());
  const store = await openStore({ dataDir: '/nowhere', apiUrl: ORIGIN, s3 });
  return { store, reach: (address) => address, close: async () => {} };
}

const stores = [{ kind: 'disk', open: openDisk }, ...(hasS3Server ? [{ kind: 's3', open: openS3 }] : [])];
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.each(stores)('the store on $kind', ({ kind, open }) => {
  let store: OpenStore;
  let reach: Opened['reach'];
  let close: Opened['close'];
  let folder: string;
  beforeAll(async () => {
    ({ store, reach, close } = await open());
    folder = await mkdtemp(join(tmpdir(), 'portal-copies-'));
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });

  let last = 0;
  const newKey = () => `raw/eoa=1/${++last}`;
  const expected = (over: Partial<Expected> = {}): Expected => ({
    key: newKey(),
    maxBytes: 100,
    exactBytes: null,
    expiresAt: new Date(Date.now() + 60_000),
    ...over,
  });
  const put = async (address: string, body: string | Uint8Array<ArrayBuffer>, method = 'PUT') =>
    (await fetch(reach(address), { method, body })).status;
  const sealed = async (what: Expected) => await store.seal(what);

  it('seals what was PUT: size, hash and bytes, the same when asked again', async () => {
    const what = expected();
    expect(await sealed(what)).toBeNull();
    expect(await put(await store.presignPut(what), 'a,b\n1,2\n')).toBe(200);
    const arrival = { size: 8, sha256: sha256('a,b\n1,2\n') };
    expect(await sealed(what)).toEqual(arrival);
    await store.discard(what.key);
    expect(await sealed(what)).toEqual(arrival);
    expect(await text(await store.read(what.key))).toBe('a,b\n1,2\n');
    expect(await store.size(what.key)).toBe(8);
    expect(await store.arrivals()).not.toContain(what.key);
  });

  it('is not changed by what is PUT after it was sealed', async () => {
    const what = expected();
    const address = await store.presignPut(what);
    await put(address, 'first');
    await sealed(what);
    await store.discard(what.key);
    await put(address, 'later');
    expect(await sealed(what)).toEqual({ size: 5, sha256: sha256('first') });
    // The disk store refuses them; what a bucket took is told and goes.
    expect(await store.discard(what.key)).toBe(kind === 's3');
    expect(await text(await store.read(what.key))).toBe('first');
    expect(await store.arrivals()).not.toContain(what.key);
  });

  it('refuses an address that was altered, is for another key or method, or is too old', async () => {
    const what = expected();
    const good = new URL(await store.presignPut(what));
    const refused = [403, 400, 404, 405, 501];
    for (const [name, value] of good.searchParams) {
      const forged = new URL(good);
      forged.searchParams.set(
        name,
        /^\d+$/.test(value) ? `${value}9` : `${value.startsWith('0') ? 1 : 0}${value.slice(1)}`,
      );
      expect(refused, name).toContain(await put(forged.href, 'abc'));
      const without = new URL(good);
      without.searchParams.delete(name);
      expect(refused, `without ${name}`).toContain(await put(without.href, 'abc'));
    }
    const other = new URL(
      (await store.presignPut(expected({ key: what.key.replace('eoa=1', 'eoa=2') }))).split('?')[0] ?? '',
    );
    other.search = good.search;
    if (kind === 's3') expect(await put(other.href, 'abc')).toBe(403);
    expect(refused).toContain(await put(good.href, 'abc', 'POST'));
    expect(refused).toContain((await fetch(reach(good.href))).status);
    expect(refused).toContain((await fetch(reach(good.href), { method: 'DELETE' })).status);
    expect(await sealed(what)).toBeNull();

    const late = expected({ expiresAt: new Date(Date.now() + 1_000) });
    const address = await store.presignPut(late);
    await expect.poll(() => put(address, 'abc'), { timeout: 60_000, interval: 500 }).toBe(403);
  });

  // A disk gives and takes addresses by one clock.
  it.runIf(kind === 's3')(
    'gives an address that is good now, also where the clock of this machine is twenty minutes ahead or behind',
    async () => {
      for (const minutes of [20, -20]) {
        const what = expected();
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
        const address = await store.presignPut(what).finally(() => vi.useRealTimers());
        expect(await put(address, 'abc'), `${minutes} minutes`).toBe(200);
        expect(await sealed(what)).toMatchObject({ size: 3 });
      }
    },
  );

  it('takes the length that was signed, and no other', async () => {
    const what = expected({ exactBytes: 4 });
    const address = await store.presignPut(what);
    for (const body of ['abc', 'abcde']) expect([400, 403, 413]).toContain(await put(address, body));
    expect(await put(address, 'four')).toBe(200);
    expect(await sealed(what)).toEqual({ size: 4, sha256: sha256('four') });
  });

  it('never seals more than is allowed', async () => {
    const what = expected({ maxBytes: 4 });
    await put(await store.presignPut(what), 'too many');
    const outcome = await sealed(what).catch((error: unknown) => error);
    // The disk store refuses to take them, a bucket only to seal them.
    if (kind === 'disk') expect(outcome).toBeNull();
    else expect(outcome).toMatchObject({ code: 'too_large' });
    expect(await store.size(what.key)).toBeNull();
    await store.discard(what.key);
  });

  it('takes a file in parts, which may be sent in any order and gone on with later', async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024, 'abcdefg');
    const what = { ...expected({ maxBytes: bytes.length }), exactBytes: bytes.length };
    const [first, second] = partSizes(bytes.length);
    expect([first, second]).toEqual([16 * 1024 * 1024, 4 * 1024 * 1024]);
    const begun = await store.presignParts(what);
    expect(await put(begun[1]?.address ?? '', bytes.subarray(first))).toBe(200);
    expect(await put(begun[0]?.address ?? '', bytes.subarray(0, 100))).not.toBe(200);
    expect(await store.joinParts(what)).toBe(false);
    expect(await sealed(what)).toBeNull();

    const rest = await store.presignParts(what);
    expect(rest.map(({ address }) => address !== null)).toEqual([true, false]);
    expect(await put(rest[0]?.address ?? '', bytes.subarray(0, first))).toBe(200);
    expect((await store.presignParts(what)).map(({ address }) => address)).toEqual([null, null]);
    expect(await store.joinParts(what)).toBe(true);
    expect(await sealed(what)).toEqual({ size: bytes.length, sha256: sha256(bytes) });
    await store.discard(what.key);
    expect(await store.arrivals()).not.toContain(what.key);
  });

  it('forgets the parts of a deleted audit, and of no other', async () => {
    const bytes = Buffer.alloc(100, 'abcdefg');
    const [gone, stays] = ['8', '9'].map((audit) => ({
      ...expected({ maxBytes: bytes.length, key: `raw/eoa=${audit}/1` }),
      exactBytes: bytes.length,
    })) as [Expected & { exactBytes: number }, Expected & { exactBytes: number }];
    for (const what of [gone, stays]) {
      const [part] = await store.presignParts(what);
      expect(await put(part?.address ?? '', bytes)).toBe(200);
    }
    await store.discardOf('8');
    expect(await store.joinParts(gone)).toBe(false);
    expect(await store.joinParts(stays)).toBe(true);
  });

  it('publishes a finished file in place of an older one, brings it to this machine, and removes it', async () => {
    const key = 'lake/type=A/eoa=7/file=1/run=1/rows.parquet';
    for (const content of ['old', 'new']) {
      const draft = join(folder, 'draft');
      await writeFile(draft, content);
      await store.publish(draft, key);
      await expect(readFile(draft)).rejects.toThrow();
    }
    expect(await readFile(await store.local(key, folder, sha256('new')), 'utf8')).toBe('new');
    await expect(store.local(key, folder, sha256('old'))).rejects.toThrow('not the ones');
    const other = key.replace('eoa=7', 'eoa=6');
    await writeFile(join(folder, 'draft'), 'other');
    await store.publish(join(folder, 'draft'), other);
    const both = await Promise.all([key, other].map((one) => store.local(one, folder)));
    expect(await Promise.all(both.map((path) => readFile(path, 'utf8')))).toEqual(['new', 'other']);
    await store.remove(key);
    expect(await store.size(key)).toBeNull();
    await expect(store.read(key)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('lists what one audit has, and nothing of another', async () => {
    const keys = [
      'lake/type=A/eoa=8/file=1/run=1/rows.parquet',
      'lake/type=B/eoa=8/version=1/rows.parquet',
      'raw/eoa=8/1',
    ];
    for (const key of [...keys, 'raw/eoa=9/1', 'lake/type=A/eoa=9/file=1/run=1/rows.parquet']) {
      const draft = join(folder, 'draft');
      await writeFile(draft, key);
      await store.publish(draft, key);
    }
    expect(await store.keysOf('8')).toEqual(keys);
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a\\b', '', 'a\0b', '.hidden'])(
    'refuses the key %j',
    async (key) => {
      await expect(store.size(key)).rejects.toThrow('Not a key');
      await expect((async () => store.read(key))()).rejects.toThrow('Not a key');
    },
  );

  it('is ready', async () => expect(await store.ready()).toBe(true));
});
