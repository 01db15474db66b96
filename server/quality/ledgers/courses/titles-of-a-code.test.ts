/**
 * A code that is in no catalog, such as 999, may stand for many courses: each title is one of its
 * own. Counted here by hand.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { type Lake, openLake } from '#server/platform/lake/lake.ts';
import { countOpportunity } from '../../opportunity/count.ts';
import { buildLedgers } from '../build.ts';
import { type CurrentFile, withLacks } from '../inputs/inputs.ts';

const SCHOOL = '00000000-0000-4000-8000-000000000001';
const DECISIONS = [
  { code: '999', titleKey: 'halldutyb', subject: null, levelRank: null, scedCode: null },
  { code: '999', titleKey: 'yoga', subject: 'Physical and Health Education', levelRank: 1, scedCode: '08001' },
  { code: '999', titleKey: 'zoology', subject: 'Science', levelRank: 4, scedCode: '03056' },
];
/** Students with the title of their one row of 999 in the last year. */
const TITLES: readonly [student: string, title: string][] = [
  ['A', 'Algebra Lab'],
  ['B', 'Hall Duty (B)'],
  ['C', 'Yoga'],
  ['D', 'YOGA'],
  ['E', 'Zoology'],
];

const folder = mkdtempSync(join(tmpdir(), 'titles-test-'));
let lake: Lake;
const titled = `(VALUES ${TITLES.map(([student, title]) => `('${student}', '${title}')`).join(', ')}) AS row(student_id, course_title)`;

beforeAll(async () => {
  lake = await openLake([folder]);
  const files: CurrentFile[] = [];
  const add = async (type: UploadFileType, rows: string) => {
    const path = join(folder, type, 'rows.parquet');
    mkdirSync(join(folder, type));
    const columns = `row_number() OVER () + 1 AS row_number, '${SCHOOL}' AS school_id`;
    await lake.run('rows', `COPY (SELECT ${columns}, * FROM (${rows})) TO '${path}'`);
    files.push({ fileId: type, run: 1, type, fileName: path, schoolIds: new Set([SCHOOL]), path });
  };
  const years = 'range(2021, 2025) AS years(year)';
  await add(
    'STUDENT_ROSTER',
    `SELECT student_id, year AS school_year, year - 2012 AS grade_level FROM ${titled}, ${years}`,
  );
  await add(
    'TRANSCRIPT',
    `SELECT student_id, 2024 AS school_year, '999' AS course_code, course_title, 1.0 AS credits_earned, 3.0 AS points FROM ${titled}
     UNION ALL SELECT student_id, year, 'HOME', 'Homeroom', 0.0, NULL FROM ${titled}, ${years}`,
  );
  const audit = { yearEnding: 2024, schools: [{ id: SCHOOL, name: 'One' }], decisions: DECISIONS };
  await buildLedgers(lake, audit, await withLacks(lake, files));
  await countOpportunity(lake);
});
afterAll(() => {
  lake.close();
  rmSync(folder, { recursive: true });
});

describe('titles of a code that is in no catalog', () => {
  it('are courses of their own in the list of Course Mapping', async () => {
    expect(
      await lake.rows(
        'local courses',
        `SELECT title_key, rows FROM local_course WHERE CAST(course_code AS VARCHAR) = '999' ORDER BY title_key`,
      ),
    ).toEqual([
      { title_key: 'algebralab', rows: 1 },
      { title_key: 'halldutyb', rows: 1 },
      { title_key: 'yoga', rows: 2 },
      { title_key: 'zoology', rows: 1 },
    ]);
  });

  it('have each what was decided of it, and what was decided of another concerns no other', async () => {
    expect(
      await lake.rows(
        'areas',
        `SELECT CAST(student AS VARCHAR) AS student, is_course, CAST(area AS VARCHAR) AS area FROM transcript_row
         WHERE CAST(course_code AS VARCHAR) = '999' ORDER BY student`,
      ),
    ).toEqual([
      { student: 'A', is_course: true, area: 'Other' },
      { student: 'B', is_course: false, area: 'Other' },
      { student: 'C', is_course: true, area: 'Physical and Health Education' },
      { student: 'D', is_course: true, area: 'Physical and Health Education' },
      { student: 'E', is_course: true, area: 'Science' },
    ]);
  });

  it('have the level that was decided in what students took', async () => {
    expect(
      await lake.rows('levels', 'SELECT CAST(student AS VARCHAR) AS student FROM opportunity_fact WHERE ap_rows > 0'),
    ).toEqual([{ student: 'E' }]);
  });
});
