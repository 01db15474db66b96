import type { Provenance } from '#contract/quality.ts';
import type { RequirementStatus, Requirements } from '#contract/uploads.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';

/** Something the schools named have not uploaded: a whole dataset (`column` null) or one column of its requirements. */
export interface Gap {
  dataset: UploadFileType;
  column: string | null;
  schools: string[];
}

/** Whether a file of what the panel shows is in use; true while nothing is known. */
export const hasFiles = (provenance: Provenance | undefined): boolean =>
  provenance?.shows === undefined ||
  provenance.shows.some((type) => provenance.files.some((file) => file.upload_file_type === type));

type SchoolStatus = RequirementStatus | Record<string, RequirementStatus>;

/** null for the whole dataset, else the columns that are not uploaded. A file with errors is there, so it is no gap. */
function missingColumns(status: SchoolStatus): (string | null)[] {
  if (typeof status !== 'object') return status === false ? [null] : [];
  const columns = Object.keys(status).filter((column) => status[column] === false);
  return columns.length > 0 && columns.length === Object.keys(status).length ? [null] : columns;
}

/** Gaps of one dataset, whole datasets before columns. `only` keeps one school. */
export function gapsOf(dataset: UploadFileType, { schools }: Requirements, only: string | null): Gap[] {
  const gaps = new Map<string | null, Gap>();
  for (const [school, status] of Object.entries(schools)) {
    if (only !== null && school !== only) continue;
    for (const column of missingColumns(status)) {
      const gap = gaps.get(column) ?? { dataset, column, schools: [] };
      gap.schools.push(school);
      gaps.set(column, gap);
    }
  }
  return [...gaps.values()].sort((a, b) => Number(a.column !== null) - Number(b.column !== null));
}
