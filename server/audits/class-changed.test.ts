import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuditDetail, AuditSummary } from '#contract/operator/audit-detail.ts';
import { sql } from '#server/platform/database/sql.ts';
import { openTestPortal, type TestPortal } from '../test-portal.ts';

const OPERATOR = 'operator@demo.test';
const DRAFT = { district: { name: 'Classes' }, year_ending: 2023, schools: [{ name: 'North High' }] };

let portal: TestPortal;
let operator: string;
beforeAll(async () => {
  portal = await openTestPortal({ PORTAL_OPERATORS: OPERATOR });
  operator = await portal.token(OPERATOR);
});
afterAll(() => portal.close());

/**
 * An audit with a file that was read, or is being read, for the class of 2023, and how often it was asked to be
 * read again since, by whom.
 */
async function audit(lifecycle = 'done') {
  const made = await portal.call('POST', '/operator/audits', operator, DRAFT);
  const { id } = AuditSummary.parse(made.body);
  await portal.database.system((tx) =>
    tx.run(sql`
      with file as (
        insert into upload (audit_id, chain_id, id, upload_file_type, file_name, metadata, requested_by, requested_by_name, requested_at, expires_at,
          lifecycle, verdict, attempt, current_run)
        select ${id}, new.id, new.id, 'STUDENT_ROSTER', 'roster.csv', '{}', person.id, 'Ola', now(), now(), ${lifecycle}, 'success', 1, 1
        from person, (select gen_random_uuid() as id) as new where person.email = ${OPERATOR} returning id)
      insert into run (audit_id, upload_id, number) select ${id}, file.id, 1 from file`),
  );
  const retried = () =>
    portal.database.system(async (tx) => {
      const lines = await tx.rows<{ who: string }>(sql`
        select p.email as who from audit_event e join person p on p.id = e.person_id
        where e.audit_id = ${id} and e.event = 'upload.retried'`);
      return lines.map(({ who }) => who);
    });
  const edit = async (over: object) => {
    const { body } = await portal.call('GET', `/operator/audits/${id}`, operator);
    const { district, year_ending, due_on, schools } = AuditDetail.parse(body);
    const now = {
      district: { name: district },
      year_ending,
      due_on,
      schools: schools.map(({ id, name }) => ({ id, name })),
    };
    return (await portal.call('PUT', `/operator/audits/${id}/details`, operator, { ...now, ...over })).status;
  };
  return { id, retried, edit };
}

it('has the files read again when an operator changes the class, since it decides how years are read', async () => {
  const { id, retried, edit } = await audit();
  expect(await edit({ due_on: '2026-05-01' })).toBe(200);
  expect(await retried()).toEqual([]);
  expect(await edit({ year_ending: 2024 })).toBe(200);
  expect(await retried()).toEqual([OPERATOR]);
  const details = await portal.database.system((tx) =>
    tx.rows(sql`
      select details -> 'before' as before, details -> 'after' as after from audit_event
      where audit_id = ${id} and event = 'audit.changed' order by id desc limit 1`),
  );
  const before = { district: 'Classes', year_ending: 2023, due_on: '2026-05-01' };
  expect(details).toEqual([{ before, after: { ...before, year_ending: 2024 } }]);
});

it('has one read again that is being read when a school gets another name, since it was begun with the earlier one', async () => {
  const { retried, edit } = await audit('processing');
  expect(await edit({ due_on: '2026-05-01' })).toBe(200);
  expect(await retried()).toEqual([]);
  expect(await edit({ schools: [{ name: 'North Academy' }] })).toBe(200);
  expect(await retried()).toEqual([OPERATOR]);
  // One that has been read keeps what it was matched by.
  const other = await audit();
  expect(await other.edit({ schools: [{ name: 'North Academy' }] })).toBe(200);
  expect(await other.retried()).toEqual([]);
});

it('does so when the audit is replaced as a whole', async () => {
  const { id, retried } = await audit();
  const replace = (over: object) => portal.call('PUT', `/operator/audits/${id}`, operator, { ...DRAFT, ...over });
  expect((await replace({ due_on: '2026-05-01' })).status).toBe(200);
  expect(await retried()).toEqual([]);
  expect((await replace({ year_ending: 2024 })).status).toBe(200);
  expect(await retried()).toEqual([OPERATOR]);
});
