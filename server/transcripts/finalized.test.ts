import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import type { FinalizedTranscript } from '#contract/transcripts/transcript-records.ts';
import type { SelectionSummary } from '#contract/transcripts/transcripts.ts';
import { sql } from '#server/platform/database/sql.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { type KnownAudit, openKnownAudit } from '#server/quality/fixtures/known-audit.ts';

const FILES = join(import.meta.dirname, '../../datasets/fixtures/known-answers/clean');

interface Written {
  student_id: string;
  course_code: string | null;
  course_title: string;
  final_grade: string | null;
  term: string | null;
}

let audit: KnownAudit;
/** Transcript id -> rows of the student in the file, as written. */
const written = new Map<string, Written[]>();

beforeAll(async () => {
  audit = await openKnownAudit();
  await audit.arrive('clean');
  await audit.refresh();
  const key = await audit.portal.database.system((tx) =>
    tx.row<{ key: string }>(sql`select encode(transcript_key, 'hex') as key from audit where id = ${audit.auditId}`),
  );
  const lake = await openLake([FILES]);
  const rows = await lake.rows<Written>(
    'file',
    `FROM read_csv('${join(FILES, 'student_transcripts.csv')}', header = true, all_varchar = true)
     WHERE school_year IN ('2020-21', '2021-22', '2022-23', '2023-24')`,
  );
  lake.close();
  for (const row of rows) {
    const hash = createHmac('sha256', Buffer.from(key?.key ?? '', 'hex')).update(row.student_id);
    const id = hash.digest('base64url').slice(0, 22);
    written.set(id, [...(written.get(id) ?? []), row]);
  }
});
afterAll(() => audit.close());

const path = (rest: string, school = 0) => `/schools/${audit.schools[school]?.id}/transcripts/${rest}`;
// The contract's schemas have parsed every answer on its way out.
const summary = async (school = 0) =>
  (await audit.as('admin', 'GET', path('transcript-selection-summary', school))).body as SelectionSummary;
const state = async () => (await audit.as('admin', 'GET', path('selection'))).body as SelectionState;
const print = async (ids: readonly string[], school = 0) => {
  const answer = await audit.as('admin', 'POST', path('print', school), { ids });
  expect(answer.status).toBe(200);
  return (answer.body as { transcripts: FinalizedTranscript[] }).transcripts;
};
const finalized = async () =>
  ((await audit.as('admin', 'GET', path('finalized'))).body as { transcripts: FinalizedTranscript[] }).transcripts;
const events = async (event: string) =>
  await audit.portal.database.system((tx) =>
    tx.rows<{ details: { ids: string[] } }>(sql`select details from audit_event where event = ${event} order by id`),
  );

async function everyTranscript(school: number): Promise<FinalizedTranscript[]> {
  const ids = (await summary(school)).transcripts.map(({ id }) => id);
  const all: FinalizedTranscript[] = [];
  for (let at = 0; at < ids.length; at += 50) all.push(...(await print(ids.slice(at, at + 50), school)));
  return all;
}

describe('a transcript', () => {
  it('shows every row of the student as the file has it: title, mark and term', async () => {
    const all = await everyTranscript(0);
    expect(all.length).toBeGreaterThan(10);
    for (const transcript of all) {
      const shown = transcript.years.flatMap(({ courses }) =>
        courses.map(({ course_code, title, grade, term }) => [course_code, title, grade, term].join(' | ')),
      );
      const inFile = (written.get(transcript.id) ?? []).map((row) =>
        [row.course_code, row.course_title, row.final_grade, row.term].join(' | '),
      );
      expect(shown.toSorted()).toEqual(inFile.toSorted());
    }
  });

  it.each([0, 1, 2])('adds up to the credits that the numbers of school %i show', async (school) => {
    const all = await everyTranscript(school);
    const { body } = await audit.as(
      'admin',
      'GET',
      `/data-qc/transcripts/detail/subject-area-average-credits?school_id=${audit.schools[school]?.id}`,
    );
    const { subjects } = body as { subjects: Record<string, number> };
    for (const [area, average] of Object.entries(subjects)) {
      const total = all.reduce(
        (sum, transcript) => sum + (transcript.subjects.find(({ name }) => name === area)?.credits ?? 0),
        0,
      );
      expect(Math.abs(total / all.length - average), area).toBeLessThan(0.01);
    }
  });

  it('is of the school that is asked alone', async () => {
    const [elsewhere] = (await summary(1)).transcripts;
    expect((await audit.as('admin', 'GET', path(elsewhere?.id ?? ''))).status).toBe(404);
    expect((await audit.as('admin', 'POST', path('print'), { ids: [elsewhere?.id] })).status).toBe(404);
    expect((await audit.as('one', 'GET', path(elsewhere?.id ?? '', 1))).status).toBe(404);
  });

  it('is in the audit log whenever it is looked at or printed', async () => {
    const [first] = (await summary()).transcripts;
    const id = first?.id ?? '';
    expect((await audit.as('viewer', 'GET', path(id))).status).toBe(200);
    expect((await events('transcript.viewed')).at(-1)?.details.ids).toEqual([id]);
    await print([id]);
    expect((await events('transcript.printed')).at(-1)?.details.ids).toEqual([id]);
  });
});

// One story: finalize, new files, withdraw.
describe('a finalized selection', () => {
  let ids: string[];
  let before: FinalizedTranscript[];

  it('keeps its transcripts', async () => {
    const { transcripts } = await summary();
    ids = ['HIGH_FLIER', 'ON_THE_CUSP', 'STRUGGLING'].flatMap((category) =>
      transcripts
        .filter((candidate) => candidate.category === category)
        .slice(0, 2)
        .map(({ id }) => id),
    );
    before = await print(ids);
    expect((await audit.as('admin', 'POST', path('finalize-selection'), ids)).status).toBe(200);
    expect(await finalized()).toEqual(before);
  });

  it('shows them as they were after new files, and says what these say otherwise', async () => {
    await audit.arrive('dirty', ['TRANSCRIPT']);
    await audit.refresh();
    const after = await finalized();
    expect(after.map(({ newer: _, ...kept }) => kept)).toEqual(before.map(({ newer: _, ...kept }) => kept));
    await audit.portal.database.system(async (tx) => {
      await tx.run(sql`update upload set replaced_by_id = id where upload_file_type = 'TRANSCRIPT' `);
      await tx.run(sql`update quality_state set wanted = wanted + 1`);
    });
    await audit.refresh();
    const gone = await finalized();
    expect(gone.map(({ newer: _, ...kept }) => kept)).toEqual(before.map(({ newer: _, ...kept }) => kept));
    for (const { newer } of gone)
      expect(newer?.changes).toEqual(['The student is no longer among the candidates of this school.']);
    expect((await state()).chosen.map(({ since }) => since)).toEqual(
      ids.map(() => ({ kind: 'left', why: 'no_transcript' })),
    );
  });

  it('keeps the students who left when it is withdrawn and finalized again', async () => {
    expect((await audit.as('admin', 'POST', path('unfinalize'), { reason: 'Another look.' })).status).toBe(200);
    expect((await state()).chosen).toHaveLength(ids.length);
    expect(await finalized()).toEqual([]);
    expect((await audit.as('admin', 'POST', path('finalize-selection'), ids)).status).toBe(200);
    expect((await finalized()).map(({ id }) => id)).toEqual(ids);
    expect((await finalized())[0]?.years).toEqual(before[0]?.years);
  });
});
