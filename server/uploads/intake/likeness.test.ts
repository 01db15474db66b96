import { expect, it } from 'vitest';
import { type Fingerprint, SAMPLE } from '#server/ingest/result.ts';
import { likenessOf } from './likeness.ts';

const of = (keys: number[], by = 'student_id'): Fingerprint => ({
  rows: keys.length,
  students: keys.length,
  schools: null,
  by,
  keys: keys.toSorted((one, other) => one - other).slice(0, SAMPLE),
});
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
/** Spread over the same numbers as hashes are, the same for the same key. */
const hashed = (keys: number[]) => keys.map((key) => (key * 2_654_435_761) % 2 ** 32);

it.each([
  ['the same keys', of([1, 2, 3]), of([3, 2, 1]), 'most'],
  ['a version with one more', of([1, 2, 3, 4]), of([1, 2, 3]), 'most'],
  ['nine of ten and many others', of(range(0, 100)), of(range(91, 101)), 'most'],
  ['eight of ten and many others', of(range(0, 100)), of(range(92, 102)), 'some'],
  ['half of them', of([1, 2]), of([1, 2, 3, 4]), 'some'],
  ['two of 37', of([1, 2]), of(range(0, 37)), 'some'],
  ['other keys', of([1, 2]), of([3, 4]), 'none'],
  ['keys made otherwise', of([1, 2]), of([1, 2], 'student_id school_year'), 'unknown'],
  ['no keys', of([]), of([1]), 'unknown'],
  ['nothing known', null, of([1]), 'unknown'],
] as const)('%s', (_, mine, theirs, expected) => expect(likenessOf(mine, theirs)).toBe(expected));

it('goes by samples of large files', () => {
  const here = of(hashed(range(0, 20_000)));
  expect(likenessOf(of(hashed(range(2_000, 21_000))), here)).toBe('most');
  expect(likenessOf(of(hashed(range(12_000, 32_000))), here)).toBe('some');
  expect(likenessOf(of(hashed(range(20_000, 40_000))), here)).toBe('none');
  expect(likenessOf(of(hashed(range(0, 80_000))), here)).toBe('most');
  // Too few of it are within reach.
  expect(likenessOf(of(hashed(range(0, 80_000))), of(hashed(range(0, 1_000))))).toBe('some');
  // Beyond the reach of the sample.
  expect(likenessOf(of([2 ** 32]), here)).toBe('unknown');
});
