import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const CONTEXT: IngestContext = {
  yearEnding: 2024,
  schools: [],
  chosen: { schoolIds: [], years: [], demographicTypes: [], testTypes: ['SAT'] },
};

const read = (header: string, totals: readonly (number | '')[], sections = '500,610') => {
  const path = join(temporaryFolder(), 'scores.csv');
  const lines = totals.map((total, at) => `${4100 + at},10/07/2023,${sections},${total}`);
  writeFileSync(
    path,
    `${[`Student ID,Test Date,EBRW,Math,${header}`, ...lines, `4190,10/07/2023,,,1230`].join('\n')}\n`,
  );
  return check(path, 'STUDENT_TEST_SCORES', CONTEXT);
};

it.each(['Composite Score', 'Composite', 'Comp'])(
  'reads a column that is the sum of the sections of the SAT as their total: %s',
  async (header) => {
    const { columns, rowsKept, statistics, groups } = await read(header, Array(6).fill(1110));
    expect([columns.sat_total?.header, columns.act_composite, rowsKept]).toEqual([header, undefined, 7]);
    expect(statistics).toContain(`'${header}' was read as SAT total because its values look like it.`);
    expect(groups.map(({ code }) => code)).not.toContain('score.missing');
  },
);

it('does not where it is not the sum, or a composite of the ACT', async () => {
  const other = await read('Composite Score', [1110, 1110, 1120, 1130, 1100, 1140]);
  expect(other.columns.sat_total).toBeUndefined();
  const act = await read('ACT Composite', Array(6).fill(1110));
  expect(act.columns.sat_total).toBeUndefined();
  const few = await read('Composite Score', [1110, 1110]);
  expect(few.columns.sat_total).toBeUndefined();
});
