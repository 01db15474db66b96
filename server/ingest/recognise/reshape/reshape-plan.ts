import type { ColumnName } from '#datasets/kit/column-name.ts';
import { type FoundSlot, firstOf, type Layout, slotsOfLayout } from '#datasets/kit/layouts/layout.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, SingleYears, SourceColumn } from '#datasets/kit/plan.ts';
import type { FinalTerms } from '../evidence/marks/final-terms.ts';
import type { MarkBeside } from '../evidence/marks/mark-beside.ts';
import type { MarkTypes } from '../evidence/marks/mark-types.ts';
import { mappingOf } from '../groups/filled-columns.ts';
import { readGroups } from '../groups/read-groups.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import { layoutOf } from '../header/layout-of.ts';
import { readDescriptors } from './codes/descriptors.ts';
import { joinHispanic } from './codes/hispanic-columns.ts';
import { joinRaces } from './codes/race-columns.ts';
import { splitCourses } from './codes/titles-and-codes.ts';
import { readWholeCodes } from './codes/whole-codes.ts';
import { unwrapIds } from './codes/wrapped-ids.ts';
import { coursesInColumns } from './courses-in-columns.ts';
import { joinCalendarMonth } from './dates/calendar-months.ts';
import { readYearOfEntry } from './dates/entry-years.ts';
import { readExamYear } from './dates/exam-years.ts';
import { readExitDates } from './dates/exit-dates.ts';
import { joinSeason } from './dates/season-years.ts';
import { joinTestMonth } from './dates/test-months.ts';
import type { DroppedRows } from './dropped-rows.ts';
import { readActiveFlag } from './flags/active-flag.ts';
import { readGenderFlag } from './flags/gender-flag.ts';
import { readInGpa } from './flags/in-gpa.ts';
import { readNegatedFlags } from './flags/negated-flags.ts';
import { readNoShowFlag } from './flags/no-show-flag.ts';
import { readProgramStatus } from './flags/program-status.ts';
import { readServiceType } from './flags/service-type.ts';
import { readTestFlags } from './flags/test-flags.ts';
import { readTransferFlag } from './flags/transfer-flag.ts';
import { readHundredths } from './marks/credits-in-hundredths.ts';
import { readFinalTerms } from './marks/final-terms.ts';
import { joinMarkBeside } from './marks/mark-beside.ts';
import { joinSigns } from './marks/mark-signs.ts';
import { readMarkTypes } from './marks/mark-types.ts';
import { readSemesterNumbers } from './marks/semester-numbers.ts';
import { readLayout } from './read-layout.ts';
import { cellOf, type Reshape } from './reshape.ts';
import { declares, type ReshapeDraft } from './reshape-draft.ts';
import { readScoresOfBoth } from './scores/scores-of-both.ts';
import type { TestsInOneRow } from './scores/tests-in-one-row.ts';
import { testsUnderExam } from './scores/tests-under-exam.ts';
import { untakenTests } from './scores/untaken-tests.ts';
import { splitNames } from './split-names.ts';
import { totalRows } from './total-rows.ts';

/** What a layout and columns that hold several of ours make of a file, and the sentences that say so. */
export interface ReshapePlan {
  shape: Reshape;
  /** Mapped columns that stay as they are. */
  kept: Mapping;
  /** Columns of the file that something was read from, by index. */
  used: ReadonlySet<number>;
  layout: Layout | null;
  /** Rows that are left out, by the layout or as totals: what they are, and the condition that finds them. */
  drops: readonly DroppedRows[];
  decisions: Decision[];
}

/** What other columns show of years and marks. */
export interface ShownBeside {
  singleYears: SingleYears | null;
  marks: MarkTypes | null;
  finals: FinalTerms | null;
  /** The number of a grade that has no letter. */
  beside: MarkBeside | null;
  /** Sheets named by grade levels or years have the rows of each. */
  hasStudentsOnSheets: boolean;
  tests: TestsInOneRow | null;
}

/** The slots of a layout without the columns whose values show that they are of something else. */
function slotsMeant({ columns, samples }: HeadedTable, layout: Layout): FoundSlot[] {
  const isMeant = ([name, { index }]: readonly [ColumnName, SourceColumn]) =>
    layout.slots?.columns[name]?.isMeant?.(samples(index)) ?? true;
  return slotsOfLayout(layout, columns).map((slot) => ({
    ...slot,
    columns: new Map([...slot.columns].filter(isMeant)),
  }));
}

export function planReshape(
  headed: HeadedTable,
  found: Mapping,
  decided: Decided,
  { singleYears, marks, finals, beside: markBeside, hasStudentsOnSheets, tests }: ShownBeside,
): ReshapePlan {
  const { table, dataset, columns, context } = headed;
  const headers = columns.map(({ header }) => header);
  const declared = layoutOf(dataset, headers) ?? coursesInColumns(headed, found) ?? testsUnderExam(headed);
  const ofTests = declared ? null : tests;
  const known = ofTests?.layout ?? declared;
  const slots = ofTests?.slots ?? (known ? slotsMeant(headed, known) : []);
  // Of a layout that has nothing but slots, and none in this file, nothing is read.
  const hasNothing = known?.slots && slots.length === 0 && Object.keys(known.columns).length === 0;
  const layout = hasNothing ? null : known;
  const draft = readLayout(headed, layout, found, decided);
  const { kept, filled, decisions } = draft;
  for (const slot of slots) for (const name of slot.columns.keys()) kept.delete(name);
  const beside = readTogether(headed, draft, {
    decided,
    singleYears,
    marks,
    finals,
    beside: markBeside,
    layout,
    hasSlots: slots.length > 0,
  });
  readDescriptors(headed, draft);
  const dropped = (layout?.drops ?? []).flatMap(({ from, when, reason }) => {
    const source = firstOf(from, columns);
    return source ? [{ reason, condition: when(cellOf(source), context.yearEnding) }] : [];
  });
  const untaken = slots.length > 0 ? [] : untakenTests(headed, draft);
  const drops = [...dropped, ...totalRows(headed, draft), ...untaken];
  const used = [...sourcesOf(draft, slots), ...beside];
  const whole = new Map([...kept, ...mappingOf(filled)]);
  const ofGroups = readGroups(headed, whole, decided, hasStudentsOnSheets);
  decisions.push(...ofGroups.flatMap((group) => group.decisions));
  return {
    shape: {
      width: table.width,
      columns: new Map([...filled, ...ofGroups.flatMap((group) => [...group.filled])]),
      slots,
      slotsOf: layout?.slots ?? null,
      drops: drops.map(({ condition }) => condition),
    },
    kept,
    used: new Set(used.map(({ index }) => index)),
    layout,
    drops,
    decisions,
  };
}

/** The columns of the file that a plan reads. */
const sourcesOf = ({ kept, filled }: ReshapeDraft, slots: readonly FoundSlot[]): SourceColumn[] => [
  ...kept.values(),
  ...[...filled.values()].flatMap(({ source, beside = [] }) => [source, ...beside].filter((one) => one !== null)),
  ...slots.flatMap((slot) => [
    ...slot.columns.values(),
    ...[...(slot.beside?.values() ?? [])].flat().filter((one) => one !== null),
  ]),
];

interface Known extends Omit<ShownBeside, 'hasStudentsOnSheets' | 'tests'> {
  decided: Decided;
  layout: Layout | null;
  hasSlots: boolean;
}

/**
 * Columns of ours that several of the file say together, or one in a way of its own. Answers those of the file
 * that were read for them.
 */
function readTogether(
  headed: HeadedTable,
  draft: ReshapeDraft,
  { decided, singleYears, marks, finals, beside, layout, hasSlots }: Known,
): SourceColumn[] {
  const { dataset, columns } = headed;
  splitNames(headed, draft);
  unwrapIds(headed, draft);
  readHundredths(headed, draft);
  readWholeCodes(headed, draft);
  splitCourses(headed, draft, decided);
  const races = declares(dataset, 'race') && !decided.has('race') ? joinRaces(columns, draft) : [];
  const origins = declares(dataset, 'hispanic') && !decided.has('hispanic') ? joinHispanic(columns, draft) : [];
  const statuses = declares(dataset, 'flag') ? readProgramStatus(headed, draft, layout) : [];
  const inGpa = declares(dataset, 'exclude_from_gpa') ? readInGpa(headed, draft, decided) : [];
  const exits = readExitDates(headed, draft);
  const signs = joinSigns(headed, draft, decided);
  const numbers = joinMarkBeside(beside, draft);
  const markTypes = readMarkTypes(marks, draft);
  readFinalTerms(finals, draft);
  readSemesterNumbers(headed, draft);
  const enrollments = [
    ...readYearOfEntry(draft, decided),
    ...readActiveFlag(headed, draft),
    ...readServiceType(headed, draft, decided),
    ...readNoShowFlag(headed, draft, decided),
  ];
  const months = decided.has('test_date') ? [] : joinTestMonth(headed, draft);
  const ofExams = decided.has('test_date') || hasSlots ? [] : readExamYear(headed, draft);
  const flags = hasSlots ? [] : readTestFlags(headed, draft, decided);
  if (!hasSlots) readScoresOfBoth(headed, draft, decided);
  const calendar = decided.has('school_year') ? [] : joinCalendarMonth(headed, draft);
  const seasons = singleYears === 'calendar' ? joinSeason(draft) : [];
  return [
    ...races,
    ...origins,
    ...statuses,
    ...readGenderFlag(headed, draft, decided),
    ...readNegatedFlags(headed, draft, decided),
    ...inGpa,
    ...readTransferFlag(headed, draft, decided),
    ...exits,
    ...signs,
    ...numbers,
    ...markTypes,
    ...enrollments,
    ...months,
    ...ofExams,
    ...flags,
    ...calendar,
    ...seasons,
  ];
}
