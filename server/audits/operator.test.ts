import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditDraft } from '#contract/operator/audit-draft.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { type AuditSettings, change, create } from './operator.ts';
import { selectAudits } from './queries.ts';

const settings: AuditSettings = {
  invitations: { kind: 'link', publicUrl: 'https://portal.test', hours: 72 },
  demo: false,
  requestRefresh: async () => {},
};

const draft = (over: Partial<AuditDraft> = {}): AuditDraft => ({
  district: { name: 'Lakeview' },
  year_ending: 2024,
  schools: [{ name: 'Washington', local_id: '0042' }, { name: 'adams' }, { name: 'Zion' }],
  members: [
    { email: 'maria@lakeview.test', name: 'Maria', roles: ['ADMIN'], scope: 'district' },
    { email: 'sam@lakeview.test', roles: ['XQ_USER', 'FACILITATOR'], scope: 'school', schools: ['Zion', 'adams'] },
  ],
  ...over,
});

describe.each(databases)('an audit on $kind', ({ open }) => {
  let database: OpenDatabase;
  let close: () => Promise<void>;
  const createNow = (audit: AuditDraft, how = settings) => database.system((tx) => create(tx, audit, how));

  beforeAll(async () => {
    ({ database, close } = await open());
  });
  afterAll(() => close());

  const membersOf = (auditId: string) =>
    database.system((tx) =>
      tx.rows(sql`
        select p.email, p.name, m.roles, m.scope,
          array(select s.name from membership_school ms join school s on s.id = ms.school_id
                where ms.membership_id = m.id order by s.name) as schools
        from membership m join person p on p.id = m.person_id where m.audit_id = ${auditId} order by p.email`),
    );

  it('is made with schools by name and members with their schools', async () => {
    const audit = await createNow(draft());
    expect(audit.schools.map(({ name }) => name)).toEqual(['adams', 'Washington', 'Zion']);
    expect(await membersOf(audit.id)).toEqual([
      { email: 'maria@lakeview.test', name: 'Maria', roles: ['ADMIN'], scope: 'district', schools: [] },
      {
        email: 'sam@lakeview.test',
        name: 'sam@lakeview.test',
        roles: ['XQ_USER', 'FACILITATOR'],
        scope: 'school',
        schools: ['Zion', 'adams'].sort(),
      },
    ]);
    expect(audit.invitations?.map(({ email }) => email)).toEqual(['maria@lakeview.test', 'sam@lakeview.test']);
    expect(audit.invitations?.[0]?.url).toMatch(/^https:\/\/portal\.test\/invitation\?token=[\w-]{43}$/);
    expect(await database.system((tx) => selectAudits(tx, audit.id))).toMatchObject([
      { district: 'Lakeview', year_ending: 2024 },
    ]);
  });

  it('gives new people the demo’s password, and never one to someone who has their own', async () => {
    await database.system((tx) =>
      tx.run(sql`
        insert into person (email, name, password_hash, address_proof) values ('own@lakeview.test', 'Own', 'kept', 'link')`),
    );
    const members = ['own@lakeview.test', 'new@lakeview.test'].map((email) => ({
      email,
      roles: ['ADMIN'],
      scope: 'district' as const,
    }));
    const audit = await createNow(draft({ members }), { ...settings, demo: true });
    const made = await database.system((tx) =>
      tx.rows(sql`
        select p.email, p.password_hash, p.address_proof, m.proven_at is not null as is_active
        from membership m join person p on p.id = m.person_id where m.audit_id = ${audit.id} order by p.email`),
    );
    expect(made).toEqual([
      { email: 'new@lakeview.test', password_hash: null, address_proof: 'demo', is_active: true },
      { email: 'own@lakeview.test', password_hash: 'kept', address_proof: 'link', is_active: false },
    ]);
    expect(audit.invitations?.map(({ email }) => email)).toEqual(['own@lakeview.test']);
  });

  it('keeps the IDs of schools and members that stay when it is changed', async () => {
    const before = await createNow(draft());
    const refreshed: string[] = [];
    const after = await database.system((tx) =>
      change(
        tx,
        before.id,
        draft({
          year_ending: 2025,
          schools: [{ name: 'Zion' }, { name: 'New' }],
          members: [{ email: 'maria@lakeview.test', roles: ['XQ_USER'], scope: 'district' }],
        }),
        { ...settings, requestRefresh: async (_tx, id) => void refreshed.push(id) },
      ),
    );
    const zion = (audit: typeof before) => audit.schools.find(({ name }) => name === 'Zion')?.id;
    expect(after.schools.map(({ name }) => name)).toEqual(['New', 'Zion']);
    expect(zion(after)).toBe(zion(before));
    expect(after.year_ending).toBe(2025);
    expect(await membersOf(before.id)).toMatchObject([{ email: 'maria@lakeview.test', roles: ['XQ_USER'] }]);
    expect(refreshed).toEqual([before.id]);
  });

  it('does not lose a school that has uploads', async () => {
    const audit = await createNow(draft());
    await database.system((tx) =>
      tx.run(sql`
        with person as (select id from person limit 1),
          file as (
            insert into upload (audit_id, upload_file_type, file_name, metadata, chain_id, requested_by, requested_by_name, expires_at)
            select ${audit.id}, 'STUDENT_ROSTER', 'x.csv', '{}', gen_random_uuid(), id, 'x', now() from person returning id)
        insert into upload_school (audit_id, upload_id, school_id) select ${audit.id}, id, ${audit.schools[0]?.id} from file`),
    );
    const shrinking = database.system((tx) =>
      change(tx, audit.id, draft({ schools: [{ name: 'Zion' }], members: [] }), settings),
    );
    await expect(shrinking).rejects.toMatchObject({
      code: 'conflict',
      reason: { is: 'school-has-uploads', school: 'adams' },
    });
  });

  it.each([
    ['schools', { schools: [{ name: 'A' }, { name: 'A' }], members: [] }],
    ['schools', { schools: [{ name: 'A High' }, { name: 'a HIGH' }], members: [] }],
    [
      'members',
      { members: ['x@a.test', 'x@a.test'].map((email) => ({ email, roles: ['ADMIN'], scope: 'district' as const })) },
    ],
    ['members.0.schools', { members: [{ email: 'x@a.test', roles: ['ADMIN'], scope: 'school' as const }] }],
    [
      'members.0.schools',
      { members: [{ email: 'x@a.test', roles: ['ADMIN'], scope: 'school' as const, schools: ['Nowhere'] }] },
    ],
  ])('is refused with the field %s named', async (field, over) => {
    await expect(createNow(draft(over))).rejects.toMatchObject({ code: 'bad_request', details: { field } });
  });
});
