import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTEXT, check, temporaryFolder } from '../../test-run.ts';

const transcript = (gpa: (at: number) => string) => {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = Array.from({ length: 6 }, (_, at) => `9021${at},Roosevelt HS,2023-24,Y1,C${at},Algebra,B,1,${gpa(at)}`);
  const header = 'Student ID,School,School Year,Term,Course Code,Course Title,Final Grade,Credits Earned,GPA';
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  return check(path, 'TRANSCRIPT', CONTEXT);
};

it('does not lose the rows of a file for a yes or no where a number may be', async () => {
  const flags = await transcript((at) => (at % 2 ? 'Y' : 'N'));
  expect(flags.columns.cumulative_gpa).toBeUndefined();
  expect(flags.rowsKept).toBe(6);
  expect(flags.statistics).toContain("'GPA' was not read as Cumulative GPA because its values are yes and no.");
});

it('takes no GPA of ones and zeros for a GPA', async () => {
  const flags = await transcript((at) => (at % 2 ? '1' : '0'));
  expect(flags.columns.cumulative_gpa).toBeUndefined();
  expect(flags.rowsKept).toBe(6);
  const numbers = await transcript((at) => (at % 2 ? '1' : '2.5'));
  expect(numbers.columns.cumulative_gpa?.header).toBe('GPA');
});

it('does not lose the rows of a file for numbers on another scale where one may be', async () => {
  const scaled = await transcript((at) => `${20 - at}`);
  expect(scaled.columns.cumulative_gpa).toBeUndefined();
  expect(scaled.rowsKept).toBe(6);
  expect(scaled.statistics).toContain("'GPA' was not read as Cumulative GPA because its values are not from 0 to 6.");
  const mistaken = await transcript((at) => (at ? '3.5' : '35'));
  expect(mistaken).toMatchObject({ rowsKept: 6, columns: { cumulative_gpa: { header: 'GPA' } } });
});

it('takes the unweighted GPA before another', async () => {
  const path = join(temporaryFolder(), 'file.csv');
  const header = 'Student ID,School,School Year,Course Code,Course Title,Final Grade,Credits Earned';
  const row = '90210,Roosevelt HS,2023-24,C1,Algebra,B,1';
  const read = (more: string) => {
    writeFileSync(path, `${header},${more}\n${row},4.4,3.7\n`);
    return check(path, 'TRANSCRIPT', CONTEXT);
  };
  const both = await read('Cumulative GPA,Cumulative GPA Unweighted');
  expect(both.columns.cumulative_gpa?.header).toBe('Cumulative GPA Unweighted');
  expect((await read('Cum GPA (W),Cum GPA (U)')).columns.cumulative_gpa?.header).toBe('Cum GPA (U)');
  const weighted = await read('Cum GPA (W),Class Size');
  expect(weighted.columns.cumulative_gpa).toBeUndefined();
  expect(weighted.statistics).toContain("'Cum GPA (W)' was not read as Cumulative GPA because it is weighted.");
  expect((await read('Cumulative GPA,Term GPA Unweighted')).columns.cumulative_gpa?.header).toBe('Cumulative GPA');
});

it('reads a number under the same name, and says which cells are not one', async () => {
  const numbers = await transcript((at) => (at ? `3.${at}` : 'Y'));
  expect(numbers.columns.cumulative_gpa?.header).toBe('GPA');
  expect(numbers.groups.map(({ code }) => code)).toContain('number.left-empty');
});

describe("'Reading' in a file of scores", () => {
  const scores = (headers: string, cells: string) => {
    const path = join(temporaryFolder(), 'file.csv');
    const rows = Array.from({ length: 6 }, (_, at) => `9021${at},2023-10-07,${cells}`);
    writeFileSync(path, `${[`Student ID,Test Date,${headers}`, ...rows].join('\n')}\n`);
    const chosen = { ...CONTEXT.chosen, testTypes: ['SAT', 'ACT'] };
    return check(path, 'STUDENT_TEST_SCORES', { ...CONTEXT, chosen });
  };

  it('is a test of the SAT beside its Mathematics, too', async () => {
    const sat = await scores(
      'EBRW,Mathematics,Reading,Writing and Language,Math Section,Total',
      '490,26,22,27,520,1010',
    );
    expect([sat.columns.act_math, sat.columns.act_reading, sat.columns.sat_math?.header]).toEqual([
      undefined,
      undefined,
      'Math Section',
    ]);
  });

  it('is a part of the SAT beside its sections alone', async () => {
    const sat = await scores('Reading,Writing and Language,SAT Math,SAT Total', '25,26,480,990');
    expect(sat.columns.act_reading).toBeUndefined();
    expect(sat.columns.sat_math?.header).toBe('SAT Math');
    expect(sat.statistics).toContain(
      "'Reading' was not read as ACT Reading because the file has no other score of the ACT.",
    );
  });

  it('is a section of the ACT beside the others', async () => {
    const act = await scores('English,ACT Math,Reading,Science,SAT Total', '20,21,22,23,1100');
    expect(act.columns.act_reading?.header).toBe('Reading');
  });
});
