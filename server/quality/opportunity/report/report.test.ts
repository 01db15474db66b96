import { expect, test } from 'vitest';
import { FindingsSettings, TRAIT_NAMES } from '#contract/quality/opportunity.ts';
import type { CountRow } from '../count.ts';
import { discloseOpportunity } from '../disclosure/disclosure.ts';
import { holdingOf } from '../holding.ts';
import { opportunityOf, withHidden } from '../of-scope.ts';
import { countedWith } from '../own-measures.ts';
import { reportOf } from './report.ts';

const SETTINGS = FindingsSettings.parse({});
const SCHOOL = 's1';

/** The report of one school of which nobody's demographics are known. */
async function reportOfSchool(students: number) {
  const counts = countedWith(SETTINGS).flatMap(() => [students, 1, 2, 0]);
  const rows = (['all', ...TRAIT_NAMES] as const).map(
    (trait): CountRow => ({ home: SCHOOL, trait, value: '', left_out: 3, counts }),
  );
  const all = { settings: SETTINGS, rows, homes: [], scores: [], floating: [], ibHomes: new Set([SCHOOL]) };
  const holding = holdingOf({ files: [], lacks: [], allSchools: [SCHOOL] });
  const scope = { schools: [SCHOOL] };
  const stored = withHidden(opportunityOf(all, scope, holding), await discloseOpportunity(all), scope);
  const { measures } = reportOf({
    ...{ version: 3, computed_at: null, district: 'Made up', year_ending: 2024, schools: ['One'], files: [] },
    ...{ names: new Map<string, string>(), language: 'en', scopes: [{ id: SCHOOL, name: 'One', stored }] },
  });
  return measures[0];
}

test('a report says of a small school nothing that counts its students', async () => {
  const report = await reportOfSchool(9);
  expect(report?.all).toEqual({ hidden: true });
  expect(report?.basis).toEqual({ files: [], version: 3 });
});

test('and of a larger one what data is missing', async () => {
  expect((await reportOfSchool(10))?.basis).toMatchObject({ unknown: { gender: 10 }, left_out: 3, uncertain: 2 });
});
