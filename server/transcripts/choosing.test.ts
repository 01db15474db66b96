import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES, type CategoryOrNone } from '#contract/transcripts/categories.ts';
import type { CandidatePage, Checklist, SelectionState, Suggestion } from '#contract/transcripts/choosing.ts';
import type { TranscriptSettings } from '#contract/transcripts/transcript-settings.ts';
import type { Candidate, SelectionSummary } from '#contract/transcripts/transcripts.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { type KnownAudit, openKnownAudit } from '#server/quality/fixtures/known-audit.ts';

let audit: KnownAudit;
let all: Candidate[];

beforeAll(async () => {
  audit = await openKnownAudit();
  await audit.arrive('clean');
  await audit.refresh();
  all = (await summary()).transcripts;
});
afterAll(() => audit.close());

const path = (rest: string, school = 0) => `/schools/${audit.schools[school]?.id}/transcripts/${rest}`;
const read = async <Body>(rest: string, who = 'admin', school = 0): Promise<Body> => {
  const { status, body, text } = await audit.as(who, 'GET', path(rest, school));
  expect(status, text).toBe(200);
  return body as Body; // its schema has parsed it on its way out
};
const summary = (school = 0, who = 'admin') => read<SelectionSummary>('transcript-selection-summary', who, school);
const state = () => read<SelectionState>('selection');
const page = (query: string, who?: string) =>
  read<{ items: Candidate[]; total: number; pages: number }>(`candidates?${query}`, who);
const search = async (student: string, who = 'admin') => {
  const { body } = await audit.as(who, 'POST', path('candidates/search'), { student, size: 100 });
  return (body as CandidatePage).items.map(({ id }) => id); // its schema has parsed it on its way out
};
const of = (category: CategoryOrNone) =>
  all.filter((candidate) => (candidate.category ?? 'NONE') === category).map(({ id }) => id);

describe('the tables of candidates', () => {
  it.each([...CATEGORIES, 'NONE'] as const)('page through every student of %s exactly once', async (category) => {
    const ids: string[] = [];
    const first = await page(`category=${category}&size=7`);
    for (let at = 1; at <= first.pages; at++)
      ids.push(...(await page(`category=${category}&size=7&page=${at}`)).items.map(({ id }) => id));
    expect(first.total).toBe(of(category).length);
    expect(ids.toSorted()).toEqual(of(category).toSorted());
    expect((await state()).counts[category]).toBe(first.total);
  });

  it('filter by the demographic fields together, and sort by any column', async () => {
    const wanted = all.filter(
      ({ category, gender, low_income }) =>
        category === 'ON_THE_CUSP' && gender === 'female' && low_income === 'low-income',
    );
    expect(wanted.length).toBeGreaterThan(0);
    const { items } = await page(
      'category=ON_THE_CUSP&gender=female&low_income=low-income&size=100&sort=student_label&direction=asc',
    );
    expect(items.map(({ student_label }) => student_label)).toEqual(
      wanted.map(({ student_label }) => student_label).toSorted(),
    );
    const falling = (await page('category=ON_THE_CUSP&size=100&sort=gpa&direction=desc')).items.map(
      ({ gpa }) => gpa ?? 0,
    );
    expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  });

  it('find a student of any category by a part of the code, in any capitals, with the word before it or not', async () => {
    for (const category of CATEGORIES) {
      const one = all.find((candidate) => candidate.category === category);
      const code = one?.student_label.replace('Student ', '') ?? '';
      for (const typed of [code, code.toLowerCase(), `Student ${code}`, ` estudiante ${code} `])
        expect(await search(typed)).toEqual([one?.id]);
    }
    expect((await search('3')).toSorted()).toEqual(
      all
        .filter(({ student_label }) => student_label.includes('3'))
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(await search('student')).toEqual([]);
  });

  it('say why a student has no GPA', async () => {
    for (let school = 0; school < audit.schools.length; school++)
      for (const { category, gpa, no_gpa_reason } of (await summary(school)).transcripts) {
        expect(category === null).toBe(gpa === null);
        expect(no_gpa_reason === null).toBe(gpa !== null);
      }
  });
});

describe('who was faster', () => {
  it('is named to the other one, who keeps nothing from being saved', async () => {
    const [one = '', other = ''] = of('ON_THE_CUSP');
    const { version } = await state();
    expect((await audit.as('other-admin', 'PUT', path('selection'), { ids: [one], version })).status).toBe(200);
    const late = await audit.as('admin', 'PUT', path('selection'), { ids: [other], version });
    expect(late).toMatchObject({
      status: 409,
      body: {
        message: 'other-admin changed this selection after you opened it. Nothing was overwritten.',
        details: { version: version + 1, is_finalized: false, by: 'other-admin' },
      },
    });
    expect((await state()).saved_by).toBe('other-admin');
    expect((await audit.as('admin', 'PUT', path('selection'), { ids: [], version: version + 1 })).status).toBe(200);
  });
});

describe('the checklist', () => {
  it('shows limits, gaps, data problems of the chosen, and files that came since', async () => {
    const ids = of('HIGH_FLIER').slice(0, 1);
    const { version } = await state();
    await audit.as('admin', 'PUT', path('selection'), { ids, version });
    expect(await read<Checklist>(`checklist?ids=${ids.join()}`)).toMatchObject({
      problems: [],
      since: [],
      new_files: [],
    });
    await audit.arrive('dirty', ['CTE_PATHWAY_CATALOG']);
    await audit.refresh();
    await addProblem(ids[0] ?? '');
    const checklist = await read<Checklist>(`checklist?ids=${ids.join()}`);
    expect(checklist.limits.map(({ category, chosen, limit }) => [category, chosen, limit])).toEqual([
      ['HIGH_FLIER', 1, 2],
      ['ON_THE_CUSP', 0, 4],
      ['STRUGGLING', 0, 2],
    ]);
    const label = all.find(({ id }) => id === ids[0])?.student_label;
    expect(checklist.problems).toEqual([
      {
        student_label: label,
        problems: [
          { severity: 'warning', file_name: expect.any(String), message: 'Credits are above the usual.', count: 2 },
        ],
      },
    ]);
    expect(checklist.new_files?.map(({ change }) => change)).toContain('added');
  });

  /** Two warnings in rows of the student, with the ID as the transcript file has it, without its zeros. */
  async function addProblem(id: string) {
    const printed = await audit.as('admin', 'GET', path(id));
    expect(printed.status).toBe(200);
    const student = await studentOf(id);
    await audit.portal.database.system(async (tx) => {
      const upload = await tx.row<{ id: string }>(
        sql`select id from upload where upload_file_type = 'TRANSCRIPT' limit 1`,
      );
      const about = {
        audit_id: audit.auditId,
        upload_id: upload?.id,
        run: 1,
        code: 'credits_high',
        column_letter: 'I',
      };
      await tx.run(sql`
        insert into issue_group (audit_id, upload_id, run, ordinal, code, severity, column_letter, count, params)
        select audit_id, upload_id, run, 9001, code, 'warning', column_letter, 2, '{"said": {"message": "Credits are above the usual. Also of others.", "fix": "Look."}}'
        from jsonb_to_record(${jsonb(about)}) as a (audit_id uuid, upload_id uuid, run int, code text, column_letter text)`);
      for (const ordinal of [9001, 9002])
        await tx.run(sql`
          insert into issue (audit_id, upload_id, run, ordinal, code, severity, column_letter, student_id, params)
          select audit_id, upload_id, run, ${ordinal}, code, 'warning', column_letter, ${student.replace(/^0+/, '')}, '{"said": {"message": "Credits are above the usual.", "fix": "y"}}'
          from jsonb_to_record(${jsonb(about)}) as a (audit_id uuid, upload_id uuid, run int, code text, column_letter text)`);
    });
  }

  async function studentOf(id: string): Promise<string> {
    const row = await audit.portal.database.system((tx) =>
      tx.row<{ key: string }>(sql`select encode(transcript_key, 'hex') as key from audit where id = ${audit.auditId}`),
    );
    const roster = readFileSync(
      join(import.meta.dirname, '../../datasets/fixtures/known-answers/clean/student_roster.csv'),
      'utf8',
    );
    const students = new Set(roster.split('\n').map((line) => line.split(',')[0] ?? ''));
    const found = [...students].find(
      (student) =>
        createHmac('sha256', Buffer.from(row?.key ?? '', 'hex'))
          .update(student)
          .digest('base64url')
          .slice(0, 22) === id,
    );
    if (found === undefined) throw new Error('The student of the id is not on the roster');
    return found;
  }
});

describe('IDs that are not of the school', () => {
  const BLIND = 'B'.repeat(22);

  it('are answered like IDs of no one, whoever they belong to, and change nothing', async () => {
    const elsewhere = (await summary(1)).transcripts.slice(0, 5).map(({ id }) => id);
    const random = Array.from({ length: 5 }, () => randomBytes(17).toString('base64url').slice(0, 22));
    const before = await state();
    const asked = async (id: string) => {
      const answers = [
        await audit.as('admin', 'GET', path(id)),
        await audit.as('admin', 'POST', path('print'), { ids: [id] }),
        await audit.as('admin', 'PUT', path('selection'), { ids: [id], version: before.version }),
        await audit.as('admin', 'POST', path('finalize-selection'), [id]),
        await audit.as('admin', 'GET', path(`checklist?ids=${id}`)),
        await audit.as('admin', 'GET', path(`suggestion?ids=${id}`)),
      ];
      return answers.map(({ status, text }) => `${status} ${text}`);
    };
    const nobody = await asked(BLIND);
    expect(nobody.map((answer) => answer.slice(0, 3))).toEqual(['404', '404', '422', '422', '200', '200']);
    for (const id of [...elsewhere, ...random]) expect(await asked(id)).toEqual(nobody);
    expect(await state()).toEqual(before);
  });
});

describe('the settings of the categories', () => {
  const SETTINGS = '/settings/transcripts';
  const save = (settings: TranscriptSettings, who = 'admin') => audit.as(who, 'PUT', SETTINGS, settings);
  const preview = async (query: string) => {
    const { status, body } = await audit.as('admin', 'GET', `${SETTINGS}/preview?${query}`);
    expect(status).toBe(200);
    return body as {
      total: Record<CategoryOrNone, number>;
      schools: { school: string; counts: Record<CategoryOrNone, number> }[];
    };
  };
  const counted = async (school: number) => {
    const counts = { HIGH_FLIER: 0, ON_THE_CUSP: 0, STRUGGLING: 0, NONE: 0 };
    for (const { category } of (await summary(school)).transcripts) counts[category ?? 'NONE'] += 1;
    return counts;
  };

  it('show the distribution of the usual thresholds as it is', async () => {
    const { schools } = await preview('high_flier=3.3&struggling=2&failed_core=2');
    for (const [at, school] of audit.schools.entries())
      expect(schools.find(({ school: name }) => name === school.name)?.counts, school.name).toEqual(await counted(at));
  });

  it('show beforehand what saving and a refresh make of it, and mark who changed category', async () => {
    const ids = of('HIGH_FLIER').slice(0, 1);
    await audit.as('admin', 'PUT', path('selection'), { ids, version: (await state()).version });
    const promised = await preview('high_flier=4&struggling=2.5&failed_core=1');
    const categories = { high_flier: 4, struggling: 2.5, failed_core: 1 };
    expect((await save({ categories, show_names: false, show_student_ids: false, allow_research: false })).status).toBe(
      200,
    );
    await recompute();
    for (const [at, school] of audit.schools.entries())
      expect(await counted(at), school.name).toEqual(
        promised.schools.find(({ school: name }) => name === school.name)?.counts,
      );
    const [chosen] = (await state()).chosen;
    expect(chosen).toMatchObject({ id: ids[0], selected: true, since: { kind: 'category', before: 'HIGH_FLIER' } });
    const log = await audit.portal.database.system((tx) =>
      tx.rows(sql`select details from audit_event where event = 'settings.changed'`),
    );
    expect(log).toMatchObject([{ details: { before: { categories: { high_flier: 3.3 } }, after: { categories } } }]);
  });

  it('take no thresholds out of order', async () => {
    expect(
      (
        await save({
          categories: { high_flier: 2, struggling: 3, failed_core: 2 },
          show_names: false,
          show_student_ids: false,
          allow_research: false,
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await save({
          categories: { high_flier: 5, struggling: 3, failed_core: 2 },
          show_names: false,
          show_student_ids: false,
          allow_research: false,
        })
      ).status,
    ).toBe(400);
  });

  it('show names to those who choose, only while the audit says so', async () => {
    const categories = { high_flier: 3.3, struggling: 2, failed_core: 2 };
    expect(all.every((candidate) => candidate.name === undefined)).toBe(true);
    await save({ categories, show_names: true, show_student_ids: false, allow_research: false });
    await recompute();
    const [named] = (await page('category=HIGH_FLIER')).items;
    expect(named?.name).toMatch(/^\S+ \S+/);
    expect((await page('category=HIGH_FLIER', 'viewer')).items.every((candidate) => candidate.name === undefined)).toBe(
      true,
    );
    expect((await summary(0, 'viewer')).transcripts.every((candidate) => candidate.name === undefined)).toBe(true);
    // Each answer with names is in the log, and none without.
    expect(await looks()).toEqual([{ person_name: 'admin', schools: [audit.schools[0]?.id], students: 10 }]);
    const { chosen } = await state();
    const { transcripts } = await summary();
    const { swaps } = await read<Suggestion>('suggestion');
    const moved = swaps.flatMap((swap) => [swap.out, swap.in].filter((student) => student !== null));
    expect((await looks()).slice(1).map(({ students }) => students)).toEqual([
      chosen.length,
      transcripts.length,
      moved.length,
    ]);
    // No one finds out by searching what they are not shown.
    const [first, ...last] = named?.name?.split(' ') ?? [];
    for (const typed of [named?.name ?? '', `${last.join(' ')}, ${first}`.toUpperCase()]) {
      expect(await search(typed)).toContain(named?.id);
      expect(await search(typed, 'viewer')).toEqual([]);
    }
    expect((await looks()).length).toBe(6);
    // Even before the refresh has taken them away.
    await save({ categories, show_names: false, show_student_ids: false, allow_research: false });
    expect((await page('category=HIGH_FLIER')).items.every((candidate) => candidate.name === undefined)).toBe(true);
  });

  const looks = () =>
    audit.portal.database.system((tx) =>
      tx.rows<{ person_name: string; schools: string[]; students: number }>(sql`
        select person_name, school_ids as schools, (details ->> 'students')::int as students
        from audit_event where event = 'students.viewed' order by id`),
    );

  async function recompute() {
    await audit.portal.database.system((tx) => tx.run(sql`update quality_state set wanted = wanted + 1`));
    await audit.refresh();
  }
});
