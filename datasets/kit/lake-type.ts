import type { Column, ColumnKind, Dataset } from './dataset.ts';

/** What a value is in DuckDB, in the Parquet of a run (docs/lake.md) and wherever it is read again. */
export type LakeType = 'VARCHAR' | 'INTEGER' | 'DOUBLE' | 'BOOLEAN' | 'DATE';

/**
 * The DuckDB type of each kind of column. Everything that reads or writes a declared column takes its type from here.
 */
export const TYPE_OF_KIND: Readonly<Record<ColumnKind['kind'], LakeType>> = {
  text: 'VARCHAR',
  'student-id': 'VARCHAR',
  code: 'VARCHAR',
  'grade-range': 'VARCHAR',
  school: 'VARCHAR',
  'school-year': 'INTEGER',
  'class-year': 'INTEGER',
  date: 'DATE',
  integer: 'INTEGER',
  decimal: 'DOUBLE',
  'yes-no': 'BOOLEAN',
  'grade-level': 'INTEGER',
  mark: 'VARCHAR',
  term: 'VARCHAR',
  vocabulary: 'VARCHAR',
};

export const lakeTypeOf = ({ kind }: Pick<Column, 'kind'>): LakeType => TYPE_OF_KIND[kind.kind];

/** The columns of a dataset's rows in the lake: the school that every row has, the declared ones, the derived ones. */
export function lakeColumns<Name extends string, Made extends string>(
  dataset: Pick<Dataset<Name, Made>, 'columns' | 'derived'>,
): ReadonlyMap<Name | Made | 'school_id', LakeType> {
  return new Map<Name | Made | 'school_id', LakeType>([
    ['school_id', 'VARCHAR'],
    ...dataset.columns.map((column) => [column.name, lakeTypeOf(column)] as const),
    ...dataset.derived.map(({ name, type }) => [name, type] as const),
  ]);
}
