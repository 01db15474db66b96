import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '#server/platform/database/test-databases.ts';
import { ChangedBytes } from '#server/platform/storage/changed-bytes.ts';
import { idOf, makeAudit, makePortal, result } from '../test-portal.ts';
import { processUpload } from './process.ts';

/** More often than a file may end its worker. */
const TRIES = 30;

describe.each(databases)('an outage on $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const gone = async () => {
    throw new Error('the store does not answer');
  };
  it.each([
    [
      'the store is away when bytes are fetched',
      ({ deps }: ReturnType<typeof makePortal>) => ({ store: { ...deps.store, local: gone } }),
    ],
    [
      'the store is away when rows are kept',
      ({ deps }: ReturnType<typeof makePortal>) => ({ store: { ...deps.store, publish: gone } }),
    ],
    ['the disk of the worker is full', () => ({ ingest: gone })],
    ['the disk of the worker takes no folder', () => ({ workFolder: '/dev/null' })],
  ])('ends no file: %s', async (name, changed) => {
    const portal = makePortal(opened.database, await makeAudit(opened.database, name.replaceAll(' ', '-')));
    const { auditId } = portal.as('all');
    const { s3_key } = await portal.request();
    await portal.seal(s3_key);
    const job = { auditId, uploadId: idOf(s3_key), attempt: 0 };
    const during = { ...portal.deps, ...changed(portal) };
    for (let tries = 0; tries < TRIES; tries++) {
      portal.ingestResults.push(() => result());
      await expect(processUpload(during, job, new AbortController().signal)).rejects.toThrow();
    }
    portal.ingestResults.push(() => result());
    await processUpload(portal.deps, job, new AbortController().signal);
    expect((await portal.read(job.uploadId)).status).toBe('SUCCESS');
  });

  it('is none where the store has changed the bytes: the file is damaged', async () => {
    const portal = makePortal(opened.database, await makeAudit(opened.database, 'changed-bytes'));
    const { s3_key } = await portal.request();
    await portal.seal(s3_key);
    const job = { auditId: portal.as('all').auditId, uploadId: idOf(s3_key), attempt: 0 };
    const store = { ...portal.deps.store, local: () => Promise.reject(new ChangedBytes()) };
    await processUpload({ ...portal.deps, store }, job, new AbortController().signal);
    expect(await portal.read(job.uploadId)).toMatchObject({ status: 'MALFORMED' });
  });
});
