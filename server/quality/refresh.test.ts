import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PANEL_NAMES } from '#contract/quality/panels.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn, SILENT_QUEUE } from './fixtures/known-audit.ts';
import { answersOf } from './fixtures/known-district.ts';
import { publishNumbers } from './publish.ts';
import { requestRefresh } from './request-refresh.ts';

describe.each(databases)('on $kind', (on) => {
  let audit: KnownAudit;

  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
  });
  afterAll(() => audit.close());

  const panel = async (who: string, name: string, school?: string) =>
    audit.as(who, 'GET', `/data-qc/${name}${school ? `?school_id=${school}` : ''}`);
  const cohort = async (who: string, school?: string) => (await panel(who, 'rosters/summary', school)).body;
  const status = async () => (await audit.as('admin', 'GET', '/data-qc/status')).body;
  const schoolAt = (index: number) => audit.schools[index] ?? { id: '', name: '' };

  // One story: each step builds on what the step before has uploaded.
  describe('the numbers of an audit', () => {
    it('are zeros in the right shape before anything is uploaded', async () => {
      for (const name of PANEL_NAMES) expect((await panel('admin', name)).status, name).toBe(200);
      expect(await cohort('admin')).toMatchObject({
        total_student_count: 0,
        schools: expect.arrayContaining(audit.schools.map(({ name }) => ({ name, student_count: 0 }))),
        provenance: { version: 0, computed_at: null, files: [], shows: ['STUDENT_ROSTER'] },
      });
      expect((await panel('admin', 'matching/summary')).body).toMatchObject({ students_matched_percentage: null });
      expect(await status()).toEqual({ version: 0, refreshing: false, computed_at: null });
    });

    it('are refreshing from the moment a file counts until the panels hold it', async () => {
      await audit.arrive('dirty', ['STUDENT_ROSTER']);
      expect(await status()).toMatchObject({ refreshing: true });
      await audit.refresh();
      expect(await status()).toMatchObject({ version: 1, refreshing: false, computed_at: expect.any(String) });
    });

    it('say that they are based on the roster only', async () => {
      expect(await cohort('admin')).toMatchObject({
        provenance: { version: 1, partial: ['based on roster only'], files: [{ upload_file_type: 'STUDENT_ROSTER' }] },
      });
    });

    it('come out right when two refreshes run at once', async () => {
      await audit.arrive('dirty', [
        'COURSE_CATALOG',
        'STUDENT_DEMOGRAPHICS',
        'TRANSCRIPT',
        'STUDENT_TEST_SCORES',
        'CTE_PATHWAY_CATALOG',
      ]);
      await Promise.all([audit.refresh(), audit.refresh()]);
      const wanted = answersOf('dirty').all_schools['data-qc/rosters/summary'];
      expect(await cohort('admin')).toMatchObject({
        total_student_count: wanted.total_student_count,
        provenance: { partial: [] },
      });
      expect(await status()).toMatchObject({ version: 6, refreshing: false });
    });

    it('are not replaced by older ones', async () => {
      const before = await cohort('admin');
      const late = {
        version: 5,
        at: '2024-01-01',
        method: '',
        files: [],
        panels: [],
        before: { version: 4, panels: {} },
        candidates: [],
        findings: { groups: [], issues: [] },
      };
      const published = await audit.portal.database.job(audit.auditId, (tx) => publishNumbers(tx, audit.auditId, late));
      expect(published).toBeNull();
      expect(await cohort('admin')).toEqual(before);
    });

    it('are those of the own school for a member of one school, who learns nothing of the others', async () => {
      const wanted = answersOf('dirty').by_school[schoolAt(0).name]['data-qc/rosters/summary'];
      expect(await cohort('one')).toMatchObject(wanted);
      expect(await cohort('one', schoolAt(0).id)).toEqual(await cohort('one'));
      expect((await panel('one', 'rosters/summary', schoolAt(1).id)).status).toBe(404);
      expect((await panel('outsider', 'rosters/summary')).status).toBe(404);
    });

    it('are those of both schools together, by name, for a member of two', async () => {
      const both = [schoolAt(0), schoolAt(1)].map(
        ({ name }) => answersOf('dirty').by_school[name]['data-qc/rosters/summary'],
      );
      expect(await cohort('two')).toMatchObject({
        total_student_count: both[0].total_student_count + both[1].total_student_count,
        schools: [...both[1].schools, ...both[0].schools], // César Chávez before Lincoln
      });
    });

    it('of schools that no one had together before come with the next refresh', async () => {
      await audit.portal.database.system((tx) =>
        tx.run(sql`
        insert into membership_school
        select audit_id, id, ${schoolAt(2).id} from membership
        where audit_id = ${audit.auditId} and person_id = (select id from person where email = 'one@known.test')`),
      );
      expect(await cohort('one')).toMatchObject({ total_student_count: 0, provenance: { version: 0 } });
      expect(await status()).toMatchObject({ refreshing: true });
      await audit.refresh();
      const both = [schoolAt(0), schoolAt(2)].map(
        ({ name }) => answersOf('dirty').by_school[name]['data-qc/rosters/summary'],
      );
      expect(await cohort('one')).toMatchObject({
        total_student_count: both[0].total_student_count + both[1].total_student_count,
      });
    });
  });

  describe('findings that need other files', () => {
    const groups = () =>
      audit.portal.database.system((tx) =>
        tx.rows<{
          code: string;
          upload_file_type: string;
          count: number;
          header: string;
          column_letter: string;
          rows: number;
          warnings: number;
        }>(sql`
        select g.code, u.upload_file_type, g.count, g.header, g.column_letter, r.warning_count as warnings, (
            select count(*)::int from issue i
            where i.audit_id = g.audit_id and i.upload_id = g.upload_id and i.run = g.run and i.code = g.code) as rows
        from issue_group g
        join upload u on u.audit_id = g.audit_id and u.id = g.upload_id
        join run r on r.audit_id = g.audit_id and r.upload_id = g.upload_id and r.number = g.run
        where g.audit_id = ${audit.auditId} order by u.upload_file_type, g.code`),
      );

    it('name the row, column and header of the file, and count among its warnings', async () => {
      const found = await groups();
      expect(found.map(({ code, upload_file_type }) => [upload_file_type, code])).toEqual([
        ['CTE_PATHWAY_CATALOG', 'course.not-in-catalog'],
        ['STUDENT_DEMOGRAPHICS', 'student.matched-on'],
        ['STUDENT_DEMOGRAPHICS', 'student.not-on-roster'],
        ['STUDENT_TEST_SCORES', 'student.matched-on'],
        ['STUDENT_TEST_SCORES', 'student.not-on-roster'],
        ['TRANSCRIPT', 'course.not-in-catalog'],
        ['TRANSCRIPT', 'student.matched-on'],
        ['TRANSCRIPT', 'student.not-on-roster'],
      ]);
      const demographics = found[2];
      expect(demographics).toMatchObject({
        header: 'Student_Number',
        column_letter: 'A',
        warnings: demographics?.count,
      });
      // What is said of a whole file of several schools is for those who see all of them: it has no
      // row that a part could show.
      for (const { code, count, rows } of found) expect(rows).toBe(code === 'student.matched-on' ? 0 : count);
    });

    it('are made again, not added, by the next refresh', async () => {
      const before = await groups();
      await audit.portal.database.system((tx) => requestRefresh(tx, SILENT_QUEUE, audit.auditId));
      await audit.refresh();
      expect(await groups()).toEqual(before);
    });
  });
});
