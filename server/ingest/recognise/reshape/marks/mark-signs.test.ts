import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

async function read(header: string, cells: readonly (readonly [mark: string, sign: string])[]) {
  const path = join(temporaryFolder(), 'transcript.csv');
  const rows = cells.map(([mark, sign], at) => `41${at},Lakeview,2023-24,C1,Algebra I,${mark},${sign},1`);
  writeFileSync(
    path,
    ['Student ID,School,School Year,Course Code,Course Title,Final Grade', header, 'Credits Earned']
      .join(',')
      .concat('\n', rows.join('\n'), '\n'),
  );
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  return {
    marks: await storedRows(result, ['final_grade', 'points']),
    isSaid: result.statistics.includes(`'${header}' was read as the plus or minus of 'Final Grade'.`),
  };
}

it('reads the plus or minus of a mark from a column of its own', async () => {
  const cells = [
    ['A', '-'],
    ['B', '+'],
    ['C', ''],
    ['P', ''],
    ['D', '−'],
  ] as const;
  expect(await read('+/-', cells)).toEqual({
    marks: [
      ['A-', '3.7'],
      ['B+', '3.3'],
      ['C', '2.0'],
      ['P', null],
      ['D-', '0.7'],
    ],
    isSaid: true,
  });
});

it.each([
  [
    'marks with signs of their own',
    'Trend',
    [
      ['A-', '+'],
      ['B', '-'],
    ],
    ['A-', 'B'],
  ],
  [
    'marks in percent',
    'Trend',
    [
      ['91', '+'],
      ['82', '-'],
    ],
    ['91', '82'],
  ],
  [
    'more than signs',
    'Trend',
    [
      ['A', '+'],
      ['B', 'up'],
    ],
    ['A', 'B'],
  ],
] as const)('leaves %s as they are', async (_what, header, cells, marks) => {
  const found = await read(header, cells);
  expect(found.isSaid).toBe(false);
  expect(found.marks.map(([mark]) => mark)).toEqual(marks);
});
