import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const CONTEXT: IngestContext = {
  yearEnding: 2024,
  schools: [
    { id: 'maple', name: 'Maple High School', local_id: '0101', state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: { schoolIds: ['maple'], years: [], demographicTypes: [], testTypes: [] },
};

const HEADER = 'Student ID,School,School Year,Course Number,Course Name,S1 Mark,Final Mark,Credits Earned';
const mark = (id: number) => `00123${id},0101,2022-23,ENG9,English 9,B,A,1`;
/** More rows than are looked at to find the header. */
const MARKS = Array.from({ length: 30 }, (_, index) => mark(index + 10));

/** Rows that were kept, and those that a finding names. */
async function read(lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const { rowsKept, leftOut, failing, issues } = await check(path, 'TRANSCRIPT', CONTEXT);
  const rows = issues.filter(({ code }) => code === 'file.second-header').map(({ row }) => row);
  return { rowsKept, rows, inError: leftOut.find(({ reason }) => reason === 'in-error')?.rows, failing: failing?.rows };
}

describe('a second header among the rows', () => {
  it('in another order leaves what is below it unread', async () => {
    const other = 'Student ID,School,School Year,Course Number,Course Name,Final Mark,S1 Mark,Credits Earned';
    const twoMarks = [HEADER, ...MARKS, other, '0012390,0101,2022-23,ENG9,English 9,A,B,1'];
    expect(await read(twoMarks)).toEqual({ rowsKept: 30, rows: [33], inError: 1, failing: 1 });

    const turned = 'School,Student ID,Course Name,Credits Earned';
    const shorter = [HEADER, ...MARKS, turned, '0101,0012390,English 9,1', '0101,0012391,English 9,1'];
    expect(await read(shorter)).toMatchObject({ rowsKept: 30, rows: [33, 34], inError: 2, failing: 2 });
  });

  it('in the same order, and words of headers in a row of data, do not', async () => {
    expect(await read([HEADER, ...MARKS, HEADER, mark(90)])).toMatchObject({ rowsKept: 31, rows: [] });
    const named = '0012390,0101,2022-23,School,Course Name,B,A,1';
    expect(await read([HEADER, ...MARKS, named])).toMatchObject({ rowsKept: 31, rows: [] });
  });
});
