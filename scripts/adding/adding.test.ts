import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../source-files.ts';
import { changesIn, make } from './recipe.ts';

const COPIED = ['datasets', 'contract', 'server', 'web', 'cli', 'scripts', 'e2e', 'bench', 'demo'];
const FILES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'];
/** Enough for a machine that has other work: the type check of everything takes seconds otherwise. */
const MINUTES = 5 * 60_000;

const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
const run = (...args: string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return `${stdout}${stderr}`;
};

/** Neither data files nor tests, which take half the time of the type check. */
const isSource = (path: string): boolean => !/\.(csv|xlsx?|png|md|tsv|txt|test\.tsx?)$/.test(basename(path));

beforeAll(() => {
  for (const folder of COPIED) cpSync(join(ROOT, folder), join(copy, folder), { recursive: true, filter: isSource });
  for (const file of FILES) cpSync(join(ROOT, file), join(copy, file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const change of changesIn(readFileSync(join(ROOT, 'docs/adding.md'), 'utf8'))) make(change, copy);
}, MINUTES);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('docs/adding.md', () => {
  it('leads to sources whose types are right', { timeout: MINUTES }, () => {
    // What the last check of the project found is not of this copy.
    expect(run('node_modules/typescript/bin/tsc', '-p', '.', '--noEmit', '--tsBuildInfoFile', 'types.json')).toBe('');
  });

  it('leads to a column, a dataset and a layout that files are read with', { timeout: MINUTES }, () => {
    const answers = JSON.parse(
      run(
        'scripts/adding/check-files.ts',
        JSON.stringify([
          ['COURSE_CATALOG', ['Course Number,Course Name,Department,Capacity', '2210,Algebra I,Math,30']],
          [
            'STUDENT_ATTENDANCE',
            ['Student ID,School Year,Membership Days,Absences', '0012345,2023-24,180,4.5', '0012346,2023-24,180,181'],
          ],
          ['COURSE_CATALOG', ['Lakeside Area,Lakeside No,Course Name,Department', 'MATH,101,Algebra I,Math']],
        ]),
      ),
    );
    expect(answers).toEqual([
      { headers: expect.objectContaining({ seats: 'Capacity' }), missing: [], errors: [] },
      {
        headers: expect.objectContaining({ days_enrolled: 'Membership Days', days_absent: 'Absences' }),
        missing: [],
        errors: ['attendance.absent-above-enrolled'],
      },
      { headers: expect.objectContaining({ course_code: 'Lakeside No' }), missing: [], errors: [] },
    ]);
  });

  it('leads to a panel that DuckDB answers', { timeout: MINUTES }, () => {
    expect(JSON.parse(run('scripts/adding/check-panel.ts', 'cohort/summary'))).toEqual({ cohort_count: 0 });
  });
});

describe('a recipe', () => {
  it('whose place is gone is told', () => {
    const change = { kind: 'diff', file: 'datasets/index.ts', text: ' no such line\n+import\n' } as const;
    expect(() => make(change, copy)).toThrow('datasets/index.ts has the lines of the recipe 0 times');
  });
});
