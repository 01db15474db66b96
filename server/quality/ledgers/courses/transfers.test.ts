/** Courses of other schools under a code that the catalog has for a course of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FindingsSettings } from '#contract/quality/opportunity.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { countOpportunity } from '../../opportunity/count.ts';
import { buildLedgers } from '../build.ts';
import { type CurrentFile, withLacks } from '../inputs/inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'transfers-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Row {
  title: string | null;
  subject?: string;
  isTransfer?: boolean;
}

/**
 * The area and level of a row under the code of AP Biology, which a pathway lists, and how many of its units
 * and courses count where.
 */
async function countOf({ title, subject, isTransfer = true }: Row) {
  const lake = await openLake([folder]);
  const run = mkdtempSync(join(folder, 'run-'));
  const files: CurrentFile[] = [];
  const add = async (type: UploadFileType, rows: string) => {
    const path = join(run, `${files.length}.parquet`);
    await lake.run('rows', `COPY (SELECT row_number() OVER () + 1 AS row_number, * FROM (${rows})) TO '${path}'`);
    files.push({ fileId: path, run: 1, type, fileName: path, schoolIds: new Set(), path });
  };
  const text = (value: string | null | undefined) => (value ? `'${value}'` : 'NULL::VARCHAR');
  await add(
    'STUDENT_ROSTER',
    `SELECT 's1' AS school_id, 'ADA' AS student_id, year::INTEGER AS school_year, (year - 2012)::INTEGER AS grade_level FROM range(2021, 2025) AS years(year)`,
  );
  await add(
    'COURSE_CATALOG',
    `SELECT 's1' AS school_id, 2022 AS school_year, '0301' AS course_code, 'AP Biology' AS course_title, 'Science' AS subject, 'AP' AS level,
      '03056' AS sced_code, true AS is_cte, true AS cte`,
  );
  await add(
    'TRANSCRIPT',
    `SELECT NULL::VARCHAR AS school_id, 'ADA' AS student_id, 2022 AS school_year, 'S1' AS term, '0301' AS course_code, ${text(title)} AS course_title,
      ${text(subject)} AS subject, 1.0 AS credits_earned, 4.0 AS points, ${isTransfer} AS is_transfer`,
  );
  await buildLedgers(lake, { yearEnding: 2024, schools: [{ id: 's1', name: 'One' }] }, await withLacks(lake, files));
  await countOpportunity(lake, FindingsSettings.parse({}));
  const [row] = await lake.rows<{ area: string; is_in_catalog: boolean; ap_rows: number; cte_rows: number }>(
    'row',
    `SELECT CAST(area AS VARCHAR) AS area, is_in_catalog, ap_rows, cte_rows FROM transcript_row, opportunity_student`,
  );
  lake.close();
  return row;
}

const ITS_OWN = { is_in_catalog: false, ap_rows: 0, cte_rows: 0 };
const OF_THE_CODE = { area: 'Science', is_in_catalog: true, ap_rows: 1, cte_rows: 1 };

describe('a transferred course under the code of another one', () => {
  it.each<[string, Row, string]>([
    ['names another subject', { title: 'Spanish I' }, 'World Languages'],
    ['is of another subject by its row', { title: 'Explorations', subject: 'Social Studies' }, 'Social Studies'],
  ])('is one of its own where its title %s', async (_, row, area) => {
    expect(await countOf(row)).toEqual({ ...ITS_OWN, area });
  });

  it.each<[string, Row]>([
    ['has the title of the catalog', { title: 'Biology AP' }],
    ['has a title with a word of it, under another subject', { title: 'Marine Biology', subject: 'Social Studies' }],
    ['has another title of the same subject', { title: 'Chemistry' }],
    ['has a title of no known subject', { title: 'Transfer Elective' }],
    ['has no title', { title: null, subject: 'Social Studies' }],
    ['is not a transfer', { title: 'Spanish I', isTransfer: false }],
  ])('is that of the code where it %s', async (_, row) => {
    expect(await countOf(row)).toEqual(OF_THE_CODE);
  });
});
