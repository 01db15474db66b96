import { expect, it, vi } from 'vitest';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { idOf, makeAudit, makePortal, result } from '../test-portal.ts';
import { processUpload } from './process.ts';

it.each(databases)('a run is alive while bytes come from a slow store and go to it, on $kind', async ({ open }) => {
  const { database, close } = await open();
  const portal = makePortal(database, await makeAudit(database, 'slow-store'));
  const { auditId } = portal.as('all');
  const { s3_key } = await portal.request();
  await portal.seal(s3_key);
  const uploadId = idOf(s3_key);
  const lastBeat = async () =>
    (
      await database.system((tx) =>
        tx.row<{ at: string }>(sql`select beat_at::text as at from run where upload_id = ${uploadId}`),
      )
    )?.at;
  /** As long as it takes until a sign of life follows. */
  const slowly =
    <Given extends unknown[], Answer>(work: (...given: Given) => Promise<Answer>) =>
    async (...given: Given) => {
      const before = await lastBeat();
      await vi.waitFor(async () => expect(await lastBeat()).not.toBe(before), { timeout: 5_000, interval: 100 });
      return await work(...given);
    };
  const { local, publish } = portal.deps.store;
  portal.ingestResults.push(() => result());
  const store = { ...portal.deps.store, local: slowly(local), publish: slowly(publish) };
  await processUpload({ ...portal.deps, store }, { auditId, uploadId, attempt: 0 }, new AbortController().signal);
  expect((await portal.read(uploadId)).status).toBe('SUCCESS');
  await close();
});
