import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTEXT, check, temporaryFolder } from '../../test-run.ts';

const transcript = (gpa: (at: number) => string) => {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = Array.from({ length: 6 }, (_, at) => `9021${at},Roosevelt HS,2023-24,Y1,C${at},Algebra,B,1,${gpa(at)}`);
  const header = 'Student ID,School,School Year,Term,Course Code,Course Title,Final Grade,Credits Earned,GPA';
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  return check(path, 'TRANSCRIPT', CONTEXT);
};

it('does not lose the rows of a file for a yes or no where a number may stand', async () => {
  const flags = await transcript((at) => (at % 2 ? 'Y' : 'N'));
  expect(flags.columns.cumulative_gpa).toBeUndefined();
  expect(flags.rowsKept).toBe(6);
  expect(flags.statistics).toContain("'GPA' was not read as Cumulative GPA because its values are yes and no.");
});

it('reads a number under the same name, and says which cells are not one', async () => {
  const numbers = await transcript((at) => (at ? `3.${at}` : 'Y'));
  expect(numbers.columns.cumulative_gpa?.header).toBe('GPA');
  expect(numbers.groups.map(({ code }) => code)).toContain('number.unreadable');
});
