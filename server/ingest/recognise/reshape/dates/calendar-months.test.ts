import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, storedRows, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [],
  chosen: { schoolIds: [], years: [], demographicTypes: [], testTypes: [] },
};

/** The years in which the school years of a transcript end, and what is said about them. */
async function read(headers: string, rows: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  const lines = rows.map((row, at) => `41020,C${at},Algebra ${at},B,0.5,${row}`);
  writeFileSync(
    path,
    `${[`SIS Number,Course ID,Course Title,Mark,Credit Completed,${headers}`, ...lines].join('\n')}\n`,
  );
  const result = await check(path, 'TRANSCRIPT', context);
  return {
    years: (await storedRows(result, ['school_year'])).flat().map(Number),
    together: result.statistics.filter((line) => line.includes('read together')),
    warned: result.groups.map(({ code }) => code).filter((code) => code.startsWith('year.')),
  };
}

it('reads the month and the year in which a course ended as its school year', async () => {
  // July is in the year that it begins; the grades of December and of May are of one school year.
  const ends = [2022, 2022, 2022, 2023, 2023];
  expect(await read('Calendar Year,Calendar Month', ['2021,12', '2022,5', '2022,06', '2022,7', '2023,1'])).toEqual({
    years: ends,
    together: ["'Calendar Month' and 'Calendar Year' were read together as School year."],
    warned: [],
  });
  const named = ['2021,December', '2022,May', '2022,Jun', '2022,jul', '2023,January'];
  expect((await read('Calendar Year,Cal Month', named)).years).toEqual(ends);
});

it('leaves a year without its month as it is, with the warning that it may be either', async () => {
  expect(await read('Calendar Year,Calendar Month', ['2021,12', '2022,'])).toMatchObject({
    years: [2022, 2022],
    warned: ['year.single-open'],
  });
});

it('joins no month to a school year', async () => {
  expect((await read('School Year,Calendar Month', ['2022,12', '2022,5'])).together).toEqual([]);
});
