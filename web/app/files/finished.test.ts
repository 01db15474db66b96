import { expect, test } from 'vitest';
import type { FileStatus, UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { finishedSince, seenIn } from './finished.ts';

// Only what the comparison looks at.
const file = (file_id: string, status: FileStatus, minute: number) =>
  ({ file_id, status, uploaded_at: `2024-11-14T10:0${minute}:00.000Z` }) as unknown as UploadedFile;
const idsOf = (files: readonly UploadedFile[]) => files.map(({ file_id }) => file_id);

const before = seenIn([file('b', 'PROCESSING', 2), file('a', 'SUCCESS', 1)]);

test('a file that was processed has finished, one that had finished before has not', () => {
  expect(idsOf(finishedSince(before, [file('b', 'DATA_ERRORS', 2), file('a', 'SUCCESS', 1)]))).toEqual(['b']);
  expect(finishedSince(before, [file('b', 'PROCESSING', 2), file('a', 'SUCCESS', 1)])).toEqual([]);
});

test('a file that came and was done between two questions has finished', () => {
  expect(idsOf(finishedSince(before, [file('c', 'SUCCESS', 3), file('b', 'PROCESSING', 2)]))).toEqual(['c']);
});

test('an old file that moved up the list has not', () => {
  expect(finishedSince(before, [file('b', 'PROCESSING', 2), file('z', 'SUCCESS', 0)])).toEqual([]);
});

test('a file that is processed again finishes again', () => {
  const again = seenIn([file('a', 'PROCESSING', 1)]);
  expect(idsOf(finishedSince(again, [file('a', 'SUCCESS', 1)]))).toEqual(['a']);
});
