import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { fitOfColumn } from '#datasets/kit/suggest/suggest-columns.ts';
import { type Decided, type HeadedTable, textUnder } from '../../headed-table.ts';
import { FEW_ROWS } from '../measure-columns.ts';
import type { Rivals } from '../rivals.ts';
import { gradeIn } from './grade-in.ts';
import { endOfDate } from './year-of-date.ts';

/** 'Current Grade', 'Student Grade Level', 'STU.GR': of the student, and so of today, in whatever year the row is. */
const OF_TODAY = /^(current|curr|cur|todays|present|students?|stu|pupil)(grade|grd|gr)(level|lvl|lev|lv)?(code)?$/;
const OF_GRADE = /gra?de?|^gr|lvl|level/;
/** Grades of another year than the row's, and marks. That at an entry is the row's where it goes with the rows. */
const OF_ELSE = /next|prior|prev|last|expect|promot|first|plan|start|range|low|high|min|max|point|mark|gpa/;

/** Of fewer students with rows in several years nothing follows. */
const FEW_STUDENTS = 3;
/** Some repeat a grade. */
const MOST_STUDENTS = 0.8;
/** Of students with a grade for each row, this many have several; others have been here for one year. */
const SOME_STUDENTS = 0.2;
const NEARLY_ALL = 0.9;

/**
 * The grade of today gives way to the grade in the year of the row. Exports of several years often have both ('Current
 * Grade' 12 beside 'Grade' 9 to 12). Today's alone is not read, where nothing shows that it goes with the rows.
 * Answers what was decided.
 */
export async function withoutTodaysGrade(
  headed: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  rivals: Rivals,
): Promise<Decision[]> {
  const column = headed.dataset.columns.find(({ name }) => name === 'grade_level');
  const own = mapping.get('grade_level');
  if (!column || !own || decided.has('grade_level') || !mapping.has('student_id')) return [];
  // A list without years has one row a student, unless the year of a row is to follow from its grade.
  const year = headed.dataset.columns.find(({ name }) => name === 'school_year');
  if (!mapping.has('school_year') && year?.whenAbsent !== 'from-grade-level') return [];
  const isNamed = OF_TODAY.test(headerKey(own.header));
  for (const other of othersOf(headed, column, mapping, rivals)) {
    if (!goesWithRows(await compared(headed, mapping, own, other), isNamed)) continue;
    mapping.set('grade_level', other);
    const because = { is: 'grade-of-today', other: own.header } as const;
    return [{ is: 'read-as', header: other.header, column: column.name, because }];
  }
  // One grade in all years is today's whatever its name. Where the file cannot do without, three years show it:
  // some repeat a grade once.
  if (!isNamed && (!mapping.has('school_year') || variesInFirstRows(headed, mapping, own))) return [];
  const fewestYears = !isNamed && column.required.level === 'required' ? 3 : 2;
  const alone = await compared(headed, mapping, own, own, fewestYears);
  if (!isOneForAll(alone, mapping.has('school_year')) || (!isNamed && alone.students < FEW_STUDENTS)) return [];
  mapping.delete('grade_level');
  return [{ is: 'not-read-as', header: own.header, column: column.name, because: { is: 'maybe-of-today' } }];
}

/**
 * Of most students in the first rows, where these are filled: most files are done with it so, and no query is needed.
 */
function variesInFirstRows({ samples }: HeadedTable, mapping: Mapping, own: SourceColumn): boolean {
  const of = (name: ColumnName): readonly string[] => samples(mapping.get(name)?.index ?? own.index);
  const [students, years, grades] = [of('student_id'), of('school_year'), samples(own.index)];
  if (students.length !== grades.length || years.length !== grades.length) return false;
  const rows = students.map((student, at) => ({ student, year: years[at], grade: grades[at] }));
  const several = [...Map.groupBy(rows, ({ student }) => student).values()].filter(
    (ofOne) => new Set(ofOne.map(({ year }) => year)).size > 1,
  );
  const varying = several.filter((ofOne) => new Set(ofOne.map(({ grade }) => grade)).size > 1);
  return varying.length * 2 > several.length;
}

/** Columns no one has read that may be a grade level, the likeliest first. */
function othersOf(
  { columns, samples, context }: HeadedTable,
  column: Column,
  mapping: Mapping,
  rivals: Rivals,
): SourceColumn[] {
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const named = rivals.get(column.name) ?? [];
  const called = columns.filter(({ header }) => OF_GRADE.test(headerKey(header)));
  return [...new Set([...named, ...called])].filter(
    ({ header, index }) =>
      !taken.has(index) &&
      !OF_ELSE.test(headerKey(header)) &&
      !OF_TODAY.test(headerKey(header)) &&
      ['fits', 'distinctive'].includes(fitOfColumn(column, samples(index), context)),
  );
}

interface Compared {
  /** With rows in several years; where there is no column of years, with several rows. */
  students: number;
  /** Of these, with one own grade in all rows. */
  same: number;
  /** Of those, with another grade in each year; without years, never above the own one. */
  fitting: number;
  /** Of those, with several others. */
  varying: number;
  /** Rows in which own grade, other grade and year say of which year the own one is, and how many years they have. */
  rows: number;
  years: number;
  /** Of these rows, those with the year that most say. */
  agreeing: number;
}

function goesWithRows(
  { students, same, fitting, varying, years, rows, agreeing }: Compared,
  isNamed: boolean,
): boolean {
  const isFitting = same >= students * MOST_STUDENTS && fitting >= students * MOST_STUDENTS;
  if (rows === 0) return isNamed && isFitting && varying > 0 && varying >= students * SOME_STUDENTS;
  return (years > 1 && rows >= FEW_ROWS && agreeing >= rows * NEARLY_ALL) || (isFitting && students >= FEW_STUDENTS);
}

/**
 * Where no student has several years, a file with years says nothing; in one without, the years
 * of all rows would be one.
 */
const isOneForAll = ({ students, same }: Compared, hasYears: boolean): boolean =>
  (students > 0 || !hasYears) && same >= students * MOST_STUDENTS;

async function compared(
  { engine }: HeadedTable,
  mapping: Mapping,
  own: SourceColumn,
  other: SourceColumn,
  fewestYears = 2,
): Promise<Compared> {
  const [student, year] = [mapping.get('student_id'), mapping.get('school_year')];
  const isSeveral = year ? `count(DISTINCT year) >= ${fewestYears}` : 'count(*) > 1';
  const isFitting = year ? 'count(DISTINCT other) > 1 AND count(DISTINCT other - year) = 1' : 'max(other) <= min(own)';
  return await engine.counts(
    'compare the grade levels of students',
    `WITH cell AS (
        SELECT ${textUnder(student)} AS student, ${yearIn(textUnder(year), year?.index === mapping.get('entry_date')?.index)} AS year, ${gradeIn(textUnder(own))} AS own, ${gradeIn(textUnder(other))} AS other FROM source),
      by_student AS (
        SELECT count(DISTINCT own) = 1 AS is_same, count(DISTINCT other) > 1 AS is_varying, ${isFitting} AS is_fitting FROM cell
        WHERE student IS NOT NULL GROUP BY student HAVING ${isSeveral}),
      said AS (SELECT own - other + year AS today, year FROM cell WHERE own - other + year IS NOT NULL),
      by_today AS (SELECT count(*) AS rows FROM said GROUP BY today)
      SELECT count(*) AS students, count(*) FILTER (is_same) AS same, count(*) FILTER (is_same AND is_fitting) AS fitting,
        count(*) FILTER (is_same AND is_fitting AND is_varying) AS varying, (SELECT count(DISTINCT year) FROM said) AS years,
        (SELECT count(*) FROM said) AS rows, (SELECT max(rows) FROM by_today) AS agreeing FROM by_student`,
    ['students', 'same', 'fitting', 'varying', 'years', 'rows', 'agreeing'],
  );
}

/** Where the year of a row is that of its entry, the entry says it to the day. */
const yearIn = (text: string, isEntry: boolean): string => (isEntry ? `(${endOfDate(text)}) % 100` : YEAR(text));

/** Good enough to count years by: '2020-21', '20-21', 'SY21', 'Fall 2020', a TermID. */
const YEAR = (text: string) =>
  `coalesce(TRY_CAST(regexp_extract(${text}, '(?:^|[^0-9])((?:19|20)[0-9]{2})', 1) AS INTEGER) % 100 + CASE WHEN regexp_matches(lower(${text}), 'fall|autumn') THEN 1 ELSE 0 END,
    TRY_CAST(regexp_extract(${text}, '^[^0-9]*([0-9]{2})', 1) AS INTEGER))`;
