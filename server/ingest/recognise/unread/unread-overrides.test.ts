import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

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

/** The mark that is kept of a gradebook, and the headers that the warning names. */
async function gradebook(headers: string, cells: string) {
  const path = join(temporaryFolder(), 'transcript.csv');
  const lines = [0, 1, 2].map((at) => `10${at},2023-24,S1,ENG10${at},English ${at},0.5,${cells}`);
  writeFileSync(path, `Student ID,School Year,Term,Course Code,Course Title,Credits,${headers}\n${lines.join('\n')}\n`);
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  const [[mark] = []] = await storedRows(result, ['final_grade']);
  return [mark, ...result.issues.filter(({ code }) => code === 'file.overrides-unread').map(({ value }) => value)];
}

it.each([
  ['Q1,Q2,Final,Semester Average', '80,84,61,77', ['77', "'Final'"]],
  ['Q1,Q2,Final,Avg', '80,84,61,77', ['61', "'Avg'"]],
  // The letter of the average, and a final exam that says so.
  ['Q1,Q2,Final,Avg', 'B,B,C,77', ['C']],
  ['Q1,Q2,Final Exam,Semester Average', '80,84,61,77', ['77']],
  ['Q1,Q2,Final Average,Semester Average', '80,84,61,77', ['61', "'Semester Average'"]],
  ['Q1,Q2,Final,Semester Average', '80,84,77,77', ['77']],
])("takes the semester's average before 'Final', which may be the exam: %s", async (headers, cells, expected) => {
  expect(await gradebook(headers, cells)).toEqual(expected);
});

it('names none that is empty or the same, and nothing else that was changed', async () => {
  expect(await named('Override Grade', ['C,', 'A,'])).toEqual([]);
  expect(await named('Grade Override', ['C,C', 'A,A'])).toEqual([]);
  expect(await named('Grade Change Date', ['C,01/10/2024', 'A,'])).toEqual([]);
  expect(await named('Original Grade', ['C,F', 'A,'])).toEqual([]);
});
