import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { previewRuleSet } from '#contract/quality/findings-settings.ts';
import {
  MEASURE_IDS,
  type readChokePoints,
  type readMeasure,
  type readOpportunity,
  STEP_IDS,
} from '#contract/quality/opportunity.ts';
import type { readOpportunityReport } from '#contract/quality/opportunity-report.ts';
import type { listStudentsBehind } from '#contract/quality/opportunity-students.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn } from '../fixtures/known-audit.ts';

type Answer<Route extends { answer?: z.ZodType }> = z.infer<NonNullable<Route['answer']>>;
type Listed = Answer<typeof listStudentsBehind>;
type Summary = Answer<typeof readOpportunity>;
type Steps = Answer<typeof readChokePoints>;

describe.each(databases)('findings on $kind', (on) => {
  let audit: KnownAudit;

  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
    await audit.arrive('dirty');
    await audit.refresh();
  });
  afterAll(() => audit.close());

  /** The body of an answer that its route has checked against its schema. */
  const ask = async <Body>(path: string, who = 'admin') => {
    const { status, body, text } = await audit.as(who, 'GET', `/findings/${path}`);
    expect(status, text).toBe(200);
    return body as Body;
  };
  const students = (id: string, query = '', who = 'admin') => ask<Listed>(`${id}/students?size=200${query}`, who);

  const lastLook = async () => {
    const events = await audit.portal.database.system((tx) =>
      tx.rows<{ details: object }>(
        sql`select details from audit_event where audit_id = ${audit.auditId} and event = 'students.viewed' order by id`,
      ),
    );
    return events.at(-1) ?? { details: {} };
  };

  describe('the students behind a number', () => {
    it('are as many as every number says, of all and of each group, in all schools and in one', async () => {
      for (const school of [undefined, audit.schools[0]?.id]) {
        const filter = school === undefined ? '' : `school_id=${school}`;
        const { measures } = await ask<Summary>(`summary?${filter}`);
        const { steps } = await ask<Steps>(`choke-points?${filter}`);
        for (const { id, all, groups } of [
          ...measures,
          ...steps.map((step) => ({ ...step, id: `after_${step.from}` })),
        ]) {
          expect((await students(id, `&${filter}`)).total, id).toBe(all.size);
          const yes = await students(id, `&${filter}&attained=true`);
          expect(yes.total, id).toBe(all.attained);
          expect(yes.items.every(({ attained }) => attained)).toBe(true);
          const group = groups.find(({ rate }) => rate !== null);
          if (!group) continue;
          const of = `&${filter}&trait=${group.trait}&value=${encodeURIComponent(group.value)}`;
          expect((await students(id, `${of}&attained=false`)).total, id).toBe(group.size - group.attained);
        }
      }
    });

    it('come page by page, by school and ID, each once', async () => {
      const all = (await students('ap_course')).items.map(({ student_id }) => student_id);
      const pages = await Promise.all(
        [1, 2, 3].map((page) => ask<Listed>(`ap_course/students?size=70&page=${page}`).then(({ items }) => items)),
      );
      expect(pages.flat().map(({ student_id }) => student_id)).toEqual(all.slice(0, 210));
      expect(new Set(all).size).toBe(all.length);
    });

    it('say what each attained or lacks', async () => {
      const { items } = await students('college_ready', '&attained=false');
      expect(items.length).toBeGreaterThan(0);
      for (const { lacks } of items) {
        expect(lacks.length).toBeGreaterThan(0);
        for (const { shortfall } of lacks) expect(shortfall).toBeGreaterThan(0);
      }
      const near = new Set((await students('college_ready_near', '&attained=true')).items.map((one) => one.student_id));
      for (const { student_id, lacks } of items)
        expect(lacks.reduce((sum, { shortfall }) => sum + shortfall, 0) <= 1, `${student_id}`).toBe(
          near.has(student_id),
        );
      for (const { facts } of (await students('ap_course', '&attained=true')).items)
        expect(facts).toEqual([{ fact: 'ap_rows', value: expect.any(Number) }]);
    });

    it('are not listed where the group has fewer than 10', async () => {
      const { measures } = await ask<Summary>('summary');
      const small = measures.flatMap(({ id, groups }) =>
        groups.filter((one) => one.small).map((one) => ({ id, ...one })),
      );
      expect(small.length).toBeGreaterThan(0);
      for (const { id, trait, value } of small)
        expect(await students(id, `&trait=${trait}&value=${encodeURIComponent(value)}`)).toMatchObject({
          items: [],
          total: 0,
          small: true,
        });
    });

    it('are those of the reader’s schools', async () => {
      const { items } = await students('sat_act', '', 'one');
      expect(new Set(items.map(({ school }) => school))).toEqual(new Set([audit.schools[0]?.name]));
      const other = await audit.as('one', 'GET', `/findings/sat_act/students?school_id=${audit.schools[1]?.id}`);
      expect(other.status).toBe(404);
    });

    it('have codes alone for those who may not read rows of students', async () => {
      const { items, total } = await students('ap_course', '', 'viewer');
      const known = new Map((await students('ap_course')).items.map((one) => [one.transcript_id, one]));
      expect(total).toBe(known.size);
      expect(items.every(({ student_id, name }) => student_id === null && name === null)).toBe(true);
      for (const one of items) expect({ ...known.get(one.transcript_id), student_id: null, name: null }).toEqual(one);
      // In the order of IDs the first code of a school would be that of its lowest ID.
      for (const ofSchool of Map.groupBy(items, ({ school }) => school).values()) {
        const codes = ofSchool.map(({ transcript_id }) => transcript_id);
        expect(codes).toEqual(codes.toSorted((one, other) => (one < other ? -1 : 1)));
      }
      const [first] = items;
      const path = `/schools/${first?.school_id}/transcripts/${first?.transcript_id}`;
      expect((await audit.as('viewer', 'GET', path)).body).toMatchObject({ student_label: first?.student_label });
      expect((await lastLook()).details).toMatchObject({ measure: 'ap_course', students: items.length });
    });

    it('come by the names of their schools', async () => {
      const named = (await students('ap_course')).items.map(({ school }) => school ?? '');
      const inTurn = named.filter((school, at) => school !== named[at - 1]);
      expect(inTurn.length).toBeGreaterThan(2);
      expect(inTurn).toEqual([...new Set(named)].sort((one, other) => one.localeCompare(other, 'en')));
    });

    it('are looked at on record, without a student in the log', async () => {
      const { items } = await students('sat_act', '&attained=false');
      const look = await lastLook();
      expect(look.details).toMatchObject({ measure: 'sat_act', attained: 'false', students: items.length });
      for (const { student_id } of items) expect(JSON.stringify(look)).not.toContain(`"${student_id}"`);
    });

    it('refuse a group that there is none of, and a measure that there is none of', async () => {
      for (const path of ['ap_course/students?trait=gender&value=blue', 'ap_course/students?value=male'])
        expect((await audit.as('admin', 'GET', `/findings/${path}`)).status, path).toBe(400);
      expect((await audit.as('admin', 'GET', '/findings/nothing/students')).status).toBe(400);
      expect([...MEASURE_IDS, ...STEP_IDS]).toHaveLength(23);
    });

    it('have names only where the audit shows them', async () => {
      expect((await students('ap_course')).items.every(({ name }) => name === null)).toBe(true);
      const { body } = await audit.as('admin', 'GET', '/settings/transcripts');
      const shown = { ...(body as object), show_names: true };
      expect((await audit.as('admin', 'PUT', '/settings/transcripts', shown)).status).toBe(200);
      await audit.refresh();
      expect((await students('ap_course')).items.some(({ name }) => name !== null)).toBe(true);
      expect((await students('ap_course', '', 'viewer')).items.every(({ name }) => name === null)).toBe(true);
    });
  });

  describe('what they are computed with', () => {
    const usual = {
      ap_cut: 3,
      ib_cut: 4,
      english_learner: 'latest',
      low_income: 'latest',
      compare_with: {},
      rule_sets: [],
    };
    const ENGLISH = { areas: ['English Language Arts'], units: 4, named: [] };
    const HARD = { areas: ['Mathematics'], units: 3, named: [{ of: ['calculus'], count: 1 }] };
    const own = { id: 'own_diploma', name: 'Diploma', lines: [ENGLISH, HARD] };

    it('is the usual before anyone changes it, and every answer says so', async () => {
      expect((await audit.as('admin', 'GET', '/settings/findings')).body).toEqual({ ...usual, since: null });
      for (const path of ['summary', 'choke-points', 'ap_course'])
        expect((await ask<Summary>(path)).settings).toEqual({ ...usual, since: null });
      expect((await ask<Summary>('summary')).own_measures).toEqual([]);
    });

    it('is previewed without a change', async () => {
      const lines = encodeURIComponent(JSON.stringify([ENGLISH, HARD]));
      const { status, body } = await audit.as('admin', 'GET', `/settings/findings/preview?lines=${lines}`);
      expect(status).toBe(200);
      const { all, schools, groups, short_of, one_line_short } = body as Answer<typeof previewRuleSet>;
      expect(schools.reduce((sum, { met }) => sum + met, 0)).toBe(all.met);
      expect(Math.max(...short_of)).toBeLessThanOrEqual(all.size - all.met);
      expect(one_line_short + all.met).toBeLessThanOrEqual(all.size);
      expect(groups.every(({ size }) => size >= 10)).toBe(true);
      expect((await audit.as('admin', 'GET', '/settings/findings/preview?lines=nothing')).status).toBe(400);
    });

    it('changes with the next refresh, is recorded, and makes own requirements measures of their own', async () => {
      const lines = encodeURIComponent(JSON.stringify(own.lines));
      const preview = (await audit.as('admin', 'GET', `/settings/findings/preview?lines=${lines}`)).body;
      const before = await ask<Summary>('summary');
      const changed = { ...usual, ap_cut: 5, ib_cut: 7, compare_with: { race: 'white' }, rule_sets: [own] };
      const saved = await audit.as('admin', 'PUT', '/settings/findings', changed);
      expect(saved.status, saved.text).toBe(200);
      expect(saved.body).toMatchObject({ ...changed, since: expect.any(String) });
      expect((await ask<Summary>('summary')).settings).toEqual(before.settings);
      await audit.refresh();

      const after = await ask<Summary>('summary');
      expect(after.settings).toEqual(saved.body);
      const scored = ({ measures }: Summary) => measures.find(({ id }) => id === 'ap_ib_score')?.all.attained ?? 0;
      expect(scored(after)).toBeLessThan(scored(before));
      const [diploma] = after.own_measures;
      const { all } = preview as Answer<typeof previewRuleSet>;
      expect(diploma).toMatchObject({ id: own.id, name: own.name, all: { size: all.size, attained: all.met } });
      expect((await ask<Answer<typeof readMeasure>>(own.id)).schools).toHaveLength(3);
      const lacking = await students(own.id, '&attained=false');
      expect(lacking.total).toBe(all.size - all.met);
      expect(lacking.items.every(({ lacks }) => lacks.length > 0)).toBe(true);

      const race = after.measures[0]?.groups.filter(({ trait }) => trait === 'race') ?? [];
      const white = race.find(({ value }) => value === 'white');
      expect(white).toMatchObject({ others_rate: null, difference: null });
      expect(race.find(({ value }) => value === 'latinx')?.others_rate).toBe(white?.rate);

      const [event] = await audit.portal.database.system((tx) =>
        tx.rows<{ details: object }>(
          sql`select details from audit_event where audit_id = ${audit.auditId} and event = 'settings.changed' order by id desc limit 1`,
        ),
      );
      expect(event?.details).toEqual({ before: { ...usual, since: null }, after: saved.body });
    });

    it('shows own requirements in the report and in the files as well', async () => {
      const report = (await audit.as('admin', 'GET', '/findings/report')).body as Answer<typeof readOpportunityReport>;
      const { own_measures } = await ask<Summary>('summary');
      expect(report.own_measures).toMatchObject([{ id: own.id, name: own.name, all: own_measures[0]?.all }]);
      expect(report.own_measures[0]?.schools).toHaveLength(3);

      const rows = (await audit.as('admin', 'GET', '/findings.csv')).text.split('\r\n');
      const ofMeasure = (id: string) => rows.filter((row) => row.startsWith(`${id},`));
      expect(ofMeasure(own.id)).toHaveLength(ofMeasure('college_ready').length);
      expect(ofMeasure(own.id)[0]).toMatch(/^own_diploma,Diploma,completion,all,/);
      const { text } = await audit.as('admin', 'GET', '/datapackage.json');
      expect(text).toContain('"own_diploma"');
    });

    it('is for administrators and data leads of the district', async () => {
      expect((await audit.as('viewer', 'GET', '/settings/findings')).status).toBe(403);
      expect((await audit.as('one', 'PUT', '/settings/findings', usual)).status).toBe(403);
    });

    it.each([
      ['a cut score that there is none of', { ap_cut: 6 }],
      ['a group that there is none of', { compare_with: { race: 'blue' } }],
      ['requirements without a line', { rule_sets: [{ id: 'own_diploma', name: 'Diploma', lines: [] }] }],
      ['two of one id', { rule_sets: [own, own] }],
    ])('is refused with %s', async (_, wrong) => {
      expect((await audit.as('admin', 'PUT', '/settings/findings', { ...usual, ...wrong })).status).toBe(400);
    });
  });

  it('says what to fix first where a measure is not ready, and which files it rests on', async () => {
    const fixes = new Map<string | null, string | null>();
    for (const filter of ['', ...audit.schools.map(({ id }) => `?school_id=${id}`)]) {
      const { measures, files } = await ask<Summary>(`summary${filter}`);
      for (const { ready, reason, fix, missing, rests, basis } of measures) {
        expect([reason === null, fix === null]).toEqual([ready, ready]);
        expect(rests.some((type) => type === missing)).toBe(reason === 'files_missing');
        expect(basis.files.length).toBeGreaterThan(0);
        expect(files.map(({ file_id }) => file_id)).toEqual(expect.arrayContaining(basis.files));
        fixes.set(reason, fix);
      }
    }
    expect(fixes.get('files_missing')).toMatch(/^Upload .+ for .+, or mark them as not offered where that is so\.$/);
  });
});
