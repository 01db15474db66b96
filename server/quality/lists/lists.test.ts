import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeftOutStudent, UnmatchedItem, UnmatchedKind } from '#contract/quality/lists.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn } from '../fixtures/known-audit.ts';
import { answersOf } from '../fixtures/known-district.ts';

interface Listed<Item> {
  items: Item[];
  total: number;
  pages: number;
  rows: number;
}

describe.each(databases)('on $kind', (on) => {
  let audit: KnownAudit;

  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
    await audit.arrive('dirty');
    await audit.refresh();
  });
  afterAll(() => audit.close());

  const ask = async <Item>(who: string, path: string) => {
    const { status, body, text } = await audit.as(who, 'GET', `/data-qc/${path}`);
    expect(status, text).toBe(200);
    return body as Listed<Item>; // the answer of a route, checked against its schema on its way out
  };
  const leftOut = (query: string, who = 'admin') => ask<LeftOutStudent>(who, `cohort/students?size=200${query}`);
  const unmatched = (kind: UnmatchedKind, query = '', who = 'admin') =>
    ask<UnmatchedItem>(who, `matching/unmatched?size=200&kind=${kind}${query}`);
  const schoolAt = (index: number) => audit.schools[index] ?? { id: '', name: '' };
  const events = (name: string) =>
    audit.portal.database.system((tx) =>
      tx.rows<{ details: unknown }>(
        sql`select details from audit_event where audit_id = ${audit.auditId} and event = ${name} order by id`,
      ),
    );

  interface Step {
    step: string;
    left_out_here: number;
  }

  describe('who is left out', () => {
    it('are as many at each step, in all schools and in each, as the waterfall says', async () => {
      const waterfalls = answersOf('dirty').cohort_waterfall as Record<string, Step[]>;
      for (const [name, steps] of Object.entries(waterfalls)) {
        const school = audit.schools.find((one) => one.name === name);
        const filter = school ? `&school_id=${school.id}` : '';
        for (const { step, left_out_here } of steps)
          expect((await leftOut(`&step=${step}${filter}`)).total, `${name}, ${step}`).toBe(left_out_here);
      }
    });

    it('are told with the reason, the years that are missing and the rows to look at', async () => {
      const { items } = await leftOut('&step=transcript_in_all_four_years');
      for (const { reason, missing_years, look_at } of items) {
        expect(missing_years.length).toBeGreaterThan(0);
        for (const year of missing_years) expect(reason).toContain(year);
        expect(look_at[0]).toMatchObject({ upload_file_type: 'STUDENT_ROSTER', row: expect.any(Number) });
      }
      const others = (await leftOut('&step=class_member')).items.map(({ reason }) => reason);
      for (const reason of others) expect(reason).toMatch(/^Grade \d+ in \d{4}-\d{4}(, class of \d{4})?\.$/);
    });

    it('come page by page, each student once', async () => {
      const all = (await leftOut('')).items.map(({ student_id }) => student_id);
      const paged: string[] = [];
      for (let page = 1; page <= Math.ceil(all.length / 25); page += 1)
        paged.push(
          ...(await ask<LeftOutStudent>('admin', `cohort/students?page=${page}&size=25`)).items.map(
            ({ student_id }) => student_id,
          ),
        );
      expect(paged).toEqual(all);
      expect(new Set(all).size).toBe(all.length);
    });

    it('are found by a part of the ID, which is in no address and no log', async () => {
      const [student] = (await leftOut('&step=not_withdrawn')).items;
      const part = student?.student_id.slice(2, 8) ?? '';
      const found = await audit.as('admin', 'POST', '/data-qc/cohort/students/search', { student_id: part });
      expect(found.body).toMatchObject({
        items: expect.arrayContaining([expect.objectContaining({ student_id: student?.student_id })]),
      });
      const nobody = await audit.as('admin', 'POST', '/data-qc/cohort/students/search', { student_id: "'; DROP" });
      expect(nobody.body).toMatchObject({ items: [], total: 0 });
      expect(JSON.stringify(await events('students.viewed'))).not.toContain(part);
    });

    it('are those of the own school for a member of one school', async () => {
      const mine = await leftOut('', 'one');
      expect(mine.total).toBe((await leftOut(`&school_id=${schoolAt(0).id}`)).total);
      expect(new Set(mine.items.map(({ school }) => school))).toEqual(new Set([schoolAt(0).name]));
      const other = await audit.as('one', 'GET', `/data-qc/cohort/students?school_id=${schoolAt(1).id}`);
      expect(other.status).toBe(404);
    });

    it('are not for someone who may see numbers only', async () => {
      expect((await audit.as('viewer', 'GET', '/data-qc/cohort/students')).status).toBe(403);
      expect((await audit.as('viewer', 'GET', '/data-qc/matching/unmatched?kind=test_scores')).status).toBe(403);
    });

    it('are downloaded as CSV, all of them, and the log says so', async () => {
      const { total } = await leftOut('&step=class_member');
      const { text, status } = await audit.as('admin', 'GET', '/data-qc/cohort/students.csv?step=class_member');
      expect(status).toBe(200);
      const [header, ...lines] = text.trimEnd().split('\r\n');
      expect(header).toContain('Student ID,School,Why left out');
      expect(lines).toHaveLength(total);
      expect((await events('students.downloaded')).at(-1)).toMatchObject({
        details: { step: 'class_member', students: total },
      });
    });
  });

  describe('what is not matched', () => {
    const countsOf = async (who: string, filter: string) => {
      const { body } = await audit.as(who, 'GET', `/data-qc/matching/summary${filter ? `?${filter.slice(1)}` : ''}`);
      return (body as { counts: Record<string, { matched: number; total: number }> }).counts; // as above
    };
    const LISTS = [
      ['students_demographics', 'students'],
      ['transcript_courses', 'transcript_courses'],
      ['test_scores', 'test_scores'],
      ['cte_courses', 'cte_courses'],
    ] as const;

    it.each(LISTS)('%s add up to what the matching panel says, in every scope', async (kind, count) => {
      const scopes = [
        ['admin', ''],
        ['one', ''],
        ['two', ''],
        ...audit.schools.map(({ id }) => ['admin', `&school_id=${id}`]),
      ] as const;
      for (const [who, filter] of scopes) {
        const { matched, total } = (await countsOf(who ?? '', filter ?? ''))[count] ?? { matched: 0, total: 0 };
        const list = await unmatched(kind, filter, who);
        expect(list.rows, `${who} ${filter}`).toBe(total - matched);
        if (kind !== 'cte_courses') expect(list.items.reduce((sum, { rows }) => sum + rows, 0)).toBe(list.rows);
      }
    });

    it('come the most frequent first, with what one correction clears', async () => {
      const { items, rows } = await unmatched('transcript_courses');
      const counts = items.map((item) => item.rows);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      expect(items[0]?.clears).toBe(`Correcting it clears ${items[0]?.rows} of ${rows} rows.`);
    });

    it('name the course of the same title: the planted codes of the known answers kept theirs', async () => {
      const { items } = await unmatched('transcript_courses');
      const planted = items.filter(({ value }) => value.startsWith('ZZ-'));
      expect(planted.length).toBeGreaterThan(0);
      for (const { label, candidates } of planted) {
        expect(candidates[0]).toMatchObject({ label, reasons: ['same_title'] });
      }
    });

    it('say that another school offers the course, to someone who may see that school alone', async () => {
      const [item] = (await unmatched('cte_courses', `&school_id=${schoolAt(0).id}`)).items.filter(({ candidates }) =>
        candidates.some(({ reasons }) => reasons.includes('other_school')),
      );
      expect(item).toBeDefined();
      const seen = (await unmatched('cte_courses', '', 'one')).items.find(({ value }) => value === item?.value);
      expect(seen?.candidates.flatMap(({ reasons }) => reasons)).not.toContain('other_school');
    });

    it('are downloaded as CSV', async () => {
      const { total } = await unmatched('test_scores');
      const { text } = await audit.as('admin', 'GET', '/data-qc/matching/unmatched.csv?kind=test_scores');
      expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1);
    });
  });
});
