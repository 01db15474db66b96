import { z } from 'zod';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { inAudit } from '../audits.ts';
import { FileId, SchoolId } from '../ids.ts';

export const UploadFileType = z.enum(UPLOAD_FILE_TYPES);
export type UploadFileType = z.infer<typeof UploadFileType>;

const FILE_STATUSES = ['UPLOAD', 'UPLOAD_FAILED', 'PROCESSING', 'SUCCESS', 'DATA_ERRORS', 'MALFORMED'] as const;
export const FileStatus = z.enum(FILE_STATUSES);
export type FileStatus = z.infer<typeof FileStatus>;

/**
 * The wizard's choices under their fixed names (docs/product.md#fixed-wording). Values: school IDs,
 * '2020-2021', labels, test names.
 */
export const UploadMetadata = z.object({
  school_ids: z.array(SchoolId).min(1).max(2000),
  academic_periods: z.array(z.string().max(20)).min(1).max(10).optional(),
  demographic_types: z.array(z.string().max(60)).min(1).max(10).optional(),
  test_types: z.array(z.string().max(20)).min(1).max(10).optional(),
});
export type UploadMetadata = z.infer<typeof UploadMetadata>;

/** One line under 'Data matching'. */
export const ResultLine = z.object({
  status: z.enum(['success', 'failure', 'other']),
  description: z.string(),
  missingColumns: z.array(z.string()).optional(),
  /** The code of the group of problems that it sums up, which `issues` has with its rows. */
  cause: z.string().optional(),
});
export type ResultLine = z.infer<typeof ResultLine>;

/** Who took a file out of the audit, and why: their words, or the card it was moved to. */
export const Removal = z.object({
  at: z.string(),
  by: z.string(),
  reason: z.string().nullable(),
  moved_to: UploadFileType.nullable(),
});
export type Removal = z.infer<typeof Removal>;

const VersionSizes = z.object({ rows: z.int().nullable(), students: z.int().nullable(), schools: z.int().nullable() });

/**
 * What a replacement changes: rows that count, students, schools; null where that is not known, or also of
 * schools outside of the scope.
 */
export const VersionChange = z.object({ before: VersionSizes, after: VersionSizes });
export type VersionChange = z.infer<typeof VersionChange>;

export const UploadedFile = z.object({
  file_id: FileId,
  file_name: z.string(),
  upload_file_type: UploadFileType,
  status: FileStatus,
  statistics: z.array(z.string()),
  results_summary: z.array(ResultLine),
  user_provided_file_metadata: z.record(z.string(), z.array(z.string())),
  uploaded_at: z.string(),
  uploaded_by: z.string(),
  size: z.int().nullable(),
  /** `rows` once they are counted; `seconds` since processing began, null while it waits. */
  progress: z
    .object({
      stage: z.string(),
      percent: z.number().nullable(),
      rows: z.int().nullable(),
      seconds: z.int().nullable(),
    })
    .nullable(),
  issue_counts: z.object({ error: z.int(), warning: z.int(), note: z.int() }),
  rows: z.object({ read: z.int(), kept: z.int() }).nullable(),
  /** 1 for a first upload; a replacement has the number of the file it replaces plus one. */
  version: z.int(),
  /** Also uploaded for schools outside of the scope: only who sees those as well can replace, remove or download it. */
  covers_other_schools: z.boolean(),
  replaces: FileId.nullable(),
  replaced_by: FileId.nullable(),
  /** True when the numbers are computed from this file. */
  is_current: z.boolean(),
  /** The type whose card would take the file, where this one does not. */
  looks_like: UploadFileType.nullable(),
  /**
   * It has rows that were kept, all of them or those of the reader's schools, and each is of a student who is
   * on no roster: none counts.
   */
  strangers: z.enum(['all', 'of-yours']).nullable(),
  /** 'IB (Lincoln High)': marked as not offered, until its rows came with this file. */
  offered_after_all: z.array(z.string()),
  removed: Removal.nullable(),
  /** It lost more than a tenth of the version in use, which goes on until someone uses this one. */
  held: VersionChange.nullable(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/** What the address of one file names. */
export const oneFile = inAudit.extend({ fileId: FileId });
