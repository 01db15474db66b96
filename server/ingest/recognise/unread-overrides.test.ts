import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../test-run.ts';

/** The headers that the warning names, for cells of the grade that was read and of the other one. */
async function named(header: string, cells: readonly string[]) {
  const path = join(temporaryFolder(), 'transcript.csv');
  const lines = cells.map((cell, at) => `10${at},2023-24,ENG10${at},English ${at},1,${cell}`);
  writeFileSync(
    path,
    `Student ID,School Year,Course Code,Course Title,Credits,Final Grade,${header}\n${lines.join('\n')}\n`,
  );
  const { issues } = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  return issues.filter(({ code }) => code === 'file.overrides-unread').map(({ value }) => value);
}

it('names a grade that may replace the one that was read', async () => {
  expect(await named('Override Grade', ['C,B', 'A,', 'B,'])).toEqual(["'Override Grade'"]);
  expect(await named('Corrected Mark', ['F,C', 'A,A'])).toEqual(["'Corrected Mark'"]);
});

it('names none that is empty or the same, and nothing else that was changed', async () => {
  expect(await named('Override Grade', ['C,', 'A,'])).toEqual([]);
  expect(await named('Grade Override', ['C,C', 'A,A'])).toEqual([]);
  expect(await named('Grade Change Date', ['C,01/10/2024', 'A,'])).toEqual([]);
  expect(await named('Original Grade', ['C,F', 'A,'])).toEqual([]);
});
