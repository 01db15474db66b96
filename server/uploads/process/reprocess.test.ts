import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolId } from '#contract/ids.ts';
import { sql } from '#server/platform/database/sql.ts';
import { atOnce } from '#server/platform/database/test-at-once.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { putBack } from '../removal/put-back.ts';
import { removeUpload } from '../removal/remove.ts';
import { idOf, makeAudit, makePortal, malformed, result, saying } from '../test-portal.ts';
import { processAgain, processAllAgain, processBegunAgain, type ReprocessContext } from './reprocess.ts';

describe.each(databases)('processing a file again on $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let names = 0;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  const portal = async () => {
    names += 1;
    const audit = await makeAudit(opened.database, `again-${process.pid}-${names}`);
    const made = makePortal(opened.database, audit);
    const again = (id: string, over: Partial<ReprocessContext> = {}) => {
      const schools = over.schools ?? 'all';
      const context = {
        auditId: audit.auditId,
        actor: { id: audit.personId, name: 'Sam Okafor' },
        queue: made.deps.queue,
        ...over,
        schools,
      };
      return opened.database.tenant(made.as(schools), (tx) => processAgain(tx, context, id));
    };
    const isInNumbers = (id: string) =>
      opened.database.tenant(made.as('all'), (tx) =>
        tx.row(
          sql`select 1 as found from upload where id = ${id} and verdict in ('success', 'data_errors') and replaced_by_id is null`,
        ),
      );
    return { audit, ...made, again, isInNumbers };
  };

  it('shows the earlier run and keeps its numbers until the new one is published', async () => {
    const p = await portal();
    const id = await p.upload(() => result({ verdict: 'data_errors', ...saying('first') }));
    await p.again(id);
    expect(await p.read(id)).toMatchObject({
      status: 'PROCESSING',
      progress: { stage: 'Waiting', percent: null },
      statistics: ['first'],
      is_current: true,
    });
    expect(await p.isInNumbers(id)).toBeDefined();
    p.ingestResults.push(() => result(saying('second')));
    await p.process(id);
    expect(await p.read(id)).toMatchObject({ status: 'SUCCESS', statistics: ['second'], is_current: true });
    expect([...p.objects.keys()].filter((key) => key.startsWith('lake/')).map((key) => key.split('/').at(-2))).toEqual([
      'run=1',
      'run=2',
    ]);
  });

  it('is one new attempt however often it is asked for, and refuses while it is under way', async () => {
    const p = await portal();
    const id = await p.upload(() => result());
    const asked = await Promise.allSettled([p.again(id), p.again(id), p.again(id)]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(p.again(id)).rejects.toMatchObject({ code: 'conflict' });
    await p.process(id);
    await p.again(id);
    const retried = await opened.database.tenant(p.as('all'), (tx) =>
      tx.rows<{ person_name: string }>(sql`select person_name from audit_event where event = 'upload.retried'`),
    );
    expect(retried).toEqual([{ person_name: 'Sam Okafor' }, { person_name: 'Sam Okafor' }]);
  });

  it('leaves good rows in force when the file cannot be read this time', async () => {
    const p = await portal();
    const id = await p.upload(() => result(saying('good')));
    await p.again(id);
    p.ingestResults.push(malformed);
    await p.process(id);
    expect(await p.read(id)).toMatchObject({ status: 'SUCCESS', statistics: ['good'], is_current: true });
  });

  it('takes a file up that could not be read before', async () => {
    const p = await portal();
    const good = await p.upload(() => result());
    const bad = await p.upload(malformed, { replaces_file_id: good });
    await p.again(bad);
    expect((await p.read(good)).is_current).toBe(true);
    p.ingestResults.push(() => result());
    await p.process(bad);
    expect(await p.read(bad)).toMatchObject({ status: 'SUCCESS', is_current: true });
    expect(await p.read(good)).toMatchObject({ is_current: false, replaced_by: bad });
    await expect(p.again(good)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('drops what an overtaken attempt finds', async () => {
    const p = await portal();
    const id = await p.upload(() => result());
    await p.again(id);
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    p.ingestResults.push(async () => {
      started.resolve();
      await gate.promise;
      return result(saying('overtaken'));
    });
    const slow = p.process(id);
    await started.promise;
    await p.again(id, { overtakes: true });
    p.ingestResults.push(() => result(saying('newest')));
    await p.process(id);
    gate.resolve();
    await slow;
    expect((await p.read(id)).statistics).toEqual(['newest']);
  });

  it('asks for bytes that arrived, and for a person who may write every school of the file', async () => {
    const p = await portal();
    const { s3_key } = await p.request();
    await expect(p.again(idOf(s3_key))).rejects.toMatchObject({ code: 'conflict', reason: 'not-arrived' });
    const id = await p.upload(() => result());
    await expect(p.again(id, { schools: [p.audit.schools[0]] })).rejects.toMatchObject({ code: 'forbidden' });
    // Any ID will do: no school of this audit has it.
    const stranger = [crypto.randomUUID() as SchoolId];
    await expect(p.again(id, { schools: stranger })).rejects.toMatchObject({ code: 'not_found' });
    await expect(p.again(crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not given up for attempts of earlier times', async () => {
    const p = await portal();
    const id = await p.upload(() => result());
    await opened.database.tenant(p.as('all'), (tx) => tx.run(sql`update upload set attempt = 60 where id = ${id}`));
    await p.again(id);
    p.ingestResults.push(() => result(saying('tried')));
    await p.process(id);
    expect((await p.read(id)).statistics).toEqual(['tried']);
  });

  describe('all files of an audit', () => {
    const sized = (text: string, rows: number) => () => result({ ...saying(text), rowsRead: rows, rowsKept: rows });

    it('reads each again that counts or can be put back, and none that was replaced', async () => {
      const p = await portal();
      const actor = { id: p.audit.personId, name: 'Ola Operator' };
      const context = { auditId: p.audit.auditId, actor, queue: p.deps.queue };
      const removing = { ...p.as('all'), actor, requestRefresh: p.deps.requestRefresh };
      const counted = await p.upload(sized('counts', 100));
      const first = await p.upload(sized('first', 9));
      const newer = await p.upload(sized('newer', 9), { replaces_file_id: first });
      // Declined: it waited since it has half of the rows.
      const declined = await p.upload(sized('declined', 50), { replaces_file_id: counted });
      await opened.database.tenant(p.as('all'), (tx) => removeUpload(tx, removing, declined, 'Half of it.'));
      const before = p.sent.length;
      await opened.database.system((tx) => processAllAgain(tx, context));
      const asked = p.sent.slice(before).map(({ data }) => (data as { uploadId: string }).uploadId);
      expect(asked.toSorted()).toEqual([counted, newer, declined].toSorted());
      for (const [id, text, rows] of [
        [counted, 'counts again', 100],
        [newer, 'newer again', 9],
        [declined, 'declined again', 50],
      ] as const) {
        p.ingestResults.push(sized(text, rows));
        await p.process(id);
      }
      expect(await p.read(counted)).toMatchObject({ statistics: ['counts again'], is_current: true });
      expect(await p.read(newer)).toMatchObject({ statistics: ['newer again'], is_current: true });
      expect(await p.read(first)).toMatchObject({ statistics: ['first'], replaced_by: newer });
      // It stays removed and does not wait for anyone a second time.
      expect(await p.read(declined)).toMatchObject({ held: null, removed: { reason: 'Half of it.' } });
      const lines = await opened.database.system((tx) =>
        tx.rows<{ event: string; who: string }>(sql`
          select event, person_name as who from audit_event
          where audit_id = ${p.audit.auditId} and event in ('upload.retried', 'upload.held') order by id`),
      );
      const retried = { event: 'upload.retried', who: 'Ola Operator' };
      expect(lines).toEqual([{ event: 'upload.held', who: 'Portal' }, retried, retried, retried]);
      await opened.database.tenant(p.as('all'), (tx) => putBack(tx, removing, declined));
      expect(await p.read(declined)).toMatchObject({ statistics: ['declined again'], is_current: true });
    });

    it('starts the one again that is being processed: what it was begun with has changed', async () => {
      const p = await portal();
      const context = { auditId: p.audit.auditId, actor: { id: null, name: 'Operator' }, queue: p.deps.queue };
      const id = await p.upload(async () => {
        await opened.database.system((tx) => processAllAgain(tx, context));
        return result(saying('begun before'));
      });
      expect(await p.read(id)).toMatchObject({ status: 'PROCESSING', statistics: [] });
      p.ingestResults.push(() => result(saying('begun after')));
      await p.process(id);
      expect(await p.read(id)).toMatchObject({ status: 'SUCCESS', statistics: ['begun after'] });
    });

    it('and, where only what is begun has to be read again, leaves those alone that are done or wait', async () => {
      const p = await portal();
      const context = { auditId: p.audit.auditId, actor: { id: null, name: 'Operator' }, queue: p.deps.queue };
      const done = await p.upload(() => result());
      const { s3_key } = await p.request();
      await p.seal(s3_key);
      const before = p.sent.length;
      const begun = await p.upload(async () => {
        await opened.database.system((tx) => processBegunAgain(tx, context));
        return result();
      });
      const asked = p.sent.slice(before).map(({ data }) => (data as { uploadId: string }).uploadId);
      expect(asked).toEqual([begun, begun]); // when it came, and again
      expect(await p.read(done)).toMatchObject({ status: 'SUCCESS' });
    });

    it('is one that a worker takes at this very moment, also a later version', async () => {
      const p = await portal();
      const context = { auditId: p.audit.auditId, actor: { id: null, name: 'Operator' }, queue: p.deps.queue };
      const { s3_key } = await p.request({ replaces_file_id: await p.upload(() => result()) });
      await p.seal(s3_key);
      const before = p.sent.length;
      await atOnce(
        opened.database,
        [sql`update upload set lifecycle = 'processing', attempt = 1 where id = ${idOf(s3_key)}`],
        [() => opened.database.system((tx) => processBegunAgain(tx, context))],
      );
      expect(p.sent.slice(before)).toMatchObject([{ name: 'process-upload', data: { uploadId: idOf(s3_key) } }]);
    });
  });
});
