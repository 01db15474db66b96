import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

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
    ['low_income', 'Cafe Grp', ['Free', 'Reduced', 'Paid']],
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
    ['Prior Cafe Grp', ['Free', 'Reduced', 'Paid']],
    // One word may be anything; a word of another list is of another list.
    ['Entrance', ['Free', 'Free']],
    ['Team', ['White', 'Black', 'Green']],
    ['Flags', ['Y', 'N']],
    // Two columns that fit alike.
    ['Cafe Grp,Plan Grp', ['Free,Paid', 'Reduced,Free', 'Paid,Free']],
  ])('is not read: %s %j', async (header, cells) => {
    expect(await read(header, cells)).toEqual([]);
  });

  it('leaves what a column says by its name', async () => {
    expect(await read('Cafe Grp', ['Free', 'Reduced', 'Paid'], 'FRL', 'Y')).toEqual([]);
  });
});

describe('where the credits of a course are from, by the words of a column', () => {
  async function transfers(header: string, cells: readonly string[]) {
    const start = 'Student ID,School Year,Course Code,Course Title,Final Mark,Credits Earned';
    const rows = cells.map((cell, at) => `${4100 + at},2022-23,A${at},Algebra ${at},B,1,${cell}`);
    const path = join(temporaryFolder(), 'transcript.csv');
    writeFileSync(path, `${[`${start},${header}`, ...rows].join('\n')}\n`);
    const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
    return (await storedRows(result, ['is_transfer'])).flat();
  }

  it.each(['Origin', 'How Earned', 'Hist Type'])('is read under %s', async (header) => {
    expect(await transfers(header, ['Local', 'Transfer', 'Local'])).toEqual(['false', 'true', 'false']);
  });

  it.each([
    // Of the student, not of the course.
    ['Student Type', ['Local', 'Transfer', 'Local']],
    ['Hist Type', ['Local', 'Transfer', 'Blue']],
  ])('is not read under %s with %j', async (header, cells) => {
    expect(await transfers(header, cells)).toEqual(['false', 'false', 'false']);
  });
});
