import { anyOf, oneOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { schoolFinder } from '#datasets/kit/reading/schools.ts';
import { endOfDate } from '../evidence/years/year-of-date.ts';
import { type Decided, type HeadedTable, textUnder } from '../headed-table.ts';

/** Names of columns that hold schools. */
const OF_SCHOOL = /(^|[^a-z])(school|schl|sch|sc|campus|building|bldg|site|location)([^a-z]|$)/;
/** Schools of another time, of another place or of no row, and what is told of a school. */
const OF_ELSE = anyOf(
  ...['last', 'prior', 'prev', 'next', 'home', 'resid', 'feeder', 'transfer', 'future', 'zoned'],
  ...['former', 'from', 'sending', 'staff', 'teacher', 'counsel', 'princip', 'district', 'county'],
  ...['type', 'level', 'year', 'date', 'entry', 'exit', 'phone', 'address', 'deliver', 'account'],
  'state',
);
/** 'Student School', 'STU.SC', 'Current School': of the student, and so of today. */
const TODAY = oneOf('current', 'curr', 'cur', 'todays', 'present', 'students?', 'stu', 'pupil');
const SCHOOL = oneOf('school', 'schl', 'sch', 'sc', 'campus', 'building', 'bldg', 'site');
const OF_TODAY = new RegExp(`^${TODAY}${SCHOOL}(name|code|id|number)?$`);

/** Of fewer students who changed school nothing follows. */
const FEW_STUDENTS = 2;
const NEARLY_ALL = 0.9;
/** In their latest year students are at the school of today, but for those who have left it. */
const MOST = 0.8;

interface SchoolsCompared {
  /** Students with rows in several years. */
  students: number;
  /** Of those, with one own school in all rows. */
  same: number;
  /**
   * Of those, with another one in other years; and those with several in one year, as where some
   * courses are taken at a center.
   */
  moved: number;
  mixed: number;
  /** In how many years of students the other column has one school, of how many. */
  years: number;
  single: number;
  /** Rows of the latest years, and those in which the two go together. */
  latest: number;
  alike: number;
}

/**
 * Exports of several years often have the school of today beside that of each row. One that never changes within a
 * student gives way to one that does, from year to year. Answers what was decided.
 */
export async function schoolOfRow(headed: HeadedTable, mapping: MappingDraft, decided: Decided): Promise<Decision[]> {
  const own = mapping.get('school');
  if (!own || decided.has('school') || !mapping.has('student_id') || !mapping.has('school_year')) return [];
  const isNamed = OF_TODAY.test(headerKey(own.header));
  for (const other of othersOf(headed, mapping, own)) {
    if (!isOfRow(await compared(headed, mapping, own, other), isNamed)) continue;
    mapping.set('school', other);
    return [
      { is: 'read-as', header: other.header, column: 'school', because: { is: 'school-of-today', other: own.header } },
    ];
  }
  return [];
}

function othersOf(
  { columns, context, schools, samples }: HeadedTable,
  mapping: Mapping,
  own: SourceColumn,
): SourceColumn[] {
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const isKnown = schoolFinder(context.schools);
  const filled = (index: number) => samples(index).filter((cell) => cell.trim()).length;
  return columns.filter(({ index, header }) => {
    const words = header.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
    const key = headerKey(header);
    if (taken.has(index) || !OF_SCHOOL.test(words) || OF_ELSE.test(key) || OF_TODAY.test(key)) return false;
    return filled(index) >= filled(own.index) * NEARLY_ALL && schools(index).some(isKnown);
  });
}

/** A name that says today needs no student who moved: all may have been at one school in all years. */
const isOfRow = (
  { students, same, moved, mixed, years, single, latest, alike }: SchoolsCompared,
  isNamed: boolean,
): boolean =>
  students > 0 &&
  same >= students * NEARLY_ALL &&
  single >= years * NEARLY_ALL &&
  (isNamed || (moved >= FEW_STUDENTS && moved > mixed && alike >= latest * MOST));

async function compared(
  { engine }: HeadedTable,
  mapping: Mapping,
  own: SourceColumn,
  other: SourceColumn,
): Promise<SchoolsCompared> {
  const year = mapping.get('school_year');
  const isEntry = year?.index === mapping.get('entry_date')?.index;
  return await engine.counts(
    'compare the schools of students',
    `WITH cell AS (
        SELECT ${textUnder(mapping.get('student_id'))} AS student, ${textUnder(year)} AS written, ${textUnder(own)} AS own, ${textUnder(other)} AS other FROM source),
      line AS (
        SELECT student, own, other, ${isEntry ? `CAST(${endOfDate('written')} AS VARCHAR)` : 'written'} AS year FROM cell
        WHERE student IS NOT NULL AND written IS NOT NULL AND own IS NOT NULL AND other IS NOT NULL),
      by_year AS (
        SELECT student, min(own) AS own, max(own) AS last_own, min(other) AS other, count(DISTINCT other) = 1 AS is_single
        FROM line GROUP BY student, year),
      by_student AS (
        SELECT min(own) = max(last_own) AS is_same, count(DISTINCT other) FILTER (is_single) > 1 AS is_moved, bool_or(NOT is_single) AS is_mixed
        FROM by_year GROUP BY student HAVING count(*) > 1),
      latest AS (SELECT own, other FROM line QUALIFY year = max(year) OVER (PARTITION BY student)),
      pair AS (SELECT own, count(*) AS rows FROM latest GROUP BY own, other),
      best AS (SELECT max(rows) AS rows FROM pair GROUP BY own)
      SELECT count(*) AS students, count(*) FILTER (is_same) AS same, count(*) FILTER (is_same AND is_moved) AS moved, count(*) FILTER (is_mixed) AS mixed,
        (SELECT count(*) FROM by_year) AS years, (SELECT count(*) FROM by_year WHERE is_single) AS single,
        (SELECT sum(rows) FROM pair) AS latest, (SELECT sum(rows) FROM best) AS alike FROM by_student`,
    ['students', 'same', 'moved', 'mixed', 'years', 'single', 'latest', 'alike'],
  );
}
