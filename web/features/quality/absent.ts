import type { Provenance } from '#contract/quality/provenance.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { stateOfColumn } from './missing-words.ts';

const words = qualityLists.provenance;

/** Columns of the requirement table of a dataset; none for the dataset as a whole. */
export interface RequiredColumns {
  type: UploadFileType;
  columns: readonly string[];
}

/**
 * What is read in place of a number that counts these columns, such as the tests SAT and ACT, where none of the schools
 * shown has any of them. null: at least one is there, and 0 is a number.
 */
export function absentIn(
  { type, columns }: RequiredColumns,
  from: Provenance | undefined,
  schools: number,
): string | null {
  if (from === undefined) return null;
  const whole = from.missing?.find((gap) => gap.upload_file_type === type && gap.column === null);
  const ofAll = whole?.school_count === schools ? whole.state : undefined;
  const states =
    columns.length === 0 ? [ofAll] : columns.map((column) => stateOfColumn(from, column, schools) ?? ofAll);
  if (states.includes(undefined)) return null;
  if (states.every((state) => state === 'not_offered')) return words.notOffered;
  if (states.includes('processing')) return words.processing;
  return states.includes('unreadable') ? words.unreadable : words.notUploaded;
}
