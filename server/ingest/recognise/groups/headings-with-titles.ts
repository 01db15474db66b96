import type { IngestContext } from '#datasets/kit/plan.ts';
import type { Heading } from '../../read/table.ts';
import { schoolLines } from './schools-of-headings.ts';
import { isStudentLine } from './student-lines.ts';
import { isTimeLine } from './times-of-headings.ts';

/**
 * The first student, year or school of a printed report is in a title above the header, the next ones are in headings
 * between the rows. A school there counts where others of the audit are named: alone it may be whose export it is.
 */
export function headingsWithTitles(
  titles: readonly Heading[],
  headings: readonly Heading[],
  context: IngestContext,
): Heading[] {
  const schools = schoolLines([...titles, ...headings], context);
  const isMeant = (title: Heading) => isStudentLine(title.text) || isTimeLine(title.text) || schools.includes(title);
  return [...titles.filter(isMeant), ...headings].sort((one, other) => one.row - other.row);
}
