/** Columns that are empty in all rows, of files that were uploaded for what they should say. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMOGRAPHIC_TYPES } from '#datasets/kit/wizard-choices.ts';
import { check, temporaryFolder } from '../../test-run.ts';

async function warned(demographicTypes: readonly string[], header: string, ...rows: string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  const context = {
    yearEnding: 2024,
    schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
    chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [...demographicTypes], testTypes: [] },
  };
  const { resultsSummary, verdict } = await check(path, 'STUDENT_DEMOGRAPHICS', context);
  return { verdict, problem: resultsSummary.find(({ cause }) => cause === 'file.columns-empty')?.description };
}

const HEADER = 'Student ID,Gender,Race,Special Ed. Status,ELL,FRL';

describe('a column that is empty in all rows', () => {
  it('is named where it was chosen', async () => {
    const { verdict, problem } = await warned(DEMOGRAPHIC_TYPES, HEADER, '1001,F,White,,,N', '1002,M,Asian,,,Y');
    expect(verdict).toBe('success');
    expect(problem).toContain("empty in all rows: 'Special Ed. Status', 'ELL'.");
    expect(problem).not.toMatch(/Race|Gender|FRL/);
  });

  it.each([
    ['for which something else was chosen', ['Gender'], HEADER, ['1001,F,,,,', '1002,M,,,,']],
    ['where there are no rows', DEMOGRAPHIC_TYPES, HEADER, []],
    ['that one row fills', DEMOGRAPHIC_TYPES, HEADER, ['1001,F,White,N,,N', '1002,M,Asian,N,Y,Y']],
    [
      'beside others that say the same',
      ['Race/Ethnicity'],
      'Student ID,Hispanic,White,Black,Race',
      ['1001,N,Y,N,', '1002,Y,Y,N,'],
    ],
  ])('is not, %s', async (_, chosen, header, rows) => {
    expect((await warned(chosen, header, ...rows)).problem).toBeUndefined();
  });
});
