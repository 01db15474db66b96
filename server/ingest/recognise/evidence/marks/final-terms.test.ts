import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

const COURSES = ['C0', 'C1', 'C2'];

/** The term and level of the rows of the first of three courses, which all have these marks. */
async function kept(marks: readonly string[], header = 'Term', others: readonly string[] = []) {
  const path = join(temporaryFolder(), 'transcript.csv');
  const rows = COURSES.flatMap((code) => marks.map((cells) => `4100,Lakeview,2021-22,${code},Algebra I,${cells}`));
  rows.push(...others.map((cells) => `4100,Lakeview,2021-22,C9,Biology,${cells}`));
  const headers = `Student ID,School,School Year,Course Code,Course Title,${header},Grade,EarnedCrHrs`;
  writeFileSync(path, `${headers}\n${rows.join('\n')}\n`);
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  const levels = await storedRows(result, ['term', 'mark_level']);
  return {
    levels: levels.slice(0, marks.length).map((row) => row.join(' ')),
    codes: result.groups.map(({ code }) => code),
    said: result.statistics.filter((line) => line.includes('as final grades')),
  };
}

describe('terms of no known length', () => {
  it('are final ones where they alone have credit beside quarters and exams', async () => {
    const marks = ['Q1,F,0', 'Q2,D,0', 'E1,F,0', 'F1,F,0', 'Q3,A,0', 'Q4,A,0', 'E2,B,0', 'F2,A,0.5'];
    for (const header of ['Term', 'StoreCode'])
      expect(await kept(marks, header)).toEqual({
        levels: ['Q1 4', 'Q2 4', 'E1 4', 'F1 (semester) 2', 'Q3 4', 'Q4 4', 'E2 4', 'F2 (semester) 2'],
        codes: ['transcripts.several-mark-levels'],
        said: [
          `Rows of 'F1' and 'F2' in '${header}' were read as final grades, because the other terms of these courses have no credit.`,
        ],
      });
  });

  it('are those of the year beside semesters', async () => {
    const { levels } = await kept(['S1,B,0', 'S2,C,0', 'F1,B,1']);
    expect(levels).toEqual(['S1 2', 'S2 2', 'F1 (full year) 1']);
  });

  it('stay as they are where another term has credit, or no term has', async () => {
    expect(await kept(['S1,B,0.5', 'S2,C,0.5', 'F1,B,1'])).toEqual({
      levels: ['S1 2', 'S2 2', 'F1 5'],
      codes: ['transcripts.several-mark-levels'],
      said: [],
    });
    expect((await kept(['Q1,F,0', 'F1,F,0'])).levels).toEqual(['Q1 4', 'F1 5']);
    // What was made up: semesters have credit in other courses.
    expect((await kept(['S1,F,0', 'RC,B,0.5'], 'Term', ['S1,B,0.5', 'S2,B,0.5'])).levels).toEqual(['S1 2', 'RC 5']);
    expect(await kept(['A1,B,0.5', 'A2,C,0.5'])).toEqual({ levels: ['A1 5', 'A2 5'], codes: [], said: [] });
  });
});

describe('a summer', () => {
  it('is as long as terms whose length is not known, and pushes none of them out', async () => {
    expect(await kept(['1,B,0.5', '2,F,0', 'SU,B,0.5'])).toEqual({
      levels: ['1 5', '2 5', 'SU 5'],
      codes: [],
      said: [],
    });
  });

  it('is no longer than trimesters or quarters alone, and pushes none of them out', async () => {
    const trimesters = await kept(['T1,B,0.33', 'T2,F,0', 'SS,B,0.33']);
    expect(trimesters).toEqual({ levels: ['T1 3', 'T2 3', 'SS 3'], codes: [], said: [] });
    expect((await kept(['Q1,B,0.25', 'Summer,B,0.25'])).levels).toEqual(['Q1 4', 'Summer 4']);
    expect((await kept(['Y1,F,0', 'T1,F,0', 'SS,B,1'])).levels).toEqual(['Y1 1', 'T1 3', 'SS 2']);
  });

  it('is a semester beside terms of a known length', async () => {
    expect((await kept(['S1,B,0.5', 'S2,F,0', 'Summer School,B,0.5'])).levels).toEqual([
      'S1 2',
      'S2 2',
      'Summer School 2',
    ]);
  });
});

it('takes 1 and 2 under the name of a semester for semesters, and 1 to 4 for no certain term', async () => {
  for (const header of ['Sem', 'Semester', 'Semester Code'])
    expect((await kept(['1,B,0.5', '2,C,0.5', 'FY,B,0', 'SS,A,0.5'], header)).levels).toEqual([
      '1 (semester) 2',
      '2 (semester) 2',
      'FY 1',
      'SS 2',
    ]);
  expect((await kept(['1,B,0.25', '2,C,0.25', '3,B,0.25', '4,B,0.25'], 'Sem')).levels).toEqual([
    '1 5',
    '2 5',
    '3 5',
    '4 5',
  ]);
  expect((await kept(['1,B,0.5', '2,C,0.5', 'FY,B,0'], 'Term')).levels).toEqual(['1 5', '2 5', 'FY 1']);
});

it('takes an exam of a semester for a mark on the way to it', async () => {
  const { levels } = await kept(['Sem 1 Exam,F,0', 'Sem 1 Avg,B,0.5', 'Fall Midterm,C,0', 'X2,C,0', 'S2,B,0.5']);
  expect(levels).toEqual(['Sem 1 Exam 4', 'Sem 1 Avg 2', 'Fall Midterm 4', 'X2 4', 'S2 2']);
});
