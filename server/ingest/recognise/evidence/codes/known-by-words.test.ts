import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../../test-run.ts';

/** Which columns are read of demographics in which one more has these cells. */
async function read(header: string, cells: readonly string[], others = 'Gender', beside = 'F'): Promise<string[]> {
  const rows = cells.map((cell, at) => `${4100 + at},${beside},${cell}`);
  const path = join(temporaryFolder(), 'students.csv');
  writeFileSync(path, `${[`Student ID,${others},${header}`, ...rows].join('\n')}\n`);
  const { columns, rowsKept, statistics } = await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL);
  expect(rowsKept).toBe(cells.length);
  const found = Object.entries(columns).flatMap(([name, { letter }]) => (letter === 'C' ? [name] : []));
  if (found.length > 0) expect(statistics.join('\n')).toContain(`'${header.split(',')[0]}' was read as`);
  return found;
}

describe('what a student is, by the words of a column whose name does not say so', () => {
  it.each([
    ['low_income', 'Meal Cat', ['Free', 'Reduced', 'Paid']],
    ['low_income', 'Benefit Grp', ['free/reduced', 'standard', 'standard']],
    ['el_status', 'Lang Prof', ['LEP', 'RFEP', 'EO', 'IFEP']],
    ['disability_status', 'Svc Lvl', ['IEP', '504', 'None']],
    ['race_ethnicity', 'Fed Rept Grp', ['White', 'Black', 'Hispanic']],
  ])('is read as %s: %s %j', async (column, header, cells) => {
    expect(await read(header, cells)).toEqual([column]);
  });

  it('is read as the gender', async () => {
    expect(await read('Reg Designation', ['Female', 'Male'], 'Race', 'White')).toEqual(['gender']);
  });

  it.each([
    // Somebody else's, or of another time.
    ['Guardian Group', ['White', 'Black', 'Hispanic']],
    ['Prior Meal Cat', ['Free', 'Reduced', 'Paid']],
    // One word may be anything; a word of another list is of another list.
    ['Entrance', ['Free', 'Free']],
    ['Team', ['White', 'Black', 'Green']],
    ['Flags', ['Y', 'N']],
    // Two columns that fit alike.
    ['Meal Cat,Cafe Cat', ['Free,Paid', 'Reduced,Free', 'Paid,Free']],
  ])('is not read: %s %j', async (header, cells) => {
    expect(await read(header, cells)).toEqual([]);
  });

  it('leaves what a column says by its name', async () => {
    expect(await read('Meal Cat', ['Free', 'Reduced', 'Paid'], 'FRL', 'Y')).toEqual([]);
  });
});
