import { expect, it } from 'vitest';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { idOf, makeAudit, makePortal } from '../test-portal.ts';
import { sweepUploads } from './sweep.ts';

it.each(databases)('a file that the store cannot give holds up no other, on $kind', async ({ open }) => {
  const { database, close } = await open();
  const portal = makePortal(database, await makeAudit(database, 'one-is-stuck'));
  const ids = [idOf((await portal.request()).s3_key), idOf((await portal.request()).s3_key)];
  await database.system((tx) => tx.run(sql`update upload set expires_at = now() - interval '1 hour'`));
  const asked: string[] = [];
  const takeIn = async ({ uploadId }: { uploadId: string }) => {
    asked.push(uploadId);
    if (asked.length === 1) throw new Error('access denied');
    return false;
  };
  await expect(sweepUploads({ ...portal.deps, takeIn })).rejects.toThrow('access denied');
  expect(asked.toSorted()).toEqual(ids.toSorted());
  expect((await portal.read(asked[1] ?? '')).status).toBe('UPLOAD_FAILED');
  await close();
});
