import { oneOf } from '#datasets/kit/any-of.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { AuditSchool, IngestContext } from '#datasets/kit/plan.ts';
import { schoolFinder } from '#datasets/kit/reading/schools.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { COURSE_LEVELS } from '#datasets/vocabulary/courses/course-levels.ts';
import { isOtherTest } from '../../read/other-test.ts';
import { yearsIn } from '../school/years-in.ts';
import { groupedBy, groupName, mayNameGroup } from './named-groups.ts';
import { isStudentLine } from './student-lines.ts';
import { timesNamed, withoutYear } from './times-of-headings.ts';

/** Where words are that say something about many rows at once. */
export type Place = 'sheet' | 'title' | 'heading';

/** What such words say; `isOther` where it is not what was chosen for the file, or not what rows are without a word. */
export interface Meaning {
  of: 'school' | 'year' | 'test' | 'level' | 'status';
  isOther: boolean;
}

/** Longer texts are sentences. */
const LONGEST = 80;
const MOST_WORDS = 5;

/** What a text says of its rows; nothing where it is a remark, or the name of a department. */
export function meaningsOf(text: string, place: Place, { type }: Dataset, context: IngestContext): Meaning[] {
  if (text.length > LONGEST) return [];
  const meanings: Meaning[] = [
    ...one('school', schoolIn(text, place, context)),
    ...one('year', yearIn(text, place, type, context)),
  ];
  if (place === 'title') return meanings;
  if (type === 'COURSE_CATALOG') meanings.push(...one('level', levelIn(text)));
  if (type === 'STUDENT_TEST_SCORES') meanings.push(...one('test', testIn(text, context)));
  if (text.split(/\s+/).length <= MOST_WORDS) meanings.push(...one('status', statusIn(text, type)));
  return meanings;
}

/** Tells the headings of groups from remarks. */
export const meantIn =
  (dataset: Dataset, context: IngestContext, titles: readonly string[]) => (texts: readonly string[]) => {
    const times = new Set(timesNamed(dataset, texts, titles));
    const groups = texts.filter(mayNameGroup);
    if (groupedBy(dataset, groups).length > 0) return [...new Set([...groups, ...times])];
    const isOfStudent = (text: string) => dataset.type === 'TRANSCRIPT' && isStudentLine(text);
    return texts.filter(
      (text) => times.has(text) || isOfStudent(text) || meaningsOf(text, 'heading', dataset, context).length > 0,
    );
  };

const one = (of: Meaning['of'], isOther: boolean | null): Meaning[] => (isOther === null ? [] : [{ of, isOther }]);

/** 'Maple Middle School', 'Maple MS'; 'High School Courses' names none. */
const ANY_SCHOOL = /(\b(middle|elementary|intermediate)|\S+ +(junior )?high) school$|\S+ +(hs|ms|jhs)$/i;

/**
 * A title is a name where all of its words are: 'Maple High School' above a table, and not 'Courses in High School'.
 */
const KIND_OF_SCHOOL = oneOf('((Senior |Junior )?High|Middle|Elementary|Intermediate) School', ...['HS', 'MS', 'JHS']);
const NAME_OF_SCHOOL = new RegExp(`^([Ss]chool( [Nn]ame)?: *)?(\\p{Lu}[\\p{L}.'’-]* +){1,4}${KIND_OF_SCHOOL}$`, 'u');
const OF_REPORT = new RegExp(
  `\\b${oneOf(
    ...['students?', 'courses?', 'catalog', 'transcripts?', 'rosters?', 'reports?', 'grades?', 'list'],
    ...['enrollments?', 'all', 'data', 'our', 'scores?', 'demographics', 'exams?', 'pathways?', 'active'],
    ...['for', 'in', 'of'],
  )}\\b`,
  'i',
);

const OF_ANY_SCHOOL = new Set(['senior', 'junior', 'high', 'middle', 'elementary', 'intermediate', 'school']);

/** 'Maple Senior High School' is Maple High School, perhaps. */
function sharesWord(name: string, text: string): boolean {
  const wordsOf = (one: string) => one.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const own = new Set<string>(wordsOf(name));
  return wordsOf(text).some((word) => own.has(word) && !OF_ANY_SCHOOL.has(word));
}

const isNameOfSchool = (text: string): boolean => NAME_OF_SCHOOL.test(text) && !OF_REPORT.test(text);

function schoolIn(line: string, place: Place, { schools, chosen }: IngestContext): boolean | null {
  const text = withoutYear(line);
  if (!/\p{L}/u.test(text)) return null;
  const isChosen = ({ id }: AuditSchool) => chosen.schoolIds.includes(id);
  const names = (some: readonly AuditSchool[]) =>
    schoolFinder(some)(text) || (place === 'sheet' && some.some(({ name }) => isShortFor(name, text)));
  if (names(schools.filter(isChosen))) return false;
  if (names(schools.filter((school) => !isChosen(school)))) return true;
  if (place !== 'title') return ANY_SCHOOL.test(text) ? true : null;
  return isNameOfSchool(text) && !schools.some(({ name }) => sharesWord(name, text)) ? true : null;
}

/** 'LHS' and 'Lincoln Math' on a tab, of Lincoln High School. */
function isShortFor(name: string, text: string): boolean {
  const [first = '', ...more] = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const initials = [first, ...more].map((word) => word.charAt(0)).join('');
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return (more.length > 1 && words.includes(initials)) || (first.length > 3 && words[0] === first);
}

/** A roster without years is one of the final year. */
function yearIn(text: string, place: Place, type: Dataset['type'], context: IngestContext): boolean | null {
  const { chosen, yearEnding } = context;
  const years = type === 'STUDENT_ROSTER' && chosen.years.length === 0 ? [yearEnding] : chosen.years;
  const lone = place === 'sheet' && /^20\d\d$/.test(text.trim()) ? [Number(text)] : [];
  const ends = [...yearsIn(text).map(({ end }) => end), ...lone];
  return ends.length === 0 || years.length === 0 ? null : !ends.some((end) => years.includes(end));
}

/** Courses count as general where nothing says more. */
function levelIn(text: string): boolean | null {
  const level = valueOfText(COURSE_LEVELS, groupName(text));
  return level === null ? null : level !== 'general';
}

const OUR_TESTS = /(?<![a-z])(sat|act|ap|ib)(?![a-z])/gi;

function testIn(text: string, { chosen: { testTypes } }: IngestContext): boolean | null {
  if (isOtherTest(text)) return true;
  const ours = [...text.matchAll(OUR_TESTS)].map(([test]) => test.toUpperCase());
  return ours.length === 0 ? null : testTypes.length > 0 && !ours.some((test) => testTypes.includes(test));
}

/** What is on a sheet beside the one with the rows. */
const SPARE = /\b(templates?|examples?|samples?|back-?ups?|drafts?|copy of|do not use)\b/i;

export const isSpare = (sheet: string): boolean => SPARE.test(sheet);

const ENDED = new RegExp(
  `\\b${oneOf(
    ...['withdrawn', 'withdrawals?', 'inactive', 'dropped', 'drops', 'discontinued', 'retired'],
    ...['removed', 'deleted', 'archived?', 'obsolete', 'old', 'planned', 'proposed', 'in[- ]progress'],
    ...['pending', 'predicted', 'projected', 'requested', 'cancell?ed', 'voided'],
    'not (active|enrolled|offered)',
  )}\\b`,
  'i',
);
const LEFT = new RegExp(
  `\\b${oneOf(
    ...['graduates?', 'graduated', 'alumni', 'transfers?', 'transferred', 'exited', 'leavers'],
    ...['drop-?outs?', 'no[- ]?shows?', 'former', 'expelled'],
  )}\\b`,
  'i',
);
const GOES_ON = /\b(active|enrolled|current|completed|offered)\b/i;

function statusIn(text: string, type: Dataset['type']): boolean | null {
  if (ENDED.test(text) || (type === 'STUDENT_ROSTER' && LEFT.test(text))) return true;
  return GOES_ON.test(text) ? false : null;
}
