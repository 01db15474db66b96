/**
 * The truth of a complete district is within the bounds of every version of it that lost rows: years of the roster
 * and of transcripts, demographics, courses of a catalog, codes, titles, and IDs of scores. Through the ledgers and the
 * statements of the measures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLake } from '#server/platform/lake/lake.ts';
import { buildLedgers } from '../ledgers/build.ts';
import { countOpportunity } from '../opportunity/count.ts';
import type { Measure } from '../opportunity/define-measure.ts';
import { allFigures, groupFigures } from '../opportunity/figures.ts';
import { holdingOf } from '../opportunity/holding.ts';
import { MEASURES } from '../opportunity/measures.ts';
import { countsFrom, opportunityOf } from '../opportunity/of-scope.ts';
import type { Schools } from '../scopes.ts';
import { COMPLETE, type Seeds, writeComplete } from './complete-district.ts';

/** `npm run soak` tries 200. */
const DISTRICTS = Number(process.env.PORTAL_TEST_DISTRICTS ?? 5);
/** One decimal is shown. */
const ROUNDED = 0.05001;

async function countsOf(folder: string, seeds: Seeds) {
  const files = await writeComplete(folder, seeds);
  const lake = await openLake([folder]);
  try {
    await buildLedgers(lake, COMPLETE, files);
    return await countOpportunity(lake);
  } finally {
    lake.close();
  }
}

/** Figures of all students and of each group, by group. */
function figuresOf(counts: Awaited<ReturnType<typeof countsOf>>, schools: Schools, measure: Measure) {
  const holding = holdingOf({ files: [], lacks: [], allSchools: COMPLETE.schools.map(({ id }) => id) });
  const stored = opportunityOf(counts, { schools }, holding).measures[measure.id];
  if (!stored) throw new TypeError(measure.id);
  const of = countsFrom(stored);
  return new Map([
    ['all', allFigures(of, measure)],
    ...groupFigures(of, measure).map((one) => [`${one.trait} ${one.value}`, one] as const),
  ]);
}

test(`what is true of ${DISTRICTS} complete districts is within the bounds of what is left of them`, {
  timeout: 1_800_000,
}, async () => {
  const seed = Number(process.env.PORTAL_TEST_SEED ?? Date.now() % 2 ** 31);
  process.stdout.write(`Districts with seed ${seed} (PORTAL_TEST_SEED)\n`);
  const outside: string[] = [];
  const seen = { bounds: 0, moved: 0 };
  for (let at = 0; at < DISTRICTS; at++) {
    const folder = mkdtempSync(join(tmpdir(), 'truth-'));
    const whole = await countsOf(folder, { seed: seed + at, lost: null });
    const left = await countsOf(folder, { seed: seed + at, lost: seed + at });
    rmSync(folder, { recursive: true });
    for (const schools of ['all', ...COMPLETE.schools.map(({ id }) => [id])] as const)
      for (const measure of MEASURES) {
        const known = figuresOf(left, schools, measure);
        for (const [group, { size, attained }] of figuresOf(whole, schools, measure)) {
          const bounds = known.get(group)?.bounds;
          if (!bounds || size === 0) continue;
          const truth = (100 * attained) / size;
          seen.bounds += 1;
          if (known.get(group)?.attained !== attained) seen.moved += 1;
          if (truth < bounds.low - ROUNDED || truth > bounds.high + ROUNDED)
            outside.push(
              `${seed + at}: ${measure.id} of ${schools}, ${group}: ${attained} of ${size}, ${truth.toFixed(1)} not in ${bounds.low} to ${bounds.high} (${known.get(group)?.attained} of ${known.get(group)?.size} left)`,
            );
        }
      }
  }
  expect(outside.slice(0, 20)).toEqual([]);
  expect(seen.bounds).toBeGreaterThan(300 * DISTRICTS);
  expect(seen.moved).toBeGreaterThan(100 * DISTRICTS);
});
