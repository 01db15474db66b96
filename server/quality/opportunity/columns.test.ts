/**
 * Conditions of measures are SQL in strings, so no compiler knows their columns. The engine does: over the table that a
 * refresh makes (docs/ledgers.md, which a test keeps true) every name is found, and a renamed column makes a statement
 * fail rather than a number NULL.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STUDENT_FACTS } from '#contract/quality/opportunity-students.ts';
import { type Lake, openLake } from '#server/platform/lake/lake.ts';
import type { Measure } from './define-measure.ts';
import { countedWith } from './own-measures.ts';
import { TRAIT_VALUES } from './traits.ts';
import { FACT_COLUMNS } from './verdict.ts';

const TABLE = 'opportunity_student';
const LEDGERS = readFileSync(join(import.meta.dirname, '../../../docs/ledgers.md'), 'utf8');
const part = LEDGERS.split(/^### /m).find((one) => one.startsWith(`\`${TABLE}\``)) ?? '';
const columns = [...part.matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, name = '', type = '']) => ({
  name,
  type: type.endsWith('_key') ? 'VARCHAR' : type,
}));

const folder = mkdtempSync(join(tmpdir(), 'columns-test-'));
let lake: Lake;
beforeAll(async () => {
  lake = await openLake([folder]);
  await lake.run('table', `CREATE TABLE ${TABLE} (${columns.map(({ name, type }) => `${name} ${type}`).join(', ')})`);
});
afterAll(() => {
  lake.close();
  rmSync(folder, { recursive: true });
});

const conditionsOf = ({ asked, attained, mayBe, mayBeAsked }: Measure) => [
  asked,
  attained,
  mayBe,
  mayBeAsked ?? 'true',
];
const ASKED = [
  ...countedWith({ rule_sets: [] }).flatMap(conditionsOf),
  ...Object.values(TRAIT_VALUES),
  ...STUDENT_FACTS,
  ...FACT_COLUMNS,
];

/** Whether the engine knows every name of an expression. */
const isKnown = (expression: string): Promise<boolean> =>
  lake.rows('bind', `EXPLAIN SELECT ${expression} FROM ${TABLE}`).then(
    () => true,
    () => false,
  );
const unknown = async () => {
  const known = await Promise.all(ASKED.map(isKnown));
  return ASKED.filter((_, at) => !known[at]);
};

it('every condition, trait and fact of the measures names columns that the refresh makes', async () => {
  expect(columns.length).toBeGreaterThan(45);
  expect(await unknown()).toEqual([]);
});

it.each(['cte_rows', 'passed_families', 'race', 'short_college_ready', 'best_ap'])(
  'where %s is renamed, what reads it is refused',
  async (name) => {
    await lake.run('rename', `ALTER TABLE ${TABLE} RENAME ${name} TO renamed`);
    const refused = await unknown();
    await lake.run('back', `ALTER TABLE ${TABLE} RENAME renamed TO ${name}`);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((expression) => expression.includes(name))).toBe(true);
  },
);

it('no column is made that nothing asks for', async () => {
  const isRead = (name: string) => ASKED.some((expression) => new RegExp(`\\b${name}\\b`).test(expression));
  const own = ['student', 'home'];
  expect(columns.map(({ name }) => name).filter((name) => !isRead(name) && !own.includes(name))).toEqual([]);
});
