import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { UPLOAD_FILE_TYPES, type UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { SpokenResult } from '../../in-words.ts';
import { DEFAULT_LIMITS } from '../../limits.ts';
import { openFile } from '../../open/gate.ts';
import { readTable } from '../../read/read.ts';
import { SLOT_STRIDE } from '../../read/row-key.ts';
import { columnNames } from '../../read/table.ts';
import { Refusal } from '../../refusal.ts';
import { check, engineFor, fixture, temporaryFolder } from '../../test-run.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..');
const FOLDERS = [
  ...['samples', 'sis', 'exports', 'hostile', 'workbooks'].map((folder) => fixture(folder)),
  ...[
    'demo/good',
    'demo/bad',
    'datasets/fixtures/known-answers/dirty',
    'datasets/fixtures/known-answers/missing-column',
  ].map((folder) => join(REPOSITORY, folder)),
];

/** Larger ones are read by other tests; here every form counts, not every row. */
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && /\.(csv|xlsx?|txt)$/.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
  ),
);

const school = (id: string, name: string) => ({
  id,
  name,
  local_id: id,
  state_id: null,
  nces_id: null,
  ceeb_code: null,
});
const schools = [school('0101', 'Lakeview High School'), school('0047', 'Lincoln High School')];
const context: IngestContext = {
  yearEnding: 2024,
  schools,
  chosen: { schoolIds: ['0101'], years: [2024], demographicTypes: ['Gender'], testTypes: ['AP', 'SAT'] },
};

/** Rows that are named with their number, and are not rows of data. */
const NO_DATA = new Set(['file.rows-below-table', 'file.repeated-header']);

/** Rows that the sentences 'Left out: 2 rows in error, 1 exact copy of an earlier row' give a reason for. */
const said = (statistics: readonly string[]): number =>
  statistics
    .filter((line) => line.startsWith('Left out: '))
    .flatMap((line) => [...line.matchAll(/(?:^Left out: |, )([\d,]+) /g)])
    .reduce((total, [, rows = '']) => total + Number(rows.replaceAll(',', '')), 0);

/** Rows below the header in which any cell holds something. */
async function filledRows(path: string, type: UploadFileType, statistics: readonly string[]): Promise<number> {
  const header = statistics.find((line) => line.startsWith('Header row: '))?.slice('Header row: '.length) ?? '0';
  const engine = await engineFor(path);
  const opened = await openFile(path, DEFAULT_LIMITS);
  if (opened instanceof Refusal) throw new Error('cannot be opened');
  const table = await readTable({ opened, path, dataset: datasetOf(type) }, engine, DEFAULT_LIMITS);
  if (table instanceof Refusal) throw new Error('cannot be read');
  return engine.count(
    'count',
    `SELECT count(*) FROM cells WHERE row_number > ${Number(header)} AND regexp_matches(concat_ws('', ${columnNames(table.width).join(', ')}), '\\S')`,
  );
}

/**
 * One sentence for the whole file says why; nothing was read where it could not be opened, and every row
 * that was is left out for it.
 */
function expectRefused({ verdict, rowsRead, rowsKept, leftOut, resultsSummary, statistics }: SpokenResult): void {
  expect(rowsKept).toBe(0);
  expect(resultsSummary[0]?.status).toBe('failure');
  expect(leftOut).toEqual(rowsRead > 0 ? [{ reason: 'file', rows: rowsRead }] : []);
  if (verdict === 'malformed') expect(rowsRead).toBe(0);
  else expect(statistics.at(-1)).toBe(`Rows: ${rowsRead.toLocaleString('en-US')} read, 0 kept`);
}

/**
 * Rows of the file whose records were kept, with those that have none; null where records of a row have different ends.
 */
async function rowsOfRecords({ parquet, leftOut }: SpokenResult): Promise<number | null> {
  if (!parquet || leftOut.some(({ reason }) => reason !== 'no-slot')) return null;
  const engine = await engineFor(parquet);
  const kept = `SELECT count(DISTINCT row_number % ${SLOT_STRIDE}) FROM read_parquet(${literal(parquet)})`;
  return (await engine.count('count rows', kept)) + leftOut.reduce((sum, { rows }) => sum + rows, 0);
}

describe('every row of a file', () => {
  it.each(files.map((path, at) => [path.slice(REPOSITORY.length + 1), path, at] as const))(
    'of %s is kept or left out for a reason that is counted',
    async (_name, path, at) => {
      // Each file under one card, so that together they are under all.
      const type = UPLOAD_FILE_TYPES[at % UPLOAD_FILE_TYPES.length] ?? 'STUDENT_ROSTER';
      const result = await check(path, type, context);
      const { rowsRead, rowsKept, leftOut, statistics, verdict, groups } = result;
      const sum = leftOut.reduce((total, { rows }) => total + rows, 0);
      expect(rowsKept + sum).toBe(rowsRead);
      expect(leftOut.every(({ rows }) => rows > 0)).toBe(true);
      if (sum > 0 && verdict !== 'malformed') expect(statistics.join('\n')).toMatch(/left out|0 kept/);
      const isWhole = statistics.some((line) => / read, .* left out$/.test(line));
      if (!isWhole) return expectRefused(result);
      expect(said(statistics)).toBe(sum);
      const noData = groups.filter(({ code }) => NO_DATA.has(code)).reduce((total, { count }) => total + count, 0);
      const isOfSlots = statistics.some((line) => / a row$/.test(line));
      const rows = isOfSlots ? await rowsOfRecords(result) : rowsRead;
      if (rows !== null) expect(rows + noData).toBe(await filledRows(path, type, statistics));
    },
  );

  it.each(UPLOAD_FILE_TYPES)('of a demo file is counted under %s, each reason in words', async (type) => {
    const path = join(REPOSITORY, 'demo/bad/ap_scores_with_errors.csv');
    const { rowsRead, rowsKept, leftOut, statistics } = await check(path, type, context);
    expect(leftOut.reduce((total, { rows }) => total + rows, 0)).toBe(rowsRead - rowsKept);
    if (leftOut.length > 0 && statistics.some((line) => line.startsWith('Columns read')))
      expect(statistics.some((line) => line.startsWith('Left out: '))).toBe(true);
  });

  it('with values only in columns that are not read is left out with a sentence; a blank one is none', async () => {
    const path = join(temporaryFolder(), 'roster.csv');
    const lines = ['Student ID,Grade Level,Room,Bus', '1,9,,', ',,12,4', ' ,, ,', '2,10,,', ',,13,5'];
    writeFileSync(path, `${lines.join('\n')}\n`);
    const result = await check(path, 'STUDENT_ROSTER', context);
    expect(result).toMatchObject({ rowsRead: 4, rowsKept: 2, leftOut: [{ reason: 'not-read', rows: 2 }] });
    expect(result.statistics).toContain('Left out: 2 rows without a value in any column that is read');
  });
});
