import { z } from 'zod';
import { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import type { Language } from '#datasets/words/language.ts';
import { sayDataset } from '#datasets/words/sentences.ts';
import { AUDIT_LOG } from '#server/words/audit-log.ts';
import { sayChanges } from './changes.ts';

const Count = z.int().nonnegative().optional().catch(undefined);
const Text = z.string().optional().catch(undefined);

/** Of a school, an audit or settings. */
const Settings = z.record(z.string(), z.unknown()).optional().catch(undefined);

/**
 * What lines record beside who, what and which file: counts, and words of people, under the same names in all events.
 */
const Details = z.object({
  counts: z.object({ error: z.int() }).optional().catch(undefined),
  /** The person or the school it is about, as named then. */
  name: Text,
  /** A staged file, which is not an upload yet. */
  file: Text,
  reason: Text,
  /** Until which day an audit is kept. */
  until: Text,
  movedTo: UploadFileType.optional().catch(undefined),
  selected: Count,
  transcripts: Count,
  students: Count,
  items: Count,
  /** Of lists that are read page by page, which one. */
  list: Text,
  /** Their codes. */
  courses: z
    .array(z.unknown())
    .transform((codes) => codes.length)
    .optional()
    .catch(undefined),
  uploaded: Count,
  before: Settings,
  after: Settings,
});
export type LogDetails = z.infer<typeof Details>;

export const readDetails = (details: unknown): LogDetails => Details.parse(details);

/** What a line adds to its action, in words: '8 transcripts'. null where it adds nothing. */
export function sayDetails(details: LogDetails, language: Language): string | null {
  const words = AUDIT_LOG[language].about;
  const { name, file, reason, until, movedTo, before, after } = details;
  const counted = (['students', 'transcripts', 'items', 'courses', 'uploaded'] as const).map((key) =>
    details[key] === undefined ? undefined : words[key](details[key]),
  );
  // A new name is among the changes, after the earlier one.
  const isRenamed = before !== undefined && after !== undefined && before.name === name && after.name !== name;
  const said = [
    isRenamed ? undefined : name,
    file,
    ...(before && after ? sayChanges(before, after, language) : []),
    until,
    movedTo && words.movedTo(sayDataset(datasetOf(movedTo), language)),
    details.selected === undefined ? undefined : words.students(details.selected),
    ...counted,
    reason && words.reason(reason),
  ];
  return said.filter(Boolean).join(' · ') || null;
}
