import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, ONE_SCHOOL, temporaryFolder } from '../../../test-run.ts';

async function statuses(header: string, cells: readonly string[]) {
  const path = join(temporaryFolder(), 'roster.csv');
  const rows = cells.map((cell, at) => `${4100 + at},2023-24,12,${cell}`);
  writeFileSync(path, `${[`Student ID,School Year,Grade Level,${header}`, ...rows].join('\n')}\n`);
  const { parquet } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  const lake = await openLake([dirname(parquet ?? '')]);
  const found = await lake.rows<{ status: string | null }>(
    'statuses',
    `SELECT status FROM read_parquet(${literal(parquet ?? '')}) ORDER BY row_number`,
  );
  lake.close();
  return found.map(({ status }) => status);
}

describe('whether an enrollment is active', () => {
  it.each([
    ['Active', ['1', '0', '']],
    ['enrollment.active', ['1', '0', '']],
    ['Active Status', ['0', '0']],
    ['Active/Inactive', ['1', '0', '']],
    ['Active Status', ['Y', 'N', '']],
  ])('is a yes or no: %s %j', async (header, cells) => {
    const read = { 1: 'active', Y: 'active', 0: 'inactive', N: 'inactive', '': null };
    expect(await statuses(header, cells)).toEqual(cells.map((cell) => read[cell as keyof typeof read]));
  });

  it("is PowerSchool's number under its name, and beside its other numbers", async () => {
    expect(await statuses('Enroll_Status', ['0', '0', '3'])).toEqual(['active', 'active', 'graduated']);
    expect(await statuses('Active Status', ['0', '2', '3'])).toEqual(['active', 'withdrawn', 'graduated']);
  });

  it('is said in words', async () => {
    expect(await statuses('Active/Inactive', ['A', 'I'])).toEqual(['active', 'inactive']);
  });
});
