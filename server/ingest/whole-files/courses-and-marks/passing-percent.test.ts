import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

/** What the results say of grades from 60 on without credit, for courses with these terms, grades and credits. */
async function said(marks: readonly string[]): Promise<string[]> {
  const path = join(temporaryFolder(), 'transcript.csv');
  const rows = marks.map((cells, at) => `4100,Lakeview,2021-22,C${at},Algebra ${at},${cells}`);
  const headers = 'Student ID,School,School Year,Course Code,Course Title,Term,Final Grade,Credits Earned';
  writeFileSync(path, `${headers}\n${rows.join('\n')}\n`);
  const { groups } = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  return groups.filter(({ code }) => code === 'transcripts.percent-without-credit').map(({ message }) => message);
}

const PASSED = ['Y1,95,1', 'Y1,88,1', 'Y1,70,1', 'Y1,73,1', 'Y1,81,1'];

it('warns where percents below 70 or 65 earn no credit and others do', async () => {
  const at70 = await said([...PASSED, 'Y1,69,0', 'Y1,65,0', 'Y1,60,0', 'Y1,42,0']);
  expect(at70).toEqual([expect.stringContaining('In 3 rows a grade of 60 or more has no earned credit')]);
  const at65 = await said([...PASSED, 'Y1,66,1', 'Y1,65,1', 'Y1,64,0', 'Y1,60,0', 'Y1,62,0']);
  expect(at65).toEqual([expect.stringContaining('In 3 rows')]);
});

it('looks at each kind of term by itself, since quarters have no credit', async () => {
  const quarters = ['Q1,66,0', 'Q1,68,0', 'Q1,61,0', 'Q1,92,0'];
  expect(await said([...PASSED, ...quarters, 'Y1,67,1', 'Y1,64,1', 'Y1,60,1'])).toEqual([]);
  expect(await said([...quarters, ...PASSED, 'Y1,67,0', 'Y1,64,0', 'Y1,60,0'])).toHaveLength(1);
});

it('does not where 60 passes, or where higher percents have no credit either', async () => {
  expect(await said([...PASSED, 'Y1,66,1', 'Y1,62,1', 'Y1,61,1', 'Y1,60,0', 'Y1,58,0'])).toEqual([]);
  expect(await said(['Y1,66,0', 'Y1,62,0', 'Y1,61,0', 'Y1,90,0', 'Y1,95,1'])).toEqual([]);
  expect(await said(['Y1,A,1', 'Y1,B,1', 'Y1,D,0', 'Y1,D,0', 'Y1,D,0'])).toEqual([]);
});
