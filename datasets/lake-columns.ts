import { datasetOf, type LakeColumnOf } from './index.ts';
import type { UploadFileType } from './kit/file-type.ts';
import { type LakeType, lakeColumns } from './kit/lake-type.ts';
import { identifier } from './kit/sql/quote.ts';

/** Columns of a dataset's rows in the lake with their types, in the order in which they are named. */
export function typesOf<Type extends UploadFileType>(
  type: Type,
  names: readonly LakeColumnOf<Type>[],
): [name: string, type: LakeType][] {
  const known: ReadonlyMap<string, LakeType> = lakeColumns(datasetOf(type));
  return names.map((name) => {
    const found = known.get(name);
    if (!found) throw new Error(`${type} has no column ${name}`);
    return [name, found];
  });
}

/** As a CREATE TABLE wants them: `student_id VARCHAR, school_year INTEGER`. */
export const columnList = (columns: readonly (readonly [name: string, type: LakeType])[]): string =>
  columns.map(([name, type]) => `${identifier(name)} ${type}`).join(', ');
