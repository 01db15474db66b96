import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: ['Gender', 'Low income'], testTypes: [] },
};

it('finds a header row whose names all begin with the same word, above words that are names of columns elsewhere', async () => {
  const path = join(temporaryFolder(), 'file.csv');
  const header = 'ps_Federal Race,ps_frpl,ps_student_id_number,ps_gn,ps_sc,ps_swdflag,ps_Ethnicity';
  const rows = ['White', 'Asian', 'White', 'Black or African American'].map(
    (race, at) => `${race},${at % 2},${500 + at},F,Lakeview,No,${at ? 'Not Hispanic' : 'Hispanic'} or Latino`,
  );
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  const { columns, verdict, rowsKept } = await check(path, 'STUDENT_DEMOGRAPHICS', context);
  expect({ verdict, rowsKept }).toEqual({ verdict: 'success', rowsKept: 4 });
  expect(Object.keys(columns)).toEqual(expect.arrayContaining(['gender', 'low_income', 'school', 'student_id']));
});
