import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/platform/database/sql.ts';
import { openStore } from '#server/platform/storage/open.ts';
import { hasS3Server, makeBucket, sharedS3Server } from '#server/platform/storage/s3/test-server.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { cancelUpload } from './process/cancel.ts';
import { joinParts, presignParts } from './request/parts.ts';
import { requestTakeIn, takeIn } from './take-in.ts';
import { openForTest } from './test-database.ts';
import { idOf, makeAudit, makePortal } from './test-portal.ts';

let open: Awaited<ReturnType<typeof openForTest>>;
let dataDir: string;
beforeAll(async () => {
  open = await openForTest();
  dataDir = mkdtempSync(join(tmpdir(), 'portal-take-in-'));
});
afterAll(async () => {
  await open?.close();
  rmSync(dataDir, { recursive: true });
});

let names = 0;
async function portalOn(store: Store) {
  const audit = await makeAudit(open.database, `take-in-${process.pid}-${Date.now()}-${++names}`);
  const p = makePortal(open.database, audit);
  const deps = { ...p.deps, store, maxBytes: 1000 };
  const ids = (key: string) => ({ auditId: audit.auditId, uploadId: idOf(key) });
  const events = async () => {
    const rows = await open.database.tenant(p.as('all'), (tx) =>
      tx.rows<{ event: string }>(sql`select event from audit_event where audit_id = ${audit.auditId} order by id`),
    );
    return rows.map(({ event }) => event);
  };
  return { ...p, audit, events, ids, deps, takeIn: (key: string) => takeIn(deps, ids(key)) };
}

const put = (address: string, body: string) => fetch(address, { method: 'PUT', body });
const inAMinute = () => new Date(Date.now() + 60_000);

it('gives the parts of a file to their sender alone, and takes them as one when all are there', async () => {
  const p = await portalOn(await openStore({ dataDir, apiUrl: 'http://files.test', s3: null }));
  const { s3_key } = await p.request({ size: 1000 });
  const unsized = await p.request();
  const context = { ...p.as('all'), store: p.deps.store, queue: p.deps.queue };
  const parts = (key: string, over: Partial<typeof context> = {}) =>
    open.database.tenant(p.as('all'), (tx) => presignParts(tx, { ...context, ...over }, idOf(key)));
  const joined = (key: string) => open.database.tenant(p.as('all'), (tx) => joinParts(tx, context, idOf(key)));

  expect((await parts(s3_key)).parts).toEqual([
    { number: 1, size: 1000, presigned_url: expect.stringContaining('part=1') },
  ]);
  await expect(parts(unsized.s3_key)).rejects.toMatchObject({ code: 'conflict', reason: 'size-not-said' });
  const somebodyElse = { personId: crypto.randomUUID() as typeof context.personId };
  await expect(parts(s3_key, somebodyElse)).rejects.toMatchObject({ code: 'conflict' });
  await expect(joined(s3_key)).rejects.toMatchObject({ code: 'conflict', reason: 'part-missing' });

  // Given up and gone on with: it counts as coming again.
  await open.database.tenant(p.as('all'), (tx) =>
    tx.run(sql`update upload set lifecycle = 'expired' where audit_id = ${p.audit.auditId} and id = ${idOf(s3_key)}`),
  );
  await parts(s3_key);
  expect((await p.read(idOf(s3_key))).status).toBe('UPLOAD');
});

describe.runIf(hasS3Server)('files that arrive in a bucket', () => {
  const onS3 = async () =>
    await portalOn(await openStore({ dataDir, apiUrl: '', s3: await makeBucket(await sharedS3Server()) }));
  const addressOf = ({ deps }: Awaited<ReturnType<typeof onS3>>, key: string) =>
    deps.store.presignPut({ key, maxBytes: 1000, exactBytes: null, expiresAt: inAMinute() });

  it('are found without a word, taken in once, and processed from a checked copy', async () => {
    const p = await onS3();
    const { s3_key } = await p.request();
    expect(await p.takeIn(s3_key)).toBe(false);
    await put(await addressOf(p, s3_key), 'a,b\n');
    expect(await p.deps.store.arrivals()).toEqual([s3_key]);
    await requestTakeIn(p.deps, [...(await p.deps.store.arrivals()), 'raw/eoa=1/of-nobody', 'not a key']);
    expect(p.sent).toEqual([{ name: 'take-in', data: p.ids(s3_key) }]);
    expect(await Promise.all([p.takeIn(s3_key), p.takeIn(s3_key)])).toContain(true);
    expect(await p.read(idOf(s3_key))).toMatchObject({ status: 'PROCESSING', size: 4 });
    expect(await p.deps.store.arrivals()).toEqual([]);
    expect(await p.events()).toEqual(['upload.requested', 'upload.received']);
  });

  it('keep their first bytes when the address is used again, and the log says so', async () => {
    const p = await onS3();
    const { s3_key } = await p.request();
    const address = await addressOf(p, s3_key);
    await put(address, 'first');
    await p.takeIn(s3_key);
    await put(address, 'other');
    await p.takeIn(s3_key);
    await put(address, 'first');
    await p.takeIn(s3_key);
    expect(await p.read(idOf(s3_key))).toMatchObject({ size: 5 });
    expect(await p.deps.store.arrivals()).toEqual([]);
    // The same bytes again change nothing, and no one need know.
    expect(await p.events()).toEqual(['upload.requested', 'upload.received', 'upload.sent_again']);
  });

  it('are refused when they are too large, and go when the upload was canceled', async () => {
    const p = await onS3();
    const [large, canceled] = [await p.request(), await p.request()];
    await put(await addressOf(p, large.s3_key), 'x'.repeat(1001));
    await p.takeIn(large.s3_key);
    expect((await p.read(idOf(large.s3_key))).status).toBe('UPLOAD_FAILED');
    await put(await addressOf(p, canceled.s3_key), 'abc');
    const actor = { id: p.audit.personId, name: 'Maria Delgado' };
    await open.database.tenant(p.as('all'), (tx) => cancelUpload(tx, { ...p.as('all'), actor }, idOf(canceled.s3_key)));
    await p.takeIn(canceled.s3_key);
    expect(await p.deps.store.keysOf(p.audit.auditId)).toEqual([]);
  });
});
