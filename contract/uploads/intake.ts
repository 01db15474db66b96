import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { ErrorBody } from '../errors.ts';
import { FileId, SchoolId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { MOST_STAGED } from './most-staged.ts';
import { UploadedFile, UploadFileType, UploadMetadata } from './uploaded-file.ts';

/** Several files at once: they are staged, looked at, and become uploads when the person confirms what they are. */

const Refused = z.object({ reason: z.string(), fix: z.string() });

/** What a look at a file has found, without checking its rows. */
export const Inspection = z.object({
  /** null: too few of its headers are known. */
  upload_file_type: UploadFileType.nullable(),
  /** Why: 'Recognized as ACT student file.' */
  reason: z.string(),
  /** Other types the headers also explain, the likeliest first. */
  also: z.array(UploadFileType),
  /** Labels of columns that every such file needs and that were not found. */
  missing: z.array(z.string()),
  rows: z.int(),
  /** Different student IDs; null: no column has them. */
  students: z.int().nullable(),
  /** Names of the sheets that were read; none for text. */
  sheets: z.array(z.string()),
  /** null: no column says which school a row is of. Schools of the person only. */
  schools: z.array(z.object({ id: SchoolId, rows: z.int() })).nullable(),
  /** Rows of schools that are not of the audit, or not of the person, and some of the names the file gives. */
  elsewhere: z.object({ rows: z.int(), names: z.array(z.string()) }),
  /** As in the wizard; null: no column says so. Years outside of the audit are among them. */
  academic_periods: z.array(z.string()).nullable(),
  test_types: z.array(z.string()).nullable(),
  demographic_types: z.array(z.string()).nullable(),
});
export type Inspection = z.infer<typeof Inspection>;

/** A file that left an archive, or why it stayed there. */
const ArchiveEntry = z.object({ name: z.string(), note: z.string().nullable() });

/**
 * How a staged file compares with an upload. Keys are what tells rows apart: student IDs, course codes,
 * with their years and tests.
 */
export const AlikeFile = z.object({
  file_id: FileId,
  /**
   * `most`: more than half of the keys of both are in both, or the staged file has nine of ten of the upload's. `none`:
   * not one. `unknown`: they cannot be compared.
   */
  keys: z.enum(['most', 'some', 'none', 'unknown']),
  rows: z.int().nullable(),
  students: z.int().nullable(),
  schools: z.int().nullable(),
});
export type AlikeFile = z.infer<typeof AlikeFile>;

export const STAGED_PURPOSES = ['bulk', 'check'] as const;

export const StagedFile = z.object({
  id: FileId,
  file_name: z.string(),
  /** `check`: only looked at before the wizard submits. */
  purpose: z.enum(STAGED_PURPOSES),
  /** Name of the ZIP archive it came in. */
  from: z.string().nullable(),
  staged_at: z.string(),
  size: z.int().nullable(),
  state: z.enum(['uploading', 'inspecting', 'inspected', 'refused', 'unpacked', 'confirmed']),
  inspection: Inspection.nullable(),
  refused: Refused.nullable(),
  /** Of an archive: what was in it. */
  entries: z.array(ArchiveEntry).nullable(),
  /** The file of another card that confirming it takes out, with what was chosen for it. */
  moves: UploadedFile.pick({ file_id: true, upload_file_type: true, user_provided_file_metadata: true }).nullable(),
  /**
   * A file with the very same bytes: an upload, of the type the file looks like where there is one, otherwise one
   * that is staged before it.
   */
  same_as: z
    .object({
      file_name: z.string(),
      upload: z.object({ file_id: FileId, upload_file_type: UploadFileType, version: z.int() }).nullable(),
    })
    .nullable(),
  /** The files of the type it looks like that this person could replace with it. */
  alike: z.array(AlikeFile),
});
export type StagedFile = z.infer<typeof StagedFile>;

export const stageFile = defineRoute({
  name: 'intake.stage',
  method: 'POST',
  path: '/eoa/:eoaId/intake/files',
  summary: 'Ask for a one-time address to PUT a file or a ZIP archive of files to, for a look before anything counts.',
  scope: 'audit',
  permission: 'uploads.write',
  params: inAudit,
  body: z.object({
    file_name: z.string().min(1).max(255),
    purpose: z.enum(STAGED_PURPOSES).default('bulk'),
    /** What it is meant to be, where that is known: taken unless the file says otherwise. */
    upload_file_type: UploadFileType.optional(),
    size: z.int().nonnegative().optional(),
  }),
  status: 201,
  answer: z.object({ id: FileId, presigned_url: z.url() }),
  event: 'intake.staged',
});

export const moveUpload = defineRoute({
  name: 'intake.move',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/move',
  summary:
    'Stage the bytes of a file for the card that would take it; confirming it takes the file out where it is. 409 without such a card.',
  scope: 'audit',
  permission: 'uploads.write',
  params: inAudit.extend({ fileId: FileId }),
  status: 201,
  answer: z.object({ id: FileId }),
  event: 'intake.staged',
});

export const listStaged = defineRoute({
  name: 'intake.list',
  method: 'GET',
  path: '/eoa/:eoaId/intake/files',
  summary: 'The files this person has staged and neither confirmed nor removed, in the order they came.',
  scope: 'audit',
  permission: 'uploads.write',
  params: inAudit,
  answer: z.array(StagedFile),
  event: null,
});

export const removeStaged = defineRoute({
  name: 'intake.remove',
  method: 'DELETE',
  path: '/eoa/:eoaId/intake/files/:fileId',
  summary: 'Take a staged file back; its bytes are deleted.',
  scope: 'audit',
  permission: 'uploads.write',
  params: inAudit.extend({ fileId: FileId }),
  status: 204,
  event: 'intake.removed',
});

export const confirmStaged = defineRoute({
  name: 'intake.confirm',
  method: 'POST',
  path: '/eoa/:eoaId/intake/confirm',
  summary:
    'Turn staged files into uploads. Each succeeds or fails alone; a file that was confirmed before answers the same.',
  scope: 'audit',
  permission: 'uploads.write',
  params: inAudit,
  body: z.object({
    files: z
      .array(
        z.object({
          id: FileId,
          upload_file_type: UploadFileType,
          user_provided_file_metadata: UploadMetadata,
          replaces_file_id: FileId.optional(),
          /** As in `request-upload-url`. */
          accepts_loss: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(MOST_STAGED),
  }),
  answer: z.object({
    files: z.array(
      z.union([
        z.object({ id: FileId, upload: UploadedFile, error: z.null() }),
        z.object({ id: FileId, upload: z.null(), error: ErrorBody }),
      ]),
    ),
  }),
  event: 'intake.confirmed',
});
