import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#datasets/words/language.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { checkLayout, DISTRICT } from '../fixtures/known-district.ts';
import { buildLedgers } from '../ledgers/build.ts';
import { scopesOf } from '../scopes.ts';
import { measuresOf, stepsOf } from './answer.ts';
import { countOpportunity } from './count.ts';
import { discloseOpportunity } from './disclosure/disclosure.ts';
import { holdingOf } from './holding.ts';
import { opportunityOf, type StoredOpportunity, withHidden } from './of-scope.ts';
import { countedWith } from './own-measures.ts';
import { filesFaults } from './report/test-files.ts';

const answers = (name: string) =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../fixtures/known-answers/answers/${name}.json`, import.meta.url)), 'utf8'),
  );

async function compute(layout: 'clean' | 'dirty') {
  const { folder, files } = await checkLayout(layout);
  const lake = await openLake([folder]);
  try {
    await buildLedgers(lake, DISTRICT, files);
    const counts = await countOpportunity(lake);
    const holding = holdingOf({ files, lacks: [], allSchools: DISTRICT.schools.map(({ id }) => id) });
    const disclosure = await discloseOpportunity(counts);
    return scopesOf(DISTRICT, []).map((scope) => ({
      key: scope.key,
      stored: withHidden(opportunityOf(counts, scope, holding), disclosure, scope),
    }));
  } finally {
    lake.close();
    rmSync(folder, { recursive: true });
  }
}

/** Differences by path. Percentages have one decimal here, the known answers four. */
function differences(want: unknown, got: unknown, path: string): string[] {
  if (typeof want === 'number' && typeof got === 'number')
    return Math.abs(want - got) <= (Number.isInteger(want) ? 1e-9 : path.endsWith('ratio') ? 0.00501 : 0.0501)
      ? []
      : [`${path}: ${want} is ${got}`];
  if (want === null || typeof want !== 'object') return want === got ? [] : [`${path}: ${want} is ${String(got)}`];
  if (Array.isArray(want))
    return want.flatMap((one, at) =>
      differences(one, (got as unknown[] | undefined)?.[at], `${path}.${one.id ?? one.from ?? one.value ?? at}`),
    );
  return Object.entries(want).flatMap(([key, value]) =>
    differences(value, (got as Record<string, unknown> | undefined)?.[key], `${path}.${key}`),
  );
}

const asRead = (stored: StoredOpportunity) => ({
  stored,
  version: 1,
  files: [],
  names: new Map(),
  language: 'en' as const,
});

describe.each([
  { layout: 'clean', name: 'findings' },
  { layout: 'dirty', name: 'findings-dirty' },
] as const)('the measures of the $layout files', async ({ layout, name }) => {
  const wanted = answers(name);
  const computed = await compute(layout);
  test.each([
    ['all schools', 'all', wanted.all_schools],
    ...DISTRICT.schools.map(({ id, name: school }) => [school, id, wanted.by_school[school]]),
  ])('of %s', (_, key, answer) => {
    const { stored } = computed.find((one) => one.key === key) ?? {};
    if (!stored) throw new Error('no such scope');
    expect(
      differences(answer, { measures: measuresOf(asRead(stored)), choke_points: { steps: stepsOf(stored) } }, ''),
    ).toEqual([]);
  });

  test.each(LANGUAGES)(
    'as files in %s: each number once, none of a small group, and what the descriptor says',
    async (language) => {
      const name = (id: string) => DISTRICT.schools.find((school) => school.id === id)?.name ?? null;
      const [all, ...schools] = computed.map(({ key, stored }) => ({ id: key, name: name(key), stored }));
      if (!all) throw new Error('no scope');
      expect(schools.length).toBe(DISTRICT.schools.length);
      expect(countedWith({ rule_sets: [] }).length).toBe(23);
      expect(await filesFaults([all, ...schools], language)).toEqual([]);
    },
  );
});
