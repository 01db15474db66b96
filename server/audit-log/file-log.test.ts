import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AuditEventName } from '#contract/audit-events.ts';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { sql } from '#server/platform/database/sql.ts';
import { openTestPortal, type TestPortal } from '../test-portal.ts';

const Log = z.object({
  items: z.array(z.object({ user_name: z.string(), action: z.string(), file_name: z.string().nullable() })),
  total: z.int(),
  users: z.array(z.string()),
  actions: z.array(z.object({ event: z.string(), label: z.string() })),
});

/** [who, what, which file, which school], oldest first. */
const EVENTS: [who: string, what: AuditEventName, file: string, school: string, details?: object][] = [
  ['Bea', 'upload.requested', 'Roster North.csv', 'North'],
  ['Bea', 'upload.received', 'Roster North.csv', 'North'],
  ['Portal', 'upload.processed', 'Roster North.csv', 'North', { counts: { error: 8 } }],
  ['Al', 'upload.requested', '=HYPERLINK("http://x").csv', 'South'],
  ['Al', 'upload.canceled', '=HYPERLINK("http://x").csv', 'South'],
];

describe('the log of files', () => {
  let portal: TestPortal;
  let audit: AuditSummary;
  let token: string;
  let ofNorth: string;
  const path = (rest: string) => `/eoa/${audit.id}/audit-log/data-file${rest}`;
  const read = async (query: string, as = token) => Log.parse((await portal.call('GET', path(`/${query}`), as)).body);
  const files = (log: z.infer<typeof Log>) => log.items.map(({ file_name }) => file_name);

  beforeAll(async () => {
    portal = await openTestPortal({ PORTAL_OPERATORS: 'operator@demo.test' });
    const made = await portal.call('POST', '/operator/audits', await portal.token('operator@demo.test'), {
      district: { name: 'Log' },
      year_ending: 2024,
      schools: [{ name: 'North' }, { name: 'South' }],
      members: [
        { email: 'lead@demo.test', roles: ['DISTRICT_DATA_LEAD'], scope: 'district' },
        { email: 'north@demo.test', roles: ['ADMIN'], scope: 'school', schools: ['North'] },
      ],
    });
    audit = AuditSummary.parse(made.body);
    token = await portal.token('lead@demo.test');
    ofNorth = await portal.token('north@demo.test');
    await portal.database.system(async (tx) => {
      for (const [index, [who, event, file, school, details = {}]] of EVENTS.entries())
        await tx.run(sql`
          insert into audit_event (audit_id, at, person_name, event, upload_id, upload_file_type, file_name, school_ids, details)
          values (${audit.id}, timestamptz '2024-11-14T10:00:00Z' + ${index} * interval '1 minute', ${who}, ${event},
            gen_random_uuid(), 'STUDENT_ROSTER', ${file},
            array[${audit.schools.find(({ name }) => name === school)?.id}]::uuid[], ${JSON.stringify(details)}::jsonb)`);
    });
  });
  afterAll(() => portal.close());

  it('begins with the newest, and names the people and actions there are', async () => {
    const log = await read('');
    expect(log.items.map(({ action }) => action)).toEqual([
      'Canceled',
      'Upload started',
      'Processed: 8 errors',
      'Uploaded',
      'Upload started',
    ]);
    expect(log.users).toEqual(['Al', 'Bea', 'Portal']);
    expect(log.actions.map(({ label }) => label)).toEqual(['Canceled', 'Processed', 'Upload started', 'Uploaded']);
  });

  it('is narrowed by person, action and a part of the name of a file, in any combination', async () => {
    expect((await read('?user=Bea')).total).toBe(2);
    expect((await read('?event=upload.requested')).total).toBe(2);
    expect(files(await read('?file=rOSTER%20n&user=Bea&event=upload.received'))).toEqual(['Roster North.csv']);
    expect((await read('?file=%25')).total).toBe(0);
    // What can be chosen does not shrink with what is chosen.
    expect((await read('?user=Bea')).users).toEqual(['Al', 'Bea', 'Portal']);
  });

  it.each([
    ['user', 'asc', ['Al', 'Al', 'Bea', 'Bea', 'Portal']],
    ['user', 'desc', ['Portal', 'Bea', 'Bea', 'Al', 'Al']],
    ['timestamp', 'asc', ['Bea', 'Bea', 'Portal', 'Al', 'Al']],
  ])('is sorted by %s, %s', async (by, sort, users) => {
    expect((await read(`?by=${by}&sort=${sort}`)).items.map(({ user_name }) => user_name)).toEqual(users);
  });

  it('shows a member of some schools what concerns theirs alone, people and actions too', async () => {
    const log = await read('', ofNorth);
    expect(log.total).toBe(3);
    expect(log.users).toEqual(['Bea', 'Portal']);
    const csv = await portal.call('GET', path('.csv'), ofNorth);
    expect(csv.text).not.toContain('HYPERLINK');
  });

  it('is downloaded as CSV in the same order, in which nothing runs, and that is written down', async () => {
    const { headers, body: text } = await portal.app.inject({
      url: `/api${path('.csv?by=user&sort=asc&upload_file_type=STUDENT_ROSTER')}`,
      headers: { authorization: `Bearer ${token}`, 'x-time-zone': 'America/Chicago' },
    });
    expect(headers['content-disposition']).toMatch(
      /filename="Log - Student Roster - audit log - \d{4}-\d\d-\d\d\.csv"/,
    );
    const [head, first, ...rest] = text.replace('\ufeff', '').trim().split('\r\n');
    expect(head).toBe('User,Action,File,Timestamp,Time zone');
    expect(first).toMatch(/^Al,Upload started,"'=HYPERLINK\(""http:\/\/x""\)\.csv",2024-11-14 04:03:00,CST$/);
    expect(rest.join()).toContain('Portal,Processed: 8 errors,');
    expect(rest).toHaveLength(4);
    const recorded = await portal.database.system((tx) =>
      tx.rows<{ person_name: string }>(sql`select person_name from audit_event where event = 'audit-log.downloaded'`),
    );
    expect(recorded).toHaveLength(2);
  });
});
