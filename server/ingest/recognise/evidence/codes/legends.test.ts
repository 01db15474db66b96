import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import type { SpokenResult } from '../../../in-words.ts';
import { check, fixture, temporaryFolder } from '../../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: ['School1', 'School'].map((name) => ({
    id: name,
    name,
    local_id: null,
    state_id: null,
    nces_id: null,
    ceeb_code: null,
  })),
  chosen: { schoolIds: ['School1'], years: [], demographicTypes: ['Race/Ethnicity'], testTypes: [] },
};

const read = (path: string, more: Partial<IngestContext> = {}) =>
  check(path, 'STUDENT_DEMOGRAPHICS', { ...context, ...more });
const sample = (file: string) => read(fixture(`samples/recognition/${file}`));

function fileOf(lines: readonly string[]): string {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

async function valuesOf({ parquet }: SpokenResult, column: string): Promise<unknown[]> {
  if (!parquet) throw new Error('nothing was kept');
  const lake = await openLake([dirname(parquet)]);
  const rows = await lake.rows<{ value: unknown }>(
    'values',
    `SELECT ${column} AS value FROM read_parquet(${literal(parquet)}) ORDER BY row_number`,
  );
  lake.close();
  return rows.map(({ value }) => value);
}

const said = ({ groups }: SpokenResult, code: string) =>
  groups.filter((one) => one.code === code).map(({ message }) => message);

describe('codes of race', () => {
  it("are the College Board's where the columns of the same rows agree, and any Hispanic origin counts", async () => {
    const result = await sample('psat_10.csv');
    expect(await valuesOf(result, 'race_value')).toEqual(['black', 'white', 'two or more', 'latinx', 'asian']);
    expect(said(result, 'file.legend')[0]).toContain(
      "the College Board's derived codes, because other columns of the same rows say the same in 5 of 5 rows",
    );
    expect(said(result, 'demographics.races-disagree')).toEqual([]);
  });

  it("are Pearson's where the columns of its file say so, and the race columns decide where they speak", async () => {
    const result = await sample('cmas.csv');
    expect(await valuesOf(result, 'race_value')).toEqual(['black', 'latinx', 'latinx', 'white', 'white']);
    expect(said(result, 'file.legend')[0]).toContain(
      'because the file has the columns PearsonStudentIdentifier and FederalRaceEthnicity',
    );
    expect(said(result, 'demographics.races-disagree')[0]).toContain('3 of 5 rows');
    expect(result.mapping?.values).toEqual([]);
  });

  it('of a file that another list is proven for by many of its rows are not what its columns say', async () => {
    const rows = Array.from({ length: 24 }, (_, at) => `${100 + at},x,${1 + (at % 2)},${at % 2 ? 'N,Y' : 'Y,N'}`);
    const result = await read(
      fileOf(['Student ID,PearsonStudentIdentifier,FederalRaceEthnicity,White,Black', ...rows]),
    );
    expect(said(result, 'file.legend')).toEqual([]);
    expect((await valuesOf(result, 'race_value')).slice(0, 2)).toEqual(['white', 'black']);
  });

  it('wait for a person where nothing proves a list, also with a zero before them', async () => {
    const result = await read(fileOf(['Student ID,Federal Race Code', '101,04', '102,05', '103,05']));
    expect(await valuesOf(result, 'race_value')).toEqual([null, null, null]);
    expect(said(result, 'file.codes-asked')[0]).toContain('05 in 2 rows, 04 in 1 row; they could be');
    expect(result.mapping?.values.map(({ text }) => text)).toEqual(['05', '04']);
  });

  it('of three digits are of California, and wait beside codes that are not', async () => {
    const race = (codes: readonly string[]) =>
      read(fileOf(['Student ID,Race/Ethnicity', ...codes.map((code, at) => `${4100 + at},${code}`)]));
    expect(await valuesOf(await race(['100', '700', '600', '700']), 'race_value')).toEqual([
      'american indian',
      'white',
      'black',
      'white',
    ]);
    const mixed = await race(['100', '10', '10', '100']);
    expect(await valuesOf(mixed, 'race_value')).toEqual([null, null, null, null]);
    expect(said(mixed, 'file.codes-asked')[0]).toContain('100 in 2 rows');
  });

  it('are read by the columns of the same rows, also with a zero before them', async () => {
    const lines = ['101,04,Y,N,N', '102,05,N,Y,N', '103,03,N,N,Y', '104,05,,,'];
    const result = await read(fileOf(['Student ID,Race Ethnicity,Hispanic,White,Black', ...lines]));
    expect(await valuesOf(result, 'race_value')).toEqual(['latinx', 'white', 'black', 'white']);
  });

  it("are Illinois' where one is there that no other list has", async () => {
    const result = await read(fileOf(['Student ID,Race Ethnicity', '101,11', '102,16', '103,14']));
    expect(await valuesOf(result, 'race_value')).toEqual(['latinx', 'white', 'black']);
  });

  it('are said at their own column, each column by itself', async () => {
    const chosen = { ...context.chosen, demographicTypes: ['Race/Ethnicity', 'Low income'] };
    const path = fileOf(['Student ID,Race,FRL', '101,H,F', '102,I,R', '103,A,P', '104,W,F', '105,B,P']);
    const { groups } = await read(path, { chosen });
    const places = groups
      .filter(({ code }) => code === 'file.legend')
      .map(({ columnLetter, header }) => [columnLetter, header]);
    expect(places).toEqual([
      ['B', 'Race'],
      ['C', 'FRL'],
    ]);
  });

  it('with their label are read by the label, whatever is between the two', async () => {
    const lines = [
      '101,06 White',
      '102,05 Black',
      '103,2: Asian',
      '104,01 - Hispanic',
      '105,2 or more',
      '106,05 Samoan or Fijian',
    ];
    const result = await read(fileOf(['Student ID,Race Ethnicity', ...lines]));
    expect(await valuesOf(result, 'race_value')).toEqual([
      'white',
      'black',
      'asian',
      'latinx',
      'two or more',
      'pacific islander',
    ]);
    expect(result.mapping?.values).toEqual([]);
  });

  it('are read as a person of the district has explained them', async () => {
    const by = { by: 'Ana', at: '2026-01-01T00:00:00Z', column: 'race_ethnicity' };
    const confirmed = {
      columns: [],
      values: [
        { ...by, key: '1', text: '1', value: 'black' },
        { ...by, key: '2', text: '2', value: 'white' },
      ],
    };
    const path = fileOf(['Student ID,Race Ethnicity', '101,1', '102,2', '103,2']);
    const asked = await read(path);
    expect(await valuesOf(asked, 'race_value')).toEqual([null, null, null]);
    const answered = await read(path, { confirmed });
    expect(await valuesOf(answered, 'race_value')).toEqual(['black', 'white', 'white']);
    expect(said(answered, 'file.codes-asked')).toEqual([]);
  });

  it('say in how many rows they differ from the race columns, which are used', async () => {
    const rows = Array.from(
      { length: 20 },
      (_, at) => `${100 + at},${at % 2 ? 'White' : 'Black'},${at % 2 ? 'Y' : 'N'},${at % 2 ? 'N' : 'Y'}`,
    );
    const result = await read(fileOf(['Student ID,Race Ethnicity,White,Black', ...rows, '200,White,N,Y']));
    expect(said(result, 'demographics.races-disagree')[0]).toContain('1 of 21 rows');
    expect((await valuesOf(result, 'race_value')).at(-1)).toBe('black');
  });

  it('do not differ from the ethnicity where the column is of the race alone', async () => {
    const powerSchool = (codes: string) =>
      read(fileOf(['Student ID,FedEthnicity,FedRace', ...codes.split(' ').map((one, at) => `${100 + at},${one}`)]));
    const alone = await powerSchool('1,W 1,W 1,B 1,W 1,W 0,W 0,B 0,A');
    expect(said(alone, 'demographics.races-disagree')).toEqual([]);
    expect(await valuesOf(alone, 'race_value')).toEqual([...Array(5).fill('latinx'), 'white', 'black', 'asian']);
    // A column with an H for some of them has one for all.
    const both = await powerSchool('1,H 1,H 1,H 1,H 1,W 0,W 0,B 0,A');
    expect(said(both, 'demographics.races-disagree')[0]).toContain('1 of 8 rows');
  });
});

describe('codes of English learners', () => {
  it('are those of the state tests of Texas in its column, where C is a learner', async () => {
    const result = await read(
      fileOf(['Student ID,LEP-INDICATOR-CODE,Race', '101,C,Asian', '102,0,Asian', '103,F,Asian']),
    );
    expect(await valuesOf(result, 'el_status')).toEqual([
      'english language learner',
      'native / fluent',
      'native / fluent',
    ]);
  });
});

describe('yes and no about repeated courses', () => {
  const transcript = (header: string) =>
    check(
      fileOf([
        `Student ID,School,School Year,Term,Course Code,Course Title,Final Grade,Credits Earned,${header}`,
        ...['N', 'N', 'Y'].map((flag, at) => `90210,School1,2023-24,Y1,C${at},Algebra ${at},B,1,${flag}`),
      ]),
      'TRANSCRIPT',
      context,
    );

  it('say by a name that asks for them which rows are ordinary, and of the others not which attempt counts', async () => {
    const result = await transcript('Repeat Flag');
    expect(await valuesOf(result, 'repeat_code')).toEqual(['not repeated', 'not repeated', 'Y']);
    expect(await valuesOf(result, 'is_counted')).toEqual([true, true, true]);
    expect(said(result, 'value.unknown')).toHaveLength(1);
  });

  it('are codes under another name, and wait for a person', async () => {
    const result = await transcript('Repeat Code');
    expect(await valuesOf(result, 'repeat_code')).toEqual(['N', 'N', 'Y']);
    expect(said(result, 'file.codes-asked')).toHaveLength(1);
  });
});

describe('a code that the proven list does not have', () => {
  const races = (cells: readonly string[]) =>
    read(fileOf(['Student ID,Race/Ethnicity', ...cells.map((cell, at) => `${100 + at},${cell}`)]));

  it('does not mean what another list has for it, and is said of its rows', async () => {
    const result = await races(['W', 'B', 'H', 'A', '2', '2+', 'U']);
    expect(await valuesOf(result, 'race_ethnicity')).toEqual([
      ...['white', 'black', 'latinx', 'asian', null, null],
      'unknown',
    ]);
    expect(said(result, 'value.unknown')).toEqual([expect.stringContaining("'2' is not a recognized value")]);
    expect(said(result, 'file.legend')[0]).toContain('2 = not known (2 rows)');
  });

  it('does not mean a meal by the list of another state beside F, R and P', async () => {
    const rows = ['F', 'R', 'P', '1', '01', '99', '00', 'X'].map((cell, at) => `${100 + at},${cell}`);
    const result = await read(fileOf(['Student ID,Lunch Status', ...rows]), {
      chosen: { ...context.chosen, demographicTypes: [] },
    });
    expect(await valuesOf(result, 'low_income')).toEqual([
      ...['low-income', 'low-income', 'above low-income'],
      ...Array(5).fill(null),
    ]);
    expect(result.groups.find(({ code }) => code === 'value.unknown')).toMatchObject({ count: 5 });
  });
});

describe('numbers below zero', () => {
  it.each([
    ['Gender', ['Male', 'Female', '-1', '-2'], ['male', 'female', null, null]],
    ['Race/Ethnicity', ['White', 'Black', '-1', '-3', '-9'], ['white', 'black', null, null, null]],
    ['EL Status', ['EL', 'EO', '-1', '-3', '-9'], ['english language learner', 'native / fluent', null, null, null]],
    // Access writes its True and False so.
    ['IEP', ['-1', '0', '-1'], ['with disabilities', 'without disabilities', 'with disabilities']],
    ['IEP', ['Y', 'N', '-1'], ['with disabilities', 'without disabilities', null]],
    ['IEP', ['Autism', 'Gen Ed', '-1'], ['with disabilities', 'without disabilities', null]],
    ['IEP', ['1', '0', '-1'], [null, null, null]],
    ['FRL', ['-1', '0', ''], ['low-income', 'above low-income', null]],
  ])('are not the numbers without their sign: %s %j', async (header, cells, values) => {
    const column = {
      Gender: 'gender',
      'Race/Ethnicity': 'race_ethnicity',
      'EL Status': 'el_status',
      IEP: 'disability_status',
      FRL: 'low_income',
    }[header];
    const rows = cells.map((cell, at) => `${100 + at},Ruiz,${cell}`);
    const result = await read(fileOf([`Student ID,Last Name,${header}`, ...rows]), {
      chosen: { ...context.chosen, demographicTypes: [] },
    });
    expect(await valuesOf(result, String(column))).toEqual(values);
    if (values.includes(null) && cells.at(-1) !== '') expect(result.counts.warning).toBeGreaterThan(0);
  });
});

describe('codes that wait for a person', () => {
  it('are said once for the file, and offered, and what is not one of them is said of its rows', async () => {
    const result = await read(
      fileOf([
        'Student ID,Race/Ethnicity,Homeless',
        ...['1,Y', '2,N', '4 - Unseen,1', '**,2', '-1,3'].map((cells, at) => `${90210 + at},${cells}`),
      ]),
    );
    expect(said(result, 'file.codes-asked')).toEqual([
      expect.stringContaining("'Race/Ethnicity' (Race / ethnicity: 1 in 1 row, 2 in 1 row, 4 in 1 row"),
    ]);
    expect(said(result, 'value.unknown')).toEqual([
      expect.stringContaining(
        "'**' is not a recognized value for Race/Ethnicity. Also '-1'. The row counts as if this cell were empty.",
      ),
    ]);
    expect(result.groups.find(({ code }) => code === 'value.unknown')).toMatchObject({ count: 2, firstRows: [5, 6] });
    expect(result.mapping?.values.map(({ text }) => text).toSorted()).toEqual(['**', '-1', '1', '2', '4 - Unseen']);
  });
});
