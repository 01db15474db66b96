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

type Value = 'has_disability' | 'english_learner' | 'is_low_income';

async function read(value: Value, headers: string, rows: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  const lines = rows.map((row, at) => `${100 + at},${row}`);
  writeFileSync(path, `${[`Student ID,${headers}`, ...lines].join('\n')}\n`);
  const { parquet, statistics } = await check(path, 'STUDENT_DEMOGRAPHICS', context);
  const lake = await openLake([dirname(parquet ?? '')]);
  const found = await lake.rows<{ value: boolean | null }>(
    'values',
    `SELECT ${value} AS value FROM read_parquet(${literal(parquet ?? '')}) ORDER BY row_number`,
  );
  lake.close();
  return { said: found.map((row) => row.value), statistics };
}

/** Still in it, left long ago, leaves in the last year, was never in it. */
const row = (yes: string, no: string) => [`${yes},`, `${yes},06/01/2018`, `${yes},2024-03-01`, `${no},`];

describe('a date on which a student left', () => {
  it.each([
    ['has_disability', 'Primary Disability,SpEd Exit Date', row('SLI', 'N')],
    ['has_disability', 'IEP,Special Education End Date', row('Y', 'N')],
    ['has_disability', 'IEP Status,Date Exited IEP', row('Active', 'N')],
    ['english_learner', 'EL,EL Exit Date', row('Y', 'N')],
    ['english_learner', 'LEP,ELL Program Exit Date', row('LEP', 'No')],
    ['english_learner', 'English Learner,RFEP Date', row('Yes', 'EO')],
    // Without the word 'date', where the cells are days.
    ['has_disability', 'Exceptionality,IEP Exit', row('SLD', 'N')],
    ['english_learner', 'English Learner,RFEP', row('Yes', 'EO')],
  ] as const)('before the last year is an exit: %s by %s', async (value, headers, rows) => {
    const { said, statistics } = await read(value, headers, rows);
    expect(said).toEqual([true, false, true, false]);
    const [status, exit] = headers.split(',');
    expect(statistics).toContain(
      `'${exit}' was read with '${status}': who left before the school year counts as exited, and on a day that cannot be read as unknown.`,
    );
  });

  it.each([
    ['is_low_income', 'Lunch Status,Lunch Eligibility End Date', row('Free', 'Paid')],
    ['has_disability', 'IEP,IEP End Date', row('Y', 'N')],
    ['english_learner', 'ELL,ESL Exit Date', row('Y', 'N')],
  ] as const)('leaves open what followed: %s by %s', async (value, headers, rows) => {
    const { said } = await read(value, headers, [...rows, `${rows[3]}06/01/2018`]);
    expect(said).toEqual([true, null, true, false, false]);
  });

  it('is compared with the year of its row, so who was a learner stays one in that year', async () => {
    const { said } = await read('english_learner', 'School Year,ELL,ELL Exit Date', [
      '2020-21,Y,06/01/2021',
      '2021-22,Y,06/01/2021',
      '2023-24,Y,06/01/2021',
      '20-21,Y,06/01/2021',
    ]);
    expect(said).toEqual([true, false, false, true]);
  });

  it('leaves open a year that may be the one or the other', async () => {
    const rows = ['2021,Y,10/01/2020', '2024,Y,10/01/2023', '2024,Y,10/01/2022'];
    expect((await read('english_learner', 'School Year,ELL,ELL Exit Date', rows)).said).toEqual([null, true, false]);
  });

  it('says nothing where the student came back, it is a filler or no date', async () => {
    const { said } = await read('has_disability', 'IEP,SpEd Entry Date,SpEd Exit Date', [
      'Y,08/15/2021,06/01/2018',
      'Y,,01/01/1900',
      'Y,,12/31/9999',
      'Y,,none yet',
    ]);
    expect(said).toEqual([true, true, true, true]);
  });

  it.each(['06/01/18', '6/1/2018', '1-Jun-18', 'Jun 1, 2018', '06-01-18', '06012018', '2018-06-01 00:00:00'])(
    'may be written %s',
    async (day) => {
      expect((await read('english_learner', 'EL,EL Exit Date', [`Y,"${day}"`])).said).toEqual([false]);
    },
  );

  it.each(['15/06/2018', 'Spring 2018', '2018'])('that cannot be read, as %s, leaves it open', async (day) => {
    const { said } = await read('english_learner', 'EL,EL Exit Date', [
      `Y,${day}`,
      'Y,0/0/0',
      'Y,99/99/9999',
      `N,${day}`,
    ]);
    expect(said).toEqual([null, true, true, false]);
  });

  it('of another subject is not looked at', async () => {
    const { said } = await read('english_learner', 'ELL,SpEd Exit Date,Exit Date', ['Y,06/01/2018,06/01/2018']);
    expect(said).toEqual([true]);
  });
});

it('is not one where the cells are words', async () => {
  const { said, statistics } = await read('has_disability', 'IEP,IEP Exit', ['Y,No', 'Y,Graduated', 'N,']);
  expect(said).toEqual([true, true, false]);
  expect(statistics.filter((line) => line.includes('was read with'))).toEqual([]);
});
