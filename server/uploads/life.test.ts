import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/platform/database/sql.ts';
import { cancelUpload } from './process/cancel.ts';
import { listUploads, listVersions } from './read/read.ts';
import { openForTest } from './test-database.ts';
import { idOf, makeAudit, makePortal, malformed, result, saying } from './test-portal.ts';

let open: Awaited<ReturnType<typeof openForTest>>;
let names = 0;
const portal = async () => {
  names += 1;
  const audit = await makeAudit(open.database, `life-${process.pid}-${Date.now()}-${names}`);
  return { audit, ...makePortal(open.database, audit) };
};
type Portal = Awaited<ReturnType<typeof portal>>;

const list = async (p: Portal, query: Parameters<typeof listUploads>[2] = {}) => {
  const answer = await open.database.tenant(p.as('all'), (tx) => listUploads(tx, p.as('all'), query));
  const files = Array.isArray(answer) ? answer : answer.items;
  return files.map((file) => file.file_id as string);
};
const events = async (p: Portal) => {
  const rows = await open.database.tenant(p.as('all'), (tx) =>
    tx.rows<{ event: string }>(sql`select event from audit_event where audit_id = ${p.audit.auditId} order by id`),
  );
  return rows.map((row) => row.event);
};
const change = (p: Portal, id: string, what: ReturnType<typeof sql>) =>
  open.database.tenant(p.as('all'), (tx) =>
    tx.run(sql`update upload set ${what} where audit_id = ${p.audit.auditId} and id = ${id}`),
  );

beforeAll(async () => {
  open = await openForTest();
});
afterAll(() => open?.close());

describe('the life of an upload', () => {
  it('goes from UPLOAD over PROCESSING to SUCCESS, with one job, one refresh, and its events', async () => {
    const p = await portal();
    const { s3_key } = await p.request();
    const id = idOf(s3_key);
    expect(s3_key).toBe(`raw/eoa=${p.audit.auditId}/${id}`);
    expect((await p.read(id)).status).toBe('UPLOAD');
    await p.seal(s3_key);
    expect(await p.read(id)).toMatchObject({ status: 'PROCESSING', progress: { stage: 'Waiting', percent: null } });
    await p.process(id);
    expect(await p.read(id)).toMatchObject({
      status: 'SUCCESS',
      is_current: true,
      rows: { read: 2, kept: 2 },
      progress: null,
    });
    expect(p.sent).toHaveLength(1);
    expect(p.refreshes).toEqual([p.audit.auditId]);
    expect(p.objects.has(`lake/type=STUDENT_ROSTER/eoa=${p.audit.auditId}/file=${id}/run=1/rows.parquet`)).toBe(true);
    expect(await events(p)).toEqual(['upload.requested', 'upload.received', 'upload.processed']);
  });

  it('is refused where the audit is full, by files or by bytes, and what is there stays', async () => {
    const p = await portal();
    Object.assign(p.quota, { files: 3, bytes: 1_000 });
    const id = await p.upload(() => result());
    await p.request({ size: 600 });
    await expect(p.request({ size: 500 })).rejects.toMatchObject({
      code: 'conflict',
      reason: { is: 'audit-full', most: 1_000, left: 396 },
    });
    // Two at once do not share what is left.
    const both = await Promise.allSettled([p.request({ size: 300 }), p.request({ size: 300 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(p.request({ size: 1 })).rejects.toMatchObject({ reason: { is: 'audit-full-files', most: 3 } });
    expect((await p.read(id)).status).toBe('SUCCESS');
  });

  it('is refused beyond the files that numbers can tell apart, whatever the audit may hold', async () => {
    const p = await portal();
    await p.request();
    // 32,766 are the others that there may be.
    await open.database.system((tx) =>
      tx.run(sql`
        insert into upload (id, chain_id, audit_id, upload_file_type, file_name, metadata, requested_by, requested_by_name, expires_at, lifecycle, verdict,
          current_run)
        select made.id, made.id, u.audit_id, u.upload_file_type, 'many.csv', '{}', u.requested_by, u.requested_by_name, now(), 'done', 'success', 1
        from upload u, (select gen_random_uuid() as id from generate_series(1, 32765)) made
        where u.audit_id = ${p.audit.auditId}`),
    );
    await p.request();
    await expect(p.request()).rejects.toMatchObject({ reason: { is: 'audit-full-files', most: 32_767 } });
  });

  it('is refused where its bytes, of which no one had said how many come, have no room when they are there', async () => {
    const p = await portal();
    Object.assign(p.quota, { files: 3, bytes: 7 });
    const [first, second] = [await p.request(), await p.request()];
    await p.seal(first.s3_key);
    await expect(p.seal(second.s3_key)).rejects.toMatchObject({ reason: { is: 'audit-full', most: 7, left: 3 } });
    await p.seal(first.s3_key);
    expect((await p.read(idOf(second.s3_key))).status).toBe('UPLOAD');
  });

  it('has room of its own where its size was said, and none where it comes after its address has ended', async () => {
    const p = await portal();
    Object.assign(p.quota, { files: 3, bytes: 7 });
    const said = await p.request({ size: 4 });
    await p.seal(said.s3_key);
    const late = await p.request({ size: 3 });
    await change(p, idOf(late.s3_key), sql`lifecycle = 'expired'`);
    await p.request({ size: 3 });
    await expect(p.seal(late.s3_key)).rejects.toMatchObject({ reason: { is: 'audit-full' } });
  });

  it('is sealed once, however often its bytes are reported', async () => {
    const p = await portal();
    const { s3_key } = await p.request();
    await Promise.all([p.seal(s3_key), p.seal(s3_key)]);
    await p.process(idOf(s3_key));
    await p.seal(s3_key);
    expect(p.sent).toHaveLength(1);
    expect((await p.read(idOf(s3_key))).status).toBe('SUCCESS');
    expect((await events(p)).filter((event) => event === 'upload.received')).toHaveLength(1);
  });

  it('keeps what a file holds that JSON columns refuse: NUL and half characters', async () => {
    const p = await portal();
    const group = {
      code: 'x',
      severity: 'error' as const,
      column: null,
      columnLetter: 'B',
      header: 'Na\0me',
      count: 1,
      params: { named: [{ value: 'a\0b\ud800', rows: 1 }] },
      firstRows: [2],
    };
    const { count: _count, firstRows: _rows, ...finding } = group;
    const issue = { ...finding, schoolId: null, row: 2, studentId: null, value: 'a\0b\ud800' };
    const id = await p.upload(() =>
      result({ verdict: 'data_errors', groups: [group], issues: [issue], counts: { error: 1, warning: 0, note: 0 } }),
    );
    expect(await p.read(id)).toMatchObject({ status: 'DATA_ERRORS', issue_counts: { error: 1 } });
  });
});

describe('replacing', () => {
  it('leaves the old version current until the new one is good, then shows the new one alone', async () => {
    const p = await portal();
    const first = await p.upload(() => result());
    const { s3_key } = await p.request({ replaces_file_id: first });
    await p.seal(s3_key);
    expect((await p.read(first)).is_current).toBe(true);
    await p.process(idOf(s3_key));
    expect(await p.read(first)).toMatchObject({ is_current: false, replaced_by: idOf(s3_key) });
    expect(await p.read(idOf(s3_key))).toMatchObject({ is_current: true, version: 2, replaces: first });
    expect(await list(p)).toEqual([idOf(s3_key)]);
    const replaced = await open.database.system((tx) =>
      tx.rows(sql`
        select person_name, upload_id, details from audit_event
        where audit_id = ${p.audit.auditId} and event = 'upload.replaced'`),
    );
    expect(replaced).toEqual([
      { person_name: 'Maria Delgado', upload_id: first, details: { replacedBy: idOf(s3_key) } },
    ]);
  });

  it('never takes good data away for a file that cannot be read, and a later good one replaces both', async () => {
    const p = await portal();
    const good = await p.upload(() => result());
    const bad = await p.upload(malformed, { replaces_file_id: good });
    expect((await p.read(good)).is_current).toBe(true);
    expect(await p.read(bad)).toMatchObject({ status: 'MALFORMED', is_current: false });
    expect(p.refreshes).toHaveLength(1);
    expect(await list(p)).toEqual([bad, good]);
    expect(await list(p, { newest: 'true' })).toEqual([bad]);
    const better = await p.upload(() => result(), { replaces_file_id: bad });
    expect(await list(p)).toEqual([better]);
    const versions = await open.database.tenant(p.as('all'), (tx) => listVersions(tx, p.as('all'), good));
    expect(versions.map(({ version, status }) => [version, status])).toEqual([
      [3, 'SUCCESS'],
      [2, 'MALFORMED'],
      [1, 'SUCCESS'],
    ]);
  });

  it('never takes good data away for another file of which no row could be kept', async () => {
    const p = await portal();
    const good = await p.upload(() => result());
    const other = await p.upload(() => result({ verdict: 'data_errors', rowsKept: 0, parquet: null }), {
      replaces_file_id: good,
    });
    expect(await p.read(good)).toMatchObject({ is_current: true, replaced_by: null });
    expect(await p.read(other)).toMatchObject({ status: 'DATA_ERRORS', is_current: false });
    const better = await p.upload(() => result(), { replaces_file_id: other });
    expect(await p.read(good)).toMatchObject({ is_current: false, replaced_by: better });
    expect(await p.read(other)).toMatchObject({ is_current: false, replaced_by: better });
  });

  it('leaves one current version when two replacements end in the wrong order', async () => {
    const p = await portal();
    const first = await p.upload(() => result());
    const early = await p.request({ replaces_file_id: first });
    const late = await p.request({ replaces_file_id: first });
    await p.seal(early.s3_key);
    await p.seal(late.s3_key);
    await p.process(idOf(late.s3_key));
    await p.process(idOf(early.s3_key));
    expect(await list(p)).toEqual([idOf(late.s3_key)]);
    expect(await p.read(idOf(early.s3_key))).toMatchObject({ is_current: false, replaced_by: idOf(late.s3_key) });
  });

  it('refuses what is not a current file of the type, in one way', async () => {
    const [p, other] = [await portal(), await portal()];
    const roster = await p.upload(() => result());
    await p.upload(() => result(), { replaces_file_id: roster });
    const foreign = await other.upload(() => result());
    const replacing = (id: string, over = {}) =>
      p.request({ replaces_file_id: id, ...over }).catch((error: unknown) => error);
    const refusals = await Promise.all([roster, foreign, crypto.randomUUID()].map((id) => replacing(id)));
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'conflict', details: { field: 'replaces_file_id' } });
    const [current = ''] = await list(p);
    expect(await replacing(current, { upload_file_type: 'TRANSCRIPT' })).toMatchObject({ code: 'conflict' });
  });
});

describe('the fence', () => {
  it('lets one of two attempts at the same file publish: the newer', async () => {
    const p = await portal();
    const { s3_key } = await p.request();
    const id = idOf(s3_key);
    await p.seal(s3_key);
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    p.ingestResults.push(async () => {
      started.resolve();
      await gate.promise;
      return result(saying('frozen'));
    });
    const frozen = p.process(id);
    await started.promise;
    await open.database.tenant(p.as('all'), (tx) =>
      tx.run(sql`update run set beat_at = now() - interval '1 hour' where audit_id = ${p.audit.auditId}`),
    );
    p.ingestResults.push(() => result(saying('awake')));
    await p.process(id);
    gate.resolve();
    await frozen;
    expect((await p.read(id)).statistics).toEqual(['awake']);
    expect(p.refreshes).toHaveLength(1);
    expect((await events(p)).filter((event) => event === 'upload.processed')).toHaveLength(1);
    expect([...p.objects.keys()].filter((key) => key.startsWith('lake/'))).toEqual([
      expect.stringContaining('/run=2/'),
    ]);
  });

  it('leaves a file to a live worker and looks again later', async () => {
    const p = await portal();
    const { s3_key } = await p.request();
    await p.seal(s3_key);
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    p.ingestResults.push(async () => {
      started.resolve();
      await gate.promise;
      return result();
    });
    const working = p.process(idOf(s3_key));
    await started.promise;
    await p.process(idOf(s3_key));
    expect(p.sent).toHaveLength(2);
    gate.resolve();
    await working;
    expect((await p.read(idOf(s3_key))).status).toBe('SUCCESS');
  });

  it.each(['ingest', 'store', 'refresh'] as const)(
    'publishes nothing when the %s fails, and everything when it is run again',
    async (step) => {
      const p = await portal();
      const { s3_key } = await p.request();
      const id = idOf(s3_key);
      await p.seal(s3_key);
      const { requestRefresh } = p.deps;
      const { publish } = p.deps.store;
      const fail = () => Promise.reject(new Error('out of service'));
      if (step === 'ingest') p.ingestResults.push(fail);
      if (step === 'store') p.deps.store.publish = fail;
      if (step === 'refresh') p.deps.requestRefresh = fail;
      await expect(p.process(id)).rejects.toThrow('out of service');
      expect((await p.read(id)).status).toBe('PROCESSING');
      expect(await events(p)).not.toContain('upload.processed');
      Object.assign(p.deps, { requestRefresh });
      p.deps.store.publish = publish;
      await p.process(id);
      expect((await p.read(id)).status).toBe('SUCCESS');
      expect(p.refreshes).toHaveLength(1);
    },
  );
});

describe('the sweeper', () => {
  it('seals bytes that arrived without a word, with their true hash', async () => {
    const p = await portal();
    const { s3_key } = await p.request();
    p.objects.set(s3_key, Buffer.from('abc'));
    await p.sweep();
    expect(await p.read(idOf(s3_key))).toMatchObject({ status: 'PROCESSING', size: 3 });
    const [version] = await open.database.tenant(p.as('all'), (tx) => listVersions(tx, p.as('all'), idOf(s3_key)));
    expect(version?.sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('expires an address that ran out, and still takes bytes that were on their way', async () => {
    const p = await portal();
    const { s3_key } = await p.request();
    await change(p, idOf(s3_key), sql`expires_at = now() - interval '1 hour'`);
    await p.sweep();
    expect((await p.read(idOf(s3_key))).status).toBe('UPLOAD_FAILED');
    await p.seal(s3_key);
    expect((await p.read(idOf(s3_key))).status).toBe('PROCESSING');
  });

  it('finds a received file without a job, and one whose worker went silent', async () => {
    const p = await portal();
    const [waiting, silent] = [await p.request(), await p.request()];
    await p.seal(waiting.s3_key);
    await p.seal(silent.s3_key);
    await change(p, idOf(waiting.s3_key), sql`received_at = now() - interval '1 hour'`);
    await change(p, idOf(silent.s3_key), sql`lifecycle = 'processing', attempt = 1`);
    p.sent.length = 0;
    await p.sweep();
    const mine = p.sent.map(({ data }) => ('uploadId' in data ? data.uploadId : '')).sort();
    expect(mine).toEqual([idOf(waiting.s3_key), idOf(silent.s3_key)].sort());
    await p.process(idOf(silent.s3_key));
    expect((await p.read(idOf(silent.s3_key))).status).toBe('SUCCESS');
  });
});

describe('withdrawing', () => {
  it('of an upload refuses its bytes afterwards (cancel.test.ts has the rest)', async () => {
    const p = await portal();
    const gone = await p.request();
    const actor = { id: p.audit.personId, name: 'Maria Delgado' };
    const cancel = (key: string) =>
      open.database.tenant(p.as('all'), (tx) =>
        cancelUpload(tx, { auditId: p.audit.auditId, actor, schools: 'all' }, idOf(key)),
      );
    await cancel(gone.s3_key);
    await expect(p.seal(gone.s3_key)).rejects.toMatchObject({ code: 'conflict' });
    expect(await list(p)).toEqual([]);
  });
});
