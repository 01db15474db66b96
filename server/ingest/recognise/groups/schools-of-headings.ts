import type { IngestContext, Mapping } from '#datasets/kit/plan.ts';
import { schoolFinder } from '#datasets/kit/reading/schools.ts';
import { KEPT_ROWS } from '../../findings.ts';
import type { Heading } from '../../read/table.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import type { FilledColumns } from './filled-columns.ts';
import { meaningsOf } from './meanings.ts';
import { HEADINGS, underHeadings } from './named-groups.ts';
import { studentLines } from './student-lines.ts';
import { isTimeLine, withoutYear } from './times-of-headings.ts';

/** 'School: Maple HS' */
const LABEL = /^(school|campus|building|site|location)( name)? *[:–-] */i;

const schoolName = ({ text }: Heading): string => withoutYear(text.trim()).replace(LABEL, '');

/** Those of some lines that name schools of the audit, where they name two or more. */
export function schoolLines(lines: readonly Heading[], { schools }: IngestContext): Heading[] {
  const isOurs = schoolFinder(schools);
  const named = lines.filter((line) => /\p{L}/u.test(line.text) && isOurs(schoolName(line)));
  return new Set(named.map(schoolName)).size > 1 ? named : [];
}

/**
 * A report by school prints its name in a row above its students alone. Where several schools were chosen, no column
 * has them and headings name two or more of the audit, each holds for the rows below it. So does one of a school that
 * is not of the audit: its rows do not go to the one before.
 */
export function schoolsOfHeadings(
  { headings, dataset, context }: HeadedTable,
  found: Mapping,
  decided: Decided,
): FilledColumns {
  const none = { filled: new Map(), decisions: [] };
  if (found.has('school') || decided.has('school') || context.chosen.schoolIds.length < 2) return none;
  const named = headings.filter((heading) =>
    meaningsOf(schoolName(heading), 'heading', dataset, context).some(({ of }) => of === 'school'),
  );
  const isOurs = schoolFinder(context.schools);
  const ours = new Set(named.map(schoolName).filter(isOurs));
  if (headings.length >= KEPT_ROWS || ours.size < 2) return none;
  // The school of a year of a student is not that of the next one.
  const [ofSchools, students] = [new Set(named), new Set(studentLines(headings))];
  const isOfYears = named.some(({ text }) => withoutYear(text) !== text);
  const ends = isOfYears
    ? headings.filter((one) => ofSchools.has(one) || students.has(one) || isTimeLine(one.text))
    : named;
  return {
    filled: new Map([['school', { source: HEADINGS, column: { read: () => underHeadings(named, ends, schoolName) } }]]),
    decisions: [{ is: 'from-headings', column: 'school', headings: named.length }],
  };
}
