import { findUnreadForms } from './date-form.ts';
import { findDayOrMonth } from './day-or-month.ts';
import { findMixedUpColumns } from './mixed-up.ts';
import { findNoTerm } from './no-term.ts';
import type { FindCause, Scene } from './scene.ts';
import { findShiftedRows } from './shifted.ts';
import { findShownOnce } from './shown-once.ts';
import { findSwappedColumns } from './swapped.ts';
import { findUncoveredSlots } from './uncovered-slots.ts';
import { explainByFile } from './whole-file.ts';
import { findYearConvention } from './year-convention.ts';
import { findLostZeros } from './zeros-lost.ts';

/** The widest first: what one explains, the next need not look at. */
const CAUSES: readonly FindCause[] = [
  explainByFile,
  findUncoveredSlots,
  findSwappedColumns,
  findShiftedRows,
  findShownOnce,
  findNoTerm,
  findMixedUpColumns,
  findUnreadForms,
  findDayOrMonth,
  findYearConvention,
  findLostZeros,
];

/**
 * Looks for what is behind the findings of a file, and makes the view `shown`: `finding` without what a cause
 * explains. Rows of a cause that is an error are left out of the numbers like every row in error; hidden findings
 * still count for the verdict.
 */
export async function findCauses(scene: Scene): Promise<void> {
  const explained: string[] = [];
  for (const find of scene.isOtherDataset ? [explainByFile] : CAUSES) explained.push(...(await find(scene)));
  const conditions = explained.map((condition) => `AND (${condition}) IS NOT TRUE`);
  await scene.engine.run(
    'show findings',
    `CREATE VIEW shown AS SELECT * FROM finding WHERE true ${conditions.join(' ')}`,
  );
  await scene.engine.run(
    'leave out rows',
    `INSERT INTO left_out SELECT DISTINCT row_number FROM finding ANTI JOIN left_out USING (row_number)
      WHERE severity = 'error' AND row_number IS NOT NULL AND code IN ('row.shifted', 'column.swapped')`,
  );
}
