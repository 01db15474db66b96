import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTEXT, check, storedRows, temporaryFolder } from '../../../test-run.ts';

async function read(header: string, cells: readonly string[]) {
  const path = join(temporaryFolder(), 'roster.csv');
  const rows = cells.map((cell, at) => `${4100 + at},Roosevelt HS,2023-24,12,${cell}`);
  writeFileSync(path, `${[`Student ID,School,School Year,Grade Level,${header}`, ...rows].join('\n')}\n`);
  const result = await check(path, 'STUDENT_ROSTER', CONTEXT);
  return { primary: (await storedRows(result, ['primary_school'])).flat(), said: result.statistics };
}

it.each([
  ['Service Type', ['P', 'S', 'N']],
  ['Service Type', ['P: Primary', 'S: Partial', 'N: Special Ed Services']],
  ['enrollment.serviceType', ['P', 'S', 'P']],
  ['Enrollment Type', ['Primary', 'Secondary', 'Concurrent']],
])('says which enrollment is the main one: %s %j', async (header, cells) => {
  const { primary, said } = await read(header, cells);
  expect(primary).toEqual(cells.map((cell) => String(cell.startsWith('P'))));
  expect(said).toContain(`'${header}' was read as Primary school because its values look like it.`);
});

it.each([
  ['Service Type', ['P', 'P']],
  ['Enrollment Type', ['Primary', 'Secondary', 'Summer School']],
  ['Enrollment Type', ['P', 'F', 'S']],
  ['School Type', ['Primary', 'Secondary']],
])('does not: %s %j', async (header, cells) => {
  expect((await read(header, cells)).primary).toEqual(cells.map(() => null));
});

it('says so where the first second school is far below', async () => {
  const cells = Array.from({ length: 300 }, (_, at) => (at === 299 ? 'S' : 'P'));
  expect((await read('Service Type', cells)).primary).toEqual([...Array(299).fill('true'), 'false']);
});
