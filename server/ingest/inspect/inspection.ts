import type { ArchiveEntry, Inspection } from '#contract/intake.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { AuditSchool, Confirmed } from '#datasets/kit/plan.ts';

/** What a look at one file is asked to do. Paths are of this machine; the child sees only `folder` and the raw file. */
export interface InspectionRequest {
  rawPath: string;
  fileName: string;
  /** What the person means it to be; null where they have not said. */
  meantAs: UploadFileType | null;
  context: InspectionContext;
  /** False for a file that came out of an archive: archives in archives stay closed. */
  mayUnpack: boolean;
  /** Largest file that may leave an archive, in bytes. */
  maxBytes: number;
  /** An empty folder: the child writes here alone. */
  folder: string;
}

export interface InspectionContext {
  yearEnding: number;
  schools: readonly AuditSchool[];
  /** What the district has confirmed, by type. */
  confirmed: Partial<Record<UploadFileType, Confirmed>>;
}

/** The schools found, as the audit knows them; which of them the person may see is decided where it is shown. */
export type FoundInspection = Omit<Inspection, 'schools'> & { schools: { id: string; rows: number }[] | null };

export interface UnpackedFile {
  name: string;
  /** In the request's folder. */
  path: string;
  size: number;
  sha256: string;
}

export type InspectionAnswer =
  | { found: 'table'; inspection: FoundInspection }
  | { found: 'refusal'; reason: string; fix: string }
  | { found: 'archive'; entries: ArchiveEntry[]; files: UnpackedFile[] };
