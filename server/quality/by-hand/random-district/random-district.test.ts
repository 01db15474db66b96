/**
 * The numbers of districts that no one has seen, counted twice: by the ledgers, and in plain loops from
 * the pages of docs/domain.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLake } from '#server/platform/lake/lake.ts';
import { disagreements } from '../compare-by-hand.ts';
import { randomDistrict } from './random-district.ts';
import { writeDistrict } from './write-district.ts';

/** `npm run soak` tries 200, from another seed each time. */
const DISTRICTS = Number(process.env.PORTAL_TEST_DISTRICTS ?? 8);
const FIRST = Number(process.env.PORTAL_TEST_SEED ?? 1);

test(`both counts of ${DISTRICTS} districts from seed ${FIRST} (PORTAL_TEST_SEED) are the same`, {
  timeout: 3_600_000,
}, async () => {
  const found: string[] = [];
  for (let seed = FIRST; seed < FIRST + DISTRICTS; seed += 1) {
    const { audit, files } = randomDistrict(seed);
    const folder = mkdtempSync(join(tmpdir(), 'random-district-'));
    const lake = await openLake([folder]);
    const different = await disagreements(lake, audit, await writeDistrict(folder, files));
    found.push(...different.map((one) => `seed ${seed}: ${one}`));
    lake.close();
    rmSync(folder, { recursive: true });
  }
  expect(found.slice(0, 20)).toEqual([]);
});
