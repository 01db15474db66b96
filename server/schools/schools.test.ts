import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { sql } from '#server/platform/database/sql.ts';
import { openTestPortal, type TestPortal } from '../test-portal.ts';

const NO_IDS = { local_id: null, state_id: null, nces_id: null, ceeb_code: null };

describe('the schools of an audit', () => {
  let portal: TestPortal;
  let audit: AuditSummary;
  let token: string;
  const idOf = (name: string) => audit.schools.find((school) => school.name === name)?.id ?? '';
  const change = (name: string, body: object) =>
    portal.call('PUT', `/eoa/${audit.id}/schools/${idOf(name)}`, token, body);

  beforeAll(async () => {
    portal = await openTestPortal({ PORTAL_OPERATORS: 'operator@demo.test' });
    const made = await portal.call('POST', '/operator/audits', await portal.token('operator@demo.test'), {
      district: { name: 'Schools' },
      year_ending: 2024,
      schools: [{ name: 'North High', local_id: '0042' }, { name: 'South High' }],
      members: [{ email: 'admin@demo.test', roles: ['ADMIN'], scope: 'district' }],
    });
    audit = AuditSummary.parse(made.body);
    token = await portal.token('admin@demo.test');
  });
  afterAll(() => portal.close());

  it('are listed with the IDs under which files name them', async () => {
    const { body } = await portal.call('GET', `/eoa/${audit.id}/schools/records`, token);
    expect(body).toEqual([
      { id: idOf('North High'), name: 'North High', ...NO_IDS, local_id: '0042' },
      { id: idOf('South High'), name: 'South High', ...NO_IDS },
    ]);
  });

  it('are in the order of a person, in the records and wherever a school is chosen', async () => {
    const made = await portal.call('POST', '/operator/audits', await portal.token('operator@demo.test'), {
      district: { name: 'Numbered' },
      year_ending: 2024,
      schools: ['School 10', '11', 'school 2', '1', '2'].map((name) => ({ name })),
      members: [{ email: 'numbered@demo.test', roles: ['ADMIN'], scope: 'district' }],
    });
    const { id } = AuditSummary.parse(made.body);
    const own = await portal.token('numbered@demo.test');
    const named = ['1', '2', '11', 'school 2', 'School 10'].map((name) => ({ name }));
    expect((await portal.call('GET', `/eoa/${id}/schools/records`, own)).body).toMatchObject(named);
    expect((await portal.call('GET', `/eoa/${id}/schools`, own)).body).toMatchObject(named);
    expect((await portal.call('GET', `/eoa/${id}/transcripts/selections`, own)).body).toMatchObject({
      schools: named.map((school) => ({ school })),
    });
  });

  it('get a name and IDs, an empty one taken away, and who did it is written down', async () => {
    const { status, body } = await change('North High', {
      name: ' North Academy ',
      ...NO_IDS,
      local_id: '',
      nces_id: '012345600001',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ id: idOf('North High'), name: 'North Academy', ...NO_IDS, nces_id: '012345600001' });
    const recorded = await portal.database.system((tx) =>
      tx.rows(sql`select details from audit_event where event = 'school.changed'`),
    );
    // What it was is nowhere else afterwards.
    const before = { name: 'North High', ...NO_IDS, local_id: '0042' };
    const after = { name: 'North Academy', ...NO_IDS, nces_id: '012345600001' };
    expect(recorded).toEqual([{ details: { name: 'North High', before, after } }]);
    const log = await portal.call('GET', `/eoa/${audit.id}/audit-log/?kind=settings`, token);
    expect(log.body).toMatchObject({
      items: [
        {
          action: 'School changed',
          about: 'Name: North High → North Academy · District ID: 0042 → none · NCES ID: none → 012345600001',
        },
        { action: 'Audit created' },
      ],
    });
  });

  it('are told apart by name, whatever the case, and need one', async () => {
    expect(await change('South High', { name: 'NORTH academy', ...NO_IDS })).toMatchObject({
      status: 409,
      body: { code: 'conflict', details: { field: 'name' } },
    });
    expect((await change('South High', { name: ' ', ...NO_IDS })).status).toBe(400);
    expect((await change('South High', { name: 'south HIGH', ...NO_IDS })).status).toBe(200);
  });

  it('have a file read again that was begun with an earlier name or ID', async () => {
    const uploadId = crypto.randomUUID();
    await portal.database.system(async (tx) => {
      await tx.run(sql`
        insert into upload (id, chain_id, audit_id, upload_file_type, file_name, metadata, requested_by, requested_by_name, expires_at, lifecycle, attempt)
        select ${uploadId}, ${uploadId}, ${audit.id}, 'STUDENT_ROSTER', 'roster.csv', '{}', id, name, now(), 'processing', 1
        from person where email = 'admin@demo.test'`);
    });
    const lifecycle = () =>
      portal.database.system((tx) => tx.row(sql`select lifecycle from upload where id = ${uploadId}`));
    expect((await change('South High', { name: 'south HIGH', ...NO_IDS })).status).toBe(200);
    expect(await lifecycle()).toEqual({ lifecycle: 'processing' });
    expect((await change('South High', { name: 'south HIGH', ...NO_IDS, state_id: '7' })).status).toBe(200);
    expect(await lifecycle()).toEqual({ lifecycle: 'received' });
  });
});
