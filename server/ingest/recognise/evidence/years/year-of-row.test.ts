import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

/** Three courses or more of each of four students: what is under the two years. */
async function yearsOf(headers: string, years: readonly string[]) {
  const path = join(temporaryFolder(), 'transcript.csv');
  const rows = [4101, 4102, 4103, 4104].flatMap((id) =>
    years.map((cells, at) => `${id},${cells},C${at},Algebra I,B,1`),
  );
  writeFileSync(
    path,
    `${[`Student ID,${headers},Course Code,Course Title,Final Grade,Credits Earned`, ...rows].join('\n')}\n`,
  );
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  const stored = await storedRows(result, ['school_year']);
  return {
    years: [...new Set(stored.flat())],
    said: result.statistics.find((line) => line.includes('one year in all')),
  };
}

it.each([
  ['cal.endYear,transcript.endYear', (year: number) => `2024,${year}`],
  ['School Year,Year Taken', (year: number) => `2023-24,${year - 1}-${year % 100}`],
  ['School Year,Crs Yr', (year: number) => `2023-24,${year - 1}-${year}`],
])('reads the year of each row beside the year of today: %s', async (headers, cells) => {
  const { years, said } = await yearsOf(headers, [2021, 2022, 2023, 2024].map(cells));
  expect(years).toEqual(['2021', '2022', '2023', '2024']);
  expect(said).toContain('was read as School year because');
});

it.each([
  ['the years of fall and spring', 'School Year,Calendar Year', ['2023-24,2023', '2023-24,2024', '2023-24,2023']],
  ['the class', 'School Year,Cohort Year', ['2023-24,2024', '2023-24,2025', '2023-24,2026']],
])('keeps the only year of the rows beside %s', async (_what, headers, cells) => {
  expect(await yearsOf(headers, cells)).toEqual({ years: ['2024'], said: undefined });
});
