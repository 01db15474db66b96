import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openWorkFolder, type WorkFolder } from './work-folder.ts';

const HOUR = 3_600_000;
let root: string;
let work: WorkFolder | null;
const onError = (error: unknown) => {
  throw error;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'work-folder-'));
  work = null;
});
afterEach(async () => {
  await work?.close();
  rmSync(root, { recursive: true, force: true });
});

/** A folder with the rows of a student, whose process gave its last sign of life so long ago. */
function folderOf(name: string, ago: number): string {
  const folder = join(root, name);
  mkdirSync(join(folder, 'quality-1'), { recursive: true });
  writeFileSync(join(folder, 'quality-1', 'student.parquet'), '');
  silent(folder, ago);
  return folder;
}
const silent = (folder: string, ago: number) => {
  const then = new Date(Date.now() - ago);
  utimesSync(folder, then, then);
};

it('removes what a killed process left, and nothing of one that lives', async () => {
  const gone = folderOf('process-gone', 1.1 * HOUR);
  const lives = folderOf('process-lives', 0.9 * HOUR);
  work = await openWorkFolder(root, { isAlone: false, onError });
  expect(existsSync(gone)).toBe(false);
  expect(existsSync(join(lives, 'quality-1', 'student.parquet'))).toBe(true);
});

it('shows that it lives, and removes what falls silent while it runs', async () => {
  work = await openWorkFolder(root, { isAlone: false, onError, lookMs: 20 });
  const { path } = work;
  silent(path, 0.5 * HOUR);
  const other = folderOf('process-other', 1.1 * HOUR);
  await vi.waitFor(() => {
    expect(Date.now() - statSync(path).mtimeMs).toBeLessThan(60_000);
    expect(existsSync(other)).toBe(false);
  });
});

it('removes all at once where no other process can be at work', async () => {
  const fresh = folderOf('process-other', 0);
  work = await openWorkFolder(root, { isAlone: true, onError });
  expect(existsSync(fresh)).toBe(false);
  expect(existsSync(work.path)).toBe(true);
});

it('leaves nothing when it ends', async () => {
  work = await openWorkFolder(root, { isAlone: false, onError });
  writeFileSync(join(work.path, 'rows.parquet'), '');
  await work.close();
  expect(existsSync(work.path)).toBe(false);
});
