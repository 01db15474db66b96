import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

async function scores(header: string, rows: readonly string[]) {
  const path = join(temporaryFolder(), 'sat.csv');
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  const { rowsKept, verdict, groups } = await check(path, 'STUDENT_TEST_SCORES', ONE_SCHOOL);
  return { rowsKept, verdict, left: groups.map(({ code, firstRows }) => [code, firstRows]) };
}

const HEADER = 'Student ID,Test Date,EBRW,Math,Total';
const ROWS = ['410200,10/14/2023,520,540,1060', '410207,10/14/2023,610,600,1210', '410214,3/9/2024,480,500,980'];
const NAMED = 'Last Name,First Name,Student ID,Test Date,EBRW,Math';
const STUDENTS = [
  'Okafor,Ada,410200,10/14/2023,520,540',
  'Lee,Ida,410207,10/14/2023,610,600',
  'Max,Ren,410214,3/9/2024,480,500',
];

describe('rows below the data that sum up its numbers', () => {
  it.each(['Median', 'MAX', 'Min', 'Average:', 'Mean Score', 'School Average', 'Std. Dev.'])(
    "'%s' in place of an ID is left out and named",
    async (label) => {
      const found = await scores(HEADER, [...ROWS, `${label},,536.7,547,1083`]);
      expect(found).toEqual({ rowsKept: 3, verdict: 'success', left: [['file.rows-below-table', [5]]] });
    },
  );

  it('are left out below each other, and in a column of names', async () => {
    const found = await scores(NAMED, [...STUDENTS, 'Average,,,,536.7,547', 'Median,,,,520,540', 'Max,,,,610,600']);
    expect(found).toEqual({ rowsKept: 3, verdict: 'success', left: [['file.rows-below-table', [5, 6, 7]]] });
  });

  it('are not a student of such a name, nor a row with a word among its numbers', async () => {
    const kept = await scores(NAMED, STUDENTS);
    expect(kept).toEqual({ rowsKept: 3, verdict: 'success', left: [] });
    const noId = await scores(NAMED, [...STUDENTS, 'Max,Ada,,3/9/2024,500,510']);
    expect(noId).toMatchObject({ verdict: 'data_errors', left: [['tests.no-student', [5]]] });
    const worded = await scores(HEADER, [...ROWS, 'Median,absent,520,540,1060']);
    expect(worded.verdict).toBe('data_errors');
  });
});
