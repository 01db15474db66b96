import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AuditEventName } from '#contract/audit-events.ts';
import { AuditLogEntry } from '#contract/audit-log.ts';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import type { Download } from '#server/http/download.ts';
import type { Tenant } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '../platform/database/test-databases.ts';
import { openTestPortal, type TestPortal } from '../test-portal.ts';
import { wholeLogAsCsv } from './download.ts';

const Log = z.object({ items: z.array(AuditLogEntry), total: z.int(), users: z.array(z.string()) });

type Line = [who: string, what: AuditEventName, details: object, schools: string[] | null, file?: string];

/** One minute apart, oldest first. */
const EVENTS: Line[] = [
  ['Bea', 'person.added', { member: 'x', name: 'Dana', roles: ['ADMIN'] }, null],
  ['Bea', 'upload.received', { size: 4 }, ['North'], '=HYPERLINK("http://x").csv'],
  ['Portal', 'upload.processed', { run: 1, counts: { error: 1200 } }, ['North', 'South'], 'both.csv'],
  ['Al', 'selection.finalized', { selected: 8, ids: ['opaque'] }, ['South']],
  ['Al', 'selection.unfinalized', { selected: 8, ids: ['opaque'], reason: 'Two left.' }, ['North']],
  ['Cy', 'transcript.printed', { transcripts: 1, ids: ['opaque'] }, ['North']],
  ['Cy', 'courses.decided', { changed: 1, courses: ['N100', 'N200'] }, null],
  ['Cy', 'upload.moved', { movedTo: 'COURSE_CATALOG' }, ['North'], 'courses.csv'],
];
/** Among them, and in no list (docs/decisions/0042-the-log-says-from-where.md). */
const NOISE: Line[] = [
  ['Bea', 'upload.requested', { size: 4 }, ['North'], 'both.csv'],
  ['Noe', 'intake.staged', { size: 4 }, null, 'looked-at.csv'],
  ['Noe', 'intake.removed', {}, null, 'looked-at.csv'],
];

describe.each(databases)('the whole log on $kind', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>;
  let portal: TestPortal;
  let audit: AuditSummary;
  let lead: string;
  let ofNorth: string;
  const path = (rest: string) => `/eoa/${audit.id}/audit-log${rest}`;
  const read = async (query: string, as = lead) => {
    const { status, body, text } = await portal.call('GET', path(`/${query}`), as);
    expect(status, text).toBe(200);
    return Log.parse(body);
  };
  const actions = (log: z.infer<typeof Log>) => log.items.map(({ action }) => action);
  const schoolId = (name: string) => audit.schools.find((school) => school.name === name)?.id ?? '';

  beforeAll(async () => {
    database = await open();
    portal = await openTestPortal({
      PORTAL_OPERATORS: 'operator@demo.test',
      ...(database.url !== null && { DATABASE_URL: database.url }),
    });
    const made = await portal.call('POST', '/operator/audits', await portal.token('operator@demo.test'), {
      district: { name: 'Log' },
      year_ending: 2024,
      schools: [{ name: 'North' }, { name: 'South' }],
      members: [
        { email: 'lead@log.test', roles: ['DISTRICT_DATA_LEAD'], scope: 'district' },
        { email: 'north@log.test', roles: ['ACCOUNT_MANAGER'], scope: 'school', schools: ['North'] },
      ],
    });
    audit = AuditSummary.parse(made.body);
    lead = await portal.token('lead@log.test');
    ofNorth = await portal.token('north@log.test');
    await portal.database.system(async (tx) => {
      for (const [index, [who, event, details, schools, file = null]] of [...EVENTS, ...NOISE].entries())
        await tx.run(sql`
          insert into audit_event (audit_id, at, person_name, event, upload_id, upload_file_type, file_name, school_ids, details)
          values (${audit.id}, timestamptz '2024-11-14T10:00:00Z' + ${index} * interval '1 minute', ${who}, ${event},
            case when ${file}::text is not null then gen_random_uuid() end, case when ${file}::text is not null then 'STUDENT_ROSTER' end, ${file},
            (select array_agg(id::uuid) from jsonb_array_elements_text(${schools && JSON.stringify(schools.map(schoolId))}::jsonb) as s (id)),
            ${JSON.stringify(details)}::jsonb)`);
    });
  });
  afterAll(async () => {
    await portal?.close();
    await database?.close();
  });

  const WHEN = 'from=2024-11-14T00:00:00Z&before=2024-11-15T00:00:00Z';

  it('says who did what, with what, for which schools, newest first', async () => {
    const { items, total, users } = await read(`?${WHEN}`);
    expect(total).toBe(EVENTS.length);
    expect(users).toEqual(expect.arrayContaining(['Al', 'Bea', 'Cy', 'Portal']));
    expect(users).not.toContain('Noe');
    expect(items.map(({ user_name, action, about, schools }) => [user_name, action, about, schools.join()])).toEqual([
      ['Cy', 'Moved to another card', 'to Course Catalog', 'North'],
      ['Cy', 'Courses mapped', '2 courses', ''],
      ['Cy', 'Transcripts printed', '1 transcript', 'North'],
      ['Al', 'Selection reopened', '8 students · Reason: Two left.', 'North'],
      ['Al', 'Selection finalized', '8 students', 'South'],
      ['Portal', 'Processed: 1,200 errors', null, 'North,South'],
      ['Bea', 'Uploaded', null, 'North'],
      ['Bea', 'Person added', 'Dana', ''],
    ]);
    expect(items[0]?.file).toMatchObject({ name: 'courses.csv', has_results: false });
    expect(JSON.stringify(items)).not.toContain('opaque');
  });

  it('is narrowed by person, kind, school and time, and paged', async () => {
    expect(actions(await read(`?${WHEN}&user=Al&school_id=${schoolId('South')}`))).toEqual(['Selection finalized']);
    expect(actions(await read(`?${WHEN}&kind=people`))).toEqual(['Person added']);
    expect(actions(await read('?from=2024-11-14T10:01:00Z&before=2024-11-14T10:02:00Z'))).toEqual(['Uploaded']);
    const second = await read(`?${WHEN}&size=2&page=2`);
    expect(actions(second)).toEqual(['Transcripts printed', 'Selection reopened']);
    expect(second.total).toBe(EVENTS.length);
  });

  it('has one line for the pages of problems that a person goes through', async () => {
    const file = '11111111-1111-4111-8111-111111111111';
    const looks: [who: string, minute: number][] = [
      ['Al', 0],
      ['Al', 4],
      ['Bea', 5],
      ['Al', 13],
      ['Al', 40],
    ];
    await portal.database.system(async (tx) => {
      for (const [who, minute] of looks)
        await tx.run(sql`
          insert into audit_event (audit_id, at, person_name, event, upload_id, upload_file_type, file_name, school_ids, details)
          values (${audit.id}, timestamptz '2024-11-16T10:00:00Z' + ${minute} * interval '1 minute', ${who}, 'upload.issues_viewed',
            ${file}, 'STUDENT_ROSTER', 'roster.csv', null, '{"items": 10}')`);
    });
    const { items, total } = await read('?from=2024-11-16T00:00:00Z&before=2024-11-17T00:00:00Z');
    expect(items.map(({ user_name, about, file: of }) => [user_name, about, of?.name])).toEqual([
      ['Al', null, 'roster.csv'],
      ['Bea', null, 'roster.csv'],
      ['Al', null, 'roster.csv'],
    ]);
    expect(total).toBe(3);
    const ofCard = await portal.call('GET', path('/data-file/?upload_file_type=STUDENT_ROSTER'), lead);
    expect(ofCard.text).not.toContain('roster.csv');
  });

  it('has one line for the lists of named candidates that a person reads of one school', async () => {
    const looks: [who: string, minute: number, school: string, students: number][] = [
      ['Al', 0, 'North', 10],
      ['Al', 1, 'South', 4],
      ['Al', 3, 'North', 7],
      ['Al', 30, 'North', 10],
    ];
    await portal.database.system(async (tx) => {
      for (const [who, minute, school, students] of looks)
        await tx.run(sql`
          insert into audit_event (audit_id, at, person_name, event, school_ids, details)
          values (${audit.id}, timestamptz '2024-11-18T10:00:00Z' + ${minute} * interval '1 minute', ${who}, 'students.viewed',
            array[${schoolId(school)}::uuid], ${JSON.stringify({ list: 'candidates', students })}::jsonb)`);
    });
    const { items } = await read('?from=2024-11-18T00:00:00Z&before=2024-11-19T00:00:00Z');
    expect(items.map(({ about, schools }) => [about, schools])).toEqual([
      [null, ['North']],
      [null, ['South']],
      [null, ['North']],
    ]);
  });

  it('shows a member of some schools what concerns theirs, without the counts of others', async () => {
    const log = await read(`?${WHEN}`, ofNorth);
    expect(log.total).toBe(5);
    expect(log.users).toEqual(['Al', 'Bea', 'Cy', 'Portal']);
    expect(JSON.stringify(log)).not.toMatch(/South|Dana/);
    expect(actions(log)).toContain('Processed');
    expect((await portal.call('GET', path(`/?school_id=${schoolId('South')}`), ofNorth)).status).toBe(404);
  });

  it('is kept from a member of some schools by the database alone, too', async () => {
    const north = { auditId: audit.id, personId: null, schools: audit.schools.slice(0, 1).map(({ id }) => id) };
    const seen = await portal.database.tenant(north, (tx) =>
      tx.rows<{ event: string }>(sql`select event from audit_event where at < '2024-11-15' order by id`),
    );
    expect(seen.map(({ event }) => event)).toEqual(
      [...EVENTS, ...NOISE].filter(([, , , schools]) => schools?.includes('North')).map(([, event]) => event),
    );
  });

  it('is downloaded as CSV with times that are dates, in the zone of the reader, in which nothing runs', async () => {
    const { headers, body: text } = await portal.app.inject({
      url: `/api${path(`.csv?${WHEN}`)}`,
      headers: { authorization: `Bearer ${lead}`, 'x-time-zone': 'America/Chicago', 'accept-language': 'en' },
    });
    expect(headers['content-disposition']).toMatch(/filename="Log - audit log - \d{4}-\d\d-\d\d\.csv"/);
    const [head, ...rows] = text.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(head).toBe('Timestamp,Time zone,User,Action,Details,File,Data category,Schools,Network address');
    expect(rows).toHaveLength(EVENTS.length);
    expect(rows[0]).toBe(
      '2024-11-14 04:07:00,CST,Cy,Moved to another card,to Course Catalog,courses.csv,Student Roster,North,',
    );
    expect(rows[6]).toContain(',"\'=HYPERLINK(');
    expect(rows[5]).toContain(',both.csv,Student Roster,North; South');
    expect(actions(await read('?kind=settings')).slice(0, 1)).toEqual(['Audit log downloaded']);
  });

  it('repeats no line in a download during which others are written', async () => {
    const addLines = (many: number, since: string) =>
      portal.database.system((tx) =>
        tx.run(sql`
          insert into audit_event (audit_id, at, person_name, event, details)
          select ${audit.id}, ${since}::timestamptz + n * interval '1 second', 'Dee', 'person.removed',
            jsonb_build_object('name', ${since}::text || n)
          from generate_series(1, ${many}) as n`),
      );
    await addLines(1_500, '2025-03-01');
    const tenant: Tenant = { auditId: audit.id, personId: null, schools: 'all' };
    const reader = { database: portal.database, tenant, language: 'en', timeZone: 'UTC' } as const;
    const download = await portal.database.tenant(tenant, (tx) => wholeLogAsCsv(tx, reader, { user: 'Dee' }));
    const lines: string[] = [];
    for await (const line of await streamOf(download)) {
      lines.push(line);
      if (lines.length === 2) await addLines(3, '2025-03-02');
    }
    expect(lines).toHaveLength(1_501);
    expect(new Set(lines).size).toBe(1_501);
  });
});

const streamOf = ({ stream }: Download): AsyncIterable<string> | Promise<AsyncIterable<string>> =>
  typeof stream === 'function' ? stream() : stream;
