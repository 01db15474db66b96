import type { FileId } from '#contract/ids.ts';
import { isLossy } from '#contract/uploads/loss.ts';
import type { UploadedFile, UploadFileType, VersionChange } from '#contract/uploads/uploaded-file.ts';
import { type Looked, twinOf } from './candidates.ts';
import { changeOf } from './change.ts';

/** Why a file is not uploaded before the person has confirmed it. */
export type Hold =
  | { why: 'same'; file: { file_id: FileId; file_name: string; version: number } }
  | { why: 'loss'; file: UploadedFile; change: VersionChange };

interface Upload {
  type: UploadFileType;
  looked: Looked;
  /** What it replaces. */
  replaced: UploadedFile | null;
}

/** The very same bytes change nothing, and a replacement may take good rows away: both are asked about first. */
export function holdOn({ type, looked, replaced }: Upload): Hold | null {
  const twin = twinOf(type, looked);
  // A file that is moved has to leave its card, and in the place of its twin it doubles nothing.
  const takesPlace = looked.moves && replaced?.file_id === twin?.file_id;
  if (twin && !takesPlace) return { why: 'same', file: twin };
  if (replaced === null) return null;
  const alike = looked.alike?.find(({ file_id }) => file_id === replaced.file_id) ?? null;
  const change = changeOf({ file: replaced, alike }, looked);
  return change && isLossy(change) ? { why: 'loss', file: replaced, change } : null;
}

/** A confirmation is of one hold: another file to replace is another question. */
export const keyOf = ({ why, file }: Hold): string => `${why} ${file.file_id}`;
