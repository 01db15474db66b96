import { oneOf } from '#datasets/kit/any-of.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import { KEPT_ROWS } from '../../findings.ts';
import type { Heading } from '../../read/table.ts';
import type { Decided, HeadedTable } from '../headed-table.ts';
import type { FilledColumns } from './filled-columns.ts';
import { HEADINGS, underHeadings } from './named-groups.ts';

const ID = 'student_id';
const LABEL =
  '(?:^|[^\\p{L}])(?:(?:student|stu|pupil|perm(?:anent)?|local|sis)? *(?:id|no|nbr|num(?:ber)?)\\b *[.:#]*|student *[:#]+|perm *#) *';
/** How the text of a row with few cells shows that it may be one: for RE2. */
export const LIKE_STUDENT_LINE = `(?i)${LABEL}([A-Z]?[0-9]{4,}\\b|$)`;
/**
 * 'Student: Okafor, Ada  ID: 0410201', 'Perm # 0410201'; then 'Okafor, Ada (0410201)', 'Student: Okafor,
 * Ada (0410201)  Grade: 11'.
 */
const LABELED = new RegExp(`${LABEL}([A-Z]?\\d{4,})\\b`, 'iu');
const NAME_IN_ORDER = '(?:(?:student|pupil|name) *[:-]? *)?\\p{L}[^\\d(]*,[^\\d(]*';
const NEXT_LABEL = '(?=$| +[\\p{L} ]+[:#]| *[-([]*cont)';
const IN_BRACKETS = new RegExp(`^${NAME_IN_ORDER}\\(([A-Z]?\\d{4,})\\)${NEXT_LABEL}`, 'iu');
/** 'School ID: 1234', 'Room No. 1234' */
const OF_ELSE = new RegExp(
  `${oneOf(
    ...['school', 'campus', 'site', 'district', 'building', 'room', 'course', 'class', 'section'],
    ...['teacher', 'counselor', 'phone', 'locker', 'page'],
  )}\\s*(id|no|nbr|num(ber)?)\\b\\W*\\w*`,
  'giu',
);
/** A student without an ID ends the rows of the one above. */
const NAMED = new RegExp(`^(student|pupil|name)\\b|^\\p{L}[\\p{L}' .-]*,\\s*\\p{L}|${LABEL}$`, 'iu');

/** The ID in a line that names a student; null where it has none. */
const studentIn = (text: string): string | null =>
  LABELED.exec(text.replace(OF_ELSE, ' '))?.[1] ?? IN_BRACKETS.exec(text.trim())?.[1] ?? null;

export const isStudentLine = (text: string): boolean => studentIn(text) !== null || NAMED.test(text.trim());

/** Those at which the rows of another student begin. */
export const studentLines = (headings: readonly Heading[]): Heading[] =>
  headings.filter(({ text }) => isStudentLine(text)).filter((line, at, all) => !goesOn(line, all[at - 1]));

/** From two students on they are the groups of the rows; one alone may be whose export it is. */
const FEWEST = 2;

/**
 * A printed transcript names the student in a line of its own above the courses, on the first page above the header.
 */
export function columnsOfStudentLines(
  { headings, dataset }: HeadedTable,
  found: Mapping,
  decided: Decided,
): FilledColumns {
  const lines = studentLines(headings);
  const students = lines.filter(({ text }) => studentIn(text) !== null);
  const isOpen = dataset.type === 'TRANSCRIPT' && !found.has(ID) && !decided.has(ID);
  if (!isOpen || headings.length >= KEPT_ROWS || new Set(students.map(idOf)).size < FEWEST)
    return { filled: new Map(), decisions: [] };
  return {
    filled: new Map([[ID, { source: HEADINGS, column: { read: () => underHeadings(students, lines, idOf) } }]]),
    decisions: [{ is: 'from-headings', column: ID, headings: students.length }],
  };
}

/** 'Okafor, Ada (continued)' below the rows of Okafor, Ada, on the next page. */
const goesOn = (line: Heading, above: Heading | undefined): boolean =>
  !/\d{3}/.test(line.text) &&
  /\bcont(inued|'d|\.)/i.test(line.text) &&
  above !== undefined &&
  nameOf(line) === nameOf(above);

const nameOf = ({ text }: Heading): string => (text.split(/[(\d]/)[0] ?? '').trim().toLowerCase();

const idOf = ({ text }: Heading): string => studentIn(text) ?? '';
