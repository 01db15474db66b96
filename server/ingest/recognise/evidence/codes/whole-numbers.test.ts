import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

const VALUES = ['has_disability', 'english_learner', 'is_low_income', 'race_value'];

async function read(header: string, rows: readonly string[]) {
  const path = join(temporaryFolder(), 'students.csv');
  writeFileSync(path, [header, ...rows].join('\n'));
  const found = await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL);
  return {
    rows: await storedRows(found, VALUES),
    codes: found.groups.map(({ code }) => code),
    asked: found.mapping?.values.map(({ text }) => text) ?? [],
  };
}

describe('numbers that are whole are the codes of their digits', () => {
  it.each([
    ['1.0', '0.0'],
    ['1.00', '0.00'],
    ['100%', '0%'],
  ])('%s is yes and %s is no', async (yes, no) => {
    const flags = [
      [yes, no, no, no, yes],
      [no, yes, no, yes, no],
      [no, no, yes, no, yes],
    ];
    const rows = flags.map((cells, index) => `41020${index},${cells.join(',')}`);
    expect(await read('Student ID,IEP,EL,Low Income,Hispanic,White', rows)).toEqual({
      rows: [
        ['true', 'false', 'false', 'white'],
        ['false', 'true', 'false', 'latinx'],
        ['false', 'false', 'true', 'white'],
      ],
      codes: [],
      asked: [],
    });
  });

  it('1.0 beside 2.0 and 3.0 is asked about like 1 beside 2 and 3, and so it is beside 0.5 and 50%', async () => {
    const rows = ['1.0', '2.0', '3.0'].map((code, index) => `41020${index},${code}`);
    const codes = await read('Student ID,Lunch Status', rows);
    expect(codes.rows.map(([, , income]) => income)).toEqual([null, null, null]);
    expect(codes.codes).toContain('file.codes-asked');
    const shares = await read('Student ID,IEP', ['410200,1.0', '410201,0.0', '410202,0.5', '410203,50%']);
    expect(shares.rows.map(([disability]) => disability)).toEqual([null, null, null, null]);
    expect(shares.codes).toContain('file.codes-asked');
  });
});
