import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTEXT, check, temporaryFolder } from '../test-run.ts';

interface School {
  name: string;
  rows: number;
  /** EL and FRL of every row. */
  cells: readonly [string, string];
}

/** What is said of values that some schools lack. */
async function said(...schools: School[]): Promise<string[]> {
  const lines = schools.flatMap(({ name, rows, cells }, nth) =>
    Array.from({ length: rows }, (_, at) => [`${nth + 1}${100 + at}`, name, 'F', ...cells].join(',')),
  );
  const path = join(temporaryFolder(), 'demographics.csv');
  writeFileSync(path, ['Student ID,School,Gender,EL,FRL', ...lines].join('\n'));
  const { groups } = await check(path, 'STUDENT_DEMOGRAPHICS', CONTEXT);
  return groups.filter(({ code }) => code === 'file.empty-at-schools').map(({ message }) => message);
}

const FULL = { name: 'Roosevelt HS', rows: 40, cells: ['N', 'Y'] } as const;

it('names the schools whose students lack what those of others have, by column', async () => {
  const lacking = { name: 'Lincoln High', rows: 30, cells: ['', 'N'] } as const;
  const without = { name: 'East Academy', rows: 12, cells: ['#N/A', ''] } as const;
  expect(await said(FULL, lacking, without)).toEqual([
    expect.stringMatching(
      /^Values are missing: 'EL' for 'Lincoln High' \(30 rows\), 'East Academy' \(12 rows\), 'FRL' for 'East Academy' \(12 rows\)\. Other schools have them\./,
    ),
  ]);
});

it.each<[string, School[]]>([
  ['a school with few students', [FULL, { name: 'Lincoln High', rows: 9, cells: ['', 'N'] }]],
  [
    'a column that no school fills',
    [
      { ...FULL, cells: ['', 'Y'] },
      { name: 'Lincoln High', rows: 30, cells: ['', 'N'] },
    ],
  ],
  ['a file of one school', [{ ...FULL, cells: ['', 'Y'] }]],
])('says nothing of %s', async (_, schools) => {
  expect(await said(...schools)).toEqual([]);
});

it('says nothing where empty cells are how a list says no', async () => {
  const some = { ...FULL, rows: 20, cells: ['', 'N'] } as const;
  const learners = { ...FULL, rows: 20, cells: ['Y', 'N'] } as const;
  expect(await said(some, learners, { name: 'Lincoln High', rows: 30, cells: ['', 'N'] })).toEqual([]);
});
