import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { madeOnce } from './made-once.ts';

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'made-once-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = join(folder, 'source.ts');
  const into = [join(folder, 'built')];
  let made = 0;
  const make = () =>
    madeOnce({ name: 'thing', from: [source], into }, async (path) => {
      made += 1;
      writeFileSync(path, readFileSync(source));
    });
  return { folder, source, into, make, times: () => made };
}

it('is made for the first process, and again where a source has another content of the same length', async () => {
  const { source, into, make, times } = place();
  writeFileSync(source, 'const MOST = 10;');
  const first = await make();
  expect(await make()).toBe(first);
  expect(times()).toBe(1);
  writeFileSync(source, 'const MOST = 12;');
  const second = await make();
  expect(readFileSync(second, 'utf8')).toBe('const MOST = 12;');
  expect(readdirSync(into[0] ?? '')).toHaveLength(1);
});

it('goes to the next folder where one cannot be made, and leaves no half of it where the work fails', async () => {
  const { folder, source, make, times } = place();
  writeFileSync(source, 'const MOST = 10;');
  const other = join(folder, 'work');
  const from = [source];
  // A file is where the folder should be: root may write everywhere else.
  const path = await madeOnce({ name: 'thing', from, into: [join(source, 'built'), other] }, async (target) =>
    writeFileSync(target, 'done'),
  );
  expect(path.startsWith(other)).toBe(true);
  await expect(
    madeOnce({ name: 'thing', from, into: [join(folder, 'third')] }, async (target) => {
      writeFileSync(target, 'half');
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  expect(readdirSync(join(folder, 'third'))).toEqual([]);
  await make();
  expect(times()).toBe(1);
});
