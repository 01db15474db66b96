import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { FileId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { UploadFileType } from './uploaded-file.ts';

/** A column of a file: its header as written, and which of several with the same header it is. */
export const HeaderRef = z.object({ header: z.string().max(1000), nth: z.int().min(1).max(2048) });
export type HeaderRef = z.infer<typeof HeaderRef>;

const Confirmation = z.object({ by: z.string(), at: z.string() });
export type Confirmation = z.infer<typeof Confirmation>;

export const FileHeader = HeaderRef.extend({
  letter: z.string(),
  /** A few distinct values; null where they are not shown. */
  samples: z.array(z.string()).nullable(),
  /**
   * How many of the rows that were looked at are filled, and how many values differ; absent for
   * files of earlier versions.
   */
  evidence: z
    .object({ rows: z.int(), filled: z.int(), different: z.int(), sampled: z.literal(true).optional() })
    .optional(),
});
export type FileHeader = z.infer<typeof FileHeader>;

export const MappedColumn = z.object({
  /** Declared name. */
  column: z.string(),
  label: z.string(),
  description: z.string(),
  is_required: z.boolean(),
  found: HeaderRef.extend({ by: z.enum(['header', 'person']) }).nullable(),
  /** The best first, each with its reason in words. */
  guesses: z.array(HeaderRef.extend({ reason: z.string() })),
  /** The guess to start from. */
  start: HeaderRef.nullable(),
});
export type MappedColumn = z.infer<typeof MappedColumn>;

export const MappedValue = z.object({
  column: z.string(),
  label: z.string(),
  key: z.string(),
  text: z.string(),
  /** Rows that hold it. */
  rows: z.int(),
  guess: z.string().nullable(),
  /** What was decided before: a value, or null for 'leave it'. Absent: nothing yet. */
  decided: z.object({ value: z.string().nullable() }).optional(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  /** A school that may as well be one outside the district: no one has to say what it is. */
  is_optional: z.boolean().optional(),
});
export type MappedValue = z.infer<typeof MappedValue>;

export const FileMapping = z.object({
  /** The processing that all this is about. */
  run: z.int(),
  headers: z.array(FileHeader),
  columns: z.array(MappedColumn),
  values: z.array(MappedValue),
  /**
   * The mapping in force for files with these headers and of these schools, and whose it is;
   * `schools` null: the district's.
   */
  confirmed: Confirmation.extend({ schools: z.array(z.string()).nullable() }).nullable(),
  /** What a save of this person replaces. */
  replaces: Confirmation.nullable(),
  /** Names of the schools a save of this person counts for; null: all schools of the district. */
  counts_for: z.array(z.string()).nullable(),
});
export type FileMapping = z.infer<typeof FileMapping>;

const ofFile = inAudit.extend({ fileId: FileId });
const name = z.string().max(100);

export const readMapping = defineRoute({
  name: 'mappings.read',
  method: 'GET',
  path: '/eoa/:eoaId/uploads/:fileId/mapping',
  summary:
    'What a person needs to map the columns and values of a file: its headers, what was found, guesses with reasons.',
  scope: 'audit',
  permission: 'uploads.write',
  params: ofFile,
  answer: FileMapping,
  event: null,
});

export const saveMapping = defineRoute({
  name: 'mappings.save',
  method: 'PUT',
  path: '/eoa/:eoaId/uploads/:fileId/mapping',
  summary:
    'Confirm which column is which and what values mean: kept for the district, or for the schools of a member of some, used for later files with the same headers, and right away for this file and the others of the audit that it concerns.',
  scope: 'audit',
  permission: 'uploads.write',
  params: ofFile,
  body: z.object({
    run: z.int(),
    /** `source` null: not in this file. */
    columns: z.array(z.object({ column: name, source: HeaderRef.nullable() })).max(200),
    /** `value` null: leave it as it is. */
    values: z
      .array(
        z.object({
          ...{ column: name, key: z.string().min(1).max(100), value: z.string().max(300).nullable() },
          /** `decided` as it was read. */
          seen: z.object({ value: z.string().max(300).nullable() }).optional(),
        }),
      )
      .max(500),
    /**
     * `replaces.at` as it was read: what someone else saved since, of columns or of values, is replaced,
     * and named in the answer.
     */
    seen_at: z.string().max(40).nullable(),
  }),
  answer: z.object({ overruled: Confirmation.nullable() }),
  event: 'mapping.saved',
});

export const SavedMapping = z.object({
  id: z.uuid(),
  upload_file_type: UploadFileType,
  confirmed: Confirmation,
  /** Names of the schools whose files it counts for, of this audit; null: all of the district. */
  schools: z.array(z.string()).nullable(),
  /** For columns: the headers of the files it is for; null where one value is mapped, whatever the headers. */
  headers: z.array(z.string()).nullable(),
  /** What stands for what, in words of the file and of the portal; `to` null: not in the file, or left as it is. */
  pairs: z.array(z.object({ from: z.string().nullable(), to: z.string().nullable(), column: z.string() })),
});
export type SavedMapping = z.infer<typeof SavedMapping>;

export const listMappings = defineRoute({
  name: 'mappings.list',
  method: 'GET',
  path: '/eoa/:eoaId/mappings',
  summary: 'Every mapping the district has confirmed, for all its audits.',
  scope: 'district',
  permission: 'uploads.write',
  params: inAudit,
  answer: z.array(SavedMapping),
  event: null,
});

export const removeMapping = defineRoute({
  name: 'mappings.remove',
  method: 'DELETE',
  path: '/eoa/:eoaId/mappings/:mappingId',
  summary: 'Forget a confirmed mapping. Files that were processed with it stay as they are.',
  scope: 'district',
  permission: 'uploads.write',
  params: inAudit.extend({ mappingId: z.uuid() }),
  status: 204,
  event: 'mapping.removed',
});
