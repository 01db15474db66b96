/**
 * The numbers of three districts, counted a second time from docs/domain/README.md and its pages alone: every panel and
 * every measure of opportunity, for all schools and each. It guards against a misreading that the ledgers and the known
 * answers could share, and against rows that the known answers do not have.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { checkLayout, DISTRICT } from '../fixtures/known-district.ts';
import { disagreements } from './compare-by-hand.ts';
import { UNTIDY, writeUntidy } from './untidy-district.ts';

const untidy = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'untidy-'));
  return { folder, files: await writeUntidy(folder) };
};

test.each([
  ['the known district', DISTRICT, () => checkLayout('clean'), 'latest'],
  ['the known district, dirty', DISTRICT, () => checkLayout('dirty'), 'latest'],
  ['an untidy district', UNTIDY, untidy, 'latest'],
  ['an untidy district, by what students were in any year', UNTIDY, untidy, 'ever'],
] as const)('the numbers of %s', async (_, audit, arrive, years) => {
  const { folder, files } = await arrive();
  const lake = await openLake([folder]);
  const found = await disagreements(lake, audit, files, years);
  lake.close();
  rmSync(folder, { recursive: true });
  expect(found.slice(0, 20)).toEqual([]);
});

it('counts the records that several files hold as the ingest tells them apart', () => {
  expect(datasetOf('TRANSCRIPT').key_columns).toEqual(['student_id', 'school_year', 'term', 'course_code']);
  expect(datasetOf('COURSE_CATALOG').key_columns).toEqual(['school_id', 'school_year', 'course_code']);
});
