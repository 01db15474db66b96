import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

const STUDENTS = Array.from({ length: 12 }, (_, at) => String(4101 + at));

/** What is kept of the grade of each term of one course, under one header of years. */
async function read(header: string, terms: readonly string[], more: readonly [string, string] = ['', '']) {
  const path = join(temporaryFolder(), 'transcripts.csv');
  const rows = STUDENTS.flatMap((student) => terms.map((term) => `${student},${term},1010,English 9,A,0.5${more[1]}`));
  writeFileSync(
    path,
    `${[`Student ID,${header},Course Number,Course Title,Grade,Credits Earned${more[0]}`, ...rows].join('\n')}\n`,
  );
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  return { ...result, kept: await storedRows(result, ['school_year', 'term', 'mark_level']) };
}

it.each([
  ['School Year', '2021-22 S1', '2021-22 S2', '2'],
  ['Yr/Term', '2021-22/S1', '2021-22/S2', '2'],
  ['Year-Term', '2122 S1', '2122 S2', '2'],
  ['School Year', 'Fall 2021', 'Spring 2022', '2'],
  ['School Year', 'FA21', 'SP22', '2'],
  ['Term ID', '3101', '3102', '5'],
])('%s: %s and %s are two terms of one school year', async (header, first, second, rank) => {
  const { kept, rowsKept } = await read(header, [first, second]);
  expect(rowsKept).toBe(2 * STUDENTS.length);
  expect(kept.slice(0, 2)).toEqual([
    ['2022', first, rank],
    ['2022', second, rank],
  ]);
});

it.each(['2021-22', '2122', 'SY 2021-22', '2021-2022 School Year', 'FY2021-22', '3100'])(
  '%s says no term',
  async (year) => {
    const { kept } = await read(year === '3100' ? 'Term ID' : 'School Year', [year]);
    expect(kept[0]).toEqual(['2022', null, '5']);
  },
);

it('leaves the term to the column that is named so', async () => {
  const { kept } = await read('School Year', ['2021-22 S1'], [',Term', ',Q1']);
  expect(kept[0]?.slice(0, 2)).toEqual(['2022', 'Q1']);
});
