import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IngestResult } from '#server/ingest/result.ts';
import { sql } from '#server/platform/database/sql.ts';
import { listUploads } from '../read/read.ts';
import { openForTest } from '../test-database.ts';
import { idOf, makeAudit, makePortal, result } from '../test-portal.ts';
import { cancelUpload, reportFailed } from './cancel.ts';
import { processUpload } from './process.ts';

let open: Awaited<ReturnType<typeof openForTest>>;
let names = 0;
const portal = async () => {
  names += 1;
  const audit = await makeAudit(open.database, `cancel-${process.pid}-${Date.now()}-${names}`);
  return { audit, ...makePortal(open.database, audit) };
};
type Portal = Awaited<ReturnType<typeof portal>>;

beforeAll(async () => {
  open = await openForTest();
});
afterAll(() => open?.close());

const cancel = (p: Portal, id: string) =>
  open.database.tenant(p.as('all'), (tx) =>
    cancelUpload(tx, { ...p.as('all'), actor: { id: p.audit.personId, name: 'Maria Delgado' } }, id),
  );
const shown = async (p: Portal) => {
  const files = await open.database.tenant(p.as('all'), (tx) => listUploads(tx, p.as('all'), {}));
  return Array.isArray(files) ? files.map(({ file_id, status }) => [file_id, status]) : [];
};
const lifecycleOf = (p: Portal, id: string) =>
  open.database.tenant(p.as('all'), (tx) =>
    tx.row<{ lifecycle: string }>(sql`select lifecycle from upload where audit_id = ${p.audit.auditId} and id = ${id}`),
  );
const arrived = async (p: Portal, over: Parameters<Portal['request']>[0] = {}) => {
  const { s3_key } = await p.request(over);
  await p.seal(s3_key);
  return idOf(s3_key);
};

/** Processing that goes on until it is told to stop, as a child does that is killed then. */
function endlessIngest(p: Portal) {
  const began = Promise.withResolvers<void>();
  const ingest: typeof p.deps.ingest = (_request, { signal }) =>
    new Promise<IngestResult>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      began.resolve();
    });
  return { began: began.promise, deps: { ...p.deps, ingest } };
}

describe('a file that is here can be canceled until its result is', () => {
  it('while it waits: its job then finds nothing to do', async () => {
    const p = await portal();
    const id = await arrived(p);
    await cancel(p, id);
    await p.process(id);
    expect(await lifecycleOf(p, id)).toEqual({ lifecycle: 'canceled' });
    expect(await shown(p)).toEqual([]);
    expect(p.refreshes).toEqual([]);
  });

  it('while it is processed: the child is stopped, nothing is published, the version before stays', async () => {
    const p = await portal();
    const first = await p.upload(() => result());
    const id = await arrived(p, { replaces_file_id: first });
    const { began, deps } = endlessIngest(p);
    const processing = processUpload(deps, { ...p.as('all'), uploadId: id, attempt: 0 }, new AbortController().signal);
    await began;
    expect(await shown(p)).toEqual([
      [id, 'PROCESSING'],
      [first, 'SUCCESS'],
    ]);
    await cancel(p, id);
    await processing;
    expect(await shown(p)).toEqual([[first, 'SUCCESS']]);
    expect((await p.read(first)).is_current).toBe(true);
    expect([...p.objects.keys()].filter((key) => key.includes(id) && key.startsWith('lake'))).toEqual([]);
  });

  it('is decided by the fence when a result arrives at the same moment', async () => {
    const p = await portal();
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const id = await arrived(p);
      const race = Promise.withResolvers<void>();
      p.ingestResults.push(async () => {
        race.resolve();
        return result({ failing: { parquet: 'rows.parquet', rows: 1 } });
      });
      const processing = p.process(id);
      await race.promise;
      for (let turn = 0; turn < round; turn++) await Promise.resolve();
      const canceled = await cancel(p, id).then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'conflict' });
          return false;
        },
      );
      await processing;
      const lifecycle = canceled ? 'canceled' : 'done';
      expect(await lifecycleOf(p, id)).toEqual({ lifecycle });
      const kept = [...p.objects.keys()].filter((key) => key.startsWith('lake') && key.includes(id));
      expect(kept).toHaveLength(canceled ? 0 : 2);
      outcomes.add(lifecycle);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('goes back to the result it had when it was being processed again', async () => {
    const p = await portal();
    const id = await p.upload(() => result());
    await open.database.tenant(p.as('all'), (tx) =>
      tx.run(sql`update upload set lifecycle = 'received' where audit_id = ${p.audit.auditId} and id = ${id}`),
    );
    await cancel(p, id);
    expect(await p.read(id)).toMatchObject({ status: 'SUCCESS', is_current: true });
  });

  it('not once it is processed, and not twice', async () => {
    const p = await portal();
    const done = await p.upload(() => result());
    await expect(cancel(p, done)).rejects.toMatchObject({
      code: 'conflict',
      reason: 'processed-meanwhile',
    });
    const id = await arrived(p);
    await cancel(p, id);
    await expect(cancel(p, id)).rejects.toMatchObject({
      code: 'conflict',
      reason: 'canceled-already',
    });
  });
});

describe('a file whose bytes will not come', () => {
  const fail = (p: Portal, id: string) =>
    open.database.tenant(p.as('all'), (tx) =>
      reportFailed(tx, { ...p.as('all'), actor: { id: p.audit.personId, name: 'Maria Delgado' } }, id),
    );

  it('goes on where its bytes have come after all, and their process ended before it could say so', async () => {
    const p = await portal();
    const { s3_key } = await p.request();
    const id = idOf(s3_key);
    await fail(p, id);
    await p.sweep();
    expect(await lifecycleOf(p, id)).toEqual({ lifecycle: 'expired' });
    p.objects.set(s3_key, Buffer.from('a,b\n'));
    await p.sweep();
    expect(await lifecycleOf(p, id)).toEqual({ lifecycle: 'received' });
  });

  it('stays in the list as failed at once, and can be cleared away', async () => {
    const p = await portal();
    const id = idOf((await p.request()).s3_key);
    expect(await shown(p)).toEqual([[id, 'UPLOAD']]);
    await fail(p, id);
    expect(await shown(p)).toEqual([[id, 'UPLOAD_FAILED']]);
    await expect(fail(p, id)).rejects.toMatchObject({ code: 'conflict' });
    await cancel(p, id);
    expect(await shown(p)).toEqual([]);
  });

  it('goes on where the bytes are here after all', async () => {
    const p = await portal();
    const id = await arrived(p);
    await expect(fail(p, id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await shown(p)).toEqual([[id, 'PROCESSING']]);
  });
});

it('says how far it is every second: stage, percent, rows', async () => {
  const p = await portal();
  const id = await arrived(p);
  const finish = Promise.withResolvers<IngestResult>();
  const deps: typeof p.deps = {
    ...p.deps,
    ingest: (_request, { onProgress }) => {
      onProgress({ stage: 'checking', percent: 55, rows: 1_000_000 });
      return finish.promise;
    },
  };
  const processing = processUpload(deps, { ...p.as('all'), uploadId: id, attempt: 0 }, new AbortController().signal);
  await expect
    .poll(async () => (await p.read(id)).progress, { timeout: 60_000 })
    .toMatchObject({
      stage: 'Checking rows',
      percent: 55,
      rows: 1_000_000,
      seconds: expect.any(Number),
    });
  finish.resolve(result({ parquet: null }));
  await processing;
  expect((await p.read(id)).progress).toBeNull();
});
