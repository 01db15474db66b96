import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalCourse } from '#contract/course-mapping.ts';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { type KnownAudit, openKnownAudit } from '#server/quality/fixtures/known-audit.ts';

const MARKS = fileURLToPath(
  new URL('../../datasets/fixtures/known-answers/clean/student_transcripts.csv', import.meta.url),
);
/** Rows of the file by course code; no field before the code holds a comma. */
const rowsByCode = Map.groupBy(
  readFileSync(MARKS, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .filter((line) => !/,transfer,/i.test(line)),
  (line) => line.split(',')[4] ?? '',
);

type List = {
  items: LocalCourse[];
  total: number;
  version: number;
  progress: { rows: number; mapped_rows: number; percentage: number | null; open_courses: number };
};

describe.each(databases)('course mapping on $kind', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>;
  let audit: KnownAudit;
  beforeAll(async () => {
    database = await open();
    audit = await openKnownAudit(database.url);
    // Without a catalog no file gives most of the courses a subject area: all of them are to be mapped.
    await audit.arrive('clean', ['STUDENT_ROSTER', 'STUDENT_DEMOGRAPHICS', 'TRANSCRIPT']);
    await audit.refresh();
  });
  afterAll(async () => {
    await audit?.close();
    await database?.close();
  });

  const list = async (query = '', who = 'admin') => {
    const { status, body, text } = await audit.as(who, 'GET', `/course-mapping?size=100${query}`);
    expect(status, text).toBe(200);
    return body as List; // the answer of a route, checked against its schema on its way out
  };
  const decide = (decisions: object[], who = 'admin') =>
    audit.as(who, 'PUT', '/course-mapping/decisions', { decisions });
  const keyOf = ({ course_code, title_key }: LocalCourse) => ({ course_code, title_key });
  const named = async (code: string, state = 'all') =>
    (await list(`&state=${state}&search=${code}`)).items.find(({ course_code }) => course_code === code);
  const courseOf = async (code: string): Promise<LocalCourse> => {
    const course = await named(code);
    if (!course) throw new Error(`no course ${code}`);
    return course;
  };
  const panel = async <Name extends 'transcripts/detail/subject-area-average-credits' | 'matching/summary'>(
    name: Name,
  ) => (await audit.as('admin', 'GET', `/data-qc/${name}`)).body as PanelAnswer<Name>;
  beforeEach(() =>
    audit.portal.database.system((tx) => tx.run(sql`delete from course_decision where audit_id = ${audit.auditId}`)),
  );

  it('lists what no file gives a subject area, most rows first, with the rows the file holds', async () => {
    const { items, total, progress } = await list();
    expect(total).toBeGreaterThan(20);
    expect(items.map(({ rows }) => rows)).toEqual(items.map(({ rows }) => rows).toSorted((one, other) => other - one));
    for (const { course_code, rows } of items.slice(0, 10))
      expect(rows, course_code).toBe(rowsByCode.get(course_code)?.length);
    expect(progress.open_courses).toBe(total);
    const english = await courseOf('0101');
    expect(english.suggestion).toMatchObject({
      course: { code: '01001', subject_area: 'English Language Arts' },
      level: 'general',
      confidence: 'sure',
      reason: 'The title is the same.',
    });
  });

  it('keeps a decision with name and time, counts its rows as mapped, and takes it back', async () => {
    const before = (await list()).progress;
    const english = await courseOf('0101');
    expect((await decide([{ ...keyOf(english), decision: { kind: 'sced', sced_code: '1001' } }])).body).toEqual({
      changed: 1,
    });
    const after = await list('&state=decided');
    expect(after.items).toHaveLength(1);
    expect(after.items[0]?.decision).toMatchObject({ course: { code: '01001' }, by: 'admin', at: expect.any(String) });
    expect(after.progress.mapped_rows - before.mapped_rows).toBe(english.rows);
    expect(after.progress.open_courses).toBe(before.open_courses - 1);

    // The same again changes nothing and keeps whose it was.
    const again = { ...keyOf(english), decision: { kind: 'sced', sced_code: '01001' } };
    expect((await decide([again], 'other-admin')).body).toEqual({ changed: 0 });
    expect((await courseOf('0101')).decision?.by).toBe('admin');
    expect((await decide([{ ...keyOf(english), decision: { kind: 'undo' } }])).body).toEqual({ changed: 1 });
    expect((await list()).progress).toEqual(before);
  });

  it('gives a mapped course its subject area in the numbers of the next refresh', async () => {
    await audit.refresh();
    const areas = async () => await panel('transcripts/detail/subject-area-average-credits');
    expect(JSON.stringify(await areas())).not.toContain('English Language Arts');
    const chosen = (await list('&state=open')).items.filter(({ suggestion }) =>
      suggestion?.course?.code.startsWith('010'),
    );
    expect(chosen.length).toBeGreaterThan(0);
    await decide(
      chosen.map((course) => ({
        ...keyOf(course),
        decision: { kind: 'sced', sced_code: course.suggestion?.course?.code },
      })),
    );
    await audit.refresh();
    expect(JSON.stringify(await areas())).toContain('English Language Arts');
  });

  it('leaves the rows of what is not a course out of the match, and no one out of the cohort', async () => {
    const cohort = async () =>
      (await audit.as('admin', 'GET', '/data-qc/cohort/waterfall')).body as PanelAnswer<'cohort/waterfall'>;
    const before = { match: await panel('matching/summary'), steps: (await cohort()).steps };
    const english = await courseOf('0101');
    await decide([{ ...keyOf(english), decision: { kind: 'not_a_course' } }]);
    await audit.refresh();
    const after = await panel('matching/summary');
    const total = ({ counts }: PanelAnswer<'matching/summary'>) => counts?.transcript_courses?.total ?? Number.NaN;
    expect(total(after)).toBeLessThan(total(before.match));
    expect((await cohort()).steps).toEqual(before.steps);
    expect(await courseOf('0101')).toMatchObject({ rows: english.rows, decision: { course: null } });
  });

  it('suggests what was decided before for the same title', async () => {
    const english = await courseOf('0101');
    await decide([{ ...keyOf(english), decision: { kind: 'sced', sced_code: '01026' } }]);
    const titled = (await list('&state=all')).items.filter(({ title_key }) => title_key === english.title_key);
    for (const other of titled.filter(({ course_code }) => course_code !== '0101'))
      expect(other.suggestion).toMatchObject({ course: { code: '01026' }, reason: expect.stringContaining('0101') });
  });

  it('takes all or nothing, and says in words what is not there', async () => {
    const english = await courseOf('0101');
    const good = { ...keyOf(english), decision: { kind: 'not_a_course' } };
    const gone = { course_code: 'GONE', title_key: 'gone', decision: { kind: 'not_a_course' } };
    expect(await decide([good, gone])).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('GONE') },
    });
    const noCode = { ...keyOf(english), decision: { kind: 'sced', sced_code: '01888' } };
    expect(await decide([noCode])).toMatchObject({ status: 422, body: { message: expect.stringContaining('01888') } });
    expect((await list('&state=decided')).total).toBe(0);
  });

  it('shows members of some schools their courses alone, and lets them decide nothing', async () => {
    const mine = await list('&state=all', 'one');
    const [school] = audit.schools;
    expect(mine.total).toBeGreaterThan(0);
    for (const { schools } of mine.items) expect(schools).toEqual([school?.name]);
    const filtered = await list(`&state=all&school_id=${school?.id}`);
    expect(filtered.items.map(({ rows }) => rows)).toEqual(mine.items.map(({ rows }) => rows));
    const [course] = mine.items;
    const decision = { ...keyOf(course as LocalCourse), decision: { kind: 'not_a_course' } }; // asserted above: there is one
    expect((await decide([decision], 'one')).status).toBe(403);
    expect((await decide([decision], 'viewer')).status).toBe(403);
    expect((await decide([decision], 'outsider')).status).toBe(404);
  });

  it('is of one audit, whatever the query', async () => {
    await decide([{ ...keyOf(await courseOf('0101')), decision: { kind: 'not_a_course' } }]);
    const others = await audit.portal.database.job(
      crypto.randomUUID() as never, // some audit that is not this one
      (tx) => tx.rows(sql`select * from course_decision`),
    );
    expect(others).toEqual([]);
  });

  it('finds SCED courses by words', async () => {
    const { status, body } = await audit.as('viewer', 'GET', '/course-mapping/sced-courses?search=wrld%20hist');
    expect(status).toBe(200);
    expect((body as { code: string }[])[0]?.code).toBe('04051');
  });

  it('writes who decided how many to the audit log', async () => {
    await decide([{ ...keyOf(await courseOf('0101')), decision: { kind: 'not_a_course' } }]);
    const events = await audit.portal.database.system((tx) =>
      tx.rows<{ details: { changed: number; courses: string[] } }>(sql`
        select details from audit_event where audit_id = ${audit.auditId} and event = 'courses.decided' order by id desc limit 1`),
    );
    expect(events[0]?.details).toEqual({ changed: 1, courses: ['0101'] });
  });
});
