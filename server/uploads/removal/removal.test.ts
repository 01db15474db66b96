import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { rawKey } from '../keys.ts';
import { cancelUpload } from '../process/cancel.ts';
import { processAgain } from '../process/reprocess.ts';
import { listUploads, listVersions } from '../read/read.ts';
import { readRequirements } from '../read/requirements.ts';
import type { SchoolScope } from '../school-scope.ts';
import { idOf, makeAudit, makePortal, malformed, result, saying } from '../test-portal.ts';
import { previewRemoval } from './preview.ts';
import { putBack, useHeld } from './put-back.ts';
import { removeUpload } from './remove.ts';
import { restoreVersion } from './restore.ts';

describe.each(databases)('a file taken out of the audit, on $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let names = 0;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  const portal = async () => {
    names += 1;
    const { database } = opened;
    const audit = await makeAudit(database, `removal-${process.pid}-${names}`);
    const p = makePortal(database, audit);
    const maria = { id: audit.personId, name: 'Maria Delgado' };
    const inTenant = <T>(work: (tx: Transaction) => Promise<T>, schools: SchoolScope = 'all') =>
      database.tenant(p.as(schools), work);
    const context = (schools: SchoolScope, name = maria.name) => ({
      ...p.as(schools),
      actor: { ...maria, name },
      queue: p.deps.queue,
      requestRefresh: p.deps.requestRefresh,
    });
    return {
      ...p,
      audit,
      inTenant,
      remove: (id: string, schools: SchoolScope = 'all', name?: string) =>
        inTenant((tx) => removeUpload(tx, context(schools, name), id, 'The wrong year.'), schools),
      putBack: (id: string) => inTenant((tx) => putBack(tx, context('all'), id)),
      use: (id: string) => inTenant((tx) => useHeld(tx, context('all'), id)),
      restore: (id: string) => inTenant((tx) => restoreVersion(tx, context('all'), id)),
      cancel: (id: string) => inTenant((tx) => cancelUpload(tx, context('all'), id)),
      again: (id: string) => inTenant((tx) => processAgain(tx, context('all'), id)),
      preview: (id: string, schools: SchoolScope = 'all') =>
        inTenant((tx) => previewRemoval(tx, p.as(schools), id), schools),
      listed: async (query: Parameters<typeof listUploads>[2] = { newest: 'true' }) => {
        const files = await inTenant((tx) => listUploads(tx, p.as('all'), query));
        return (Array.isArray(files) ? files : files.items).map(({ file_id }) => file_id);
      },
      versions: async (id: string) =>
        (await inTenant((tx) => listVersions(tx, p.as('all'), id))).map(({ version, is_current, removed }) => ({
          version,
          is_current,
          removed: removed?.reason ?? null,
        })),
      statuses: async () =>
        Object.values((await inTenant((tx) => readRequirements(tx, p.as('all'), 'rosters'))).schools),
      events: () =>
        inTenant((tx) =>
          tx.rows<{ event: string; upload_id: string }>(sql`
            select event, upload_id from audit_event
            where audit_id = ${audit.auditId} and event in ('upload.removed', 'upload.put_back', 'upload.restored') order by id`),
        ),
    };
  };
  const perSchool = (p: Awaited<ReturnType<typeof portal>>) => () =>
    result({ schoolRows: Object.fromEntries(p.audit.schools.map((id) => [id, { valid: 2, errors: 0 }])) });

  it('leaves the lists and the statuses, is kept with its reason, and comes back as it was', async () => {
    const p = await portal();
    const id = await p.upload(perSchool(p));
    expect(await p.statuses()).toEqual([true, true, true]);
    expect(await p.preview(id)).toEqual({ rows: 2, stays: null, finalized: [] });
    const asked = p.refreshes.length;
    await p.remove(id);
    expect(p.refreshes).toHaveLength(asked + 1);
    expect(await p.statuses()).toEqual([false, false, false]);
    expect([await p.listed(), await p.listed({})]).toEqual([[], []]);
    expect(await p.listed({ removed: 'true' })).toEqual([id]);
    expect(await p.read(id)).toMatchObject({
      status: 'SUCCESS',
      is_current: false,
      removed: { by: 'Maria Delgado', reason: 'The wrong year.', moved_to: null },
    });
    await p.putBack(id);
    expect(p.refreshes).toHaveLength(asked + 2);
    expect(await p.statuses()).toEqual([true, true, true]);
    expect([await p.listed(), await p.listed({ removed: 'true' })]).toEqual([[id], []]);
    expect(await p.read(id)).toMatchObject({ is_current: true, removed: null });
    expect(await p.events()).toEqual([
      { event: 'upload.removed', upload_id: id },
      { event: 'upload.put_back', upload_id: id },
    ]);
  });

  it('is also one that could not be read, and takes its status with it', async () => {
    const p = await portal();
    const id = await p.upload(malformed);
    expect(await p.statuses()).toEqual(['error', 'error', 'error']);
    const asked = p.refreshes.length;
    await p.remove(id);
    expect(await p.statuses()).toEqual([false, false, false]);
    // No number was made with it.
    expect(p.refreshes).toHaveLength(asked);
  });

  it('lets an older version go on that it had not replaced', async () => {
    const p = await portal();
    const good = await p.upload(() => result());
    const bad = await p.upload(malformed, { replaces_file_id: good });
    expect(await p.preview(bad)).toEqual({ rows: 0, stays: 1, finalized: [] });
    await p.remove(bad);
    expect(await p.listed()).toEqual([good]);
    expect(await p.read(good)).toMatchObject({ is_current: true });
  });

  it('says to a member of some schools how many rows of theirs would stop counting', async () => {
    const p = await portal();
    const [first, second] = p.audit.schools;
    const schoolRows = { [first]: { valid: 4, errors: 1 }, [second]: { valid: 7, errors: 0 } };
    const id = await p.upload(() => result({ rowsRead: 12, rowsKept: 11, schoolRows }));
    expect((await p.preview(id)).rows).toBe(11);
    expect((await p.preview(id, [first])).rows).toBe(4);
  });

  it('names the schools of the file whose finalized transcripts were made with it', async () => {
    const p = await portal();
    const [first, second, third] = p.audit.schools;
    const id = await p.upload(() => result({ schoolRows: { [second]: { valid: 1, errors: 0 } } }), {
      user_provided_file_metadata: { school_ids: [first] },
    });
    await opened.database.system((tx) =>
      tx.run(sql`
        insert into selection (audit_id, school_id, is_finalized)
        values (${p.audit.auditId}, ${first}, true), (${p.audit.auditId}, ${second}, true), (${p.audit.auditId}, ${third}, true)`),
    );
    expect((await p.preview(id)).finalized).toEqual(['César Chávez High School', 'Lincoln High School']);
  });

  it('does not let the version before it come back by itself; that one is used again by a new version of its bytes', async () => {
    const p = await portal();
    const first = await p.upload(() => result(saying('first')));
    const second = await p.upload(() => result(), { replaces_file_id: first });
    await p.remove(second);
    expect(await p.listed()).toEqual([]);
    expect(await p.versions(first)).toEqual([
      { version: 2, is_current: false, removed: 'The wrong year.' },
      { version: 1, is_current: false, removed: null },
    ]);

    const third = await p.restore(first);
    expect(await p.listed()).toEqual([third]);
    expect(p.objects.has(rawKey(p.audit.auditId, third))).toBe(false);
    const paths: string[] = [];
    p.ingestResults.push(() => result(saying('first again')));
    const local = p.deps.store.local;
    p.deps.store.local = (key, folder) => {
      paths.push(key);
      return local(key, folder);
    };
    await p.process(third);
    expect(paths).toEqual([rawKey(p.audit.auditId, first)]);
    expect(await p.read(third)).toMatchObject({
      version: 3,
      status: 'SUCCESS',
      statistics: ['first again'],
      is_current: true,
      uploaded_by: 'Maria Delgado',
    });
    // Its place is taken: it is not put back, but may be used again in turn.
    expect(await p.listed({ removed: 'true' })).toEqual([]);
    await expect(p.putBack(second)).rejects.toMatchObject({ code: 'conflict', reason: 'newer-took-place' });
    const fourth = await p.restore(second);
    await p.process(fourth);
    expect((await p.versions(first)).map(({ version, is_current }) => [version, is_current])).toEqual([
      [4, true],
      [3, false],
      [2, false],
      [1, false],
    ]);
    // Of a version that was made of another one, the bytes are still the first one's.
    const fifth = await p.restore(third);
    paths.length = 0;
    await p.process(fifth);
    expect(paths).toEqual([rawKey(p.audit.auditId, first)]);
  });

  it('keeps the good version in use while an older one is used again', async () => {
    const p = await portal();
    const first = await p.upload(() => result());
    const second = await p.upload(() => result(), { replaces_file_id: first });
    const third = await p.restore(first);
    expect(await p.read(second)).toMatchObject({ is_current: true });
    expect(await p.read(third)).toMatchObject({ status: 'PROCESSING', replaces: second });
    // A second click, or a second person.
    await expect(p.restore(first)).rejects.toMatchObject({
      code: 'conflict',
      reason: { is: 'newer-coming', version: 3 },
    });
    await p.cancel(third);
    expect(await p.listed()).toEqual([second]);
    await expect(p.restore(second)).rejects.toMatchObject({ code: 'conflict', reason: 'version-in-use' });
  });

  it('cannot be used again where its school years are not of the class anymore, and the refusal says so', async () => {
    const p = await portal();
    const catalog = { upload_file_type: 'COURSE_CATALOG' } as const;
    const of = (...academic_periods: string[]) => ({
      ...catalog,
      user_provided_file_metadata: { school_ids: p.audit.schools, academic_periods },
    });
    const first = await p.upload(() => result(), of('2020-2021'));
    await p.upload(() => result(), { ...of('2021-2022'), replaces_file_id: first });
    const change = (year: number) =>
      opened.database.system((tx) => tx.run(sql`update audit set year_ending = ${year} where id = ${p.audit.auditId}`));
    await change(2025);
    await expect(p.restore(first)).rejects.toMatchObject({ code: 'conflict', reason: 'version-choices-gone' });
    await change(2024);
    await p.process(await p.restore(first));
    expect((await p.versions(first)).map(({ is_current }) => is_current)).toEqual([true, false, false]);
  });

  it('is refused in words while it is on its way, was replaced, or is out already', async () => {
    const p = await portal();
    const id = await p.upload(() => result());
    await p.again(id);
    await expect(p.remove(id)).rejects.toMatchObject({
      code: 'conflict',
      reason: { is: 'being-processed', cancelable: true },
    });
    await p.process(id);
    const { s3_key } = await p.request({ replaces_file_id: id });
    await expect(p.remove(id)).rejects.toMatchObject({ code: 'conflict', reason: { is: 'newer-coming', version: 2 } });
    await p.seal(s3_key);
    await p.process(idOf(s3_key));
    await expect(p.remove(id)).rejects.toMatchObject({ code: 'conflict', reason: 'newer-in-use' });

    const [one, other] = await Promise.allSettled([
      p.remove(idOf(s3_key), 'all', 'Maria Delgado'),
      p.remove(idOf(s3_key), 'all', 'Jo Park'),
    ]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(one.status === 'rejected' ? one.reason : other.status === 'rejected' && other.reason).toMatchObject({
      code: 'conflict',
      reason: { is: 'removed-already', by: expect.stringMatching(/^(Maria Delgado|Jo Park)$/) },
    });
    expect(await p.events()).toHaveLength(1);
    await expect(p.again(idOf(s3_key))).rejects.toMatchObject({ code: 'conflict', reason: 'file-was-removed' });
    await expect(p.request({ replaces_file_id: idOf(s3_key) })).rejects.toMatchObject({
      code: 'conflict',
      reason: 'replaced-was-removed',
    });
    await p.putBack(idOf(s3_key));
    await expect(p.putBack(idOf(s3_key))).rejects.toMatchObject({ code: 'conflict', reason: 'put-back-already' });
  });

  it('is decided once when it is replaced at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const p = await portal();
      const id = await p.upload(() => result());
      const [removed, replaced] = await Promise.allSettled(
        round % 2
          ? [p.remove(id), p.request({ replaces_file_id: id })]
          : [p.request({ replaces_file_id: id }), p.remove(id)],
      );
      expect([removed.status, replaced.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      // Nothing is lost either way.
      expect([...(await p.listed({})), ...(await p.listed({ removed: 'true' }))]).toContain(id);
    }
  });

  it('is left alone by whoever sees some of its schools', async () => {
    const p = await portal();
    const id = await p.upload(() => result());
    const one: SchoolScope = [p.audit.schools[0]];
    await expect(p.remove(id, one)).rejects.toMatchObject({ code: 'forbidden' });
    // Any ID will do: no school of this audit has it.
    await expect(p.remove(id, [crypto.randomUUID() as SchoolId])).rejects.toMatchObject({ code: 'not_found' });
    const mine = await p.upload(() => result(), { user_provided_file_metadata: { school_ids: [...one] } });
    await p.remove(mine, one);
    expect(await p.read(mine, one)).toMatchObject({ removed: { by: 'Maria Delgado' } });
  });

  describe('because it lost more than a tenth of the version in use', () => {
    const rows = (kept: number) => () => result({ rowsRead: 100, rowsKept: kept });
    const held = async (p: Awaited<ReturnType<typeof portal>>, kept = 89) => {
      const first = await p.upload(rows(100));
      const second = await p.upload(rows(kept), { replaces_file_id: first });
      return { first, second };
    };

    it('waits, while the one before goes on, and is used by a person', async () => {
      const p = await portal();
      const { first, second } = await held(p);
      expect(await p.listed()).toEqual([second]);
      expect(await p.listed({ removed: 'true' })).toEqual([]);
      expect(await p.read(first)).toMatchObject({ is_current: true, held: null });
      expect(await p.read(second)).toMatchObject({
        status: 'SUCCESS',
        is_current: false,
        removed: null,
        held: { before: { rows: 100 }, after: { rows: 89 } },
      });
      await p.use(second);
      expect(await p.read(first)).toMatchObject({ is_current: false, replaced_by: second });
      expect(await p.read(second)).toMatchObject({ is_current: true, held: null });
      await expect(p.use(second)).rejects.toMatchObject({ code: 'conflict', reason: 'version-in-use' });
    });

    it('is declined, and counts once when it is put back after all', async () => {
      const p = await portal();
      const { first, second } = await held(p);
      await p.remove(second);
      expect([await p.listed(), await p.listed({ removed: 'true' })]).toEqual([[first], [second]]);
      await expect(p.use(second)).rejects.toMatchObject({
        code: 'conflict',
        reason: { is: 'removed-already', by: 'Maria Delgado' },
      });
      await p.putBack(second);
      expect(await p.versions(first)).toEqual([
        { version: 2, is_current: true, removed: null },
        { version: 1, is_current: false, removed: null },
      ]);
    });

    it('goes on at a tenth, and where the loss was confirmed before', async () => {
      const p = await portal();
      const { second } = await held(p, 90);
      expect(await p.read(second)).toMatchObject({ is_current: true, held: null });
      const third = await p.upload(rows(5), { replaces_file_id: second, accepts_loss: true });
      expect(await p.read(third)).toMatchObject({ is_current: true, held: null });
    });

    it('goes on by itself once it is processed again with all its rows', async () => {
      const p = await portal();
      const { first, second } = await held(p);
      await p.again(second);
      p.ingestResults.push(rows(100));
      await p.process(second);
      expect(await p.read(second)).toMatchObject({ is_current: true, held: null });
      expect(await p.read(first)).toMatchObject({ is_current: false, replaced_by: second });
    });

    it('is itself replaced by a good one, which is compared with the version in use', async () => {
      const p = await portal();
      const { first, second } = await held(p);
      const third = await p.upload(rows(50), { replaces_file_id: second });
      expect(await p.read(third)).toMatchObject({ held: { before: { rows: 100 }, after: { rows: 50 } } });
      const fourth = await p.upload(rows(95), { replaces_file_id: third });
      expect(await p.read(fourth)).toMatchObject({ is_current: true });
      for (const id of [first, second, third]) expect(await p.read(id)).toMatchObject({ replaced_by: fourth });
      expect([await p.listed(), await p.listed({ removed: 'true' })]).toEqual([[fourth], []]);
    });
  });
});
