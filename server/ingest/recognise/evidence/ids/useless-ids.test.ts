import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['lakeview'], years: [2024], demographicTypes: ['gender'], testTypes: ['SAT'] },
};

const TITLES = ['Algebra I', 'Biology I', 'Chemistry I', 'English 9', 'Geometry', 'World History'];

async function read(type: UploadFileType, headers: string, row: (at: number) => string, rows = TITLES.length) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[headers, ...Array.from({ length: rows }, (_, at) => row(at))].join('\n')}\n`);
  const result = await check(path, type, context);
  return { ...result, header: (name: string) => result.columns[name]?.header };
}

const roster = (id: (at: number) => string, rows?: number) =>
  read('STUDENT_ROSTER', 'Local ID,Grade_Level,School Year', (at) => `${id(at)},11,2023-24`, rows);
const transcript = (id: (at: number) => string, code: (at: number) => string = (at) => `C${at}`) =>
  read(
    'TRANSCRIPT',
    'Student ID,Last Name,Course Code,Course Title,School Year,Term,Final Grade,Credits Earned',
    (at) => `${id(at)},Name${at},${code(at)},${TITLES[at]},2023-24,Y1,B,1`,
  );

describe('an id that tells no one apart', () => {
  it('is asked for where it is zero in all rows, and its column is named with its counts', async () => {
    const result = await roster(() => '00000');
    expect(result.header('student_id')).toBeUndefined();
    expect(result.missingColumns).toEqual(['Student ID (local)']);
    expect(result.rowsKept).toBe(0);
    expect(result.statistics).toContain(
      "'Local ID' was not read as Student ID (local) because it is filled in 6 of 6 rows, 1 different.",
    );
    expect((await transcript(() => '0')).header('student_id')).toBeUndefined();
  });

  it('is asked for where a list of students has one for all', async () => {
    expect((await roster(() => '90210')).header('student_id')).toBeUndefined();
    expect((await roster((at) => `9021${at}`)).header('student_id')).toBe('Local ID');
    expect((await roster(() => '90210', 4)).header('student_id')).toBe('Local ID');
  });

  it('is that of one student where a file of courses has one for all', async () => {
    const one = await read(
      'TRANSCRIPT',
      'Student ID,Last Name,Course Code,Course Title,School Year,Term,Final Grade,Credits Earned',
      (at) => `90210,Abel,C${at},${TITLES[at]},2023-24,Y1,B,1`,
    );
    expect(one.header('student_id')).toBe('Student ID');
    expect(one.rowsKept).toBe(6);
  });
});

describe('a course code that tells no course apart', () => {
  it('is asked for where it is zero, or one for several titles', async () => {
    for (const code of ['0', 'CRS']) {
      const result = await transcript(
        (at) => `9021${at}`,
        () => code,
      );
      expect(result.header('course_code')).toBeUndefined();
    }
    const catalog = await read(
      'COURSE_CATALOG',
      'Course Code,Course Title,Department',
      (at) => `CRS,${TITLES[at]},Math`,
    );
    expect(catalog.missingColumns).toEqual(['Course code']);
  });

  it('is that of one course where the title is one, too', async () => {
    const catalog = await read(
      'COURSE_CATALOG',
      'School,Course Code,Course Title,Department,School Year',
      (at) => `101,MA1,Algebra I,Math,${2018 + at}-${19 + at}`,
    );
    expect(catalog.header('course_code')).toBe('Course Code');
  });
});
