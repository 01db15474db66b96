import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '#server/platform/database/test-databases.ts';
import { idOf, makeAudit, makePortal, result } from '../test-portal.ts';
import { claimUpload } from './claim.ts';
import { processInTurn } from './process.ts';
import { nextInTurn } from './turn.ts';

describe.each(databases)('turns on $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('an audit with many files holds up another by one of them', async () => {
    const { database } = opened;
    const [many, few] = await Promise.all(
      ['Many', 'Few'].map(async (name) => makePortal(database, await makeAudit(database, name))),
    );
    if (!many || !few) throw new Error('two audits were made');
    expect(await nextInTurn(database)).toBeNull();
    const arrive = async (portal: typeof many) => {
      const { s3_key } = await portal.request();
      await portal.seal(s3_key);
      return idOf(s3_key);
    };
    const files = [await arrive(many), await arrive(many), await arrive(many), await arrive(many)];
    const small = await arrive(few);
    // One store, as in a portal.
    for (const [key, bytes] of few.objects) many.objects.set(key, bytes);

    // One worker, whose jobs are delivered in the order in which the files came.
    const { auditId } = many.as('all');
    const order: string[] = [];
    for (const uploadId of [...files, small]) {
      const next = await nextInTurn(database);
      order.push(next?.uploadId ?? 'none');
      many.ingestResults.push(() => result());
      await processInTurn(many.deps, { auditId, uploadId, attempt: 0 }, new AbortController().signal);
    }
    expect(order).toEqual([files[0], small, files[1], files[2], files[3]]);
    expect(await nextInTurn(database)).toBeNull();
    for (const id of files) expect((await many.read(id)).status).toBe('SUCCESS');
    expect((await few.read(small)).status).toBe('SUCCESS');
  });

  it("a file that another's job took up keeps a job of its own, and so does the other: a worker may be killed in between", async () => {
    const portal = await makePortal(opened.database, await makeAudit(opened.database, 'Killed'));
    const { auditId } = portal.as('all');
    const [first, second] = [await portal.request(), await portal.request()];
    for (const { s3_key } of [first, second]) await portal.seal(s3_key);
    const [taken, own] = [idOf(first.s3_key), idOf(second.s3_key)];
    const asked = () => portal.sent.map(({ data }) => 'uploadId' in data && data.uploadId);
    const whileRead = Promise.withResolvers<unknown[]>();
    portal.sent.length = 0;
    portal.ingestResults.push(() => {
      whileRead.resolve(asked());
      return result();
    });
    await processInTurn(portal.deps, { auditId, uploadId: own, attempt: 0 }, new AbortController().signal);
    expect(await whileRead.promise).toEqual([taken]);
    expect(asked()).toEqual([taken, own]);

    portal.sent.length = 0;
    await portal.process(own);
    await processInTurn(portal.deps, { auditId, uploadId: own, attempt: 0 }, new AbortController().signal);
    expect(asked()).toEqual([]);
  });

  it('one file is taken once, whoever asks for it at the same moment', async () => {
    const { database } = opened;
    const portal = await makePortal(database, await makeAudit(database, 'Wanted'));
    const { auditId } = portal.as('all');
    for (let round = 0; round < 20; round++) {
      const { s3_key } = await portal.request();
      await portal.seal(s3_key);
      const uploadId = idOf(s3_key);
      const claims = await Promise.all(
        [1, 2, 3].map(() => database.job(auditId, (tx) => claimUpload(tx, auditId, uploadId))),
      );
      expect(claims.flatMap((claim) => claim?.number ?? [])).toEqual([1]);
    }
  });
});
