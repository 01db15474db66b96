import { oneOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { TERMS } from '#datasets/vocabulary/courses/terms.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import { type Evidence, FEW_ROWS } from '../measure-columns.ts';
import { DATE_OF_ROW } from './years-beside.ts';

const SEASON = '(fa(ll)?|autumn|win?|winter|spr?|spring|su|sum(mer)?)\\s*(sem(ester)?|term)?';
const YEAR_OF_IT = "'?(19|20)?\\d\\d";
/** 'Fall 2022', 'FA22', "Spring '23", '2022FA'. */
const SEASON_AND_YEAR = new RegExp(`^\\s*(${SEASON}[-_/\\s]*${YEAR_OF_IT}|${YEAR_OF_IT}[-_/\\s]*${SEASON})\\s*$`, 'i');
const SPAN = /^\s*((19|20)?\d\d)[-/](19|20)?\d\d\s*$/;
/** Words in the name of a year that is not the row's own. */
const OF_ANOTHER_YEAR = [
  ...['next', 'prior', 'prev', 'last', 'first', 'cohort', 'class', 'plan'],
  ...['grad', 'birth', 'entry', 'entered', 'entrance', 'exit', 'admi', 'arriv'],
];
const FEW_YEARS = 12;
/**
 * A span of years in four digits, with the words of a term around it: '2020-21 Fall', 'T2 2020-2021', '2020-21 EOY'.
 */
const SPAN_IN_WORDS = /(?:^|\D)(?:20(\d\d))[-/ ]+(?:20)?(\d\d)(?:\D|$)/;

/**
 * The school year under a name that does not say so, where the file has no other: spans ('23-24' under 'Term', '2324'),
 * or seasons with their year, which are a term as well. Answers what was decided.
 */
export function yearColumn(
  { dataset, samples }: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  unread: readonly SourceColumn[],
  evidence: Evidence,
): Decision[] {
  const year = dataset.columns.find(({ name }) => name === 'school_year');
  if (!year || mapping.has('school_year') || decided.has('school_year')) return [];
  const cellsOf = ({ index }: SourceColumn) =>
    samples(index)
      .map((sample) => sample.trim())
      .filter(Boolean);
  // Where no year is needed, the year of a test may be there.
  const possible = unread.filter((source) => !isOfFirstDay(source, mapping, evidence));
  const spans = spansIn(possible, cellsOf, year.required.level !== 'optional');
  if (spans) {
    mapping.set('school_year', spans);
    return [{ is: 'read-as', header: spans.header, column: year.name, because: { is: 'values' } }];
  }
  const term = mapping.get('term');
  const what = term && whatYears(cellsOf(term));
  if (term && what) {
    mapping.set('school_year', term);
    return [{ is: 'read-too', header: term.header, column: year.name, because: what }];
  }
  // A course that a student took ended on a day; of one in a catalog it is when it was last offered.
  const isOfGrades = dataset.columns.some(({ name }) => name === 'term');
  const day = isOfGrades && !mapping.has('grade_level') ? dayOfCourse(unread, cellsOf) : null;
  if (!day) return [];
  mapping.set('school_year', day);
  const read: Decision = { is: 'read-as', header: day.header, column: year.name, because: { is: 'values' } };
  if (term || decided.has('term')) return [read];
  // The two halves of a course end on two days of one school year.
  mapping.set('term', day);
  return [read, { is: 'read-as', header: day.header, column: 'term', because: { is: 'tells-grades-apart' } }];
}

/**
 * Several years under 'Enroll Year', in a list with one row for each student, are when they came; with a row for each
 * year they are the rows' own.
 */
function isOfFirstDay(
  { header, index }: SourceColumn,
  mapping: ReadonlyMap<string, SourceColumn>,
  evidence: Evidence,
): boolean {
  const student = mapping.get('student_id');
  if (!student || !headerKey(header).includes('enr') || evidence(index).different < 2) return false;
  const { filled, different } = evidence(student.index);
  return filled > 0 && filled === different;
}

/**
 * When a course ended, or else began: 'Date Completed', 'Term End Date', 'Completed' with a day
 * or a month in each cell.
 */
function dayOfCourse(
  unread: readonly SourceColumn[],
  cellsOf: (source: SourceColumn) => readonly string[],
): SourceColumn | null {
  const days = unread.filter((source) => {
    const key = headerKey(source.header);
    const cells = cellsOf(source);
    const isNamed = DATE_OF_ROW.test(key) || /^(course|crs)?(completed|completion|ended|finished)(on)?$/.test(key);
    return isNamed && cells.length > 0 && cells.every((cell) => IS_DAY.test(cell));
  });
  return days.find(({ header }) => !/start|begin|entry|enter|enrol/i.test(header)) ?? days[0] ?? null;
}

const MONTH = oneOf('jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec');
/** '6/2/2023', '2023-06-02', 'June 2023'. */
const IS_DAY = new RegExp(
  `^${oneOf(
    '\\d{1,2}/\\d{1,2}/(19|20)?\\d\\d',
    '(19|20)\\d\\d-\\d\\d-\\d\\d([ T].*)?',
    `${MONTH}[a-z]*[ -]+(19|20)\\d\\d`,
  )}$`,
  'i',
);

export function whatYears(terms: readonly string[]): 'seasons' | 'terms' | null {
  if (mostAre(SEASON_AND_YEAR, terms)) return 'seasons';
  return terms.length > 0 && terms.every(isSpan) ? 'terms' : null;
}

/** 'Term' where most of its cells are spans; otherwise the only column that holds nothing else, where `isNeeded`. */
function spansIn(
  unread: readonly SourceColumn[],
  cellsOf: (source: SourceColumn) => readonly string[],
  isNeeded: boolean,
): SourceColumn | undefined {
  const named = unread.find(({ header }) => headerKey(header) === 'term');
  if (named && mostAre(SPAN, cellsOf(named))) return named;
  if (!isNeeded) return undefined;
  const alike = unread.filter((one) => !isOfAnotherYear(headerKey(one.header)) && areSpans(cellsOf(one)));
  return alike.length === 1 ? alike[0] : undefined;
}

/** Also where the words are written without the vowels after their first letter. */
export const isOfAnotherYear = (key: string): boolean =>
  OF_ANOTHER_YEAR.some((word) => key.includes(word) || key.includes(word.replaceAll(/(?<=.)[aeiou]/g, '')));

const mostAre = (form: RegExp, cells: readonly string[]): boolean =>
  cells.filter((cell) => form.test(cell)).length * 2 > cells.length;

/**
 * Two years that follow each other, in every cell: '2023-24', '2324'. Nothing else is written so,
 * but 2021 alone is a year.
 */
function areSpans(cells: readonly string[]): boolean {
  const isMore = cells.some((cell) => cell !== '2021');
  return cells.length >= FEW_ROWS && isMore && cells.every(isSpan) && new Set(cells).size <= FEW_YEARS;
}

/** '22-23 S1', 'S2 2223': what is beside two short years is a term, or they may be anything. */
function shortSpan(text: string): RegExpExecArray | null {
  const found = /(?<![\d/-])(\d\d)[-/]?(\d\d)(?![\d/-])/.exec(text);
  return found && isTerm(text.replace(found[0], '').trim()) ? found : null;
}

const isTerm = (text: string): boolean => /^\d$/.test(text) || valueOfText(TERMS, text) !== null;

/** What says only that its years are years: 'SY 2020-21', '2020-2021 School Year'. */
const YEARS = /(?:20)?\d\d[-/ ]*(?:20)?\d\d/;
const OF_YEARS = /\b(?:[sfa]y|(?:(?:school|academic|fiscal) )?year)\b/i;

/** A term beside the years: '2020-21 S1', '2020-21/Q3'. */
export function saysTerm(text: string): boolean {
  const beside = text.replace(YEARS, ' ').replace(OF_YEARS, ' ');
  return isTerm(beside.replace(/^[\s/_-]+|[\s/_-]+$/g, ''));
}

function isSpan(text: string): boolean {
  const [, first, second] =
    /^(?:20)?(\d\d)[-/]?(?:20)?(\d\d)$/.exec(text) ?? SPAN_IN_WORDS.exec(text) ?? shortSpan(text) ?? [];
  return first !== undefined && text.length > 3 && Number(second) === Number(first) + 1 && Number(first) > 14;
}
