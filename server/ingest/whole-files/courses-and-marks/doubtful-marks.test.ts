import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

/** The codes of the warnings about marks, for courses with these. */
async function warned(marks: readonly string[]): Promise<string[]> {
  const path = join(temporaryFolder(), 'transcript.csv');
  const rows = marks.map((mark, at) => `4100,Lakeview,2021-22,C${at},Algebra ${at},${mark},0`);
  const headers = 'Student ID,School,School Year,Course Code,Course Title,Final Grade,Credits Earned';
  writeFileSync(path, `${headers}\n${rows.join('\n')}\n`);
  const { groups } = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  return groups.map(({ code }) => code).filter((code) => /standards-based|e-beside-f/.test(code));
}

const twenty = (...marks: string[]): string[] => Array.from({ length: 20 }, (_, at) => marks[at % marks.length] ?? '');

it('warns of an E beside an F', async () => {
  expect(await warned(['A', 'E', 'F', 'B'])).toEqual(['transcripts.e-beside-f']);
  expect(await warned(['A', 'E', 'E', 'B'])).toEqual([]);
  expect(await warned(['A', 'EX', 'F', 'B'])).toEqual([]);
});

it('warns of grades from 1 to 4 in steps of one or a half, and not of grade points', async () => {
  expect(await warned(twenty('4', '3', '2', '1'))).toEqual(['transcripts.standards-based']);
  expect(await warned(twenty('4', '3.5', '2.0', '1.5'))).toEqual(['transcripts.standards-based']);
  expect(await warned(twenty('4', '3.3', '2.7', '1'))).toEqual([]);
  expect(await warned(twenty('4', '3', '0', '1'))).toEqual([]);
});
