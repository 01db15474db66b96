import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';

it('takes its temporary files away again, and puts the folder back that was there before', () => {
  const before = tmpdir();
  const remove = keepTemporaryFilesInMemory();
  const file = join(tmpdir(), `kept-in-memory-${process.pid}`);
  const isInMemory = tmpdir() !== before;
  if (isInMemory) writeFileSync(file, '');
  remove();
  expect(tmpdir()).toBe(before);
  expect(existsSync(file)).toBe(false);
});
