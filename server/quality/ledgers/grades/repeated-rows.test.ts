/** Transcripts of which one has again, in other words, what another has. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { buildLedgers } from '../build.ts';
import { type CurrentFile, withLacks } from '../inputs/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'repeated-rows-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCHOOL = 's1';
const MARKS = [4, 3, 2, 3, 1];
const COURSES = ['0101', '0201', '0301', 'BAND'];

/**
 * Marks of five students in four courses of two semesters: credits of an hour and a half, marks that differ by
 * student, course and semester.
 */
interface Transcript {
  ids?: (student: number) => string;
  terms: readonly (string | null)[];
  halves?: readonly number[];
  students?: readonly number[];
  courses?: number;
}
const local = (student: number) => `00410${student}`;
const EVERYBODY = [0, 1, 2, 3, 4];
const transcript = ({ ids = local, terms, halves = [0, 1], students = EVERYBODY, courses = 4 }: Transcript): string =>
  students
    .flatMap((student) =>
      COURSES.slice(0, courses).flatMap((course, at) =>
        halves.map(
          (half) =>
            `('${ids(student)}', '${course}', '${terms[half]}', ${MARKS[(student * 2 + at + half * 3 + ((student + at) % 2)) % 5]})`,
        ),
      ),
    )
    .join(', ');

/** Credits of each student in all courses, and how many rows count. */
async function creditsOf(...transcripts: readonly Transcript[]) {
  const lake = await openLake([folder]);
  const run = mkdtempSync(join(folder, 'run-'));
  const files: CurrentFile[] = [];
  const add = async (type: UploadFileType, rows: string) => {
    const path = join(run, `${files.length}.parquet`);
    await lake.run(
      'rows',
      `COPY (SELECT row_number() OVER () + 1 AS row_number, '${SCHOOL}' AS school_id, * FROM (${rows})) TO '${path}'`,
    );
    files.push({ fileId: path, run: 1, type, fileName: path, schoolIds: new Set([SCHOOL]), path });
  };
  const people = [0, 1, 2, 3, 4].map((student) => `('${local(student)}', '810000010${student}')`).join(', ');
  await add(
    'STUDENT_ROSTER',
    `SELECT *, 2024 AS school_year, 12 AS grade_level FROM (VALUES ${people}) AS row(student_id, state_student_id)`,
  );
  await add(
    'COURSE_CATALOG',
    `SELECT *, 2024 AS school_year, 'Course' AS course_title FROM (VALUES ('0101', 'Mathematics'), ('0201', 'Mathematics'),
      ('0301', 'Mathematics'), ('BAND', 'Visual and Performing Arts')) AS row(course_code, subject)`,
  );
  for (const one of transcripts)
    await add(
      'TRANSCRIPT',
      `SELECT *, 2024 AS school_year, 0.5 AS credits_earned, 2 AS mark_level
       FROM (VALUES ${transcript(one)}) AS row(student_id, course_code, term, points)`,
    );
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: SCHOOL, name: 'One' }] }, await withLacks(lake, files));
  const [found] = await lake.rows<{ credits: number; rows: number; said: number }>(
    'credits',
    `SELECT (SELECT sum(mathematics + arts) FROM units_of_student)::DOUBLE AS credits, (SELECT count(*) FROM transcript_row)::INTEGER AS rows,
      (SELECT count(*) FROM maybe_repeated)::INTEGER AS said`,
  );
  lake.close();
  return found ?? { credits: null, rows: null, said: null };
}

const ONCE = { credits: 20, rows: 40, said: 0 };
const S = ['S1', 'S2'];

it.each<[string, Transcript]>([
  ['the same words', { terms: S }],
  ['the state’s ids', { terms: S, ids: (student) => `810000010${student}` }],
  ['ids without their zeros', { terms: S, ids: (student) => `410${student}` }],
  ['other words for the terms', { terms: ['Fall', 'Spring'] }],
  ['both', { terms: ['Semester 1', 'Semester 2'], ids: (student) => `810000010${student}` }],
])('counts rows once that a newer transcript has again in %s', async (_, again) => {
  expect(await creditsOf({ terms: S }, again)).toEqual(ONCE);
});

it('counts both semesters where each has a file, whatever they are called', async () => {
  expect(await creditsOf({ terms: S, halves: [0] }, { terms: ['Fall', 'Spring'], halves: [1] })).toEqual(ONCE);
});

it('counts both terms of two files where the marks are not the same', async () => {
  const other = { terms: S, ids: (student: number) => local((student + 1) % 5) };
  const { rows } = await creditsOf({ terms: S }, { ...other, terms: ['Term A', 'Term B'] });
  expect(rows).toBe(80);
});

describe('a transcript with fewer than ten rows that an older one has in other words', () => {
  const FALL = ['Fall', 'Spring'];
  const few = (courses: number, halves: readonly number[], terms = FALL) => ({ terms, halves, students: [0], courses });

  it('has them again, where another term of the older one differs', async () => {
    expect(await creditsOf({ terms: S }, few(4, [0, 1]))).toMatchObject(ONCE);
    expect(await creditsOf({ terms: S }, few(4, [0]))).toMatchObject(ONCE);
  });

  it('has others, and says so, where the older one has no other term', async () => {
    expect(await creditsOf({ terms: S, halves: [0] }, few(4, [0]))).toEqual({ credits: 12, rows: 24, said: 4 });
  });

  it('has others, and says so, where two rows alone agree', async () => {
    expect(await creditsOf({ terms: S }, few(2, [0]))).toMatchObject({ rows: 42, said: 2 });
  });

  it('has others where the older one has its word for another term', async () => {
    expect(await creditsOf({ terms: S }, few(4, [0], ['S2', 'S1']))).toMatchObject({ rows: 40, said: 0 });
  });
});
