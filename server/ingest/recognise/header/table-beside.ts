import { confirmedFor } from '#datasets/kit/match/confirmed-columns.ts';
import { columnsNamed } from '#datasets/kit/match/to-match.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import { type HeadedTable, textUnder } from '../headed-table.ts';

export interface TableBeside {
  /** Those of the first table. */
  columns: readonly SourceColumn[];
  /** Those of the second one, of which none may be read as if it were of the student to its left. */
  beside: readonly SourceColumn[];
  findings: FileFinding[];
}

/** Of the students on other rows, this many are among those of the first table: the same ones in another order. */
const KNOWN = 0.5;
const MOST_NAMED = 10;

/**
 * A second table beside the first, with an ID of its own and other columns ('Student ID, Gender' and, after an empty
 * column, 'Student ID, Lunch'): a line is about two students. A second ID of the same student has the same
 * value, or another kind of value, on every line. Two columns of IDs under headers of their own, with no empty column
 * between them, may be numbers of two systems that both count from 13001: they are of one student.
 */
export async function tableBeside(
  headed: Pick<HeadedTable, 'engine' | 'dataset' | 'columns' | 'context' | 'samples'>,
): Promise<TableBeside> {
  const { columns, dataset, context } = headed;
  const alone = { columns, beside: [], findings: [] };
  if (confirmedFor(columns, context)) return alone;
  const isStudent = ({ header }: SourceColumn) =>
    columnsNamed(dataset, header).some(({ name }) => name === 'student_id');
  const [first, ...others] = columns.filter(isStudent);
  if (!first) return alone;
  for (const second of others) {
    const gap = await lastGap(headed, first, second);
    const isSame = headerKey(first.header) === headerKey(second.header);
    if (gap === null && !(isSame && mayShare(headed.samples(first.index), headed.samples(second.index)))) continue;
    const start = gap === null ? second.index : gap + 1;
    const [before, beside] = [
      columns.filter(({ index }) => index < start),
      columns.filter(({ index }) => index >= start),
    ];
    const own = new Set(before.map(({ header }) => headerKey(header)));
    // Of columns that are all there twice the first ones are read, and repeated-headers.ts tells.
    if (beside.every((one) => one === second || own.has(headerKey(one.header)))) continue;
    if (!(await isOfOthers(headed.engine, { first, second, gap, before, isSame }))) continue;
    const examples = beside.slice(0, MOST_NAMED).map(({ header }) => header);
    const more = beside.length - examples.length;
    return { columns: before, beside, findings: [aboutFile('file.table-beside', { is: 'examples', examples, more })] };
  }
  return alone;
}

/** The last column between the two that has no header and no cell; null where there is none. */
async function lastGap(
  { engine, columns }: Pick<HeadedTable, 'engine' | 'columns'>,
  first: SourceColumn,
  second: SourceColumn,
): Promise<number | null> {
  const headed = new Set(columns.map(({ index }) => index));
  for (let at = second.index - 1; at > first.index; at--) {
    if (headed.has(at)) continue;
    const filled = await engine.rows('look for a gap', `SELECT 1 FROM source WHERE trim(c${at}) <> '' LIMIT 1`);
    if (filled.length === 0) return at;
  }
  return null;
}

/** Of a local and a state ID no value is of both: most files end here, before all of their rows are compared. */
const mayShare = (one: readonly string[], other: readonly string[]): boolean => {
  const known = new Set(one);
  return other.some((id) => known.has(id));
};

interface Pair {
  first: SourceColumn;
  second: SourceColumn;
  gap: number | null;
  before: readonly SourceColumn[];
  /** Whether both have one header. */
  isSame: boolean;
}

async function isOfOthers(
  engine: HeadedTable['engine'],
  { first, second, gap, before, isSame }: Pair,
): Promise<boolean> {
  const [found] = await engine.rows(
    'compare two columns of students',
    `WITH pair AS (SELECT ${textUnder(first)} AS one, ${textUnder(second)} AS other FROM source)
      SELECT count(*) AS differ, count(*) FILTER (other IN (SELECT one FROM pair WHERE one IS NOT NULL)) AS known,
        count(*) FILTER (length(one) <> length(other)) AS unlike FROM pair WHERE one <> other`,
  );
  const [differ, known, unlike] = [Number(found?.differ), Number(found?.known), Number(found?.unlike)];
  if (differ === 0) return false;
  if (gap !== null && (isSame || (isBare(second) && unlike === 0 && isOnlyGap(before, gap)))) return true;
  return known >= KNOWN * differ;
}

/** 'ID' alone names no other kind of ID. */
const isBare = ({ header }: SourceColumn): boolean => headerKey(header) === 'id';

/** Report writers leave empty columns everywhere, which part nothing. */
const isOnlyGap = (before: readonly SourceColumn[], gap: number): boolean =>
  before.every(({ index }, at) => index === gap - before.length + at);
