import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { fitOfColumn } from '#datasets/kit/suggest/suggest-columns.ts';
import { type Decided, type HeadedTable, textUnder } from '../../headed-table.ts';
import type { Rivals } from '../rivals.ts';
import { isOfAnotherYear } from './year-column.ts';

const OF_YEAR = /year|yr|^sy$/;
/** Of fewer students nothing follows. */
const FEW_STUDENTS = 2;
const NEARLY_ALL = 0.9;
/** Some have been here for a year or two. */
const SOME = 0.5;

interface Compared {
  /** Students with several rows. */
  students: number;
  /**
   * Of those, with one own year in all of them; and with three others or more, since fall and
   * spring of one year are two.
   */
  same: number;
  varying: number;
}

/**
 * Exports often have the year of today, as that of the calendar a student is in, beside the year of each row. One that
 * never changes within a student gives way to one that does. Answers what was decided.
 */
export async function yearOfRow(
  headed: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  rivals: Rivals,
): Promise<Decision[]> {
  const own = mapping.get('school_year');
  if (!own || decided.has('school_year') || !mapping.has('student_id') || variesInFirstRows(headed, mapping, own))
    return [];
  for (const other of othersOf(headed, mapping, rivals)) {
    const { students, same, varying } = await compared(headed, mapping, own, other);
    if (same < students * NEARLY_ALL || varying < Math.max(FEW_STUDENTS, students * SOME)) continue;
    mapping.set('school_year', other);
    const because = { is: 'year-of-today', other: own.header } as const;
    return [{ is: 'read-as', header: other.header, column: 'school_year', because }];
  }
  return [];
}

/** So it does in most files, and no query is needed. */
function variesInFirstRows({ samples }: HeadedTable, mapping: Mapping, own: SourceColumn): boolean {
  const [students, years] = [samples(mapping.get('student_id')?.index ?? own.index), samples(own.index)];
  if (students.length !== years.length) return false;
  const first = new Map(students.map((student, at) => [student, years[at]] as const).reverse());
  return students.some((student, at) => first.get(student) !== years[at]);
}

function othersOf({ dataset, columns, samples, context }: HeadedTable, mapping: Mapping, rivals: Rivals) {
  const column = dataset.columns.find(({ name }) => name === 'school_year');
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  const called = columns.filter(({ header }) => OF_YEAR.test(headerKey(header)));
  return [...new Set([...(rivals.get('school_year') ?? []), ...called])].filter(
    ({ header, index }) =>
      column &&
      !taken.has(index) &&
      !isOfAnotherYear(headerKey(header)) &&
      ['fits', 'distinctive'].includes(fitOfColumn(column, samples(index), context)),
  );
}

const compared = (
  { engine }: HeadedTable,
  mapping: Mapping,
  own: SourceColumn,
  other: SourceColumn,
): Promise<Compared> =>
  engine.counts(
    'compare the years of students',
    `WITH cell AS (SELECT ${textUnder(mapping.get('student_id'))} AS student, ${textUnder(own)} AS own, ${textUnder(other)} AS other FROM source),
      by_student AS (
        SELECT count(DISTINCT own) = 1 AS is_same, count(DISTINCT regexp_extract(other, '[0-9]+')) > 2 AS is_varying FROM cell
        WHERE student IS NOT NULL GROUP BY student HAVING count(*) > 1)
      SELECT count(*) AS students, count(*) FILTER (is_same) AS same, count(*) FILTER (is_same AND is_varying) AS varying FROM by_student`,
    ['students', 'same', 'varying'],
  );
