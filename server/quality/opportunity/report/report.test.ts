import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { CFB } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { FindingsSettings, TRAIT_NAMES } from '#contract/quality/opportunity.ts';
import type { WrittenRow } from '#server/platform/spreadsheet/workbook.ts';
import type { CountRow } from '../count.ts';
import { discloseOpportunity } from '../disclosure/disclosure.ts';
import { holdingOf } from '../holding.ts';
import { opportunityOf, withHidden } from '../of-scope.ts';
import { countedWith } from '../own-measures.ts';
import { findingsSheets } from './findings-workbook.ts';
import { descriptorAlone, packageOf } from './package.ts';
import type { ReadScopes } from './read-scopes.ts';
import { reportOf } from './report.ts';

const SETTINGS = FindingsSettings.parse({});
const SCHOOL = 's1';

/** One school of which no one's demographics are known. */
async function readOfSchool(students: number): Promise<ReadScopes> {
  const counts = countedWith(SETTINGS).flatMap(() => [students, 1, 2, 0]);
  const rows = (['all', ...TRAIT_NAMES] as const).map(
    (trait): CountRow => ({ home: SCHOOL, trait, value: '', left_out: 3, counts }),
  );
  const all = { settings: SETTINGS, rows, homes: [], scores: [], floating: [], ibHomes: new Set([SCHOOL]) };
  const holding = holdingOf({ files: [], lacks: [], allSchools: [SCHOOL] });
  const scope = { schools: [SCHOOL] };
  const stored = withHidden(opportunityOf(all, scope, holding), await discloseOpportunity(all), scope);
  return {
    ...{ version: 3, computed_at: null, district: 'Made up', year_ending: 2024, schools: ['One'], files: [] },
    ...{ names: new Map<string, string>(), language: 'en', scopes: [{ id: SCHOOL, name: 'One', stored }] },
  };
}

const reportOfSchool = async (students: number) => reportOf(await readOfSchool(students)).measures[0];

test('a report says of a small school nothing that counts its students', async () => {
  const report = await reportOfSchool(9);
  expect(report?.all).toEqual({ hidden: true });
  expect(report?.basis).toEqual({ files: [], version: 3 });
});

test('and of a larger one what data is missing', async () => {
  expect((await reportOfSchool(10))?.basis).toMatchObject({ unknown: { gender: 10 }, left_out: 3, uncertain: 2 });
});

test('a workbook of more rows than a sheet can have goes on in the next sheet', async () => {
  const read = await readOfSchool(10);
  const [only] = read.scopes;
  // 23 measures and steps x 3 scopes x (all students and 17 groups).
  const three = { ...read, scopes: [only, { ...only, id: 's2' }, { ...only, id: 's3' }] as const };
  const sheets = findingsSheets(three, { language: 'en', timeZone: 'UTC' }, 500);
  const rows = await Promise.all(
    sheets.map(async (sheet) => (await Readable.from(sheet.rows).toArray()).flat() as WrittenRow[]),
  );
  expect(sheets.map(({ name }, at) => [name, rows[at]?.length]).slice(0, -1)).toEqual([
    ['Findings', 500],
    ['Findings 2', 500],
    ['Findings 3', 242],
  ]);
  const all = rows.slice(0, -1).flat();
  expect(new Set(all.map((row) => [row[0], row[3], row[5], row[6]].join())).size).toBe(1242);
});

test('a package has the file, and a descriptor with its size and hash', async () => {
  const read = await readOfSchool(10);
  const { FileIndex } = CFB.read(await buffer(packageOf(read, 'en')), { type: 'buffer' });
  const contentOf = (name: string) =>
    Buffer.from(FileIndex.find((file: { name: string }) => file.name === name)?.content ?? []);
  const csv = contentOf('findings.csv');
  expect(csv.toString().split('\r\n')).toHaveLength(1 + 23 * 18 + 1);
  const descriptor = JSON.parse(contentOf('datapackage.json').toString());
  const sha256 = createHash('sha256').update(csv).digest('hex');
  expect(descriptor.resources[0]).toMatchObject({ bytes: csv.length, hash: `sha256:${sha256}` });
  expect(JSON.parse(await text(await descriptorAlone(read, 'en')))).toEqual(descriptor);
});
