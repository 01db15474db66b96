import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [],
  chosen: { schoolIds: [], years: [], demographicTypes: [], testTypes: ['SAT'] },
};

/** The days on which tests were taken, as they are stored. */
async function read(headers: string, rows: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  const lines = rows.map((row, at) => `${41020 + at},${row},500,510`);
  writeFileSync(path, `${[`Student ID,${headers},SAT EBRW,SAT Math`, ...lines].join('\n')}\n`);
  const { parquet, statistics } = await check(path, 'STUDENT_TEST_SCORES', context);
  const lake = await openLake([dirname(parquet ?? '')]);
  const found = await lake.rows<{ day: string }>(
    'days',
    `SELECT CAST(test_date AS VARCHAR) AS day FROM read_parquet(${literal(parquet ?? '')}) ORDER BY row_number`,
  );
  lake.close();
  return { days: found.map(({ day }) => day), said: statistics.filter((line) => line.includes('read together')) };
}

it('reads month, day and year of a test together', async () => {
  expect(await read('Month,Day,Year', ['10,7,2023', '3,,2024', '12,2,2023'])).toEqual({
    days: ['2023-10-07', '2024-03-01', '2023-12-02'],
    said: ["'Month', 'Day', and 'Year' were read together as Test date / administration."],
  });
  expect((await read('Test Month,Test Day,Test Year', ['October,07,2023', 'Mar,9,2024'])).days).toEqual([
    '2023-10-07',
    '2024-03-09',
  ]);
});

it('reads no day of the week, and the month alone where there is no day', async () => {
  const said = ["'Month' and 'Year' were read together as Test date / administration."];
  expect(await read('Month,Day,Year', ['10,Sat,2023', '3,Sat,2024'])).toEqual({
    days: ['2023-10-01', '2024-03-01'],
    said,
  });
  expect(await read('Month,Year', ['10,2023'])).toEqual({ days: ['2023-10-01'], said });
});
