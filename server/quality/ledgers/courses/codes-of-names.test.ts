/** Pathways of which one file has the code and another the name alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { buildLedgers } from '../build.ts';
import { type CurrentFile, withLacks } from '../inputs/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'codes-of-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCHOOL = 's1';
/** Code and name of the pathway of each row. */
type Rows = readonly (readonly [code: string | null, name: string])[];

/** The pathways of lists, each a file. */
async function pathwaysOf(...lists: readonly Rows[]) {
  const lake = await openLake([folder]);
  const run = mkdtempSync(join(folder, 'run-'));
  const files: CurrentFile[] = [];
  for (const rows of lists) {
    const path = join(run, `${files.length}.parquet`);
    const values = rows.map(([code, name], at) => {
      const key = literal(code ?? name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
      return `(${at + 2}, '${SCHOOL}', 2024, 'C${at}', ${literal(name)}, ${key})`;
    });
    await lake.run(
      'rows',
      `COPY (FROM (VALUES ${values.join(', ')}) AS row(row_number, school_id, school_year, course_code, pathway_name, pathway_key)) TO '${path}'`,
    );
    files.push({
      ...{ fileId: path, run: 1, type: 'CTE_PATHWAY_CATALOG', fileName: path, schoolIds: new Set([SCHOOL]), path },
    });
  }
  const audit = { yearEnding: 2024, schools: [{ id: SCHOOL, name: 'One' }] };
  await buildLedgers(lake, audit, await withLacks(lake, files));
  const found = await lake.rows<{ key: string }>(
    'pathways',
    'SELECT DISTINCT pathway_key AS key FROM pathway_course ORDER BY key',
  );
  lake.close();
  return found.map(({ key }) => key);
}

it.each<[string, Rows[], string[]]>([
  ['names alone beside codes', [[['480508', 'Metal Work']], [[null, 'METAL WORK']]], ['480508']],
  ['national codes with and without their point', [[['480508', 'Metal']], [['48.0508', 'Metal']]], ['480508']],
  [
    'names of two codes',
    [
      [
        ['M1', 'Metal'],
        ['M2', 'Metal'],
      ],
      [[null, 'Metal']],
    ],
    ['M1', 'M2', 'metal'],
  ],
  ['other names', [[['M1', 'Metal']], [[null, 'Wood']]], ['M1', 'wood']],
  ['numbers with a point that are not national codes', [[['1.01', 'Metal']], [['101', 'Wood']]], ['1.01', '101']],
])('%s', async (_, lists, keys) => {
  expect(await pathwaysOf(...lists)).toEqual(keys);
});
