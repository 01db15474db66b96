import { anyOf, oneOf } from '#datasets/kit/any-of.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { plainHeaders } from '../../header/plain-header.ts';
import { MOSTLY_FILLED } from '../better-columns.ts';
import { type Evidence, isOneForAll } from '../measure-columns.ts';

/**
 * May be the key of a row in the system's own tables (PowerSchool's StudentID), a social security number (Texas),
 * or the id everyone knows.
 */
const BARE = /^(student|stu|pupil)?(id|identifier|dcid)$/;
/** Says itself that the district gave it. */
const LOCAL = anyOf(
  '^(student|stu)number$',
  `^${oneOf(
    ...['local(student|stu)(id|identifier|number)', '(student|stu)(local(id|identifier)|idlocal)'],
    ...['localid', '(district|division)student(id|number|identifier)', 'lasid'],
    'studentnumberidentifierlocal',
  )}$`,
);
/** It tells about as many students apart. */
const AS_DIFFERENT = 0.9;

/**
 * Of two ids the one that is named as the district's own: 'StudentID' beside 'Student_Number' is the number of a row in
 * PowerSchool's tables, which no other file has. It stays the second id, so that files that do have it are matched.
 */
export function localId(
  { dataset, columns }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  evidence: Evidence,
): Decision[] {
  const column = dataset.columns.find(({ name }) => name === 'student_id');
  const source = mapping.get('student_id');
  const plain = plainHeaders(dataset, columns);
  const isCalled = (names: RegExp, one: SourceColumn) =>
    names.test(headerKey(one.header)) || names.test(headerKey(plain(one).header));
  if (!column || decided.has('student_id') || (source && !isCalled(BARE, source))) return [];
  const ours = source && evidence(source.index);
  const taken = new Set([...mapping].flatMap(([name, { index }]) => (name === 'other_student_id' ? [] : [index])));
  const local = columns.find((one) => {
    const theirs = evidence(one.index);
    const isFull = theirs.filled - theirs.zeros >= theirs.rows * MOSTLY_FILLED;
    const isId = isFull && !isOneForAll(theirs) && theirs.different >= (ours?.different ?? 1) * AS_DIFFERENT;
    return !taken.has(one.index) && isCalled(LOCAL, one) && isId;
  });
  if (!local) return [];
  mapping.set('student_id', local);
  if (source && !decided.has('other_student_id')) mapping.set('other_student_id', source);
  return [{ is: 'read-as', header: local.header, column: column.name, because: { is: 'local-name' } }];
}

/** Fewer consonants are in too many names. */
const FEWEST_CONSONANTS = 4;
const consonants = (header: string): string => headerKey(header).replaceAll(/[aeiou]/g, '');

/** 'Alma Student ID': a student's number in the system that is named before it. */
const OF_A_SYSTEM = /^[a-z]+(student|stu)(id|number|no|num)$/;
/** Numbers of a state, a vendor of tests or another person. */
const OF_ELSE =
  /state|federal|unique|parent|sibling|teacher|board|act|sat|test|prior|previous|former|other|alt|sending|transfer/;

/**
 * Whether a column no one has read may be the local id that `source`, an id of the state, would stand in for:
 * called like one without its vowels ('Nm_Ky', Skyward's Name Key) or with the name of a system, and as good at telling
 * students apart. Then a person says which it is.
 */
export function shortenedLocalId(
  { label, synonyms }: Column,
  source: SourceColumn,
  unread: readonly SourceColumn[],
  evidence: Evidence,
): boolean {
  const names = new Set([label, ...textsOf(synonyms)].map(consonants).filter((one) => one.length >= FEWEST_CONSONANTS));
  const { different } = evidence(source.index);
  return unread.some(({ header, index }) => {
    const theirs = evidence(index);
    const isFull = theirs.rows > 0 && theirs.filled - theirs.zeros >= theirs.rows * MOSTLY_FILLED;
    const key = headerKey(header);
    const isCalledSo = names.has(consonants(header)) || (OF_A_SYSTEM.test(key) && !OF_ELSE.test(key));
    return isCalledSo && isFull && theirs.different >= different * AS_DIFFERENT;
  });
}
