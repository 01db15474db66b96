import { anyOf } from '#datasets/kit/any-of.ts';
import type { ColumnName } from '#datasets/kit/column-name.ts';
import { dayOf } from '#datasets/kit/layouts/readings.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { aboutFile, type FileFinding } from '../../../findings.ts';
import { type Decided, type HeadedTable, textUnder } from '../../headed-table.ts';
import { type Evidence, LOOKED_AT } from '../measure-columns.ts';
import { gradeIn } from './grade-in.ts';
import { dayOfStay, schoolYearOf } from './year-of-date.ts';

/**
 * Of the rows with an entry and an exit, this many are in one school year where each row is of one; of
 * fewer rows nothing follows.
 */
const NEARLY_ALL = 0.9;
const FEW_ROWS = 3;
/** A year, or the first of two: '2021', '2021-22', '2020.0'. */
const YEAR = /^\s*(20\d\d)(\.0)?( ?[-/] ?(20)?\d\d)?\s*$/;

const countsForFinalYear = ({ dataset }: HeadedTable, mapping: Mapping): boolean =>
  !mapping.has('school_year') &&
  dataset.columns.some(({ name, whenAbsent }) => name === 'school_year' && whenAbsent === 'final-year');

/** A list with several rows of a student and no year: each row would be one of the final year. */
function isWithoutYears(headed: HeadedTable, mapping: Mapping, evidence: Evidence): boolean {
  const student = mapping.get('student_id');
  if (!student || !countsForFinalYear(headed, mapping)) return false;
  const { filled, different } = evidence(student.index);
  // A column that a layout made was not measured, and of a long file a part was.
  return filled === 0 || different < filled || headed.table.rows > LOOKED_AT;
}

/**
 * A table of enrollments has a row for each year of a student, and no year but that of its dates. Where students have
 * entries in several school years, and each row ends in the one in which it began, or its grade level goes up with
 * them, that of the entry is the row's.
 */
export async function yearOfEntry(
  headed: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  evidence: Evidence,
): Promise<Decision[]> {
  const entry = mapping.get('entry_date');
  if (!entry || decided.has('school_year') || !isWithoutYears(headed, mapping, evidence)) return [];
  const { students, rows, within, rising } = await enrollments(headed, mapping);
  const isWithin = rows >= FEW_ROWS && within >= rows * NEARLY_ALL;
  const isRising = students >= FEW_ROWS && rising >= students * NEARLY_ALL;
  if (students === 0 || !(isWithin || (rows < FEW_ROWS && isRising))) return [];
  mapping.set('school_year', entry);
  return [{ is: 'read-too', header: entry.header, column: 'school_year', because: 'several-years' }];
}

/** Years of other things than a row: of a class, a birth, a first day. */
const OF_ELSE = anyOf(
  ...['grad', 'class', 'cohort', 'birth', 'born', 'dob', 'entr', 'enter', 'ninth', '9', 'first'],
  ...['initial', 'admi', 'arriv', 'expect', 'exp', 'proj', 'diploma', 'program', 'next', 'prior'],
  ...['prev', 'last', 'test', 'exam', 'immigr'],
);

/**
 * Warns of rows of several years that would all be of the final year: students have several grade levels, or a column
 * that is not read has years.
 */
export async function yearsUnread(
  headed: HeadedTable,
  ignored: readonly SourceColumn[],
  mapping: Mapping,
  evidence: Evidence,
): Promise<FileFinding[]> {
  if (!countsForFinalYear(headed, mapping)) return [];
  const years = ignored.filter((source) => hasYearsOfAudit(headed, source));
  if (years.length > 0) {
    const examples = years.map(({ header }) => header);
    return [aboutFile('file.year-column-unread', { is: 'examples', examples, more: 0 })];
  }
  if (!mapping.has('grade_level') || !isWithoutYears(headed, mapping, evidence)) return [];
  const { grades } = await enrollments(headed, mapping);
  return grades >= FEW_ROWS ? [aboutFile('file.years-unread')] : [];
}

/** True where the first rows have several years, nearly all of them of the four that the audit is about. */
function hasYearsOfAudit({ samples, context }: HeadedTable, { index, header }: SourceColumn): boolean {
  const filled = samples(index).filter((cell) => cell.trim() !== '');
  if (filled.length < FEW_ROWS || OF_ELSE.test(headerKey(header))) return false;
  const years = filled.map((cell) => Number(YEAR.exec(cell)?.[1]));
  const ofAudit = years.filter((year) => year >= context.yearEnding - 4 && year <= context.yearEnding);
  return ofAudit.length >= filled.length * NEARLY_ALL && new Set(ofAudit).size > 1;
}

interface Enrollments {
  /** With entries in several school years. */
  students: number;
  /** Of those, with a grade level that goes up by one a year. */
  rising: number;
  /** Their rows with an entry and an exit, and those in which both are in one school year. */
  rows: number;
  within: number;
  /** Students with rows of several grade levels. */
  grades: number;
}

async function enrollments({ engine }: HeadedTable, mapping: Mapping): Promise<Enrollments> {
  const cell = (name: ColumnName) => textUnder(mapping.get(name));
  return await engine.counts(
    'look for several years of a student',
    `WITH cell AS (SELECT ${cell('student_id')} AS student, ${cell('entry_date')} AS entry, ${cell('exit_date')} AS gone, ${cell('grade_level')} AS level FROM source),
      day AS (SELECT student, level, ${dayOf('entry')} AS came, ${dayOf('gone')} AS gone FROM cell),
      line AS (SELECT student, came, gone, ${schoolYearOf(dayOfStay('came', 'gone'))} AS year, ${schoolYearOf('gone')} AS ends, ${gradeIn('level')} AS grade FROM day WHERE student IS NOT NULL),
      by_student AS (
        SELECT count(DISTINCT year) > 1 AS is_several, count(DISTINCT grade) > 1 AS has_grades,
          count(DISTINCT grade) > 1 AND count(DISTINCT grade - year) = 1 AS is_rising,
          count(*) FILTER (came IS NOT NULL AND gone IS NOT NULL) AS rows, count(*) FILTER (came IS NOT NULL AND year = ends) AS within FROM line GROUP BY student)
      SELECT count(*) FILTER (is_several) AS students, count(*) FILTER (is_several AND is_rising) AS rising, count(*) FILTER (has_grades) AS grades,
        sum(rows) FILTER (is_several) AS rows, sum(within) FILTER (is_several) AS within FROM by_student`,
    ['students', 'rising', 'rows', 'within', 'grades'],
  );
}
