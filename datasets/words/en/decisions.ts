import { listed, quoted, written } from '../../kit/english.ts';
import type { Filled } from '../../kit/overview/decisions.ts';
import { type DecisionWords, type DoubtWords, type ReasonWords, sayKind } from '../overview-words.ts';
import { dayWritten } from '../times.ts';

/** 'filled in 4,047 of 4,050 rows, 4,034 different' */
export const filledIn = ({ rows, filled, different, sampled }: Filled): string =>
  `filled in ${written(filled)} of ${written(rows)} rows${sampled ? ' that were looked at' : ''}, ${written(different)} different`;

const APART = 'it differs between courses of one student and term';
const YES_AND_NO = 'its values are yes and no';

export const REASONS_EN: ReasonWords = {
  values: () => 'its values look like it',
  'yes-and-no': () => YES_AND_NO,
  schools: () => 'its values are schools of this audit',
  levels: () => 'its values are names of levels',
  tests: () => 'its values are names of tests',
  'who-is-hispanic': () => 'its values say who is Hispanic',
  name: () => 'its name says so',
  'local-name': () => 'its name says that it is the local ID',
  like: ({ header }) => `it reads like '${header}'`,
  'only-one': () => 'the file has no other',
  'other-says-hispanic': () => 'another column says who is Hispanic',
  'grade-of-today': ({ other }) => `'${other}' is the grade of today`,
  'school-of-today': ({ other }) => `'${other}' is the school of today`,
  'year-of-today': ({ other }) => `'${other}' is one year in all rows of a student`,
  'no-class': ({ other }) => `'${other}' does not fit the grade levels`,
  'tells-grades-apart': () => 'it tells the grades of a course apart',
  'rows-by-date': () => 'students have several rows, and it says from when on each counts',
  differs: () => APART,
  filled: ({ own, other, others }) => `it is ${filledIn(own)}; '${other}' is ${filledIn(others)}`,
};

export const DOUBTS_EN: DoubtWords = {
  codes: () => 'its values are codes',
  weighted: () => 'it is weighted',
  'yes-and-no': () => YES_AND_NO,
  'no-other-act': () => 'the file has no other score of the ACT',
  'maybe-of-today': () => 'it may be the grade of today',
  'years-of-entry': () => 'it fits the years in which students began grade 9',
  administrations: () => 'it says how the test was given',
  differs: () => APART,
  'maybe-code': ({ other }) => `'${other}' may be the code, too`,
  'of-courses': ({ other }) => `it is of the courses in '${other}'`,
  'years-offered': ({ other }) => `with '${other}' it is the range of years in which courses are offered`,
  outside: ({ min, max }) => `its values are not from ${min} to ${max}`,
  filled: ({ own }) => `it is ${filledIn(own)}`,
};

const TOO = {
  terms: 'its values are terms with their school year',
  seasons: 'its values are seasons with their year',
  'several-years': 'students have a row for each of several years',
};

const WITH = {
  'mark-types': 'it tells the grades of a course and term apart',
  'in-program': 'it says who is in a program',
  exited: 'who left before the school year counts as exited, and on a day that cannot be read as unknown',
  ended: 'whose status ended before the school year, or on a day that cannot be read, counts as unknown',
};

/** How columns came to be read as they are. */
export const DECISIONS_EN: DecisionWords = {
  'read-as': ({ header, column, because }, nameOf) =>
    `'${header}' was read as ${nameOf(column)} because ${sayKind(REASONS_EN, because, nameOf)}.`,
  'read-too': ({ header, column, because }, nameOf) =>
    `'${header}' was read as ${nameOf(column)}, too, because ${TOO[because]}.`,
  'both-read': ({ header, column, other, second, because }, nameOf) =>
    because === 'name'
      ? `'${header}' was read as ${nameOf(column)} because its name says so, and '${other}' as ${nameOf(second)}.`
      : `'${header}' was read as ${nameOf(column)}, because it tells the students apart; '${other}' was read as ${nameOf(second)}.`,
  'not-read-as': ({ header, column, because }, nameOf) =>
    `'${header}' was not read as ${nameOf(column)} because ${sayKind(DOUBTS_EN, because, nameOf)}.`,
  'not-second-id': ({ header, own }) => `'${header}' was not read as a second id because it is ${filledIn(own)}.`,
  'unknown-schools': ({ header, schools, count }, nameOf) =>
    `'${header}' was not read as ${nameOf('school')}: ${quoted(schools).join(', ') || 'its cells'} ${count === 1 ? 'is not a school' : 'are not schools'} of this audit, by id or name.`,
  'from-sheets': ({ column, sheets }, nameOf) =>
    `${nameOf(column)} was taken from the ${sheets === 1 ? 'name of the sheet' : 'names of the sheets'}.`,
  'from-headings': ({ column, headings }, nameOf) =>
    `${nameOf(column)} was taken from the ${written(headings)} headings between the rows.`,
  'read-together': ({ headers, column }, nameOf) =>
    `${listed(quoted(headers))} were read together as ${nameOf(column)}.`,
  'read-with': ({ header, other, says }) => `'${header}' was read with '${other}': ${WITH[says]}.`,
  'several-ids': ({ header, other, ids, rows, same }) =>
    `IDs in '${header}' with several IDs in '${other}': ${written(ids)}, in ${written(rows)} rows; with one name and one date of birth: ${written(same)}.`,
  'mark-sign': ({ header, other }) => `'${header}' was read as the plus or minus of '${other}'.`,
  'final-terms': ({ header, terms }) =>
    `Rows of ${listed(quoted(terms))} in '${header}' were read as final grades, because the other terms of these courses have no credit.`,
  'names-split': ({ header }) => `'${header}' was split into last name, first name and middle name at its comma.`,
  'courses-split': ({ header }) => `'${header}' was split into course code and course title.`,
  'read-without': ({ header, other }) => `'${header}' was read without '${other}', which its cells repeat.`,
  'of-both-tests': ({ header, column, second }, nameOf) =>
    `'${header}' was read as ${nameOf(column)} in rows of the SAT, and as ${nameOf(second)} in rows of the ACT.`,
  'in-gpa': ({ header }, nameOf) => `'${header}' was read as ${nameOf('exclude_from_gpa')} where it says no.`,
  turned: ({ header, column }, nameOf) => `'${header}' was read as ${nameOf(column)} where it says no.`,
  'active-flag': ({ header }, nameOf) =>
    `'${header}' was read as ${nameOf('enrollment_status')}: yes is active, and no is inactive.`,
  'bare-id': ({ header }) => `'${header}' was read without the characters around its digits.`,
  hundredths: ({ header }) => `'${header}' was read in hundredths: 50 is half a credit.`,
  'whole-codes': ({ header }) =>
    `'${header}' was read without the '.0' that programs write behind numbers: 2210.0 is 2210.`,
  'waits-for-codes': ({ header, other }) =>
    `'${header}' is not used until the codes of '${other}' are explained, because they may say who is Hispanic.`,
  mapped: ({ by, at, columns }, nameOf) => {
    const parts = columns.map(({ column, header }) =>
      header === null ? `${nameOf(column)} is not in this file` : `'${header}' -> ${nameOf(column)}`,
    );
    return `Mapped by ${by} on ${dayWritten(at, 'en')}: ${parts.join(', ')}`;
  },
};
