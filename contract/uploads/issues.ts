import { z } from 'zod';
import { SchoolId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { oneFile } from './uploaded-file.ts';

const page = {
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(200).default(10),
};

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
  /** The first sentence of `message`. */
  headline: z.string(),
  fix: z.string(),
  first_rows: z.array(z.int()),
  /** Words for what is behind the group, where several findings have one cause. */
  cause: z.string().nullable(),
});
export type IssueGroup = z.infer<typeof IssueGroup>;

export const listIssues = defineRoute({
  name: 'uploads.issues',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/issues',
  summary:
    'The problems of a file: rows page by page for those who may read rows of students, and groups by cause with true counts.',
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
    /**
     * How many problems come before the first one of `row`; null where the list has none of that row,
     * or none was asked about.
     */
    before_row: z.int().nullable(),
    /** The role may not read rows of students: there are no items, and groups hold neither row numbers nor values. */
    rows_hidden: z.boolean(),
  }),
  event: 'upload.issues_viewed',
});
