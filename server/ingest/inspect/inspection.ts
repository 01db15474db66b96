import type { Inspection } from '#contract/uploads/intake.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Refused } from '#datasets/kit/layouts/refused.ts';
import type { AuditSchool, Confirmed } from '#datasets/kit/plan.ts';

import type { Fingerprint } from '../result.ts';

/** What a look at one file is asked to do. Paths are of this machine; the child sees only `folder` and the raw file. */
export interface InspectionRequest {
  rawPath: string;
  fileName: string;
  /** roles.csv to join this users.csv with, in `folder`; then nothing is looked at. */
  rolesPath?: string;
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
export type FoundInspection = Omit<Inspection, 'schools' | 'reason'> & {
  schools: { id: string; rows: number }[] | null;
  reason: TakenFor;
  /** Stays on the server; null where no one knows what the file is. */
  fingerprint: Fingerprint | null;
};

/** Why a file is taken for what it is. `columns` are declared names of the dataset. */
export type TakenFor =
  | { is: 'unknown'; headers: string[]; more: boolean }
  | { is: 'layout'; layout: string }
  | { is: 'mapped'; by: string }
  | { is: 'columns'; columns: string[]; more: number };

/** Why an entry of an archive stays in it. */
export type LeftInArchive = 'archive' | 'not-a-table';

export interface FoundEntry {
  name: string;
  note: LeftInArchive | null;
}

export interface UnpackedFile {
  name: string;
  /** In the request's folder. */
  path: string;
  size: number;
  sha256: string;
}

export type InspectionAnswer =
  | { found: 'table'; inspection: FoundInspection }
  | { found: 'refusal'; refused: Refused }
  /** Files that left an archive, or the one that two were joined to. */
  | { found: 'archive'; entries: FoundEntry[]; files: UnpackedFile[] };
