import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: ['Race/Ethnicity'], testTypes: [] },
};

/** Header of the question and of the race; each row is one answer and one race. */
async function read(headers: string, rows: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  const lines = rows.map((row, at) => `${100 + at},${row}`);
  writeFileSync(path, `${[`Student ID,${headers}`, ...lines].join('\n')}\n`);
  const result = await check(path, 'STUDENT_DEMOGRAPHICS', context);
  const found = Object.fromEntries(Object.entries(result.columns).map(([name, { header }]) => [name, header]));
  if (!result.parquet) return { ...result, found, races: null };
  const lake = await openLake([dirname(result.parquet)]);
  const values = await lake.rows<{ race_value: string | null }>(
    'races',
    `SELECT race_value FROM read_parquet(${literal(result.parquet)}) ORDER BY row_number`,
  );
  lake.close();
  return { ...result, found, races: values.map(({ race_value }) => race_value) };
}

describe('the column that says who is Hispanic', () => {
  it.each([
    ['Ethnicity,Race', 'Hispanic or Latino', 'Not Hispanic or Latino'],
    ['Ethnicity Description,Race Description', 'Hispanic', 'Non-Hispanic'],
    ['Ethnicity Code,Race', '1-Hispanic', '2-Not Hispanic'],
    ['Ethnic Flag,Race', 'Y', 'N'],
    ['Fed Hispanic,Federal Race', 'Yes', 'No'],
    ['Ethnicity,Race', 'H', 'N'],
    ['Ethnicity,Race', 'H', 'NH'],
    ['Latino/a,Race', '1', '0'],
    ['Hisp,Race', 'X', ''],
    ['Hisp Ind,Race', 'Y', 'N'],
    ['HispLat,Race', '1', '0'],
    ['Eth Ind,Race', 'Y', 'N'],
    ['Hispanic Origin,Race', 'Yes', 'No'],
    ['Ethnicity,Race', 'Mexican', 'Not Hispanic'],
    ['Ethnicity,Race', 'Puerto Rican', 'Non-Hispanic/Latino'],
  ])('under %s with %s is known by its values, and comes before the race', async (headers, yes, no) => {
    const { races, mapping, groups } = await read(headers, [`${yes},White`, `${no},White`, `${no},Black`]);
    expect(races).toEqual(['latinx', 'white', 'black']);
    expect(mapping?.values).toEqual([]);
    expect(groups.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('has one word for race and ethnicity together where no other column has races', async () => {
    const { found, races } = await read('Fed Ethnicity', ['Hispanic', 'White', 'Black', 'Two or More', '']);
    expect(found).toMatchObject({ race_ethnicity: 'Fed Ethnicity' });
    expect(races).toEqual(['latinx', 'white', 'black', 'two or more', null]);
    expect((await read('Fed Ethnicity', ['Hispanic', 'Not Hispanic', 'H'])).found).toMatchObject({
      hispanic: 'Fed Ethnicity',
    });
  });

  it('is next to letters of races as beside words, without a contradiction', async () => {
    const { races, groups } = await read('FedEthnicity,Ethnicity', ['1,W', '0,B', '0,W']);
    expect(races).toEqual(['latinx', 'black', 'white']);
    expect(groups.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('is not a column of races: letters that say Hispanic or not leave the race open', async () => {
    const { found, missingColumns } = await read('Ethnicity', ['H', 'N', 'H']);
    expect(found).toMatchObject({ hispanic: 'Ethnicity' });
    expect(missingColumns).toEqual(['Race / ethnicity']);
  });

  it('is asked about where it has 1 and 2, and the races wait for the answer', async () => {
    const { races, mapping } = await read('Hispanic Flag Code,Race', ['1,White', '2,White', '2,Black']);
    expect(races).toEqual([null, null, null]);
    expect(mapping?.values.map(({ column, text }) => [column, text])).toEqual([
      ['hispanic', '2'],
      ['hispanic', '1'],
    ]);
  });

  it("is not a column of races, of someone else's ethnicity, or of a number of students", async () => {
    const races = await read('Ethnicity,Race', ['Hispanic,White', 'White,White', 'Black,Black']);
    expect(races.found).toMatchObject({ race_ethnicity: 'Ethnicity' });
    const other = await read('Parent Hispanic,Race', ['Y,White', 'N,White', 'N,Black']);
    expect(other.found.hispanic).toBeUndefined();
    const all = await read('Ethnicity', ['Hispanic', 'Hispanic']);
    expect(all.races).toEqual(['latinx', 'latinx']);
  });
});
