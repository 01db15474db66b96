import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTEXT, check, storedRows, temporaryFolder } from '../../../test-run.ts';

async function read(header: string, cells: readonly string[]) {
  const path = join(temporaryFolder(), 'roster.csv');
  const rows = cells.map((cell, at) => `${4100 + at},Roosevelt HS,2023-24,12,${cell}`);
  writeFileSync(path, `${[`Student ID,School,School Year,Grade Level,${header}`, ...rows].join('\n')}\n`);
  const result = await check(path, 'STUDENT_ROSTER', CONTEXT);
  const statuses = (await storedRows(result, ['enrollment_status'])).flat();
  return { statuses, said: result.statistics, codes: result.groups.map(({ code }) => code) };
}

it.each([
  ['enrollment.noShow', ['0', '1', '0']],
  ['No Show', ['N', 'N', 'Y']],
  ['NoShow Flag', ['FALSE', 'TRUE', 'FALSE']],
  ['enrollment.noShow', Array.from({ length: 300 }, (_, at) => (at === 299 ? '1' : '0'))],
])('says who never came: %s %j', async (header, cells) => {
  const { statuses, said, codes } = await read(header, cells);
  expect(statuses).toEqual(cells.map((cell) => (/^(1|y|true)$/i.test(cell) ? 'no-show' : null)));
  expect(said).toContain(`'${header}' was read as Status because its values are yes and no.`);
  expect(codes).not.toContain('file.rows-may-not-count');
});

it.each([
  ['No Show', ['Y', 'Y', 'Y']],
  ['No Show Date', ['', '8/20/2023', '']],
  ['No Show Days', ['0', '1', '0']],
  ['Show', ['0', '1', '0']],
  // Beside a status that says so itself.
  ['Enrollment Status,No Show', ['Active,N', 'Active,Y', 'Withdrawn,N']],
])('does not: %s %j', async (header, cells) => {
  expect((await read(header, cells)).statuses).not.toContain('no-show');
});
