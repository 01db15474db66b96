import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping, MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { fitOfColumn } from '#datasets/kit/suggest/suggest-columns.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';
import type { Rivals } from '../rivals.ts';
import { gradeIn } from './grade-in.ts';

const COLUMN = 'graduation_year';
/** Of rows in grades 9 to 12 with a class this many fit, or are off; of fewer nothing follows. */
const NEARLY_ALL = 0.9;
const FEW_ROWS = 5;
/**
 * The year in which a student began grade 9 is called a cohort's, too; a class that is a year or two away may be one.
 */
const BEGAN = 3;

interface Fit {
  rows: number;
  fitting: number;
  began: number;
}

/**
 * Of several years of a class the one that follows from the grade level, give or take a year. One that is three years
 * before in nearly all rows is the year of grade 9 and not read. Answers what was decided.
 */
export async function classBeside(
  headed: HeadedTable,
  mapping: MappingDraft,
  decided: Decided,
  rivals: Rivals,
): Promise<Decision[]> {
  const column = headed.dataset.columns.find(({ name }) => name === COLUMN);
  const own = mapping.get(COLUMN);
  if (!column || !own || decided.has(COLUMN) || !mapping.has('grade_level')) return [];
  const others = othersOf(headed, column, mapping, rivals);
  // Most files have one, and it is the class.
  if (others.length === 0 && !headerKey(own.header).includes('cohort')) return [];
  const { rows, fitting, began } = await fitOfClass(headed, mapping, own);
  if (rows < FEW_ROWS || fitting > rows * (1 - NEARLY_ALL)) return [];
  for (const other of others) {
    const found = await fitOfClass(headed, mapping, other);
    if (found.rows < FEW_ROWS || found.fitting < found.rows * NEARLY_ALL) continue;
    mapping.set(COLUMN, other);
    const because = { is: 'no-class', other: own.header } as const;
    return [{ is: 'read-as', header: other.header, column: column.name, because }];
  }
  if (began < rows * NEARLY_ALL) return [];
  mapping.delete(COLUMN);
  return [{ is: 'not-read-as', header: own.header, column: column.name, because: { is: 'years-of-entry' } }];
}

function othersOf(
  { samples, context }: HeadedTable,
  column: Column,
  mapping: Mapping,
  rivals: Rivals,
): readonly SourceColumn[] {
  const taken = new Set([...mapping.values()].map(({ index }) => index));
  return (rivals.get(COLUMN) ?? []).filter(
    ({ index }) => !taken.has(index) && fitOfColumn(column, samples(index), context) !== 'contradicts',
  );
}

/** Without a column of years the rows are of the final one. */
async function fitOfClass({ engine, context }: HeadedTable, mapping: Mapping, source: SourceColumn): Promise<Fit> {
  const cell = (name: ColumnName) => cellText(`c${mapping.get(name)?.index}`);
  const year = mapping.has('school_year') ? lastYear(cell('school_year')) : String(context.yearEnding);
  const [found] = await engine.rows(
    'compare classes and grade levels',
    `WITH cell AS (SELECT ${gradeIn(cell('grade_level'))} AS grade, ${year} AS year, ${lastYear(cellText(`c${source.index}`))} AS class FROM source),
      off AS (SELECT class - (year + 12 - grade) AS off FROM cell WHERE grade BETWEEN 9 AND 12 AND year IS NOT NULL AND class IS NOT NULL)
      SELECT count(*) AS rows, count(*) FILTER (abs(off) <= 1) AS fitting, count(*) FILTER (off IN (${-BEGAN - 1}, ${-BEGAN})) AS began FROM off`,
  );
  return { rows: Number(found?.rows), fitting: Number(found?.fitting), began: Number(found?.began) };
}

/** The last year in a cell, good enough to compare: '2023-24', '2024', '06/2024'; a lone year may be the one before. */
const lastYear = (text: string): string =>
  `TRY_CAST(regexp_extract(${text}, '(?:^|[^0-9])((?:19|20)[0-9]{2})(?:[^0-9]|$)', 1) AS INTEGER) + CASE WHEN regexp_matches(${text}, '(19|20)[0-9]{2} *[-/] *((19|20)?[0-9]{2})$') THEN 1 ELSE 0 END`;
