import type { Provenance } from '#contract/quality/provenance.ts';
import { datasetOf } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { PROVENANCE_EN } from '#server/words/en/panels.ts';
import type { Lack } from './lacking.ts';
import { type Covering, gapsOf, type PanelNeeds } from './panels/gaps.ts';
import type { Schools } from './scopes.ts';

/** A current file, as far as provenance reports it. */
export interface SourceFile extends Covering {
  fileId: string;
  fileName: string;
  /** Rows of the file, and of each of its schools; null where a run did not count them. */
  counts: {
    read: number | null;
    kept: number | null;
    bySchool: Readonly<Record<string, { valid: number; errors: number }>> | null;
  };
}

/**
 * What is stored with a panel of where its numbers come from. Version and time are those of the
 * version it is read as of.
 */
export type Sources = Omit<Provenance, 'version' | 'computed_at'>;

/**
 * Where the numbers of a panel come from: the files of its datasets that cover a school of the scope; and what they do
 * without, also what is said not to be offered: that may change while the numbers stay.
 * @param lacks of the scope's schools
 */
export function sourcesOf(
  asking: PanelNeeds,
  files: readonly SourceFile[],
  schools: Schools,
  lacks: readonly Lack[],
): Sources {
  const { needs } = asking;
  const used = files.filter(
    ({ type, schoolIds }) => needs.includes(type) && (schools === 'all' || schools.some((id) => schoolIds.has(id))),
  );
  return {
    files: used.map((file) => ({
      file_id: file.fileId,
      file_name: file.fileName,
      upload_file_type: file.type,
      ...rowsOf(file, schools),
    })),
    partial: partialWords(needs, new Set(used.map(({ type }) => type))),
    missing: gapsOf(asking, lacks),
  };
}

/**
 * Rows that count and rows left out. Of a file that covers or holds other schools, too, those of
 * the scope's schools alone.
 */
function rowsOf({ schoolIds, counts: { read, kept, bySchool } }: SourceFile, schools: Schools) {
  // Asked some ten thousand times in a large district: the first school that is not one of the scope's decides.
  const isMine = (id: string) => schools === 'all' || schools.includes(id);
  if (schools === 'all' || ([...schoolIds].every(isMine) && Object.keys(bySchool ?? {}).every(isMine)))
    return { rows_kept: kept, rows_left_out: read === null || kept === null ? null : read - kept };
  if (bySchool === null) return { rows_kept: null, rows_left_out: null };
  const mine = schools.filter((id) => schoolIds.has(id)).map((id) => bySchool[id] ?? { valid: 0, errors: 0 });
  return {
    rows_kept: mine.reduce((sum, { valid }) => sum + valid, 0),
    rows_left_out: mine.reduce((sum, { errors }) => sum + errors, 0),
  };
}

/**
 * What is not there yet, in the English words by which it is stored (server/words/panels.ts). Without transcripts the
 * cohort is judged by the roster alone (docs/domain/cohort.md#before-transcripts).
 */
function partialWords(needs: readonly UploadFileType[], there: ReadonlySet<UploadFileType>): string[] {
  const missing = needs.filter((type) => !there.has(type));
  const rosterOnly = there.has('STUDENT_ROSTER') && missing.includes('TRANSCRIPT');
  return missing.map((type) =>
    type === 'TRANSCRIPT' && rosterOnly ? PROVENANCE_EN.rosterOnly : PROVENANCE_EN.notUploaded(datasetOf(type).label),
  );
}
