import { expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check } from '../../test-run.ts';
import { textRows, writeWorkbook } from './test-workbook.ts';

const CONTEXT: IngestContext = {
  yearEnding: 2024,
  schools: [
    { id: 'maple', name: 'Maple High School', local_id: '0101', state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: { schoolIds: ['maple'], years: [], demographicTypes: [], testTypes: [] },
};

it('reads merged cells in each of their rows, but not a number that may be that of the rows together', async () => {
  const xml = textRows([
    ['Transcripts of Maple High School'],
    ['Student ID', 'School', 'School Year', 'Course Number', 'Course Name', 'Final Mark', 'Credits Earned'],
    ['0012345', 'Maple HS', '2022-23', 'ENG9', 'English 9', 'A', '1.0'],
    ['', '', '2022-23', 'MAT1', 'Algebra I', 'B', ''],
    ['0012346', '', '2022-23', 'ENG9', 'English 9', 'A', '1.0'],
  ]);
  const merged = ['A1:G1', 'A3:A4', 'B3:B5', 'G3:G4'];
  const result = await check(writeWorkbook({ sheets: [{ name: 'Data', xml, merged }] }), 'TRANSCRIPT', CONTEXT);
  expect(result.statistics).toContain('Merged cells whose text was read in each of their rows: 2');
  expect(result.issues.filter(({ severity }) => severity === 'error')).toMatchObject([
    { column: 'credits_earned', row: 4, code: 'cell.empty' },
  ]);
  expect(result.rowsKept).toBe(2);
});
