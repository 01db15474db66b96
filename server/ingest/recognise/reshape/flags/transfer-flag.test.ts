import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

async function read(header: string, cells: readonly string[]) {
  const path = join(temporaryFolder(), 'transcripts.csv');
  const rows = cells.map((cell, at) => `${4100 + at},2023-24,1010,English 9,A,1,${cell}`);
  const names = `Student ID,School Year,Course Code,Course Title,Final Grade,Credits Earned,${header}`;
  writeFileSync(path, `${[names, ...rows].join('\n')}\n`);
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  const sources = (await storedRows(result, ['credit_source'])).flat();
  return { sources, said: result.statistics, codes: result.groups.map(({ code }) => code) };
}

it.each([
  ['Transfer', ['Y', 'N', 'Y']],
  ['IsTransferGrade', ['1', '0', '0']],
  ['transcript.transfer', ['1', '0', '0']],
  ['Transfer Credit', ['Yes', '', 'No']],
  ['Transfer Course Flag', ['TRUE', 'FALSE', '']],
])('says which courses were taken elsewhere: %s %j', async (header, cells) => {
  const { sources, said, codes } = await read(header, cells);
  expect(sources).toEqual(cells.map((cell) => (/^(y|1|true)/i.test(cell) ? 'transfer' : null)));
  expect(said.join('\n')).toContain(`'${header}' was read as Source`);
  expect(codes).not.toContain('file.rows-may-not-count');
});

it.each([
  ['Transfer', ['Y', 'Y', 'Y']],
  ['Transfer School', ['Y', 'N', 'Y']],
  ['Transfer Credits', ['1', '0', '0']],
  ['Transfer', ['Oak HS', '', '']],
  ['Student Transfer', ['Y', 'N', 'N']],
])('does not: %s %j', async (header, cells) => {
  expect((await read(header, cells)).sources).toEqual(cells.map(() => null));
});

it('does so where the first yes is far below', async () => {
  const cells = Array.from({ length: 400 }, (_, at) => (at === 399 ? 'Y' : 'N'));
  const { sources, codes } = await read('Transfer', cells);
  expect(sources).toEqual([...Array(399).fill(null), 'transfer']);
  expect(codes).not.toContain('file.rows-may-not-count');
});
