import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../test-run.ts';

const school = (id: string, name: string) => ({
  id,
  name,
  local_id: null,
  state_id: null,
  nces_id: null,
  ceeb_code: null,
});
const CONTEXT: IngestContext = {
  yearEnding: 2024,
  schools: [school('lakeview', 'Lakeview High School'), school('summit', 'Summit High School')],
  chosen: {
    schoolIds: ['lakeview', 'summit'],
    years: [2022, 2023],
    demographicTypes: [],
    testTypes: ['SAT', 'ACT', 'AP', 'IB'],
  },
};

/** The tests or years of the kept rows, by school; undefined where the school has none. */
async function choices(type: UploadFileType, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const { schoolRows } = await check(path, type, CONTEXT);
  return Object.fromEntries(Object.entries(schoolRows).map(([id, counts]) => [id, counts.choices]));
}

describe('what kept rows of a school are of', () => {
  it('tests: of its own rows, and of those without an error', async () => {
    const found = await choices('STUDENT_TEST_SCORES', [
      'School,Student ID,Test Type,Test Date,Subject,Score',
      'Lakeview High School,101,SAT,2023-10-07,EBRW,610',
      'Lakeview High School,101,SAT,2023-10-07,Math,640',
      'Lakeview High School,102,AP,2023-05-03,Biology,4',
      'Summit High School,201,IB,2023-05-10,Biology,99',
      'Summit High School,202,AP,2023-05-03,Biology,5',
    ]);
    expect(found).toEqual({ lakeview: ['AP', 'SAT'], summit: ['AP'] });
  });

  it('tests: of no one where the file names no school', async () => {
    const found = await choices('STUDENT_TEST_SCORES', [
      'Student ID,Test Type,Test Date,Subject,Score',
      '102,AP,2023-05-03,Biology,4',
    ]);
    expect(Object.values(found).filter((own) => own !== undefined)).toEqual([]);
  });

  it('years, as the wizard names them', async () => {
    const found = await choices('COURSE_CATALOG', [
      'School,School Year,Course Code,Course Title,Subject Area',
      'Lakeview High School,2021-2022,E1,English 1,English',
      'Lakeview High School,2022-2023,E1,English 1,English',
      'Summit High School,2022-2023,E1,English 1,English',
    ]);
    expect(found).toEqual({ lakeview: ['2021-2022', '2022-2023'], summit: ['2022-2023'] });
  });

  it('nothing in a file that brings a school as a whole', async () => {
    const found = await choices('STUDENT_ROSTER', [
      'Student ID,School,Grade Level,School Year',
      '101,Lakeview High School,12,2023-2024',
    ]);
    expect(found).toHaveProperty('lakeview', undefined);
  });
});
