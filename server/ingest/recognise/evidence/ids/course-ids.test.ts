/** Lists of courses on the cards of students. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes: [] },
};

async function roster(...lines: string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const { resultsSummary, rowsKept, missingColumns } = await check(path, 'STUDENT_ROSTER', context);
  return { rowsKept, missingColumns, says: resultsSummary.map(({ description }) => description).join(' ') };
}

describe('courses with schools and grade levels are not a roster', () => {
  it('as OneRoster has them', async () => {
    const found = await roster(
      'sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes',
      'C1,active,,2023-24,Algebra I,ALG-1,09,101,Mathematics,02052',
      'C2,active,,2023-24,English I,ENG-1,09,101,English,01001',
    );
    expect(found).toMatchObject({
      rowsKept: 0,
      says: expect.stringContaining('This looks like a Course Catalog file.'),
    });
  });

  it('under a bare ID, in several years', async () => {
    const rows = [2022, 2023].flatMap((year) =>
      ['Algebra I', 'English I', 'Biology'].map(
        (title, at) => `${at + 1001},${title},${year - 1}-${year % 100},9,Lakeview`,
      ),
    );
    expect(await roster('ID,Course Title,School Year,Grade,School', ...rows)).toMatchObject({
      rowsKept: 0,
      missingColumns: ['Student ID (local)'],
    });
  });
});

describe('students with courses stay students', () => {
  const [students, titles] = [
    [1001, 1002, 1003],
    ['Algebra I', 'English I', 'Biology'],
  ];

  it('where several are in each course', async () => {
    const rows = students.flatMap((id) => titles.map((title) => `${id},${title},9,Lakeview`));
    expect((await roster('ID,Course Title,Grade,School', ...rows)).missingColumns).toEqual([]);
  });

  it.each([
    ['Student ID,Course,Grade,School', (at: number) => `${students[at]},${titles[at]},9,Lakeview`],
    ['ID,Last Name,First Name,Course,Grade,School', (at: number) => `${students[at]},Lee,Kim,${titles[at]},9,Lakeview`],
  ])('%s', async (header, row) => {
    expect(await roster(header, row(0), row(1), row(2))).toMatchObject({ rowsKept: 3, missingColumns: [] });
  });
});
