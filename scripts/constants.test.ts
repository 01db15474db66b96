import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

const ROW = /^\| (?<constant>[^|]+?) \| (?<value>[^|]*?) \| `(?<file>[^`]+)` \| `(?<written>[^|]+)` \|$/;

const rows = readFileSync(join(ROOT, 'docs/constants.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const { constant = '', file = '', written = '' } = ROW.exec(line)?.groups ?? {};
    return constant === '' ? [] : [{ constant, file, written }];
  });

test('the table of constants is read whole', () => {
  const lines = readFileSync(join(ROOT, 'docs/constants.md'), 'utf8').split('\n');
  // The head and the line below it are not rows.
  expect(rows).toHaveLength(lines.filter((line) => line.startsWith('|')).length - 2);
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)('$constant is in $file, once', ({ file, written }) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(readFileSync(join(ROOT, file), 'utf8').split(written)).toHaveLength(2);
});
