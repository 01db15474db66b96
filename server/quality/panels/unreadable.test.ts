import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { sql } from '#server/platform/database/sql.ts';
import { type KnownAudit, openKnownAudit } from '../fixtures/known-audit.ts';

let audit: KnownAudit;

beforeAll(async () => {
  audit = await openKnownAudit();
});
afterAll(() => audit.close());

/** A course catalog of the first school that could not be opened. */
const uploadUnreadable = () =>
  audit.portal.database.system(async (tx) => {
    const upload = await tx.row<{ id: string }>(sql`
      insert into upload (audit_id, chain_id, upload_file_type, file_name, metadata, requested_by, requested_by_name, expires_at,
        lifecycle, verdict, current_run)
      select ${audit.auditId}, gen_random_uuid(), 'COURSE_CATALOG', 'locked.xlsx', '{}', id, name, now(), 'done', 'malformed', 1
      from person where email = 'admin@known.test'
      returning id`);
    await tx.run(sql`insert into run (audit_id, upload_id, number) values (${audit.auditId}, ${upload?.id}, 1)`);
    await tx.run(sql`
      insert into upload_school values (${audit.auditId}, ${upload?.id}, ${audit.schools[0]?.id})`);
  });

const panel = async (school = '') =>
  (await audit.as('admin', 'GET', `/data-qc/course-catalogs/summary${school}`))
    .body as PanelAnswer<'course-catalogs/summary'>; // the shape of this call

it('tells a file that came and could not be read from one that never came', async () => {
  expect((await panel()).provenance?.state).toBe('not_uploaded');
  await uploadUnreadable();
  const { provenance } = await panel();
  expect(provenance?.state).toBe('unreadable');
  expect(provenance?.partial).toEqual(['Course Catalog: the file could not be read']);
  expect(provenance?.missing?.map(({ state }) => state)).toEqual(['unreadable']);
});

it('says so of the schools the file was for alone', async () => {
  const { provenance } = await panel(`?school_id=${audit.schools[1]?.id}`);
  expect(provenance?.state).toBe('not_uploaded');
  expect(provenance?.partial).toEqual(['Course Catalog: not uploaded']);
});
