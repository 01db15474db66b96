import type { Column } from '#datasets/kit/dataset.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import type { FileFinding } from '../../findings.ts';
import type { Evidence } from '../evidence/measure-columns.ts';
import { yearsUnread } from '../evidence/years/entry-years.ts';
import { shownOnce } from '../groups/shown-once.ts';
import type { HeadedTable } from '../headed-table.ts';
import type { ReshapePlan } from '../reshape/reshape-plan.ts';
import { formulaErrors } from '../rows/formula-errors.ts';
import { namesOfIds } from '../rows/names-of-ids.ts';
import { unlikeIds } from '../rows/unlike-ids.ts';
import { unlikeRows } from '../rows/unlike-rows.ts';
import { unreadSchools } from '../school/unread-schools.ts';
import { emptyColumns } from './empty-columns.ts';
import { tellingFindings } from './telling-columns.ts';
import { unreadDates } from './unread-dates.ts';
import { unreadOverrides } from './unread-overrides.ts';
import { unreadReturns } from './unread-returns.ts';
import { unusedScores } from './unused-scores.ts';

/** Of slots those columns alone are left that are read. */
interface Read {
  plan: ReshapePlan;
  mapping: Mapping;
  view: 'source' | 'source_of_file';
  missing: readonly Column[];
  unnamed: readonly SourceColumn[];
  evidence: Evidence;
}

/** What the columns that are not read say. Of the rows of a file that is short of a column nothing counts yet. */
export async function saidByUnread(
  headed: HeadedTable,
  ignored: readonly SourceColumn[],
  { plan, mapping, view, missing, unnamed, evidence }: Read,
): Promise<FileFinding[]> {
  const unused = [...unusedScores(headed.dataset, ignored), ...unreadSchools(headed, mapping, ignored)];
  if (missing.length > 0) return unused;
  const hasSlots = plan.shape.slots.length > 0;
  const unlike = hasSlots ? [] : await unlikeRows(headed, plan.kept, evidence);
  const rows = hasSlots ? { view, mapping: plan.kept } : { view: 'source' as const, mapping };
  return [
    ...unused,
    ...(hasSlots ? [] : await emptyColumns(headed, plan.kept, evidence)),
    ...(hasSlots ? [] : await shownOnce(headed, plan.kept, evidence)),
    ...(await formulaErrors(headed, plan.used, view)),
    ...unlike,
    ...(hasSlots ? [] : await unlikeIds(headed, plan.kept, unlike)),
    ...(hasSlots ? [] : await namesOfIds(headed, plan.kept)),
    ...(await yearsUnread(headed, ignored, mapping, evidence)),
    ...(await unreadDates(headed, ignored, rows)),
    ...(await unreadReturns(headed, ignored, rows)),
    ...(await unreadOverrides(headed, ignored, rows)),
    ...(await tellingFindings(headed, [...ignored, ...unnamed], rows)),
  ];
}
