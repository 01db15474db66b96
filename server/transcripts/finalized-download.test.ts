import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read as readWorkbook, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinalizedTranscript } from '#contract/transcripts/transcript-records.ts';
import type { TranscriptSettings } from '#contract/transcripts/transcript-settings.ts';
import type { SelectionSummary } from '#contract/transcripts/transcripts.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn } from '#server/quality/fixtures/known-audit.ts';

const ROSTER = join(import.meta.dirname, '../../datasets/fixtures/known-answers/clean/student_roster.csv');

describe.each(databases)('finalized transcripts that are downloaded on $kind', (on) => {
  let audit: KnownAudit;
  let ids: string[];

  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
    await audit.arrive('clean');
    await audit.refresh();
    // The contract's schema has parsed it on its way out.
    const { transcripts } = (await audit.as('admin', 'GET', path('transcript-selection-summary')))
      .body as SelectionSummary;
    ids = transcripts.filter(({ category }) => category === 'HIGH_FLIER').map(({ id }) => id);
    ids = ids.slice(0, 2);
  });
  afterAll(() => audit.close());

  const path = (rest: string) => `/schools/${audit.schools[0]?.id}/transcripts/${rest}`;
  const csv = (who: string, query = '') => audit.as(who, 'GET', `/transcripts/finalized.csv${query}`);
  const rowsOf = (text: string) =>
    text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
  const finalized = async (who: string) =>
    ((await audit.as(who, 'GET', path('finalized'))).body as { transcripts: FinalizedTranscript[] }).transcripts;
  const events = (event: string) =>
    audit.portal.database.system((tx) =>
      tx.rows<{ person_name: string; details: Record<string, unknown> }>(sql`
        select person_name, details from audit_event where event = ${event} order by id`),
    );
  const showIds = async (shown: boolean) => {
    const { body } = await audit.as('admin', 'GET', '/settings/transcripts');
    const settings = { ...(body as TranscriptSettings), show_student_ids: shown };
    expect((await audit.as('admin', 'PUT', '/settings/transcripts', settings)).status).toBe(200);
  };
  /** Local student IDs of the roster's file. */
  const onRoster = () => {
    const [header = [], ...rows] = rowsOf(
      readFileSync(ROSTER, 'utf8').replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'),
    );
    const at = header.indexOf('student_id');
    return new Set(rows.map((cells) => cells[at]));
  };

  it('are refused while nothing is finalized', async () => {
    const answer = await csv('admin');
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('No transcripts are finalized yet');
  });

  it('are codes alone by default, for those who choose as well, and each download is in the log', async () => {
    expect((await audit.as('admin', 'POST', path('finalize-selection'), ids)).status).toBe(200);
    for (const who of ['admin', 'viewer']) {
      const [header, ...rows] = rowsOf((await csv(who)).text);
      expect(header?.slice(0, 3)).toEqual(['School', 'Student', 'Category']);
      expect(rows.map(([, student]) => student)).toEqual((await finalized(who)).map((one) => one.student_label));
      expect(rows[0]?.[2]).toBe('High fliers');
    }
    expect(await events('transcript.downloaded')).toEqual(
      ['admin', 'viewer'].map((person_name) => ({ person_name, details: { transcripts: ids.length, ids } })),
    );
  });

  it('have the district’s student IDs once the audit shows them, for those who choose alone', async () => {
    await showIds(true);
    expect((await events('settings.changed')).at(-1)?.details).toMatchObject({
      before: { show_student_ids: false },
      after: { show_student_ids: true },
    });
    // Finalized before the setting: looked up among the students of today.
    const [header, ...rows] = rowsOf((await csv('admin')).text);
    expect(header?.[2]).toBe('District student ID');
    const known = onRoster();
    expect(known.size).toBeGreaterThan(100);
    for (const row of rows) expect(known).toContain(row[2]);
    expect((await finalized('admin')).map(({ district_id }) => district_id)).toEqual(rows.map((row) => row[2]));
    const print = await audit.as('admin', 'POST', path('print'), { ids });
    expect(print.text).toContain(`"district_id":"${rows[0]?.[2]}"`);

    expect(rowsOf((await csv('viewer')).text)[0]).not.toContain('District student ID');
    expect(JSON.stringify(await finalized('viewer'))).not.toContain('district_id');
    for (const rest of ['selection', 'candidates?category=HIGH_FLIER', 'transcript-selection-summary'])
      expect((await audit.as('admin', 'GET', path(rest))).text).not.toContain('district_id');
  });

  it('keep the ID that a student had, and show it no more when the audit does not', async () => {
    expect((await audit.as('admin', 'POST', path('unfinalize'), { reason: 'Again.' })).status).toBe(200);
    expect((await audit.as('admin', 'POST', path('finalize-selection'), ids)).status).toBe(200);
    const kept = await audit.portal.database.system((tx) =>
      tx.rows<{ id: string }>(sql`select transcript ->> 'district_id' as id from finalized_transcript order by id`),
    );
    expect(kept.map(({ id }) => id)).toEqual((await finalized('admin')).map((one) => one.district_id).toSorted());
    await showIds(false);
    expect(JSON.stringify(await finalized('admin'))).not.toContain('district_id');
  });

  it('are a workbook with students, courses and scores', async () => {
    const answer = await audit.portal.app.inject({
      url: `/api/eoa/${audit.auditId}/transcripts/finalized.xlsx`,
      headers: { authorization: `Bearer ${await audit.portal.token('admin@known.test')}` },
    });
    const { Sheets } = readWorkbook(answer.rawPayload);
    const sheet = (name: string) => utils.sheet_to_json<unknown[]>(Sheets[name] ?? {}, { header: 1 });
    expect(Object.keys(Sheets)).toEqual(['Students', 'Courses', 'Test scores', 'About']);
    expect(sheet('Students')).toHaveLength(1 + ids.length);
    const courses = (await finalized('admin')).flatMap(({ years }) => years.flatMap((year) => year.courses));
    expect(
      sheet('Courses')
        .slice(1)
        .map((row) => row[6]),
    ).toEqual(courses.map(({ title }) => title));
    expect(sheet('About').flat()).toContain('admin');
  });

  it('name a student in the language of the reader', async () => {
    const answer = await audit.portal.app.inject({
      url: `/api/eoa/${audit.auditId}/transcripts/finalized.csv`,
      headers: { authorization: `Bearer ${await audit.portal.token('admin@known.test')}`, 'accept-language': 'es' },
    });
    const [header, ...rows] = rowsOf(answer.payload);
    expect(header?.slice(0, 2)).toEqual(['Escuela', 'Estudiante']);
    const codes = (await finalized('admin')).map((one) => one.student_label.replace('Student ', ''));
    expect(rows.map(([, student]) => student)).toEqual(codes.map((code) => `Estudiante ${code}`));
  });

  it('of another school are not there for a member of one school', async () => {
    expect((await csv('one', `?school_id=${audit.schools[1]?.id}`)).status).toBe(404);
    expect((await csv('one', `?school_id=${audit.schools[0]?.id}`)).status).toBe(200);
    expect((await csv('outsider')).status).toBe(404);
  });
});
