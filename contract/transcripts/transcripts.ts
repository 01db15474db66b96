import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { SchoolId, TranscriptId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { Category, NoGpaReason } from './categories.ts';

/** One cohort student as a candidate; a demographic field without a value reads 'unknown'. */
export const Candidate = z.object({
  id: TranscriptId,
  category: Category.nullable(),
  race: z.string(),
  gender: z.string(),
  disability_status: z.string(),
  english_learner: z.string(),
  low_income: z.string(),
  selected: z.boolean(),
  gpa: z.number().nullable(),
  student_label: z.string(),
  /** Failed core courses (docs/domain/grades.md#categories). Lists that an earlier version made have none. */
  failed_core: z.int().nullable().optional(),
  /** Only where the audit shows names to those who choose. */
  name: z.string().nullable().optional(),
  /** Why there is no GPA. */
  no_gpa_reason: NoGpaReason.nullable().optional(),
});
export type Candidate = z.infer<typeof Candidate>;

/** How many of each category may be chosen. */
export const Limits = z.record(Category, z.int());
export type Limits = z.infer<typeof Limits>;

export const SelectionSummary = z.object({
  is_finalized: z.boolean(),
  version: z.int(),
  saved_at: z.string().nullable(),
  finalized_at: z.string().nullable(),
  finalized_by: z.string().nullable(),
  transcripts: z.array(Candidate),
  limits: Limits,
});
export type SelectionSummary = z.infer<typeof SelectionSummary>;

export const ofSchool = inAudit.extend({ schoolId: SchoolId });

export const readSelection = defineRoute({
  name: 'transcripts.selection-summary',
  method: 'GET',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/transcript-selection-summary',
  summary: 'The candidates of a school, their categories, and what is chosen.',
  scope: 'audit',
  permission: 'transcripts.read',
  params: ofSchool,
  answer: SelectionSummary,
  /** Recorded where the answer has names of students. */
  event: 'students.viewed',
});

const ids = z.array(TranscriptId).max(100);

/** A selection after a change. */
const Changed = z.object({ version: z.int(), is_finalized: z.boolean(), saved_at: z.string().nullable().optional() });

export const saveSelection = defineRoute({
  name: 'transcripts.save',
  method: 'PUT',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/selection',
  summary: 'Save the draft of a selection.',
  scope: 'audit',
  permission: 'transcripts.write',
  params: ofSchool,
  body: z.object({ ids, version: z.int() }),
  answer: Changed,
  event: 'selection.saved',
});

export const finalizeSelection = defineRoute({
  name: 'transcripts.finalize',
  method: 'POST',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/finalize-selection',
  summary: 'Finalize a selection: a list of IDs, or IDs with the version they were chosen on.',
  scope: 'audit',
  permission: 'transcripts.write',
  params: ofSchool,
  body: z.union([ids, z.object({ ids, version: z.int().optional() })]),
  answer: Changed,
  event: 'selection.finalized',
});

export const unfinalizeSelection = defineRoute({
  name: 'transcripts.unfinalize',
  method: 'POST',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/unfinalize',
  summary: 'Withdraw a finalization, with a reason; with IDs, what is selected afterwards is changed in the same step.',
  scope: 'audit',
  permission: 'transcripts.write',
  params: ofSchool,
  body: z.object({
    reason: z.string().trim().min(1).max(500),
    version: z.int().optional(),
    ids: ids.optional(),
  }),
  answer: Changed,
  event: 'selection.unfinalized',
});

/** Who a stale change lost against: details of a conflict. */
export const Overtaken = z.object({
  version: z.int(),
  is_finalized: z.boolean(),
  by: z.string().nullable(),
  at: z.string().nullable(),
});
export type Overtaken = z.infer<typeof Overtaken>;
