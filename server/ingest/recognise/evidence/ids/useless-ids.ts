import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column, Dataset } from '#datasets/kit/dataset.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import type { Decided } from '../../headed-table.ts';
import { MOSTLY_EMPTY, MOSTLY_FILLED } from '../better-columns.ts';
import { type ColumnEvidence, type Evidence, FEW_ROWS, filledOf, isOneForAll } from '../measure-columns.ts';

/** What differs where an id or a code should. */
const TOLD_APART: Readonly<Partial<Record<ColumnName, readonly ColumnName[]>>> = {
  student_id: ['state_student_id', 'last_name', 'first_name', 'birth_date'],
  course_code: ['course_title'],
};

/** Where one id in all rows is another column of the system, as no file of these is about one student. */
export const LISTS_OF_STUDENTS: readonly UploadFileType[] = ['STUDENT_ROSTER', 'STUDENT_DEMOGRAPHICS'];

/**
 * Takes away ids and codes that tell nothing apart: zero in all rows, the same in all rows of a list of students or of
 * rows whose names or titles differ, or mostly empty beside the state's id. Then the state's takes its place
 * (`orElse`), or a person says which column it is.
 */
export function withoutUselessIds(
  dataset: Dataset,
  mapping: MappingDraft,
  decided: Decided,
  evidence: Evidence,
): Decision[] {
  const found = (name: ColumnName | undefined) => {
    const source = name === undefined ? undefined : mapping.get(name);
    return source && evidence(source.index);
  };
  return dataset.columns.flatMap((column) => {
    const source = mapping.get(column.name);
    const told = TOLD_APART[column.name];
    if (!source || !told || decided.has(column.name)) return [];
    const ours = evidence(source.index);
    const isUseless =
      isZero(ours) || isOneForMany(dataset, column, ours, told.map(found)) || isSparse(ours, found(column.orElse));
    if (!isUseless) return [];
    mapping.delete(column.name);
    const because = { is: 'filled', own: filledOf(ours) } as const;
    return [{ is: 'not-read-as', header: source.header, column: column.name, because }];
  });
}

const isZero = ({ rows, filled, zeros }: ColumnEvidence): boolean => rows >= FEW_ROWS && filled > 0 && filled === zeros;

function isOneForMany(
  { type }: Dataset,
  { name }: Column,
  ours: ColumnEvidence,
  others: readonly (ColumnEvidence | undefined)[],
): boolean {
  if (!isOneForAll(ours) || ours.filled === 0) return false;
  const isList = name === 'student_id' && LISTS_OF_STUDENTS.includes(type);
  return isList || others.some((other) => other && other.different >= FEW_ROWS);
}

function isSparse(ours: ColumnEvidence, state: ColumnEvidence | undefined): boolean {
  if (!state || ours.rows < FEW_ROWS || state.different <= ours.different) return false;
  const filled = ours.filled - ours.zeros;
  return filled === 0 || (filled < ours.rows * MOSTLY_EMPTY && state.filled >= ours.rows * MOSTLY_FILLED);
}
