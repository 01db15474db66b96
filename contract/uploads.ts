import { z } from 'zod';
import { SLUGS, UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { inAudit } from './audits.ts';
import { FileId, SchoolId } from './ids.ts';
import { defineRoute } from './route.ts';

export const UploadFileType = z.enum(UPLOAD_FILE_TYPES);
export type UploadFileType = z.infer<typeof UploadFileType>;

export const FILE_STATUSES = ['UPLOAD', 'UPLOAD_FAILED', 'PROCESSING', 'SUCCESS', 'DATA_ERRORS', 'MALFORMED'] as const;
export const FileStatus = z.enum(FILE_STATUSES);
export type FileStatus = z.infer<typeof FileStatus>;

/** The wizard's choices under their fixed names (docs/product.md#fixed-wording). Values: school ids, '2020-2021', labels, test names. */
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
  replaces: FileId.nullable(),
  replaced_by: FileId.nullable(),
  /** True when the numbers are computed from this file. */
  is_current: z.boolean(),
  /** The type whose card would take the file, where this one does not. */
  looks_like: UploadFileType.nullable(),
  /** 'IB (Lincoln High)': marked as not offered, until its rows came with this file. */
  offered_after_all: z.array(z.string()),
  removed: Removal.nullable(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

export const requestUploadUrl = defineRoute({
  name: 'uploads.request',
  method: 'POST',
  path: '/eoa/:eoaId/request-upload-url',
  summary: 'Ask for a one-time address to PUT one file to.',
  scope: 'audit',
  permission: 'uploads.write',
  params: inAudit,
  body: z.object({
    file_name: z.string().min(1).max(255),
    upload_file_type: UploadFileType,
    user_provided_file_metadata: UploadMetadata,
    replaces_file_id: FileId.optional(),
    /** Length in bytes where the client knows it: the address then takes exactly that many. */
    size: z.int().nonnegative().optional(),
  }),
  status: 201,
  answer: z.object({ s3_key: z.string(), presigned_url: z.url() }),
  event: 'upload.requested',
});

const page = {
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(200).default(10),
};

export const listUploads = defineRoute({
  name: 'uploads.list',
  method: 'GET',
  path: '/eoa/:eoaId/upload-results',
  summary: 'The files of the audit, newest first; with page, size or upload_file_type as one page with totals.',
  scope: 'audit',
  permission: 'uploads.read',
  params: inAudit,
  query: z.object({
    upload_file_type: UploadFileType.optional(),
    /** One entry a file: its newest version only, also while an older one is still current. */
    newest: z.enum(['true']).optional(),
    /** The files that were removed from the audit, and those alone. */
    removed: z.enum(['true']).optional(),
    page: z.coerce.number().int().min(1).optional(),
    size: z.coerce.number().int().min(1).max(200).optional(),
  }),
  answer: z.union([z.array(UploadedFile), z.object({ items: z.array(UploadedFile), total: z.int(), pages: z.int() })]),
  event: null,
});

const oneFile = inAudit.extend({ fileId: FileId });

export const cancelUpload = defineRoute({
  name: 'uploads.cancel',
  method: 'DELETE',
  path: '/eoa/:eoaId/uploads/:fileId',
  summary:
    'Withdraw an upload that has not arrived or is being processed, or clear away a failed one; 409 once the result is here.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  status: 204,
  event: 'upload.canceled',
});

export const readUpload = defineRoute({
  name: 'uploads.read',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId',
  summary: 'One file, as in the list.',
  scope: 'audit',
  permission: 'uploads.read',
  params: oneFile,
  answer: UploadedFile,
  event: null,
});

export const reprocessUpload = defineRoute({
  name: 'uploads.reprocess',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/reprocess',
  summary:
    'Process the bytes of a file again; its earlier result shows until the new one is there. 409 while processing.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  answer: UploadedFile,
  event: 'upload.retried',
});

/** What removing a file would change. */
export const RemovalPreview = z.object({
  /** Rows that would leave the numbers. */
  rows: z.int(),
  /** Number of an older version that is in use and stays so. */
  stays: z.int().nullable(),
  /** Schools whose finalized transcripts were made with this file. */
  finalized: z.array(z.string()),
});
export type RemovalPreview = z.infer<typeof RemovalPreview>;

export const previewRemoval = defineRoute({
  name: 'uploads.removal',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/removal',
  summary: 'What removing a file would change: rows in the numbers, the version that stays, finalized selections.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  answer: RemovalPreview,
  event: null,
});

export const REASON_MAX = 200;

export const removeUpload = defineRoute({
  name: 'uploads.remove',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/remove',
  summary:
    'Take a processed file out of the audit: its rows leave every number, and it is kept. 409 while it is processed, or once it is out.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  body: z.object({ reason: z.string().trim().min(1).max(REASON_MAX) }),
  answer: UploadedFile,
  event: 'upload.removed',
});

export const putBackUpload = defineRoute({
  name: 'uploads.put-back',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/put-back',
  summary: 'Undo a removal: the file is as it was before. 409 when a newer version has taken its place.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  answer: UploadedFile,
  event: 'upload.put_back',
});

export const restoreVersion = defineRoute({
  name: 'uploads.restore',
  method: 'POST',
  path: '/eoa/:eoaId/uploads/:fileId/restore',
  summary:
    'Use an older version again: a new version with the same bytes and choices. 409 while a newer one is on its way.',
  scope: 'audit',
  permission: 'uploads.write',
  params: oneFile,
  status: 201,
  answer: UploadedFile,
  event: 'upload.restored',
});

export const Severity = z.enum(['error', 'warning', 'note']);

export const Issue = z.object({
  code: z.string(),
  severity: Severity,
  /** Row as seen in a spreadsheet program, title rows included; null when the problem is not of one row. */
  row: z.int().nullable(),
  /** Spreadsheet column letter. */
  column: z.string().nullable(),
  /** The header as the person wrote it. */
  header: z.string().nullable(),
  student_id: z.string().nullable(),
  /** Name of the school the row belongs to, where it names one of the audit. */
  school: z.string().nullable(),
  value: z.string().nullable(),
  message: z.string(),
  fix: z.string(),
});
export type Issue = z.infer<typeof Issue>;

export const IssueGroup = z.object({
  code: z.string(),
  severity: Severity,
  column: z.string().nullable(),
  header: z.string().nullable(),
  count: z.int(),
  message: z.string(),
  fix: z.string(),
  first_rows: z.array(z.int()),
  /** Words for what lies behind the group, where several findings have one cause. */
  cause: z.string().nullable(),
});
export type IssueGroup = z.infer<typeof IssueGroup>;

export const listIssues = defineRoute({
  name: 'uploads.issues',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/issues',
  summary:
    'The problems of a file: rows page by page for who may read rows of students, and groups by cause with true counts.',
  scope: 'audit',
  permission: 'uploads.read',
  params: oneFile,
  query: z.object({
    ...page,
    severity: Severity.optional(),
    code: z.string().max(60).optional(),
    column: z.string().max(3).optional(),
    school_id: SchoolId.optional(),
    /** Where in the list this row of the file is. */
    row: z.coerce.number().pipe(z.int().min(1)).optional(),
  }),
  answer: z.object({
    items: z.array(Issue),
    total: z.int(),
    pages: z.int(),
    groups: z.array(IssueGroup),
    /** How many problems come before the first one of `row`; null where the list has none of that row, or none was asked about. */
    before_row: z.int().nullable(),
    /** The role may not read rows of students: there are no items, and groups hold neither row numbers nor values. */
    rows_hidden: z.boolean(),
  }),
  event: null,
});

export const FileVersion = z.object({
  file_id: FileId,
  version: z.int(),
  file_name: z.string(),
  uploaded_at: z.string(),
  uploaded_by: z.string(),
  sha256: z.string().nullable(),
  rows: z.object({ read: z.int(), kept: z.int() }).nullable(),
  status: FileStatus,
  issue_counts: z.object({ error: z.int(), warning: z.int(), note: z.int() }),
  is_current: z.boolean(),
  replaced_by: FileId.nullable(),
  removed: Removal.nullable(),
});
export type FileVersion = z.infer<typeof FileVersion>;

export const listVersions = defineRoute({
  name: 'uploads.versions',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/versions',
  summary: 'Every version of a file, newest first: who, when, sha256, rows, verdict.',
  scope: 'audit',
  permission: 'uploads.read',
  params: oneFile,
  answer: z.array(FileVersion),
  event: null,
});

export const downloadOriginal = defineRoute({
  name: 'uploads.original',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/original',
  summary: 'The bytes as received, as an attachment.',
  scope: 'audit',
  permission: 'student-rows.read',
  params: oneFile,
  streams: 'application/octet-stream',
  event: 'upload.downloaded',
});

export const downloadFixWorkbook = defineRoute({
  name: 'uploads.fix-workbook',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/issues.xlsx',
  summary: 'The fix workbook: Read me, Fix first, All issues. 409 where there is nothing to fix, or not yet.',
  scope: 'audit',
  permission: 'student-rows.read',
  params: oneFile,
  streams: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  event: 'upload.issues_downloaded',
});

export const downloadFailedRows = defineRoute({
  name: 'uploads.failed-rows',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/failed-rows.csv',
  summary:
    'Every row with an error as it is in the file, with its row number and what to fix. 409 where no row is in error.',
  scope: 'audit',
  permission: 'student-rows.read',
  params: oneFile,
  streams: 'text/csv; charset=utf-8',
  event: 'upload.failed_rows_downloaded',
});

/** A column of the file by its letter and the header as the person wrote it. */
const FileColumn = z.object({ letter: z.string(), header: z.string() });

/** What the results of a file show beside its issues. */
export const FileDetails = z.object({
  sha256: z.string().nullable(),
  /** Which column was read as which; `label` is ours. */
  columns: z.array(FileColumn.extend({ label: z.string() })),
  /** Columns that are not stored. */
  ignored: z.array(FileColumn),
  /** How many rules a file of this type is checked against. */
  rules: z.int(),
  /** Rows in error that can be downloaded, in the schools of the person. */
  failed_rows: z.int(),
  /** Errors against the version before this one that could be read; null for a first version. */
  since: z.object({ file_id: FileId, version: z.int(), fixed: z.int(), added: z.int(), left: z.int() }).nullable(),
});
export type FileDetails = z.infer<typeof FileDetails>;

export const readDetails = defineRoute({
  name: 'uploads.details',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/details',
  summary: 'Which column was read as which, what can be downloaded, and what has changed since the version before.',
  scope: 'audit',
  permission: 'uploads.read',
  params: oneFile,
  answer: FileDetails,
  event: null,
});

/** Status of a school or of one requirement of a school. 'not_offered' where somebody said so: complete, without a file. */
export const RequirementStatus = z.union([z.boolean(), z.enum(['error', 'not_offered'])]);
export type RequirementStatus = z.infer<typeof RequirementStatus>;

export const Requirements = z.object({
  schools: z.record(z.string(), z.union([RequirementStatus, z.record(z.string(), RequirementStatus)])),
});
export type Requirements = z.infer<typeof Requirements>;

export const readRequirements = defineRoute({
  name: 'uploads.requirements',
  method: 'GET',
  path: '/eoa/:eoaId/upload-requirements/:type',
  summary: 'Per school (and per column) whether data is uploaded: true, false, error or not_offered.',
  scope: 'audit',
  permission: 'audit.read',
  params: inAudit.extend({ type: z.enum(SLUGS) }),
  answer: Requirements,
  event: null,
});
