import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contextOf, knownUploads, pathOf } from '#datasets/test-harness/known-answers.ts';
import { inspect } from '../inspect/file.ts';
import { limitsFor } from '../limits.ts';
import { SAMPLE } from '../result.ts';
import { runHere, temporaryFolder } from '../test-run.ts';

/** One of each kind of key is enough: every file here costs a second. */
const uploads = knownUploads('clean').filter(({ file }) => /roster|catalog|_ap|pathways_1/.test(file));

async function looked(path: string) {
  const [any] = uploads;
  if (!any) throw new Error('the known answers name uploads');
  const { yearEnding, schools } = contextOf(any);
  const request = {
    rawPath: path,
    fileName: path,
    meantAs: null,
    context: { yearEnding, schools, confirmed: {} },
    mayUnpack: false,
    maxBytes: 1e9,
    folder: temporaryFolder(),
  };
  const answer = await inspect(request, limitsFor(statSync(path).size));
  if (answer.found !== 'table') throw new Error(`${path} was not read`);
  return answer.inspection.fingerprint;
}

it.each(uploads)('a look at $file and its processing come to the same', async (upload) => {
  const rawPath = pathOf(upload.file);
  const { file: fileName, type } = upload;
  const { fingerprint } = await runHere({
    rawPath,
    fileName,
    type,
    context: contextOf(upload),
    folder: temporaryFolder(),
  });
  expect(fingerprint?.keys.length).toBeGreaterThan(0);
  expect(await looked(rawPath)).toEqual(fingerprint);
});

it('counts rows, students and schools, and keeps a sample of the keys', async () => {
  const path = join(temporaryFolder(), 'roster.csv');
  const line = (student: number, year: string) => `${student},Lakeview High School,${year},9`;
  const lines = Array.from({ length: SAMPLE }, (_, index) => [line(index, '2022-2023'), line(index, '2023-2024')]);
  writeFileSync(path, `Student ID,School,School Year,Grade Level\n${lines.flat().join('\n')}\n,,2023-2024,9\n`);
  const found = await looked(path);
  expect(found).toMatchObject({ rows: 2 * SAMPLE + 1, students: SAMPLE });
  expect(found?.keys).toHaveLength(SAMPLE);
  expect(found?.keys).toEqual(found?.keys.toSorted((one, other) => one - other));
});
