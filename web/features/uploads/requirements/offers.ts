import type { RequirementStatus, Requirements } from '#contract/uploads/requirements.ts';
import { columnsOf } from './rows.ts';

export interface MarkableSchool {
  id: string;
  name: string;
  isMarked: boolean;
}

export interface MarkableColumn {
  column: string;
  schools: readonly MarkableSchool[];
}

/** A column that is uploaded is offered. */
const isOpen = (status: RequirementStatus | undefined) => status !== undefined && status !== true;

/** The columns in which something is not uploaded yet, with the schools of which that is true. */
export function markableColumns(
  { schools }: Requirements,
  known: readonly { id: string; name: string }[],
): MarkableColumn[] {
  const names = [...new Set(Object.values(schools).flatMap((entry) => Object.keys(columnsOf(entry))))];
  const statusOf = (name: string, column: string) => columnsOf(schools[name] ?? false)[column];
  return names
    .map((column) => ({
      column,
      schools: known
        .filter(({ name }) => isOpen(statusOf(name, column)))
        .map(({ id, name }) => ({ id, name, isMarked: statusOf(name, column) === 'not_offered' })),
    }))
    .filter((one) => one.schools.length > 0);
}

export interface OfferChange {
  column: string;
  /** Ids of schools to mark. */
  mark: string[];
  takeBack: string[];
}

/** What changes when exactly the chosen schools are marked. */
export const changeOf = ({ column, schools }: MarkableColumn, chosen: readonly string[]): OfferChange => ({
  column,
  mark: schools.filter(({ id, isMarked }) => !isMarked && chosen.includes(id)).map(({ id }) => id),
  takeBack: schools.filter(({ id, isMarked }) => isMarked && !chosen.includes(id)).map(({ id }) => id),
});

export const reversed = ({ column, mark, takeBack }: OfferChange): OfferChange => ({
  column,
  mark: takeBack,
  takeBack: mark,
});
