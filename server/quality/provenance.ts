import type { Provenance } from '#contract/quality.ts';
import { datasetOf } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Schools } from './scopes.ts';

interface File {
  fileId: string;
  fileName: string;
  type: UploadFileType;
  schoolIds: readonly string[];
}

/** What is stored with a panel of where its numbers come from. Version and time are those of the version it is read as of. */
export type Sources = Omit<Provenance, 'version' | 'computed_at'>;

/** Where the numbers of a panel come from: the files of its datasets that cover a school of the scope. */
export function sourcesOf(needs: readonly UploadFileType[], files: readonly File[], schools: Schools): Sources {
  const used = files.filter(
    ({ type, schoolIds }) =>
      needs.includes(type) && (schools === 'all' || schoolIds.some((id) => schools.includes(id))),
  );
  return {
    files: used.map(({ fileId, fileName, type }) => ({ file_id: fileId, file_name: fileName, upload_file_type: type })),
    partial: partialWords(needs, new Set(used.map(({ type }) => type))),
  };
}

/** What is not there yet, in words. Without transcripts the cohort is judged by the roster alone (domain.md 7.1). */
function partialWords(needs: readonly UploadFileType[], there: ReadonlySet<UploadFileType>): string[] {
  const missing = needs.filter((type) => !there.has(type));
  const rosterOnly = there.has('STUDENT_ROSTER') && missing.includes('TRANSCRIPT');
  return missing.map((type) =>
    type === 'TRANSCRIPT' && rosterOnly ? 'based on roster only' : `no ${datasetOf(type).label} yet`,
  );
}
