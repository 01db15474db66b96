import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileId, PersonId, SchoolId } from '#contract/ids.ts';
import type { StagedFile } from '#contract/uploads/intake.ts';
import { USERS_WITHOUT_ROLES } from '#datasets/roster/layouts.ts';
import type { FoundInspection, InspectionAnswer } from '#server/ingest/inspect/inspection.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { atOnce as waitAndGoOn } from '#server/platform/database/test-at-once.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { refreshBy } from '#server/quality/request-refresh.ts';
import { rawKey } from '../keys.ts';
import { receiverOf } from '../receive.ts';
import { removeUpload } from '../removal/remove.ts';
import type { SchoolScope } from '../school-scope.ts';
import { makeAudit, makePortal, result, SHA256 } from '../test-portal.ts';
import { confirmStaged, type FileConfirmation } from './confirm.ts';
import { inspectStaged } from './inspect.ts';
import { listStaged } from './list.ts';
import { removeStaged } from './remove.ts';
import { stageFile } from './stage.ts';
import { sweepStaged } from './sweep.ts';

const found = (over: Partial<FoundInspection> = {}): InspectionAnswer => ({
  found: 'table',
  inspection: {
    upload_file_type: 'STUDENT_ROSTER',
    reason: { is: 'columns', columns: ['student_id'], more: 0 },
    also: [],
    missing: [],
    rows: 2,
    students: null,
    sheets: [],
    schools: null,
    elsewhere: { rows: 0, names: [] },
    academic_periods: null,
    test_types: null,
    demographic_types: null,
    fingerprint: null,
    ...over,
  },
});

describe.each(databases)('files uploaded together, on $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let names = 0;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  const atOnce = <T>(files: string[], one: () => Promise<T>, other: () => Promise<T>) =>
    waitAndGoOn(
      opened.database,
      files.map((id) => sql`select 1 from upload where id = ${id} for no key update`),
      [one, other],
    );

  const portal = async () => {
    names += 1;
    const { database } = opened;
    const audit = await makeAudit(database, `intake-${process.pid}-${names}`);
    const p = makePortal(database, audit);
    const answers: InspectionAnswer[] = [];
    const person = { id: audit.personId, name: 'Maria Delgado' };
    const deps = { ...p.deps, maxBytes: 1000, inspect: async () => answers.shift() ?? found() };
    const context = (schools: SchoolScope = 'all', actor = person) => ({ ...p.as(schools), actor });
    const inTenant = <T>(work: (tx: Transaction) => Promise<T>) => database.tenant(p.as('all'), work);
    const stage = async (file_name = 'roster.csv', actor = person) =>
      (
        await inTenant((tx) =>
          stageFile(
            tx,
            context('all', actor),
            { store: p.deps.store, maxBytes: 1000, quota: p.quota },
            { file_name, purpose: 'bulk' },
          ),
        )
      ).id;
    const arrive = async (id: string) => {
      p.objects.set(rawKey(audit.auditId, id), Buffer.from('a,b\n'));
      return receiverOf(p.deps)(rawKey(audit.auditId, id), { size: 4, sha256: SHA256 });
    };
    const look = (id: string) =>
      inspectStaged(deps, { auditId: audit.auditId, stagedId: id }, new AbortController().signal);
    /** Staged, arrived and looked at. */
    const inspected = async (answer: InspectionAnswer = found(), name?: string, actor = person) => {
      const id = await stage(name, actor);
      await arrive(id);
      answers.push(answer);
      await look(id);
      return id;
    };
    const list = (personId: string = person.id, schools: SchoolScope = 'all') =>
      inTenant((tx) => listStaged(tx, { auditId: audit.auditId, personId, schools, language: 'en' }));
    const confirm = (files: FileConfirmation[], schools: SchoolScope = 'all', actor = person) =>
      database.tenant(p.as(schools), (tx) =>
        confirmStaged(
          tx,
          { ...context(schools, actor), queue: deps.queue, requestRefresh: deps.requestRefresh },
          files,
        ),
      );
    const asRoster = (id: FileId, over: Partial<FileConfirmation> = {}): FileConfirmation => ({
      id,
      upload_file_type: 'STUDENT_ROSTER',
      user_provided_file_metadata: { school_ids: audit.schools },
      ...over,
    });
    const takeOut = (id: string) =>
      inTenant((tx) =>
        removeUpload(tx, { ...context(), requestRefresh: p.deps.requestRefresh }, id, 'The wrong year.'),
      );
    const remove = (id: string, actor = person) => inTenant((tx) => removeStaged(tx, context('all', actor), id));
    const late = (id: string) =>
      database.system((tx) =>
        tx.run(sql`update staged_file set expires_at = now() - interval '1 hour' where id = ${id}`),
      );
    const sweep = () => sweepStaged(deps);
    const colleague = async () => {
      const made = await database.system((tx) =>
        tx.row<{ id: PersonId }>(sql`
          insert into person (email, name, address_proof) values (${`${randomUUID()}@uploads.test`}, 'Jo Park', 'demo') returning id`),
      );
      if (!made) throw new Error('no person was made');
      return { id: made.id, name: 'Jo Park' };
    };
    return {
      ...p,
      audit,
      stage,
      arrive,
      look,
      inspected,
      list,
      confirm,
      asRoster,
      remove,
      takeOut,
      late,
      sweep,
      answers,
      colleague,
      database,
      deps,
    };
  };
  const states = (files: StagedFile[]) => files.map(({ file_name, state }) => [file_name, state]);

  it('are looked at, and count for nothing until they are confirmed', async () => {
    const p = await portal();
    const id = await p.stage();
    expect(states(await p.list())).toEqual([['roster.csv', 'uploading']]);
    await p.arrive(id);
    expect(p.sent).toEqual([{ name: 'inspect-staged', data: { auditId: p.audit.auditId, stagedId: id } }]);
    expect(states(await p.list())).toEqual([['roster.csv', 'inspecting']]);
    await p.look(id);
    expect(await p.list()).toMatchObject([{ state: 'inspected', inspection: { upload_file_type: 'STUDENT_ROSTER' } }]);
    await expect(p.read(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('become uploads with the bytes that are there, and are processed as any other', async () => {
    const p = await portal();
    const id = await p.inspected();
    const [answer] = await p.confirm([p.asRoster(id)]);
    expect(answer?.upload).toMatchObject({ file_id: id, status: 'PROCESSING', version: 1, size: 4 });
    expect(p.sent.at(-1)?.name).toBe('process-upload');
    expect(await p.list()).toEqual([]);
    p.ingestResults.push(() => result());
    await p.process(id);
    expect(await p.read(id)).toMatchObject({ status: 'SUCCESS', is_current: true });
  });

  it('are confirmed once, however often one clicks', async () => {
    const p = await portal();
    const id = await p.inspected();
    const answers = [await p.confirm([p.asRoster(id)]), await p.confirm([p.asRoster(id)])];
    expect(answers.map(([answer]) => [answer?.error, answer?.upload?.file_id])).toEqual([
      [null, id],
      [null, id],
    ]);
    expect(p.sent.filter(({ name }) => name === 'process-upload')).toHaveLength(1);
    const both = await Promise.all([1, 2].map(() => p.confirm([p.asRoster(id)])));
    expect(both.flat().every(({ error }) => error === null)).toBe(true);
    expect(p.sent.filter(({ name }) => name === 'process-upload')).toHaveLength(1);
  });

  it('succeed and fail each alone', async () => {
    const p = await portal();
    const [good, bad, open, refused] = [
      await p.inspected(),
      await p.inspected(found(), 'bad.csv'),
      await p.stage('open.csv'),
      await p.inspected({ found: 'refusal', refused: { is: 'empty' } }, 'empty.csv'),
    ];
    // A random ID is one of nothing.
    const unknown = randomUUID() as FileId;
    const elsewhere = randomUUID() as SchoolId;
    const answers = await p.confirm([
      p.asRoster(bad, { user_provided_file_metadata: { school_ids: [elsewhere] } }),
      p.asRoster(open),
      p.asRoster(refused),
      p.asRoster(unknown),
      p.asRoster(good),
    ]);
    expect(answers.map(({ error, upload }) => error?.code ?? upload?.status)).toEqual([
      'bad_request',
      'conflict',
      'conflict',
      'not_found',
      'PROCESSING',
    ]);
    const again = await p.confirm([p.asRoster(bad)]);
    expect(again[0]?.upload?.file_id).toBe(bad);
  });

  it('replace a file where that is asked, and only one that can be', async () => {
    const p = await portal();
    // IDs are branded strings on this side.
    const old = (await p.upload(() => result())) as FileId;
    const [id, late] = [await p.inspected(), await p.inspected()];
    const [answer] = await p.confirm([p.asRoster(id, { replaces_file_id: old })]);
    expect(answer?.upload).toMatchObject({ version: 2, replaces: old });
    await p.process(id);
    expect(await p.read(old)).toMatchObject({ replaced_by: id });
    const [refused] = await p.confirm([p.asRoster(late, { replaces_file_id: old })]);
    expect(refused?.error).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('no longer the current one'),
    });
  });

  it('are each person’s own', async () => {
    const p = await portal();
    const id = await p.inspected();
    const jo = await p.colleague();
    expect(await p.list(jo.id)).toEqual([]);
    expect(await p.remove(id, jo)).toBe(0);
    const [answer] = await p.confirm([p.asRoster(id)], 'all', jo);
    expect(answer?.error?.code).toBe('not_found');
    expect(await p.list()).toHaveLength(1);
  });

  it('of a member of some schools cover these alone, and rows of other schools are said to be elsewhere', async () => {
    const p = await portal();
    const [mine, other] = p.audit.schools;
    const id = await p.inspected(
      found({
        schools: [
          { id: other, rows: 5 },
          { id: mine, rows: 3 },
        ],
        elsewhere: { rows: 1, names: ['Far High'] },
      }),
    );
    const [listed] = await p.list(undefined, [mine]);
    expect(listed?.inspection).toMatchObject({ schools: [{ id: mine, rows: 3 }], elsewhere: { rows: 6 } });
    const [refused] = await p.confirm([p.asRoster(id)], [mine]);
    expect(refused?.error?.code).toBe('bad_request');
    const [taken] = await p.confirm([p.asRoster(id, { user_provided_file_metadata: { school_ids: [mine] } })], [mine]);
    expect(taken?.error).toBeNull();
  });

  it('that were removed take no bytes and give none back', async () => {
    const p = await portal();
    const [waiting, arrived] = [await p.stage(), await p.inspected()];
    expect([await p.remove(waiting), await p.remove(arrived), await p.remove(arrived)]).toEqual([1, 1, 0]);
    await expect(p.arrive(waiting)).rejects.toMatchObject({ code: 'conflict' });
    const [answer] = await p.confirm([p.asRoster(arrived)]);
    expect(answer?.error?.code).toBe('not_found');
    await p.sweep();
    expect(p.objects.has(rawKey(p.audit.auditId, arrived))).toBe(false);
  });

  it('that no one confirms in time are forgotten, bytes and all; those of an upload stay', async () => {
    const p = await portal();
    const [forgotten, confirmed, young] = [await p.inspected(), await p.inspected(), await p.inspected()];
    await p.confirm([p.asRoster(confirmed)]);
    await p.late(forgotten);
    await p.late(confirmed);
    await p.sweep();
    const isThere = (id: string) => p.objects.has(rawKey(p.audit.auditId, id));
    expect([forgotten, confirmed, young].map(isThere)).toEqual([false, true, true]);
    expect((await p.list()).map(({ id }) => id)).toEqual([young]);
    expect(await p.read(confirmed)).toMatchObject({ status: 'PROCESSING' });
  });

  it('are looked at again where the job was lost, and given up after three times', async () => {
    const p = await portal();
    const id = await p.stage();
    await p.arrive(id);
    const lost = () =>
      p.database.system((tx) =>
        tx.run(sql`update staged_file set tried_at = now() - interval '1 hour' where id = ${id}`),
      );
    await lost();
    p.sent.length = 0;
    await p.sweep();
    expect(p.sent.map(({ name }) => name)).toEqual(['inspect-staged']);
    // As three looks leave it whose process died.
    await p.database.system((tx) => tx.run(sql`update staged_file set attempt = attempt + 3 where id = ${id}`));
    await p.look(id);
    expect(await p.list()).toMatchObject([
      { state: 'refused', refused: { reason: expect.stringContaining('several times') } },
    ]);
  });

  it('wait while the disk for files in work is full, however often, and are not blamed', async () => {
    const p = await portal();
    const id = await p.stage();
    await p.arrive(id);
    const full = { ...p.deps, inspect: () => Promise.reject(new Error('The disk for files in work is full')) };
    const look = () => inspectStaged(full, { auditId: p.audit.auditId, stagedId: id }, new AbortController().signal);
    for (let round = 0; round < 4; round++) await expect(look()).rejects.toThrow('disk');
    await p.look(id);
    expect(await p.list()).toMatchObject([{ state: 'inspected' }]);
  });

  it('come out of an archive as files of their own, once', async () => {
    const p = await portal();
    const folder = mkdtempSync(join(tmpdir(), 'intake-test-'));
    const answer = (): InspectionAnswer => {
      const files = ['one.csv', 'two.csv'].map((name) => {
        const path = join(folder, name);
        writeFileSync(path, name);
        return { name, path, size: name.length, sha256: SHA256 };
      });
      return { found: 'archive', files, entries: [{ name: 'letter.pdf', note: 'not-a-table' }] };
    };
    const id = await p.inspected(answer(), 'all.zip');
    p.answers.push(answer());
    await p.look(id);
    const listed = await p.list();
    expect(states(listed)).toEqual([
      ['all.zip', 'unpacked'],
      ['one.csv', 'inspecting'],
      ['two.csv', 'inspecting'],
    ]);
    expect(listed.map(({ from }) => from)).toEqual([null, 'all.zip', 'all.zip']);
    expect(listed[0]?.entries).toEqual([{ name: 'letter.pdf', note: 'Not a CSV, XLS or XLSX file.' }]);
    await p.sweep();
    expect(p.objects.has(rawKey(p.audit.auditId, id))).toBe(false);
    const part = listed[1]?.id ?? '';
    expect(p.objects.get(rawKey(p.audit.auditId, part))?.toString()).toBe('one.csv');
    rmSync(folder, { recursive: true });
  });

  it('leave no bytes of an archive whose audit is deleted while it is unpacked', async () => {
    const p = await portal();
    const folder = mkdtempSync(join(tmpdir(), 'intake-test-'));
    const path = join(folder, 'one.csv');
    writeFileSync(path, 'one');
    const files = [{ name: 'one.csv', path, size: 3, sha256: SHA256 }];
    const { auditId } = p.audit;
    const publish: Store['publish'] = async (...file) => {
      await p.database.system((tx) => tx.run(sql`delete from staged_file where audit_id = ${auditId}`));
      for (const key of await p.deps.store.keysOf(auditId)) await p.deps.store.remove(key);
      await p.deps.store.publish(...file);
    };
    const id = await p.stage('all.zip');
    await p.arrive(id);
    p.answers.push({ found: 'archive', files, entries: [] });
    const deps = { ...p.deps, store: { ...p.deps.store, publish } };
    await inspectStaged(deps, { auditId, stagedId: id }, new AbortController().signal);
    expect(await p.deps.store.keysOf(auditId)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('come out of no archive that holds more than the audit may', async () => {
    const p = await portal();
    const files = ['one.csv', 'two.csv'].map((name) => ({ name, path: 'nowhere', size: 400, sha256: SHA256 }));
    const answer: InspectionAnswer = { found: 'archive', files, entries: [] };
    for (const quota of [
      { files: 9, bytes: 799 },
      { files: 1, bytes: 9_000 },
    ]) {
      Object.assign(p.quota, quota);
      const id = await p.inspected(answer, 'all.zip');
      const listed = await p.list();
      expect(states(listed)).toEqual([['all.zip', 'refused']]);
      expect(listed[0]?.refused?.reason).toMatch(/more room than the audit has left/);
      await p.remove(id);
    }
  });

  it('are joined where one says who is a student in the other, whichever comes last', async () => {
    const layout = { is: 'layout', layout: USERS_WITHOUT_ROLES } as const;
    const roles: InspectionAnswer = { found: 'refusal', refused: { is: 'other-list', list: 'oneroster-roles' } };
    const folder = mkdtempSync(join(tmpdir(), 'intake-test-'));
    const path = join(folder, 'joined');
    writeFileSync(path, 'joined');
    const joined: InspectionAnswer = {
      found: 'archive',
      entries: [],
      files: [{ name: 'users with roles.csv', path, size: 6, sha256: SHA256 }],
    };
    for (const isUsersFirst of [true, false]) {
      const p = await portal();
      const users = { answer: found({ reason: layout }), name: 'SIS users.csv' };
      const other = { answer: roles, name: 'SIS roles.csv' };
      const [first, last] = isUsersFirst ? [users, other] : [other, users];
      await p.inspected(first.answer, first.name);
      await p.inspected(roles, '2023 roles.csv');
      const id = await p.stage(last.name);
      await p.arrive(id);
      p.answers.push(last.answer, joined);
      await p.look(id);
      const listed = await p.list();
      expect(states(listed).toSorted()).toEqual([
        ['2023 roles.csv', 'refused'],
        ['users with roles.csv', 'inspecting'],
      ]);
      const one = listed.find(({ state }) => state === 'inspecting');
      expect(one?.from).toBe('SIS users.csv + SIS roles.csv');
      expect(p.objects.get(rawKey(p.audit.auditId, one?.id ?? ''))?.toString()).toBe('joined');
      await p.look(one?.id ?? '');
      expect(states(await p.list())).toContainEqual(['users with roles.csv', 'inspected']);
    }
    rmSync(folder, { recursive: true });
  });

  it('leave the uploads of others alone: a key that is not staged is one of an upload', async () => {
    const p = await portal();
    const { s3_key } = await p.request();
    await receiverOf(p.deps)(s3_key, { size: 4, sha256: SHA256 });
    expect(p.sent.map(({ name }) => name)).toEqual(['process-upload']);
  });

  it('are taken in one transaction, as the bytes of an upload are', async () => {
    const p = await portal();
    const begun: unknown[] = [];
    const database: typeof p.database = {
      ...p.database,
      job: (auditId, work) => {
        begun.push(auditId);
        return p.database.job(auditId, work);
      },
    };
    const receive = receiverOf({ ...p.deps, database });
    await receive((await p.request()).s3_key, { size: 4, sha256: SHA256 });
    await receive(rawKey(p.audit.auditId, await p.stage()), { size: 4, sha256: SHA256 });
    expect(begun).toHaveLength(2);
  });

  it('move a file once, whoever of two people confirms it first', async () => {
    const p = await portal();
    const jo = await p.colleague();
    const wrong = await p.upload(() => result());
    const staged = async (actor?: typeof jo) => {
      const id = await p.inspected(found(), 'roster.csv', actor);
      await opened.database.system((tx) => tx.run(sql`update staged_file set moves_id = ${wrong} where id = ${id}`));
      return id;
    };
    const [mine, hers] = [await staged(), await staged(jo)];
    const answers = await atOnce(
      [wrong],
      () => p.confirm([p.asRoster(mine)]),
      () => p.confirm([p.asRoster(hers)], 'all', jo),
    );
    const [moved, refused] = answers.flat().toSorted((one) => (one.error ? 1 : -1));
    expect(moved).toMatchObject({ error: null, upload: { version: 1 } });
    expect(refused).toMatchObject({
      upload: null,
      error: {
        code: 'conflict',
        message: expect.stringMatching(/^(Maria Delgado|Jo Park) has already removed this file/),
      },
    });
    expect(await p.read(wrong)).toMatchObject({ removed: { moved_to: 'STUDENT_ROSTER' } });
    const uploads = await opened.database.system((tx) =>
      tx.rows(sql`select id from upload where audit_id = ${p.audit.auditId} and removed_at is null`),
    );
    expect(uploads).toEqual([{ id: moved?.id }]);
  });

  it('replace files once, in whatever order two people name them', async () => {
    const p = await portal();
    const jo = await p.colleague();
    // IDs of uploads that were just made.
    const [roster, other] = [(await p.upload(() => result())) as FileId, (await p.upload(() => result())) as FileId];
    const replace = async (order: FileId[], actor?: typeof jo) => {
      const files: FileConfirmation[] = [];
      for (const replaces_file_id of order)
        files.push(p.asRoster(await p.inspected(found(), 'roster.csv', actor), { replaces_file_id }));
      return () => p.confirm(files, 'all', actor);
    };
    const [first, second] = [await replace([roster, other]), await replace([other, roster], jo)];
    const answers = await atOnce([roster, other], first, second);
    expect(answers.flat().map(({ error }) => error)).toEqual([null, null, null, null]);
    const versions = answers.flat().map(({ upload }) => upload?.version);
    expect(versions.toSorted()).toEqual([2, 2, 3, 3]);
  });

  it('are confirmed once, in whatever order two windows name them', async () => {
    const p = await portal();
    const [roster, other] = [p.asRoster(await p.inspected()), p.asRoster(await p.inspected())];
    const answers = await waitAndGoOn(
      p.database,
      [roster, other].map(({ id }) => sql`select 1 from staged_file where id = ${id} for update`),
      [() => p.confirm([roster, other]), () => p.confirm([other, roster])],
    );
    expect(answers.flat().map(({ error }) => error)).toEqual([null, null, null, null]);
    expect(p.sent.filter(({ name }) => name === 'process-upload')).toHaveLength(2);
  });

  it('ask for the numbers after all their schools, as whoever renames one does', async () => {
    const p = await portal();
    const [first, second] = p.audit.schools;
    const wrong = await p.upload(() => result());
    const moved = p.asRoster(await p.inspected(), { user_provided_file_metadata: { school_ids: [first] } });
    await p.database.system((tx) => tx.run(sql`update staged_file set moves_id = ${wrong} where id = ${moved.id}`));
    const other = p.asRoster(await p.inspected(), { user_provided_file_metadata: { school_ids: [second] } });
    p.deps.requestRefresh = refreshBy(p.deps.queue);
    const { auditId } = p.audit;
    await p.database.job(auditId, (tx) => p.deps.requestRefresh(tx, auditId));
    const rename = () =>
      p.database.job(auditId, async (tx) => {
        await tx.run(sql`update school set name = 'Another' where id = ${second}`);
        await p.deps.requestRefresh(tx, auditId);
        return [];
      });
    const answers = await waitAndGoOn(
      p.database,
      [sql`select 1 from quality_state where audit_id = ${auditId} for update`],
      [() => p.confirm([moved, other]), rename],
    );
    expect(answers.flat().map(({ error }) => error)).toEqual([null, null]);
  });

  it('that are here already are named', async () => {
    const p = await portal();
    const id = await p.inspected();
    const [first] = await p.list();
    expect(first?.same_as).toBeNull();
    await p.confirm([p.asRoster(id)]);
    await p.inspected(found(), 'copy.csv');
    expect(await p.list()).toMatchObject([
      { same_as: { file_name: 'roster.csv', upload: { file_id: id, upload_file_type: 'STUDENT_ROSTER', version: 1 } } },
    ]);
  });

  it('are named after the twin of the type they look like, not after the newest', async () => {
    const p = await portal();
    const roster = await p.inspected();
    await p.confirm([p.asRoster(roster)]);
    const wrongCard = await p.inspected(found(), 'roster.csv');
    const years = { school_ids: p.audit.schools, academic_periods: ['2023-2024'] };
    const asCatalog = { upload_file_type: 'COURSE_CATALOG', user_provided_file_metadata: years } as const;
    await p.confirm([p.asRoster(wrongCard, asCatalog)]);
    await p.inspected(found(), 'roster.csv');
    expect(await p.list()).toMatchObject([{ same_as: { upload: { file_id: roster } } }]);
  });

  it('are compared with what they could replace, and keep to themselves what they are compared by', async () => {
    const p = await portal();
    const by = (keys: number[]) => ({ rows: keys.length, students: keys.length, schools: 1, by: 'student_id', keys });
    const id = await p.upload(() => result({ fingerprint: by([1, 2, 3]) }));
    const earlier = await p.upload(() => result(), { file_name: 'earlier.csv' });
    await p.inspected(found({ fingerprint: by([1, 2]) }));
    const [file] = await p.list();
    expect(file?.alike.toSorted((one) => (one.file_id === id ? -1 : 1))).toEqual([
      { file_id: id, keys: 'most', rows: 3, students: 3, schools: 1 },
      { file_id: earlier, keys: 'unknown', rows: 2, students: null, schools: null },
    ]);
    expect(file?.inspection).not.toHaveProperty('fingerprint');
    const [school = p.audit.schools[0]] = p.audit.schools;
    expect(await p.list(undefined, [school as SchoolId])).toMatchObject([{ alike: [] }]);
  });

  it('are compared with nothing of a file that holds rows of other schools, too', async () => {
    const p = await portal();
    const [school, other] = p.audit.schools;
    const fingerprint = { rows: 9, students: 9, schools: 2, by: 'student_id' as const, keys: [1, 2, 3] };
    const schoolRows = Object.fromEntries([school, other].map((id) => [id, { valid: 4, errors: 0 }]));
    const id = await p.upload(() => result({ fingerprint, schoolRows }), {
      user_provided_file_metadata: { school_ids: [school] },
    });
    await p.inspected(found({ fingerprint }));
    expect(await p.list()).toMatchObject([{ alike: [{ keys: 'most', rows: 9, students: 9, schools: 2 }] }]);
    expect(await p.list(undefined, [school])).toMatchObject([
      { alike: [{ file_id: id, keys: 'unknown', rows: null, students: null, schools: null }] },
    ]);
  });

  it('are neither twins nor versions of a file that was removed', async () => {
    const p = await portal();
    const id = await p.upload(() => result());
    await p.inspected();
    const compared = async () => (await p.list()).map(({ same_as, alike }) => [same_as?.upload?.file_id, alike.length]);
    expect(await compared()).toEqual([[id, 1]]);
    await p.takeOut(id);
    expect(await compared()).toEqual([[undefined, 0]]);
  });

  it.each(['letter.pdf', 'data', 'x.csv.exe'])('are not taken under the name %s', async (name) => {
    const p = await portal();
    await expect(p.stage(name)).rejects.toMatchObject({ code: 'bad_request' });
  });
});
