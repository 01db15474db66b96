import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

/** The school years of two courses in a catalog for 2022-23 and 2023-24. */
async function catalog(headers: string, cells: readonly [string, string]) {
  const path = join(temporaryFolder(), 'catalog.csv');
  const rows = cells.map((years, at) => `10${at},Algebra ${at},Math,${years}`);
  writeFileSync(path, `${[`Course Code,Course Title,Subject,${headers}`, ...rows].join('\n')}\n`);
  const context = { ...ONE_SCHOOL, chosen: { ...ONE_SCHOOL.chosen, years: [2023, 2024] } };
  const result = await check(path, 'COURSE_CATALOG', context);
  const kept = await storedRows(result, ['course_code', 'school_year']);
  return { ...result, kept: kept.map((row) => row.join(' ')) };
}

it.each([
  ['Start Year,End Year', '2010,2024', '2012,2030'],
  ['Start Year,End Year', '2010,', '2012,2018'],
  ['Begin School Year,End School Year', '2010-11,', '2012-13,2023-24'],
  ['Effective Date,End Date', '7/1/2010,6/30/2024', '7/1/2012,6/30/2030'],
])('%s with %s: a course is in each year selected', async (headers, first, second) => {
  const { kept } = await catalog(headers, [first, second]);
  expect(kept.sort()).toEqual(['100 2023', '100 2024', '101 2023', '101 2024']);
});

it('names the courses that ended before', async () => {
  const { groups } = await catalog('Start Year,End Year', ['2010,2030', '2012,2018']);
  expect(groups.map(({ code, message }) => [code, message.includes("'End Year' has 2018 in 1 row")])).toContainEqual([
    'file.rows-may-not-count',
    true,
  ]);
});

it('reads two years that are one school year', async () => {
  const { kept } = await catalog('Start Year,End Year', ['2022,2023', '2023,2024']);
  expect(kept).toEqual(['100 2023', '101 2024']);
});

it("'Year' with 1, 2 and 3 is a step of a program", async () => {
  const { kept } = await catalog('Year', ['1', '2']);
  expect(kept.sort()).toEqual(['100 2023', '100 2024', '101 2023', '101 2024']);
});
