import { z } from 'zod';
import { FileId, SchoolId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { oneFile } from './uploaded-file.ts';

/** A column of the file by its letter and the header as the person wrote it. */
const FileColumn = z.object({ letter: z.string(), header: z.string() });

/** What the results of a file show beside its issues. */
export const FileDetails = z.object({
  sha256: z.string().nullable(),
  /** Which column was read as which; `label` is ours. */
  columns: z.array(FileColumn.extend({ label: z.string() })),
  /** Columns that are not stored. */
  ignored: z.array(FileColumn),
  /** Schools it was uploaded for that rows count for; null where no column says which school a row is of. */
  schools: z.object({ found: z.int(), of: z.int(), without: z.array(SchoolId) }).nullable(),
  /**
   * Different students of the file that are on the roster, and by which ID; null before the numbers are made with it,
   * where no one was found, and for members of some of its schools.
   */
  students: z.object({ found: z.int(), of: z.int(), by: z.enum(['local', 'state', 'other', 'name']) }).nullable(),
  /** How many rules a file of this type is checked against. */
  rules: z.int(),
  /** Its columns and values can be mapped by whoever sees all of its schools: what it holds is still known. */
  can_map: z.boolean(),
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
