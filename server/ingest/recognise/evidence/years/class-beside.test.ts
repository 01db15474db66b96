import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../../test-run.ts';

/** The column of the class of two students in four years, who graduate in 2024. */
async function classOf(headers: string, cells: string) {
  const path = join(temporaryFolder(), 'roster.csv');
  const rows = [4100, 4101].flatMap((id) =>
    [9, 10, 11, 12].map((grade) => `${id},${2011 + grade}-${grade + 12},${grade},${cells}`),
  );
  writeFileSync(path, `${[`Student ID,School Year,Grade,${headers}`, ...rows].join('\n')}\n`);
  const { columns, statistics, groups } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  const isOff = groups.some(({ code }) => code === 'roster.class-contradicts-grade');
  return { header: columns.graduation_year?.header, said: statistics.some((line) => line.includes('grade 9')), isOff };
}

describe('the class of a student', () => {
  it.each(['2020,2024', '2021,2024'])('is the year that fits the grade levels: %s', async (cells) => {
    expect(await classOf('CohortYear,GradReqYear', cells)).toMatchObject({ header: 'GradReqYear', isOff: false });
  });

  it('is kept where it fits, whatever is beside it, and is not the year of grade 9', async () => {
    expect((await classOf('CohortYear,GradReqYear', '2024,2024')).header).toBe('CohortYear');
    expect(await classOf('Cohort Year', '2021')).toEqual({ header: undefined, said: true, isOff: false });
  });

  it('is named where it fits neither', async () => {
    expect(await classOf('Class Of', '2028')).toEqual({ header: 'Class Of', said: false, isOff: true });
  });
});
