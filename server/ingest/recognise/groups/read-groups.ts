import type { Mapping } from '#datasets/kit/plan.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import { type FilledColumns, mappingOf } from './filled-columns.ts';
import { columnsOfHeadings } from './named-groups.ts';
import { schoolsOfHeadings } from './schools-of-headings.ts';
import { columnsOfSheets } from './sheet-names.ts';
import { columnsOfStudentLines } from './student-lines.ts';
import { timesOfHeadings } from './times-of-headings.ts';

/** What the names of sheets say of their rows, and then what the rows above others say of those below. */
export function readGroups(
  headed: HeadedTable,
  found: Mapping,
  decided: Decided,
  hasStudentsOnSheets: boolean,
): FilledColumns[] {
  const named = columnsOfSheets(headed, found, decided, hasStudentsOnSheets);
  const beforeHeadings = new Map([...found, ...mappingOf(named.filled)]);
  const readers = [columnsOfHeadings, schoolsOfHeadings, columnsOfStudentLines, timesOfHeadings];
  return [named, ...readers.map((read) => read(headed, beforeHeadings, decided))];
}
