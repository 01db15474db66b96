import type { Column, Dataset } from '#datasets/kit/dataset.ts';
import { type HeaderMatch, matchHeaders, rankOf } from '#datasets/kit/match/to-match.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { betterColumns } from './evidence/better-columns.ts';
import { hispanicColumn } from './evidence/codes/hispanic-column.ts';
import { knownByWords } from './evidence/codes/known-by-words.ts';
import { levelColumn } from './evidence/codes/level-column.ts';
import { scedOfState } from './evidence/codes/sced-of-state.ts';
import { betterId } from './evidence/ids/better-id.ts';
import { withoutCourseIds } from './evidence/ids/course-ids.ts';
import { localId, shortenedLocalId } from './evidence/ids/local-id.ts';
import { withoutRecordKeys } from './evidence/ids/record-keys.ts';
import { withoutUselessIds } from './evidence/ids/useless-ids.ts';
import { creditsBelowMaximum } from './evidence/marks/credits-below-maximum.ts';
import { creditsBeside } from './evidence/marks/credits-beside.ts';
import { pointsNotGpa } from './evidence/marks/points-not-gpa.ts';
import { unweightedGpa } from './evidence/marks/unweighted-gpa.ts';
import { type Evidence, measureColumns } from './evidence/measure-columns.ts';
import { otherMeanings } from './evidence/other-meaning.ts';
import { type Rivals, rivalsOf } from './evidence/rivals.ts';
import { testColumn } from './evidence/test-column.ts';
import { totalOfSections } from './evidence/total-of-sections.ts';
import { withoutUnlikeNumbers } from './evidence/unlike-numbers.ts';
import { classBeside } from './evidence/years/class-beside.ts';
import { datedRows } from './evidence/years/dated-rows.ts';
import { yearOfEntry } from './evidence/years/entry-years.ts';
import { termInYear } from './evidence/years/term-in-year.ts';
import { withoutTodaysGrade } from './evidence/years/todays-grade.ts';
import { yearColumn } from './evidence/years/year-column.ts';
import { yearOfRow } from './evidence/years/year-of-row.ts';
import { withoutYearsOffered } from './evidence/years/years-offered.ts';
import { type Decided, decidedIn, type HeadedTable } from './headed-table.ts';
import { headerAliases } from './header/aliases.ts';
import { headersByWords, readByWords } from './header/headers-by-words.ts';
import { plainHeaders } from './header/plain-header.ts';
import { betterSchool, withoutDistrict } from './school/school-column.ts';
import { schoolOfRow } from './school/school-of-row.ts';
import { schoolByNames } from './school/unread-schools.ts';

/** A match of headers, weighed against what their columns hold. */
export interface WeighedMatch extends HeaderMatch {
  rivals: Rivals;
  evidence: Evidence;
}

/**
 * By headers, then by the part of a header that names the column ('STUDENTS.Student_Number'), then by its words; of
 * columns that are called alike the one whose cells fit, of school columns the one that is known here.
 */
export async function matchColumns(headed: HeadedTable): Promise<WeighedMatch> {
  const { dataset, context, columns, samples, table, engine } = headed;
  const plain = plainHeaders(dataset, columns);
  const match = matchHeaders(dataset, columns, samples, context);
  const mapping = new Map(match.mapping);
  const decided = decidedIn(dataset, match.confirmed);
  const open = openIn(dataset, mapping, decided);
  const unnamed = { ...dataset, columns: dataset.columns.filter(({ name }) => open.has(name)) };
  for (const [name, source] of headerAliases(unnamed, match.ignored, plain, samples, context))
    mapping.set(name, source);
  const unread = withoutTwins(dataset, notIn(columns, mapping), mapping);
  const byWords = headersByWords(dataset, openIn(dataset, mapping, decided), unread.map(plain), samples, context);
  for (const { column, source } of byWords) mapping.set(column.name, writtenAs(source, columns));
  const rivals = rivalsOf(dataset, columns, plain);
  const evidence = await measureColumns(measured(columns, mapping, rivals), table, engine);
  const better = betterColumns(headed, mapping, decided, rivals, evidence);
  const school = betterSchool(headed, mapping);
  if (school && !decided.has('school')) mapping.set('school', school);
  const others = otherMeanings(headed, mapping, decided, rivals);
  const useless = withoutUselessIds(dataset, mapping, decided, evidence);
  const moved = [
    ...others,
    ...withoutDistrict(headed, mapping, decided, evidence),
    ...schoolByNames(headed, mapping, decided),
    ...unweightedGpa(headed, mapping, decided),
    ...(await pointsNotGpa(headed, mapping, decided)),
    ...creditsBelowMaximum(headed, mapping, decided, rivals),
    ...(await totalOfSections(headed, mapping, decided)),
    ...withoutUnlikeNumbers(headed, mapping, decided),
    ...(await creditsBeside(headed, mapping, decided)),
    ...knownByWords(headed, mapping, decided),
    ...hispanicColumn(headed, mapping, decided),
    ...levelColumn(headed, mapping, decided),
    ...(await scedOfState(headed, mapping, decided)),
    ...useless,
    ...testColumn(headed, mapping, decided),
    ...(await withoutRecordKeys(headed, mapping, decided, rivals, evidence)),
    ...localId(headed, mapping, decided, evidence),
    ...takeOver(headed, mapping, decided, (column, source) =>
      shortenedLocalId(column, source, notIn(columns, mapping), evidence),
    ),
    ...(await betterId(headed, mapping, decided)),
    ...(await withoutCourseIds(headed, mapping, decided)),
    ...yearColumn(headed, mapping, decided, notIn(headed.columns, mapping), evidence),
    ...withoutYearsOffered(headed, mapping, decided),
    ...(await yearOfRow(headed, mapping, decided, rivals)),
    ...termInYear(headed, mapping, decided),
    ...datedRows(headed, mapping, decided, notIn(columns, mapping), evidence),
    ...(await yearOfEntry(headed, mapping, decided, evidence)),
    ...(await schoolOfRow(headed, mapping, decided)),
    ...(await withoutTodaysGrade(headed, mapping, decided, rivals)),
    ...(await classBeside(headed, mapping, decided, rivals)),
  ];
  const decisions = [...match.decisions, ...byWords.map(readByWords), ...better, ...moved];
  return { ...match, mapping, decisions, rivals, evidence };
}

/**
 * A name that is there twice means the same twice: the second 'Credits' is of another term, and not of those attempted.
 * So does one that differs in its place in a list alone: 'races.1.raceDescriptor' is a second race.
 */
function withoutTwins({ columns }: Dataset, unread: readonly SourceColumn[], mapping: Mapping): SourceColumn[] {
  const read = new Set([...mapping.values()].map(({ header }) => headerKey(header)));
  const worded = columns.filter(({ kind }) => kind.kind === 'vocabulary');
  const lists = new Set(worded.flatMap(({ name }) => listOf(mapping.get(name)?.header ?? '') ?? []));
  return unread.filter(({ header }) => !read.has(headerKey(header)) && !lists.has(listOf(header) ?? ''));
}

/**
 * 'races..raceDescriptor' of 'races.1.raceDescriptor' or 'races[1].raceDescriptor'; null where
 * it is not part of a list.
 */
function listOf(header: string): string | null {
  const list = header.replace(/(?<=\p{L})(\.\d+|\[\d+\])(?=[._]|$)/u, '.');
  return list === header ? null : list.toLowerCase();
}

const writtenAs = (source: SourceColumn, columns: readonly SourceColumn[]): SourceColumn =>
  columns.find(({ index }) => index === source.index) ?? source;

/** Of a very wide file only columns that may be one of ours. */
const FEW_COLUMNS = 200;

function measured(columns: readonly SourceColumn[], mapping: Mapping, rivals: Rivals): readonly SourceColumn[] {
  if (columns.length <= FEW_COLUMNS) return columns;
  const named = new Set([...mapping.values(), ...[...rivals.values()].flat()].map(({ index }) => index));
  return columns.filter(({ index }) => named.has(index));
}

/**
 * Where a list of courses has a code and a description alone, the description is the title; where students
 * have one id, it is theirs.
 */
function takeOver(
  { dataset, columns: all }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  mayBeThere: (column: Column, source: SourceColumn) => boolean,
): Decision[] {
  return dataset.columns.flatMap((column) => {
    const { name, kind, orElse } = column;
    const source = orElse === undefined || decided.has(orElse) ? undefined : mapping.get(orElse);
    if (!source || orElse === undefined || mapping.has(name) || decided.has(name)) return [];
    if (kind.kind === 'student-id' && mayBeThere(column, source)) return [];
    mapping.set(name, source);
    // An id of the state that stands in for the local one is still the state's.
    if (kind.kind !== 'student-id') {
      // Beside the description that is the title there may be a long one.
      const other = dataset.columns.find((one) => one.name === orElse);
      const next = other && notIn(all, mapping).find(({ header }) => rankOf(other, header) !== null);
      if (next) mapping.set(orElse, next);
      else mapping.delete(orElse);
    }
    return [{ is: 'read-as', header: source.header, column: name, because: { is: 'only-one' } }];
  });
}

const openIn = ({ columns }: Dataset, mapping: Mapping, decided: Decided): Set<string> =>
  new Set(columns.map(({ name }) => name).filter((name) => !mapping.has(name) && !decided.has(name)));

function notIn(columns: readonly SourceColumn[], mapping: Mapping): SourceColumn[] {
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  return columns.filter(({ index }) => !taken.has(index));
}
