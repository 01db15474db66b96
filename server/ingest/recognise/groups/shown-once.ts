import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { isRequired } from '#datasets/kit/requirement.ts';
import { type FileFinding, KEPT_ROWS } from '../../findings.ts';
import type { Evidence } from '../evidence/measure-columns.ts';
import { type HeadedTable, textUnder } from '../headed-table.ts';

/**
 * What rows below one another have in common, so that a report prints it once; a level or a SCED code is of one course.
 */
const OF_GROUPS: ReadonlySet<ColumnName> = new Set([
  ...(['school', 'school_year', 'grade_level', 'term', 'subject_area'] as const),
  ...(['pathway_name', 'pathway_code', 'career_cluster', 'cip_code'] as const),
]);
const FEWEST = 3;
const NEARLY_ALL = 0.9;
/** Whoever shows values once does so from the first row on: to look through a million rows takes seconds. */
const LOOKED_AT = 10_000;
/** Without one of each of these a row is in error, and its empty cells are explained there. */
const KEYS: readonly (readonly ColumnName[])[] = [['student_id'], ['course_code'], ['pathway_name', 'pathway_code']];

/**
 * Columns that may be empty and are filled only where a group begins: the rows below count as without a value, or go to
 * what was chosen for the file. Those whose empty cells are errors have a cause of their own
 * (check/causes/shown-once.ts).
 */
export async function shownOnce(headed: HeadedTable, mapping: Mapping, evidence: Evidence): Promise<FileFinding[]> {
  const { dataset, context } = headed;
  const findings: FileFinding[] = [];
  for (const column of dataset.columns) {
    const source = OF_GROUPS.has(column.name) ? mapping.get(column.name) : undefined;
    if (!source || (!column.mayBeEmpty && isRequired(column, context, (name) => mapping.has(name)))) continue;
    const { rows, filled } = evidence(source.index);
    if (filled >= FEWEST && filled * 2 <= rows) findings.push(...(await emptyBelow(headed, mapping, column, source)));
  }
  return findings;
}

async function emptyBelow(
  { engine }: HeadedTable,
  mapping: Mapping,
  { name }: Column,
  source: SourceColumn,
): Promise<FileFinding[]> {
  const keys = KEYS.map((names) => names.flatMap((key) => mapping.get(key) ?? [])).filter((same) => same.length > 0);
  if (keys.length === 0) return [];
  const isRow = keys.map((same) => `coalesce(${same.map(filledUnder).join(', ')}) IS NOT NULL`).join(' AND ');
  const rows = `SELECT row_number, ${filledUnder(source)} AS value, coalesce(${textUnder(mapping.get('student_id'))}, '') AS student
    FROM source WHERE ${isRow}`;
  // Within a group of rows of one student a value comes again only behind another one.
  const [found] = await engine.rows(
    'look for values shown once',
    `SELECT count(*) AS rows, count(value) AS filled, count(DISTINCT value) AS different, arg_min(value IS NOT NULL, row_number) AS starts,
        count(*) FILTER (begins) AS groups, count(*) FILTER (begins AND value IS NULL) AS unnamed, count(*) FILTER (value = above) AS again
      FROM (SELECT *, last_value(value IGNORE NULLS) OVER (PARTITION BY part ORDER BY row_number ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS above
        FROM (SELECT *, sum(CAST(begins AS INTEGER)) OVER (ORDER BY row_number) AS part
          FROM (SELECT *, lag(student) OVER (ORDER BY row_number) IS DISTINCT FROM student AS begins FROM (${rows} ORDER BY row_number LIMIT ${LOOKED_AT}))))`,
  );
  const count = (key: string) => Number(found?.[key]);
  const areGroups = mapping.has('student_id')
    ? count('groups') >= FEWEST &&
      count('unnamed') === 0 &&
      count('again') === 0 &&
      count('groups') * 2 <= count('rows')
    : count('different') >= count('filled') * NEARLY_ALL;
  if (found?.starts !== true || !areGroups || count('filled') * 2 > count('rows')) return [];
  const empty = await engine.rows(
    'list rows below values shown once',
    `SELECT row_number, count(*) OVER () AS count FROM (${rows}) WHERE value IS NULL ORDER BY row_number LIMIT ${KEPT_ROWS}`,
  );
  return [
    {
      code: 'file.shown-once',
      rows: empty.map(({ row_number }) => Number(row_number)),
      count: Number(empty[0]?.count),
      value: source.header,
      column: name,
    },
  ];
}

const filledUnder = (source: SourceColumn): string => `nullif(${textUnder(source)}, '')`;
