/** Course codes that a spreadsheet program took the zeros of, in one of several files. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { findCrossFile } from '../../findings/cross-file.ts';
import { buildLedgers } from '../build.ts';
import type { CourseDecision } from '../courses/course-decisions.ts';
import { type CurrentFile, withLacks } from './inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'zeros-of-codes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCHOOL = 's1';
/** Code and title of each row of a file. */
type Courses = readonly (readonly [code: string, title: string | null])[];
const FULL: Courses = [
  ['0101', 'Algebra I'],
  ['0205', 'Biology'],
  ['7001', 'Art'],
];
const BARE: Courses = FULL.map(([code, title]) => [code.replace(/^0/, ''), title]);

interface Files {
  catalogs: readonly Courses[];
  transcripts: readonly Courses[];
  pathways?: readonly Courses[];
  decisions?: readonly CourseDecision[];
}

async function countsOf({ catalogs, transcripts, pathways = [], decisions = [] }: Files) {
  const lake = await openLake([folder]);
  const run = mkdtempSync(join(folder, 'run-'));
  const files: CurrentFile[] = [];
  const add = async (type: UploadFileType, columns: string, courses: Courses) => {
    const path = join(run, `${files.length}.parquet`);
    const rows = courses.map(([code, title]) => `('${code}', ${title === null ? 'NULL' : `'${title}'`})`).join(', ');
    await lake.run(
      'rows',
      `COPY (SELECT row_number() OVER () + 1 AS row_number, '${SCHOOL}' AS school_id, 2024 AS school_year, *, ${columns}
        FROM (VALUES ${rows}) AS row(course_code, course_title)) TO '${path}'`,
    );
    files.push({ fileId: path, run: 1, type, fileName: path, schoolIds: new Set([SCHOOL]), path });
  };
  await add('STUDENT_ROSTER', `'1' AS student_id, 12 AS grade_level`, [['', null]]);
  for (const one of catalogs) await add('COURSE_CATALOG', `'Mathematics' AS subject, 'general' AS level`, one);
  for (const one of transcripts)
    await add('TRANSCRIPT', `'1' AS student_id, 'S1' AS term, 1.0 AS credits_earned, 3.0 AS points`, one);
  for (const one of pathways) await add('CTE_PATHWAY_CATALOG', `'metal' AS pathway_key`, one);
  const known = await withLacks(lake, files);
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: SCHOOL, name: 'One' }], decisions }, known);
  const [found] = await lake.rows<{ courses: number; rows: number; matched: number }>(
    'counts',
    `SELECT (SELECT count(DISTINCT course_code) FROM course)::INTEGER AS courses, (SELECT count(*) FROM taken)::INTEGER AS rows,
      (SELECT count(*) FILTER (is_in_catalog) FROM taken)::INTEGER AS matched`,
  );
  const cross = await findCrossFile(
    lake,
    known.map((file) => ({ ...file, columns: {} })),
  );
  const noted = cross.groups.filter(({ code }) => code === 'course.zeros-lost').map(({ count }) => count);
  lake.close();
  if (!found) throw new Error('nothing was counted');
  return { ...found, noted };
}

describe('codes without their zeros', () => {
  it.each<[string, Files, Awaited<ReturnType<typeof countsOf>>]>([
    ['on a transcript', { catalogs: [FULL], transcripts: [BARE] }, { courses: 3, rows: 3, matched: 3, noted: [2] }],
    ['in the catalog', { catalogs: [BARE], transcripts: [FULL] }, { courses: 3, rows: 3, matched: 3, noted: [2] }],
    [
      'in one of two catalogs and of two transcripts',
      { catalogs: [FULL, BARE], transcripts: [FULL, BARE] },
      { courses: 3, rows: 3, matched: 3, noted: [2, 2] },
    ],
    [
      'on a transcript without titles',
      { catalogs: [FULL], transcripts: [BARE.map(([code]) => [code, null])] },
      { courses: 3, rows: 3, matched: 3, noted: [2] },
    ],
    [
      'in a list of pathways',
      { catalogs: [FULL], transcripts: [FULL], pathways: [BARE] },
      { courses: 3, rows: 3, matched: 3, noted: [2] },
    ],
  ])('are those of the other files %s', async (_, files, wanted) => {
    expect(await countsOf(files)).toEqual(wanted);
  });

  it.each<[string, Courses]>([
    ['where the title is another one', [['101', 'Welding']]],
    [
      'where the file has zeros of its own',
      [
        ['101', 'Algebra I'],
        ['0999', 'Choir'],
      ],
    ],
  ])('stay courses of their own %s', async (_, taken) => {
    const { matched, noted } = await countsOf({ catalogs: [FULL], transcripts: [taken] });
    expect({ matched, noted }).toEqual({ matched: 0, noted: [] });
  });

  it('stay courses of their own where two become the same', async () => {
    const catalog: Courses = [...FULL, ['00101', 'Algebra I']];
    expect(await countsOf({ catalogs: [catalog], transcripts: [[['101', 'Algebra I']]] })).toMatchObject({
      matched: 0,
    });
  });

  it('keep what a person decided of them', async () => {
    const decided: CourseDecision = {
      ...{ code: '101', titleKey: 'algebrai', subject: null, levelRank: null, scedCode: null },
    };
    expect(await countsOf({ catalogs: [FULL], transcripts: [BARE], decisions: [decided] })).toMatchObject({
      courses: 2,
      rows: 2,
    });
  });
});
