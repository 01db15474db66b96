import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, fixture } from './test-run.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..');
const FOLDERS = [
  ...['samples', 'sis', 'hostile', 'workbooks'].map((folder) => fixture(folder)),
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

describe('every row of a file', () => {
  it.each(files.map((path, at) => [path.slice(REPOSITORY.length + 1), path, at] as const))(
    'of %s is kept or left out for a reason that is counted',
    async (_name, path, at) => {
      // Each file under one card, so that together they are under all.
      const type = UPLOAD_FILE_TYPES[at % UPLOAD_FILE_TYPES.length] ?? 'STUDENT_ROSTER';
      const { rowsRead, rowsKept, leftOut, statistics, verdict } = await check(path, type, context);
      const sum = leftOut.reduce((total, { rows }) => total + rows, 0);
      expect(rowsKept + sum).toBe(rowsRead);
      expect(leftOut.every(({ rows }) => rows > 0)).toBe(true);
      if (sum > 0 && verdict !== 'malformed') expect(statistics.join('\n')).toMatch(/left out|0 kept/);
    },
  );

  it.each(UPLOAD_FILE_TYPES)('of a demo file is counted under %s, each reason in words', async (type) => {
    const path = join(REPOSITORY, 'demo/bad/ap_scores_with_errors.csv');
    const { rowsRead, rowsKept, leftOut, statistics } = await check(path, type, context);
    expect(leftOut.reduce((total, { rows }) => total + rows, 0)).toBe(rowsRead - rowsKept);
    if (leftOut.length > 0 && statistics.some((line) => line.startsWith('Columns read')))
      expect(statistics.some((line) => line.startsWith('Left out: '))).toBe(true);
  });
});
