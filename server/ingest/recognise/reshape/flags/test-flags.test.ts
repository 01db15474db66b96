import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

/** Rows that count, and the texts that are asked about. */
async function read(rows: readonly string[]) {
  const path = join(temporaryFolder(), 'scores.csv');
  const lines = rows.map((row, at) => `${501 + at},${row},520,530`);
  writeFileSync(
    path,
    ['Student ID,Test Date,PSAT_8_9,PSAT_10,SAT,EB_READING_WRITING_SCORE,MATH_SECTION_SCORE', ...lines].join('\n'),
  );
  const context = { ...ONE_SCHOOL, chosen: { ...ONE_SCHOOL.chosen, testTypes: ['SAT'] } };
  const result = await check(path, 'STUDENT_TEST_SCORES', context);
  return {
    kept: await storedRows(result, ['student_id', 'test_type', 'sat_ebrw']),
    asked: result.mapping?.values.map(({ text }) => text),
    refused: result.groups.map(({ code }) => code).filter((code) => code.startsWith('file.refused')),
  };
}

it('flags that are named after tests say which test a row is of', async () => {
  expect(await read(['10/07/2023,N,N,Y', '10/07/2023,N,N,Y'])).toEqual({
    kept: [
      ['501', 'SAT', '520'],
      ['502', 'SAT', '520'],
    ],
    asked: [],
    refused: [],
  });
  const mixed = await read(['10/07/2023,Y,N,N', '10/07/2023,N,N,Y', '10/07/2023,N,N,N', '10/07/2023,N,Y,Y']);
  expect(mixed.kept).toEqual([['502', 'SAT', '520']]);
  expect(mixed.asked?.toSorted()).toEqual(['PSAT_10 and SAT', 'PSAT_8_9', 'no test']);
});

it('a file in which no row is of a test that counts is one of practice tests', async () => {
  const { kept, refused } = await read(['10/07/2023,Y,N,N', '10/07/2023,N,Y,N']);
  expect([kept, refused]).toEqual([[], ['file.refused-layout']]);
});
