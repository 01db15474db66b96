/**
 * What is done at the same moment waits for each other, and never both for the other: PostgreSQL
 * would undo one of the two.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { upsertValues } from '../../mappings/queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { atOnce } from '../../platform/database/test-at-once.ts';
import { databases } from '../../platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn, SILENT_QUEUE } from '../../quality/fixtures/known-audit.ts';
import { requestRefresh } from '../../quality/request-refresh.ts';
import { publishResult } from '../../uploads/process/publish.ts';
import { result } from '../../uploads/test-portal.ts';

const Detail = z.looseObject({
  district: z.string(),
  year_ending: z.int(),
  due_on: z.string().nullable(),
  schools: z.array(z.object({ id: z.string(), name: z.string() })),
  members: z.array(z.looseObject({ id: z.string(), email: z.string(), roles: z.array(z.string()) })),
});

describe.each(databases)('at the same moment, on $kind', (on) => {
  let audit: KnownAudit;
  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
  });
  afterAll(() => audit.close());

  const inAudit = <T>(work: (tx: Transaction) => Promise<T>) => audit.portal.database.job(audit.auditId, work);
  const once = (locks: SQL[], ...changes: (() => Promise<unknown>)[]) => atOnce(audit.portal.database, locks, changes);
  const ok = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer;
    expect(status, text).toBeLessThan(300);
  };
  const as = (...call: Parameters<KnownAudit['as']>) => ok(audit.as(...call));
  const operator = async (method: 'GET' | 'PUT', path: string, body?: object) =>
    audit.portal.call(
      method,
      `/operator/audits/${audit.auditId}${path}`,
      await audit.portal.token('operator@demo.test'),
      body,
    );
  const detail = async () => Detail.parse((await operator('GET', '')).body);
  const edit = (changed: object) => async () => {
    const { district, year_ending, due_on, schools } = await detail();
    await ok(operator('PUT', '/details', { district: { name: district }, year_ending, due_on, schools, ...changed }));
  };

  it('numbers are published, and a file of theirs that was read again', async () => {
    await audit.arrive('clean', ['STUDENT_ROSTER']);
    const [file] = await inAudit((tx) =>
      tx.rows<{ id: string }>(sql`update upload set lifecycle = 'processing', attempt = 2, chain_id = id returning id`),
    );
    const uploadId = file?.id ?? '';
    await inAudit((tx) => tx.run(sql`update run set mapping = '{}'`));
    await inAudit((tx) =>
      tx.run(sql`insert into run (audit_id, upload_id, number) values (${audit.auditId}, ${uploadId}, 2)`),
    );
    const attempt = { auditId: audit.auditId, uploadId, number: 2, type: 'STUDENT_ROSTER', fileName: 'r' } as const;
    const publish = () =>
      inAudit(async (tx) => {
        await publishResult(tx, attempt, result());
        await requestRefresh(tx, SILENT_QUEUE, audit.auditId);
      });
    // Both write lines that refer to the audit, after what each has locked.
    await once([sql`select 1 from audit where id = ${audit.auditId} for update`], audit.refresh, publish);
    const [state] = await inAudit((tx) => tx.rows(sql`select wanted, computed from quality_state`));
    expect(state).toEqual({ wanted: 2, computed: 1 });
  });

  it('a file is replaced, and its school renamed in an audit of another class', async () => {
    const [school] = audit.schools;
    const [file] = await inAudit((tx) => tx.rows<{ id: string }>(sql`select id from upload limit 1`));
    const replace = () =>
      as('admin', 'POST', '/request-upload-url', {
        file_name: 'roster.csv',
        upload_file_type: 'STUDENT_ROSTER',
        user_provided_file_metadata: { school_ids: [school?.id] },
        replaces_file_id: file?.id,
      });
    const { schools, year_ending } = await detail();
    const renamed = schools.map(({ id, name }) => ({ id, name: id === school?.id ? 'Renamed' : name }));
    await once(
      [sql`select 1 from upload where id = ${file?.id} for no key update`],
      replace,
      edit({ year_ending: year_ending + 1, schools: renamed }),
    );
    expect(await detail()).toMatchObject({ year_ending: year_ending + 1 });
    await edit({ year_ending, schools })();
  });

  it('a file comes for schools that are renamed', async () => {
    const schools = await inAudit((tx) =>
      tx.rows<{ id: string; name: string }>(sql`select id, name from school order by ctid`),
    );
    const [, middle] = schools;
    const upload = () =>
      as('admin', 'POST', '/request-upload-url', {
        file_name: 'roster.csv',
        upload_file_type: 'STUDENT_ROSTER',
        user_provided_file_metadata: { school_ids: schools.map(({ id }) => id).toReversed() },
      });
    await once(
      [sql`select 1 from school where id = ${middle?.id} for update`],
      upload,
      edit({ schools: schools.map(({ id, name }) => ({ id, name: `${name} again` })) }),
    );
    await edit({ schools })();
  });

  it('a school is renamed, and what texts stand for it is saved', async () => {
    const [school] = await inAudit((tx) =>
      tx.rows<{ id: string; name: string }>(sql`select id, name from school limit 1`),
    );
    const { id = '', name = '' } = school ?? {};
    const texts = ['one', 'two', 'three'].map((key) => ({ column: 'school', key, text: key, value: name }));
    const person = await audit.portal.database.system((tx) =>
      tx.row<{ id: string; name: string }>(sql`select id, name from person where email = 'admin@known.test'`),
    );
    const by = person ?? { id: '', name: '' };
    const save = (values: typeof texts) =>
      inAudit((tx) => upsertValues(tx, { type: 'STUDENT_ROSTER', owner: null }, values, by));
    await save(texts);
    const named = (name: string) =>
      as('admin', 'PUT', `/schools/${id}`, { name, local_id: null, state_id: null, nces_id: null, ceeb_code: null });
    await once(
      [sql`select 1 from value_mapping where value_key = 'two' for update`],
      () => save(texts.toReversed()),
      () => named('Renamed'),
    );
    await named(name);
  });

  it('members are changed by an administrator and by an operator', async () => {
    await as('admin', 'POST', '/people', { email: 'last@known.test', roles: ['XQ_USER'], scope: 'district' });
    // The last to come, and the first in the order of IDs.
    const id = '00000000-0000-4000-8000-000000000000';
    await audit.portal.database.system((tx) =>
      tx.run(sql`
        update membership set id = ${id} where person_id = (select id from person where email = 'last@known.test')`),
    );
    const { schools, members, year_ending, district } = await detail();
    const ordered = members.toSorted((one, other) => other.id.localeCompare(one.id));
    const draft = ordered.map(({ email, roles }) => ({ email, roles, scope: 'district' }));
    const names = schools.map(({ name }) => ({ name }));
    await once(
      [sql`select 1 from membership where id = ${id} for update`],
      () => as('admin', 'PUT', `/people/${id}`, { roles: ['XQ_USER'], scope: 'district' }),
      () => ok(operator('PUT', '', { district: { name: district }, year_ending, schools: names, members: draft })),
    );
  });

  it('numbers are published, and a school with candidates is removed', async () => {
    const gone = crypto.randomUUID();
    await inAudit(async (tx) => {
      // The rows of the other run are nowhere.
      await tx.run(sql`update upload set lifecycle = 'done', current_run = 1 where verdict is not null`);
      await tx.run(sql`insert into school (audit_id, id, name) values (${audit.auditId}, ${gone}, 'Gone')`);
      await tx.run(
        sql`insert into candidate_list (audit_id, school_id, students) values (${audit.auditId}, ${gone}, '{}')`,
      );
    });
    const { schools } = await detail();
    await once(
      [
        sql`select 1 from newest_panels where audit_id = ${audit.auditId} for update`,
        sql`select 1 from school where id = ${gone} for key share`,
      ],
      edit({ schools: schools.filter(({ id }) => id !== gone) }),
      audit.refresh,
    );
    await audit.refresh();
    const lists = await inAudit((tx) => tx.rows(sql`select 1 from candidate_list where school_id = ${gone}`));
    expect(lists).toEqual([]);
  });
});
