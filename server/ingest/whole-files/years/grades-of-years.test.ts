import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

async function read(headers: string, ...rows: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[`Student ID,Course Number,Course Title,${headers}`, ...rows].join('\n')}\n`);
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  const kept = await storedRows(result, ['school_year', 'course_code', 'final_grade', 'credits_earned']);
  const said = result.resultsSummary.map(({ description }) => description).join('\n');
  return { ...result, kept: kept.map((cells) => cells.join(' ')).sort(), said };
}

describe('a grade for each school year in columns of their own', () => {
  it.each([
    '2021-22 Grade,2021-22 Credits,2022-23 Grade,2022-23 Credits',
    'Final Grade 2021-2022,Credits Earned 2021-2022,Final Grade 2022-2023,Credits Earned 2022-2023',
    'SY2021-22 Mark,SY2021-22 Earned Credit,SY2022-23 Mark,SY2022-23 Earned Credit',
  ])('is a record with the credit of that year: %s', async (headers) => {
    const { kept } = await read(headers, '410200,2001,Algebra I,F,0,C,1', '410200,2002,Geometry,,,B,1');
    expect(kept).toEqual(['2022 2001 F 0.0', '2023 2001 C 1.0', '2023 2002 B 1.0']);
  });

  it.each([
    ['2021-22 Grade,2022-23 Grade', 'F,C'],
    ['2021-22 Grade,2022-23 Grade,Credits Earned', 'F,C,1'],
  ])('is refused without a credit for each, with what to do: %s', async (headers, cells) => {
    const { kept, said } = await read(headers, `410200,2001,Algebra I,${cells}`);
    expect(kept).toEqual([]);
    expect(said).toContain('one row for each course and school year');
  });

  it('is not one where the years do not follow each other, or the file has the year of each row', async () => {
    const apart = await read('2021-25 Grade,2021-25 Credits', '410200,2001,Algebra I,A,1');
    expect(apart.kept).toEqual([]);
    const own = await read('School Year,Grade,2021-22 Grade,Credits Earned', '410200,2001,Algebra I,2022-23,A,11,1');
    expect(own.kept).toEqual(['2023 2001 A 1.0']);
  });
});
