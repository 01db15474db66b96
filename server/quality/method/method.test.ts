/**
 * A newer portal computes numbers again exactly where it computes them in another way. Proved on copies of the sources.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { methodBelow, methodOfSources } from './method.ts';
import { methodSources } from './sources.ts';
import { statementText } from './statement-text.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const PATHS = [...methodSources(PROJECT).keys()].filter((path) => /\.\w+$/.test(path));
const folder = mkdtempSync(join(tmpdir(), 'method-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const path of [...PATHS, 'package.json']) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  copyFileSync(join(PROJECT, path), join(folder, path));
}

/** The fingerprint with one text of one file replaced. */
async function methodWith(path: string, text: string | RegExp, by: string): Promise<string> {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(text, by);
  expect(after, `${path} has ${text}`).not.toBe(before);
  writeFileSync(file, after);
  return await methodBelow(folder).finally(() => writeFileSync(file, before));
}

describe('the fingerprint of the method', () => {
  it('is the same for a copy', async () => {
    expect(await methodBelow(folder)).toBe(await methodOfSources());
  });

  it.each([
    ['a threshold', 'server/quality/panels/equity/panel.ts', 'MINIMUM_GROUP_SIZE = 10', 'MINIMUM_GROUP_SIZE = 12'],
    ['a rounding', 'server/quality/panels/define-panel.ts', '(part * 1000) / whole) / 10', '(part * 100) / whole)'],
    ['a function behind an answer', 'server/quality/panels/histogram.ts', 'time < times', 'time <= times'],
    [
      'a headline',
      'server/quality/panels/demographics/panel.ts',
      "'students in the EOA cohort'",
      "'of the EOA cohort'",
    ],
    ['a requirement of a rule set', 'server/quality/opportunity/rule-sets.ts', 'units: 4', 'units: 3'],
    ['the courses of a family', 'server/quality/opportunity/families.ts', "'02052', '02054'", "'02052'"],
    [
      'what a measure counts',
      'server/quality/opportunity/measures/ap-ib-passed.ts',
      "'passed_ap_ib_rows > 0'",
      "'ap_rows > 0'",
    ],
    ['a cut score', 'contract/quality/opportunity.ts', 'max(5).default(3)', 'max(5).default(4)'],
    ['the smallest group', 'contract/quality/opportunity.ts', 'SMALLEST_GROUP = ', 'SMALLEST_GROUP = 1 + '],
    ['who becomes a candidate', 'server/quality/candidates.ts', 'AND NOT is_withdrawn', ''],
    ['a file of SQL', 'server/quality/findings/far-titles.sql', 'HAVING bool_and(is_far)', 'HAVING bool_or(is_far)'],
    ['a list', 'server/quality/lists/similar-ids.ts', 'MOST_NEIGHBORS = 3', 'MOST_NEIGHBORS = 4'],
    ['a vocabulary', 'datasets/vocabulary/students/race.ts', "label: 'asian'", "label: 'Asian'"],
    ['how rows leave the engine', 'server/platform/lake/plain-value.ts', 'Number(value)', 'String(value)'],
    ['the engine', 'package.json', /"@duckdb\/node-api": "[^"]+"/, '"@duckdb/node-api": "0.0.0"'],
  ])('changes with %s', async (_, path, text, by) => {
    expect(await methodWith(path, text, by)).not.toBe(await methodOfSources());
  });

  it.each([
    ['a comment', 'server/quality/panels/define-panel.ts', '0 to 100 with one decimal', 'a share'],
    ['the layout', 'server/quality/panels/define-panel.ts', 'whole === 0 ? null :', 'whole\n  === 0\n    ? null :'],
    ['a comment of SQL', 'server/quality/ledgers/scores/scores.sql', 'Halves up', 'Rounded'],
    [
      'the layout of SQL',
      'server/quality/ledgers/grades/grades.sql',
      'CREATE TABLE divisor AS',
      'CREATE TABLE divisor\n  AS',
    ],
    ['a type', 'server/quality/panels/equity/panel.ts', 'all: GroupRow): Group {', 'all: Readonly<GroupRow>): Group {'],
    ['the web', 'package.json', /"react": "[^"]+"/, '"react": "0.0.0"'],
  ])('stays with %s', async (_, path, text, by) => {
    expect(await methodWith(path, text, by)).toBe(await methodOfSources());
  });

  it('covers every module that a refresh loads', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { registerHooks } from 'node:module';
      const load = (url, context, next) => (console.log(url), next(url, context));
      registerHooks({ load });
      await import(${JSON.stringify(pathToFileURL(join(PROJECT, 'server/quality/refresh.ts')))});`,
    ]);
    const own = pathToFileURL(`${PROJECT}/`).href;
    const loaded = stdout
      .split('\n')
      .filter((url) => url.startsWith(own) && !url.includes('/node_modules/'))
      .map((url) => url.slice(own.length));
    expect(loaded.length).toBeGreaterThan(100);
    expect(loaded.filter((path) => !PATHS.includes(path))).toEqual([]);
  });
});

describe('statements are the same', () => {
  it.each([
    ['in another layout', 'SELECT a,\n  b FROM t', 'SELECT a, b\nFROM t'],
    ['with another comment', 'SELECT a -- one\nFROM t', 'SELECT a FROM t -- other'],
    ['with a comment in quotes', "SELECT '-- a  b' -- x", "SELECT '-- a  b'"],
  ])('%s', (_, one, other) => expect(statementText(one)).toBe(statementText(other)));

  it.each([
    ['in a text', "SELECT 'a b'", "SELECT 'a  b'"],
    ['in a text with a quote', "SELECT 'a''-- b'", "SELECT 'a''-- c'"],
    ['in a number', 'SELECT 10', 'SELECT 11'],
  ])('and others %s', (_, one, other) => expect(statementText(one)).not.toBe(statementText(other)));
});
