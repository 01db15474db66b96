import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTEXT, check, temporaryFolder } from '../../test-run.ts';

/** What the results say of enrollments of one day, for rows of one student with school, year and the two days. */
async function said(rows: readonly string[]): Promise<string[]> {
  const path = join(temporaryFolder(), 'roster.csv');
  const others = ['Lincoln High', 'East Academy'].map((school) => `4200,${school},2020-21,9,08/15/2020,06/10/2021`);
  const lines = [...rows.map((row) => `4100,${row}`), ...others];
  writeFileSync(path, `Student ID,School,School Year,Grade Level,Entry Date,Exit Date\n${lines.join('\n')}\n`);
  const { groups } = await check(path, 'STUDENT_ROSTER', CONTEXT);
  return groups.filter(({ code }) => code === 'roster.same-day').map(({ message }) => message);
}

const STAYED = 'Roosevelt HS,2023-24,12,08/15/2023,06/10/2024';

it('warns of an enrollment of one day that begins last', async () => {
  const never = 'Lincoln High,2023-24,12,08/20/2023,08/20/2023';
  expect(await said([STAYED, never])).toEqual([expect.stringContaining('In 1 row the enrollment begins and ends')]);
  expect(await said([never, 'Roosevelt HS,2023-24,12,08/19/2023,'])).toHaveLength(1);
});

it('does not where the student came later or on that day, or is enrolled nowhere else', async () => {
  expect(await said(['Lincoln High,2023-24,12,08/10/2023,08/10/2023', STAYED])).toEqual([]);
  expect(await said(['Lincoln High,2023-24,12,08/15/2023,08/15/2023', STAYED])).toEqual([]);
  expect(await said(['Lincoln High,2023-24,12,08/20/2023,08/20/2023'])).toEqual([]);
  expect(
    await said(['Roosevelt HS,2022-23,11,08/15/2022,06/10/2023', 'Lincoln High,2023-24,12,08/20/2023,08/20/2023']),
  ).toEqual([]);
});
