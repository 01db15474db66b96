import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [],
  chosen: { schoolIds: [], years: [], demographicTypes: [], testTypes: [] },
};

/** What each row says of its student: in special education, an English learner, low-income. */
async function read(headers: string, rows: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[`Student ID,${headers}`, ...rows].join('\n')}\n`);
  const result = await check(path, 'STUDENT_DEMOGRAPHICS', context);
  const lake = await openLake([dirname(result.parquet ?? '')]);
  const found = await lake.rows<Record<'iep' | 'ell' | 'low', boolean | null>>(
    'programs',
    `SELECT has_disability AS iep, english_learner AS ell, is_low_income AS low FROM read_parquet(${literal(result.parquet ?? '')}) ORDER BY row_number`,
  );
  lake.close();
  return {
    ...result,
    said: found.map(({ iep, ell, low }) => [iep, ell, low]),
    asked: result.mapping?.values.map(({ text }) => text),
  };
}

const [YES, NO] = [
  ['1,IEP', '2,ELL', '3,FRL'],
  ['4,SPED', '5,English Learner', '6,Free Lunch'],
];
const IN = [
  [true, null, null],
  [null, true, null],
  [null, null, true],
];
const OUT = [
  [false, null, null],
  [null, false, null],
  [null, null, false],
];

describe('beside the name of a program', () => {
  it.each([
    ['Eligibility', 'Y', 'N'],
    ['Participating', 'Yes', 'No'],
    ['Program Status', 'Active', 'Exited'],
    ['Program Status', 'Current', 'Inactive'],
    ['In Program', '1', '0'],
    ['Status', 'Active', 'Exited'],
  ])('%s says who is in it by %s, and who is not by %s', async (header, yes, no) => {
    const { said, statistics, asked } = await read(`Program,${header}`, [
      ...YES.map((row) => `${row},${yes}`),
      ...NO.map((row) => `${row},${no}`),
    ]);
    expect(said).toEqual([...IN, ...OUT]);
    expect(asked).toEqual([]);
    expect(statistics).toContain(`'${header}' was read with 'Program': it says who is in a program.`);
  });

  it('asks about what is neither, with its program', async () => {
    const { said, asked } = await read('Program,Program Status', [
      '1,ELL,Declined',
      '2,ELL,',
      '3,SPED - Speech,Pending',
    ]);
    expect(said).toEqual([1, 2, 3].map(() => [null, null, null]));
    expect(asked?.toSorted()).toEqual([
      'status Declined of ELL',
      'status Pending of SPED Speech',
      'status empty of ELL',
    ]);
  });

  it('asks where the student may be meant', async () => {
    const rows = ['1,ELL,Active', '2,ELL,Inactive'];
    expect(await read('Program,Status', rows)).toMatchObject({
      said: [IN[1], [null, null, null]],
      asked: ['status Inactive of ELL'],
    });
  });

  it('a no says nothing of a student who is in another program of the kind, and nothing of a word that is not a plan', async () => {
    const { said } = await read('Program,Eligibility', [
      '1,Free Lunch,Y',
      '1,Reduced Lunch,N',
      '2,504,N',
      '3,Non-ELL,N',
      '4,Chess,N',
    ]);
    expect(said).toEqual([IN[2], ...[1, 2, 3, 4].map(() => [null, null, null])]);
  });

  it('goes with the date on which a program ended', async () => {
    const { said } = await read('Program,Program Status,End Date', [
      '1,ELL,Active,06/10/2019',
      '2,ELL,Exited,',
      '3,ELL,Active,',
    ]);
    expect(said).toEqual([OUT[1], IN[1]]);
  });
});
