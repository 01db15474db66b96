import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn, SILENT_QUEUE } from '../fixtures/known-audit.ts';
import { answersOf } from '../fixtures/known-district.ts';
import { requestRefresh } from '../request-refresh.ts';

describe.each(databases)('on $kind', (on) => {
  let audit: KnownAudit;
  const roster = answersOf('roster-only');
  const full = answersOf('dirty');

  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
    await audit.arrive('clean', ['STUDENT_ROSTER']);
    await audit.refresh();
    await audit.arrive('clean', ['COURSE_CATALOG']);
    await audit.refresh();
  });
  afterAll(() => audit.close());

  const call = (who: string, path: string) => audit.as(who, 'GET', `/data-qc/${path}`);
  const body = async (who: string, path: string) => (await call(who, path)).body;
  const ledgers = () =>
    [...audit.paths.keys()]
      .filter((key) => key.startsWith('lake/type=ledger-student/'))
      .map((key) => /version=(\d+)/.exec(key)?.[1]);

  // One story: the roster is version 1, the catalog version 2.
  describe('versions of the numbers', () => {
    it('are listed with the files that came with each', async () => {
      expect(await body('admin', 'versions')).toMatchObject({
        items: [
          { version: 2, is_current: true, files: [{ change: 'added', upload_file_type: 'COURSE_CATALOG' }] },
          { version: 1, is_current: false, files: [{ change: 'added', upload_file_type: 'STUDENT_ROSTER' }] },
        ],
        total: 2,
        pages: 1,
      });
      expect(await body('admin', 'versions?page=2&size=1')).toMatchObject({
        items: [{ version: 1 }],
        total: 2,
        pages: 2,
      });
    });

    it('answer as of then', async () => {
      const then = (await body('admin', 'course-catalogs/summary?version=1')) as { provenance: { version: number } };
      expect(then).toMatchObject({ total_course_count: 0, provenance: { version: 1, files: [] }, changes: null });
      const now = answersOf('clean-and-sis').all_schools['data-qc/course-catalogs/summary'].total_course_count;
      expect(await body('admin', 'course-catalogs/summary')).toMatchObject({
        total_course_count: now,
        provenance: { version: 2 },
      });
      expect(await body('admin', 'course-catalogs/summary?version=2')).toMatchObject({ total_course_count: now });
    });

    it('say what changed and by which file', async () => {
      const now = answersOf('clean-and-sis').all_schools['data-qc/course-catalogs/summary'].total_course_count;
      expect(await body('admin', 'course-catalogs/summary')).toMatchObject({
        changes: {
          version: 2,
          previous: 1,
          numbers: [{ key: 'total_course_count', label: 'courses', unit: 'count', before: 0, after: now, delta: now }],
          files: [{ change: 'added', file_name: expect.stringContaining('course_catalog') }],
        },
      });
    });

    it('keep one row of a panel that did not become another one', async () => {
      const rows = await audit.portal.database.system((tx) =>
        tx.rows<{ version: number }>(sql`
        select version from panel where panel = 'cte-pathways/summary' and scope_key = 'all' and audit_id = ${audit.auditId}`),
      );
      expect(rows).toEqual([{ version: 1 }]);
      expect(await body('admin', 'cte-pathways/summary')).toMatchObject({ provenance: { version: 2 }, changes: null });
    });

    it('that are not kept are said to be so', async () => {
      for (const panel of ['rosters/summary', 'cohort/waterfall'])
        expect(await call('admin', `${panel}?version=99`)).toMatchObject({
          status: 404,
          body: { code: 'not_found', message: expect.stringContaining('Version 99') },
        });
      expect((await call('admin', 'rosters/summary?version=0')).status).toBe(400);
    });

    it('are those of the own school for a member of one school', async () => {
      const name = audit.schools[0]?.name ?? '';
      expect(await body('one', 'rosters/summary?version=1')).toMatchObject({
        total_student_count: roster.by_school[name]['data-qc/rosters/summary'].total_student_count,
      });
      expect(await body('one', 'versions')).toMatchObject({ total: 2 });
      expect(JSON.stringify(await body('one', 'rosters/summary?version=1'))).not.toContain(audit.schools[1]?.name);
    });

    it('leave out the overtaken: twenty files make one version', async () => {
      await audit.arrive('dirty', ['TRANSCRIPT', 'STUDENT_DEMOGRAPHICS']);
      await audit.refresh();
      expect(await body('admin', 'versions')).toMatchObject({
        items: [{ version: 4 }, { version: 2 }, { version: 1 }],
      });
      expect(full.all_schools['data-qc/rosters/summary'].total_student_count).toBeGreaterThan(0);
      expect(ledgers()).toEqual(['1', '2', '4']);
    });

    it('are forgotten after their days, with their ledgers, but never the newest two', async () => {
      await audit.portal.database.system(async (tx) => {
        await tx.run(
          sql`update quality_version set computed_at = computed_at - interval '31 days' where audit_id = ${audit.auditId}`,
        );
        await requestRefresh(tx, SILENT_QUEUE, audit.auditId);
      });
      const before = (await body('admin', 'cte-pathways/summary')) as Record<string, unknown>;
      await audit.refresh();
      expect(await body('admin', 'versions')).toMatchObject({ items: [{ version: 5 }, { version: 4 }], total: 2 });
      expect(ledgers()).toEqual(['4', '5']);
      expect((await call('admin', 'rosters/summary?version=1')).status).toBe(404);
      // Its row is of version 1, which is gone: the row stays, because version 5 reads it.
      expect(await body('admin', 'cte-pathways/summary')).toMatchObject({
        cte_pathways_count: before.cte_pathways_count,
      });
    });
  });
});
