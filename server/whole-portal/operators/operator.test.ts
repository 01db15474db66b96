/**
 * What operators see and do: audits, their schools and people, and nothing of what is in a file.
 * On PGlite and PostgreSQL.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditDetail, AuditRow } from '#contract/operator/audit-detail.ts';
import { FoundPerson } from '#contract/operator/people.ts';
import { Invitation } from '#contract/people.ts';
import { sql } from '#server/platform/database/sql.ts';
import { openTwoAudits, type TwoAudits } from '../../people/testing/two-audits.ts';
import { databases } from '../../platform/database/test-databases.ts';

const NO_ID = { local_id: null, state_id: null, nces_id: null, ceeb_code: null };

describe.each(databases)('an operator on $kind', (database) => {
  let two: TwoAudits;
  /** Audits for which numbers were asked for. */
  const refreshed: string[] = [];
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    two.portal.call(method, `/operator${path}`, two.operator, body);
  const rowOf = async (id: string) =>
    AuditRow.array()
      .parse((await call('GET', '/audits')).body)
      .find((audit) => audit.id === id);
  const detailOf = async (id: string) => AuditDetail.parse((await call('GET', `/audits/${id}`)).body);
  const eventsOf = (id: string) =>
    two.portal.database.system((tx) =>
      tx.rows<{ event: string; details: object }>(
        sql`select event, details from audit_event where audit_id = ${id} order by id`,
      ),
    );

  beforeAll(async () => {
    two = await openTwoAudits(database, {}, undefined, async (_tx, id) => void refreshed.push(id));
  });
  afterAll(() => two.close());

  it('sees of each audit how far it is: no one has joined, no files, some files', async () => {
    const waiting = await two.makeAudit('Waiting', ['first@waiting.test']);
    expect(await rowOf(waiting.id)).toMatchObject({
      status: 'waiting',
      due_on: null,
      closed_at: null,
      last_activity: null,
      people: { active: 0, pending: 1 },
    });
    const joined = await rowOf(two.a.id);
    expect(joined).toMatchObject({ status: 'empty', people: { active: 1, pending: 0 } });
    expect(joined?.missing).toHaveLength(6);
    expect(joined?.missing[0]).toEqual({ type: 'STUDENT_ROSTER', schools: 1 });
    expect(Date.parse(joined?.last_activity ?? '')).toBeGreaterThan(Date.now() - 600_000);

    await two.portal.database.system((tx) =>
      tx.run(sql`
        insert into upload (audit_id, upload_file_type, file_name, metadata, chain_id, requested_by, requested_by_name, expires_at, lifecycle, verdict)
        select ${two.b.id}, 'STUDENT_ROSTER', 'x.csv', '{}', gen_random_uuid(), id, 'x', now(), 'done', 'success' from person limit 1`),
    );
    expect(await rowOf(two.b.id)).toMatchObject({ status: 'collecting' });
  });

  it('sees what an audit holds, and sets what it may hold, which stays with other changes', async () => {
    const made = await two.makeAudit('Full', ['full@full.test']);
    const body = { district: { name: 'Full' }, year_ending: 2024, due_on: null, schools: made.schools };
    const edit = async (over: object) => {
      const { body: answer } = await call('PUT', `/audits/${made.id}/details`, { ...body, ...over });
      return AuditDetail.parse(answer).storage;
    };
    const usual = { files: 20_000, bytes: 200_000_000_000 };
    expect((await detailOf(made.id)).storage).toEqual({ files: 0, bytes: 0, most: usual });
    const quota = { files: 2, bytes: 1_000_000 };
    expect((await edit({ quota })).most).toEqual(quota);
    expect((await eventsOf(made.id)).at(-1)?.details).toMatchObject({ quota });
    expect((await edit({})).most).toEqual(quota);
    expect((await edit({ quota: null })).most).toEqual(usual);
    expect((await call('PUT', `/audits/${made.id}/details`, { ...body, quota: { files: 0, bytes: 5 } })).status).toBe(
      400,
    );
  });

  it('renames schools by their ID, also two that swap names, adds and removes others, and keeps the members', async () => {
    const made = await two.makeAudit('Edited', ['ed@edited.test']);
    const edit = (schools: object[], more: object = {}) =>
      call('PUT', `/audits/${made.id}/details`, {
        district: { name: 'Edited' },
        year_ending: 2024,
        due_on: null,
        schools,
        ...more,
      });
    const first = AuditDetail.parse(
      (
        await edit([
          { id: made.schools[0]?.id, name: 'North' },
          { name: 'South', local_id: '07' },
        ])
      ).body,
    );
    const [north, south] = first.schools;
    const second = AuditDetail.parse(
      (
        await edit(
          [
            { id: north?.id, name: 'South' },
            { id: south?.id, name: 'North', state_id: '9' },
          ],
          { district: { name: 'Renamed' }, year_ending: 2025, due_on: '2026-12-31' },
        )
      ).body,
    );
    expect(second.schools).toEqual([
      { id: south?.id, name: 'North', ...NO_ID, state_id: '9', has_uploads: false, only_for: 0 },
      { id: north?.id, name: 'South', ...NO_ID, has_uploads: false, only_for: 0 },
    ]);
    expect(second).toMatchObject({ district: 'Renamed', year_ending: 2025, due_on: '2026-12-31' });
    expect(second.members.map(({ email, state }) => [email, state])).toEqual([['ed@edited.test', 'pending']]);

    expect((await edit([{ id: south?.id, name: 'North' }])).status).toBe(200);
    expect((await detailOf(made.id)).schools.map(({ name }) => name)).toEqual(['North']);
    const before = { district: 'Renamed', year_ending: 2025, due_on: '2026-12-31' };
    const after = { district: 'Edited', year_ending: 2024, due_on: null };
    expect((await eventsOf(made.id)).at(-1)).toEqual({
      event: 'audit.changed',
      details: { ...after, added: [], removed: ['South'], renamed: [], before, after },
    });
  });

  it('keeps what a text in files was said to stand for when a school is renamed, also when two swap names', async () => {
    const made = await two.makeAudit('Mapped', ['ed@mapped.test']);
    const edit = (schools: object[]) =>
      call('PUT', `/audits/${made.id}/details`, {
        ...{ district: { name: 'Mapped' }, year_ending: 2024, due_on: null },
        schools,
      });
    const added = await edit([{ id: made.schools[0]?.id, name: 'North' }, { name: 'South' }]);
    const [north, south] = AuditDetail.parse(added.body).schools;
    const district = sql`(select district_id from audit where id = ${made.id})`;
    await two.portal.database.system((tx) =>
      tx.run(sql`
        insert into value_mapping (district_id, upload_file_type, column_name, value_key, value_text, value, confirmed_by, confirmed_by_name)
        select ${district}, 'TRANSCRIPT', said.column_name, said.text, said.text, said.value, person.id, 'x'
        from (values ('school', '0101', 'North'), ('school', '0102', 'South'), ('school', '0103', null), ('course_title', 'N', 'North'))
          as said (column_name, text, value), (select id from person limit 1) as person`),
    );
    expect(
      (
        await edit([
          { id: north?.id, name: 'South' },
          { id: south?.id, name: 'North' },
        ])
      ).status,
    ).toBe(200);
    const mappings = await two.portal.database.system((tx) =>
      tx.rows(sql`select value_text, value from value_mapping where district_id = ${district} order by value_text`),
    );
    expect(mappings).toEqual([
      { value_text: '0101', value: 'South' },
      { value_text: '0102', value: 'North' },
      { value_text: '0103', value: null },
      { value_text: 'N', value: 'North' },
    ]);
  });

  it('writes down once whom two operators add at the same moment', async () => {
    const made = await two.makeAudit('Added twice', ['ed@added.test']);
    const add = () =>
      call('PUT', `/audits/${made.id}`, {
        ...{ district: { name: 'Added twice' }, year_ending: 2024 },
        schools: made.schools.map(({ name }) => ({ name })),
        members: ['ed@added.test', 'new@added.test'].map((email) => ({ email, roles: ['ADMIN'], scope: 'district' })),
      });
    const answers = await Promise.all([add(), add(), add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const added = (await eventsOf(made.id)).filter(({ event }) => event === 'person.added');
    expect(added).toMatchObject([{ details: { name: 'new@added.test' } }]);
  });

  it('does not undo what another operator changed since the audit was opened', async () => {
    const made = await two.makeAudit('Opened twice', ['ed@opened.test']);
    const opened = await detailOf(made.id);
    const edit = (district: string, version: string) =>
      call('PUT', `/audits/${made.id}/details`, {
        district: { name: district },
        year_ending: 2024,
        due_on: null,
        schools: opened.schools.map(({ id, name }) => ({ id, name })),
        version,
      });
    const both = await Promise.all([edit('One', opened.version), edit('Other', opened.version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = both[0].status === 200 ? both : [both[1], both[0]];
    expect(lost).toMatchObject({
      body: { code: 'conflict', message: expect.stringContaining('Nothing was overwritten') },
    });
    const now = await detailOf(made.id);
    expect(now).toEqual(AuditDetail.parse(won.body));
    expect((await edit('Renamed again', now.version)).status).toBe(200);
  });

  it('asks for new numbers where the class or a school changes, not for a due date, a name or storage', async () => {
    const made = await two.makeAudit('Due', ['ed@due.test']);
    const body = { district: { name: 'Due' }, year_ending: 2024, due_on: null, schools: made.schools };
    const edit = (over: object) => call('PUT', `/audits/${made.id}/details`, { ...body, ...over });
    refreshed.length = 0;
    for (const over of [{ due_on: '2026-12-31' }, { district: { name: 'Due Unified' } }, { quota: null }])
      expect((await edit(over)).status).toBe(200);
    expect(refreshed).toEqual([]);
    const { body: more } = await edit({ schools: [...made.schools, { name: 'Second' }] });
    expect(refreshed).toEqual([made.id]);
    const schools = AuditDetail.parse(more).schools.map(({ id, name }) => ({ id, name }));
    await edit({ schools, year_ending: 2025 });
    expect(refreshed).toEqual([made.id, made.id]);
  });

  it('removes no school with files, and names the field of what cannot be', async () => {
    const detail = await detailOf(two.b.id);
    const body = { district: { name: 'Birchfield' }, year_ending: 2024, due_on: null };
    const [school] = detail.schools;
    await two.portal.database.system((tx) =>
      tx.run(sql`insert into upload_school (audit_id, upload_id, school_id)
        select audit_id, id, ${school?.id} from upload where audit_id = ${two.b.id} limit 1`),
    );
    const shrunk = await call('PUT', `/audits/${two.b.id}/details`, { ...body, schools: [{ name: 'New' }] });
    expect(shrunk).toMatchObject({
      status: 409,
      body: { message: 'Birchfield High has uploads and cannot be removed.' },
    });
    const twins = [{ id: school?.id, name: 'Twin' }, { name: 'TWIN' }];
    for (const schools of [twins, [{ id: crypto.randomUUID(), name: 'Elsewhere' }]])
      expect(await call('PUT', `/audits/${two.b.id}/details`, { ...body, schools })).toMatchObject({
        status: 400,
        body: { details: { field: 'schools' } },
      });
    expect((await detailOf(two.b.id)).schools).toEqual([{ ...school, has_uploads: true }]);
  });

  it('closes an audit, in which its people then read and change nothing, and reopens it', async () => {
    const { a } = two;
    const inIt = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      two.portal.call(method, `/eoa/${a.id}${path}`, a.token, body);
    const request = () => inIt('POST', '/request-upload-url', {});
    expect((await request()).status).toBe(400);

    expect((await call('POST', `/audits/${a.id}/closed`)).body).toMatchObject({ status: 'closed' });
    expect((await call('POST', `/audits/${a.id}/closed`)).status).toBe(409);
    expect(await request()).toMatchObject({ status: 403, body: { message: expect.stringContaining('closed') } });
    const school = (await detailOf(a.id)).schools[0]?.id;
    expect((await inIt('PUT', `/schools/${school}`, { name: 'Other', ...NO_ID })).status).toBe(403);
    expect((await inIt('GET', '/upload-results')).status).toBe(200);
    expect((await a.add('late@closed.test')).status).toBe(201); // access can be given and taken away
    expect((await two.portal.call('GET', '/users/me', a.token)).body).toMatchObject({
      eoas: [{ id: a.id, closed_at: expect.any(String) }],
    });

    expect((await call('DELETE', `/audits/${a.id}/closed`)).body).toMatchObject({ closed_at: null });
    expect((await call('DELETE', `/audits/${a.id}/closed`)).status).toBe(409);
    expect((await request()).status).toBe(400);
    const events = (await eventsOf(a.id)).map(({ event }) => event);
    expect(events.filter((event) => event.startsWith('audit.'))).toEqual([
      'audit.created',
      'audit.closed',
      'audit.reopened',
    ]);
  });

  it('makes a new link for someone who has not joined, and for no one else', async () => {
    const audit = await two.makeAudit('Lost', ['lost@link.test']);
    const old = audit.invitations?.[0]?.url ?? '';
    const member = (await detailOf(audit.id)).members[0]?.id;
    const again = await call('POST', `/audits/${audit.id}/members/${member}/invitation`);
    const link = Invitation.parse(again.body).invitation_url ?? '';
    expect([await two.statusOf(old), await two.statusOf(link)]).toEqual([410, 200]);
    await two.follow(link);
    expect((await call('POST', `/audits/${audit.id}/members/${member}/invitation`)).status).toBe(409);
    expect((await call('POST', `/audits/${two.a.id}/members/${member}/invitation`)).status).toBe(404);
  });

  it('names the account manager to the people of an audit once one has joined, and to no one else', async () => {
    const { a, b } = two;
    const contact = async (token: string) => two.portal.call('GET', `/eoa/${a.id}/contact`, token);
    const manager = { email: 'manager@contact.test', roles: ['ACCOUNT_MANAGER'], scope: 'district' };
    await two.portal.call('POST', `/eoa/${a.id}/people`, a.token, manager);
    expect((await contact(a.token)).body).toEqual({ account_manager: null });
    await two.follow(await a.inviteAgain(manager.email), { name: 'Mo Manager' });
    expect((await contact(a.token)).body).toEqual({ account_manager: { name: 'Mo Manager', email: manager.email } });
    expect((await contact(b.token)).status).toBe(404);
  });

  it('finds people by a part of their address, with their memberships in all audits', async () => {
    await two.b.add(two.a.admin);
    const { body } = await call('GET', '/people?email=ADMIN@ash');
    expect(FoundPerson.array().parse(body)).toEqual([
      {
        email: two.a.admin,
        name: 'Ann',
        can_sign_in: true,
        memberships: [
          expect.objectContaining({ district: 'Ashwood', state: 'active', is_closed: false }),
          expect.objectContaining({ district: 'Birchfield', state: 'pending' }),
        ],
      },
    ]);
    expect((await call('GET', '/people?email=%25%25%25')).body).toEqual([]);
    expect((await call('GET', '/people?email=ab')).status).toBe(400);
  });
});
