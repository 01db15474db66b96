import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['lakeview'], years: [2024], demographicTypes: [], testTypes: ['SAT'] },
};

const COURSES = ['Algebra I', 'Biology', 'English 9', 'World History'];
const PER_STUDENT = COURSES.length;

async function read(type: UploadFileType, headers: string, row: (at: number) => string, rows: number) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[headers, ...Array.from({ length: rows }, (_, at) => row(at))].join('\n')}\n`);
  const result = await check(path, type, context);
  return { ...result, header: (name: string) => result.columns[name]?.header };
}

const student = (at: number) => 4100 + Math.floor(at / PER_STUDENT);
const transcript = (headers: string, ids: (at: number) => string, rows = 24) =>
  read(
    'TRANSCRIPT',
    `${headers},Course Code,Course Title,School Year,Final Grade,Credits Earned`,
    (at) => `${ids(at)},C${at % PER_STUDENT},${COURSES[at % PER_STUDENT]},2023-24,B,1`,
    rows,
  );

describe('the key of a record', () => {
  it('is not a student where another id repeats, whatever the two are called', async () => {
    for (const [key, id] of [
      ['id', 'studentAcademicRecordReference.studentUniqueId'],
      ['sourcedId', 'studentSourcedId'],
      ['Student Key', 'SSID'],
    ] as const) {
      const result = await transcript(`${key},${id}`, (at) => `${70001 + at},${student(at)}`);
      expect(result.header('student_id')).toBe(id);
      expect(result.header('other_student_id')).toBeUndefined();
      expect(result.rowsKept).toBe(24);
      expect(result.statistics.join('\n')).not.toContain(`'${key}' was read as`);
    }
  });

  it('is not kept as a second id', async () => {
    const result = await transcript('Student ID,Person ID', (at) => `${student(at)},${70001 + at}`);
    expect(result.header('student_id')).toBe('Student ID');
    expect(result.header('other_student_id')).toBeUndefined();
  });

  it('is asked about where a bare id is the only one in many rows', async () => {
    const result = await transcript('ID', (at) => `${70001 + at}`);
    expect(result.missingColumns).toEqual(['Student ID']);
    expect((await transcript('ID', (at) => `${student(at)}`)).header('student_id')).toBe('ID');
    expect((await transcript('ID', (at) => `${70001 + at}`, 8)).header('student_id')).toBe('ID');
  });
});

describe('the key of an enrollment', () => {
  const roster = (year: (at: number) => number) =>
    read(
      'STUDENT_ROSTER',
      'ID,Student Number,Grade Level,School Year',
      (at) => `${70001 + at},${student(at)},12,${year(at)}-${(year(at) + 1) % 100}`,
      12,
    );

  it('is not a student in a list of several years, and may be one in a list of one', async () => {
    expect((await roster((at) => 2020 + (at % PER_STUDENT))).header('student_id')).toBe('Student Number');
    const ofOneYear = await read(
      'STUDENT_ROSTER',
      'Student ID,Local ID,Grade Level,School Year',
      (at) => `${70001 + at},${student(at)},12,2023-24`,
      12,
    );
    expect(ofOneYear.header('student_id')).toBe('Student ID');
  });
});

describe('an id that is another one in each row', () => {
  const scores = (headers: string, ids: (at: number) => string) =>
    read('STUDENT_TEST_SCORES', `${headers},Test Date,SAT Total`, (at) => `${ids(at)},2023-10-14,1000`, 12);

  it('stays the student where the second one is a filler, or is next to several names', async () => {
    const filler = await scores('Student ID,State ID', (at) => `${4100 + at},${at < 9 ? 'N/A' : 90000 + at}`);
    expect(filler.header('student_id')).toBe('Student ID');
    const named = await scores('Student ID,Person ID,Last Name', (at) => `${4100 + at},${at % 3},Name${at}`);
    expect(named.header('student_id')).toBe('Student ID');
  });

  it('stays the student where each has one row', async () => {
    const result = await scores('Student ID,State ID', (at) => `${4100 + at},${90000 + at}`);
    expect(result.header('student_id')).toBe('Student ID');
    expect(result.header('other_student_id')).toBe('State ID');
  });
});
