/** Courses of pathways whose titles are of other courses than the catalog has for their codes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLake } from '#server/platform/lake/lake.ts';
import { rowFiles } from '../fixtures/row-files.ts';
import { buildLedgers } from '../ledgers/build.ts';
import { withLacks } from '../ledgers/inputs/inputs.ts';
import { findCrossFile } from './cross-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'titles-of-pathways-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('are named with their rows, and those that are only written otherwise are not', async () => {
  const lake = await openLake([folder]);
  const { files, add } = rowFiles(lake, folder);
  const rowsOf = (rows: readonly string[]) =>
    `SELECT 's1' AS school_id, 2024 AS school_year, * FROM (VALUES ${rows.join(', ')})`;
  await add(
    'COURSE_CATALOG',
    `${rowsOf(["('w1', 'Welding I', 'Other')", "('N1', 'Nursing', 'Other')"])} AS t(course_code, course_title, subject)`,
  );
  const pathway = (code: string, title: string) => `('${code}', '${title}', 'p1')`;
  await add(
    'CTE_PATHWAY_CATALOG',
    `${rowsOf([pathway('w1', 'WELDING 1'), pathway('w1', 'Nursing'), pathway('N1', 'Nurs'), pathway('X9', 'Robotics')])} AS t(course_code, course_title, pathway_key)`,
  );
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: 's1', name: 'One' }] }, await withLacks(lake, files));
  const { issues } = await findCrossFile(lake, files);
  lake.close();
  expect(issues.map(({ code, row_number, value }) => [code, row_number, value])).toEqual([
    ['course.title-differs', 3, 'Nursing'],
  ]);
});
