import { z } from 'zod';
import { TranscriptId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { Category, CategoryCounts, CategoryOrNone } from './categories.ts';
import { Distribution, TRAITS } from './demographics-match.ts';
import { CategoryThresholds } from './transcript-settings.ts';
import { Candidate, Limits, ofSchool } from './transcripts.ts';

/** What changed about a student since they were chosen, or why they are not a candidate anymore. */
export const Since = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('category'),
    before: Category.nullable(),
    gpa_before: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('left'),
    why: z.enum([
      'not_on_roster',
      'other_school',
      'class_member',
      'not_withdrawn',
      'roster_in_all_four_years',
      'transcript_in_all_four_years',
      'no_transcript',
    ]),
  }),
]);
export type Since = z.infer<typeof Since>;

export const ChosenCandidate = Candidate.extend({ since: Since.nullable() });
export type ChosenCandidate = z.infer<typeof ChosenCandidate>;

/** All that the page needs besides the tables, whatever the school's size. */
export const SelectionState = z.object({
  is_finalized: z.boolean(),
  version: z.int(),
  saved_at: z.string().nullable(),
  saved_by: z.string().nullable(),
  finalized_at: z.string().nullable(),
  finalized_by: z.string().nullable(),
  limits: Limits,
  counts: CategoryCounts,
  chosen: z.array(ChosenCandidate),
  /** Of all candidates of the school. */
  school: Distribution,
  shows_names: z.boolean(),
  /** By which the audit puts students into categories. */
  thresholds: CategoryThresholds,
  /** Of the numbers the candidates come from. */
  numbers: z.object({ version: z.int(), computed_at: z.string().nullable() }),
});
export type SelectionState = z.infer<typeof SelectionState>;

const reading = {
  method: 'GET',
  scope: 'audit',
  permission: 'transcripts.read',
  params: ofSchool,
  /** Recorded where the answer has names of students. */
  event: 'students.viewed',
} as const;

export const readSelectionState = defineRoute({
  ...reading,
  name: 'transcripts.state',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/selection',
  summary: 'What is chosen at a school, how many candidates there are, and who the students of the school are.',
  answer: SelectionState,
});

export const CANDIDATE_SORTS = ['student_label', 'gpa', ...TRAITS] as const;
export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

const one = z.string().max(60).optional();
/** A demographic field -> the value it has to have. */
export const TraitFilter = z.object({
  race: one,
  gender: one,
  disability_status: one,
  english_learner: one,
  low_income: one,
});
export type TraitFilter = z.infer<typeof TraitFilter>;

const paging = {
  sort: z.enum(CANDIDATE_SORTS).default('gpa'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().pipe(z.int().min(1)).default(1),
  size: z.coerce.number().pipe(z.int().min(1).max(100)).default(10),
};
const CandidatePage = z.object({ items: z.array(Candidate), total: z.int(), pages: z.int() });
export type CandidatePage = z.infer<typeof CandidatePage>;

export const listCandidates = defineRoute({
  ...reading,
  name: 'transcripts.candidates',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/candidates',
  summary: 'A page of the candidates of a category, filtered by demographic fields and sorted.',
  query: TraitFilter.extend({ category: CategoryOrNone, ...paging }),
  answer: CandidatePage,
});

/** A POST, because a name must never be in an address: addresses are logged and kept in histories. */
export const findCandidates = defineRoute({
  ...reading,
  method: 'POST',
  name: 'transcripts.find-candidates',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/candidates/search',
  summary: 'A page of the candidates of all categories whose code, or shown name, has the text.',
  body: z.object({ ...paging, student: z.string().trim().min(1).max(60) }),
  answer: CandidatePage,
});

/** Opaque IDs, joined by commas. */
const draft = z.object({
  ids: z
    .string()
    .max(2400)
    .default('')
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .pipe(z.array(TranscriptId)),
});

/** One step of a suggestion. `effects`: shares in percent of what moved most, before, after, and of the school. */
export const Swap = z.object({
  out: Candidate.nullable(),
  in: Candidate.nullable(),
  effects: z.array(
    z.object({
      trait: z.enum(TRAITS),
      value: z.string(),
      before: z.number().nullable(),
      after: z.number().nullable(),
      school: z.number(),
    }),
  ),
});
export type Swap = z.infer<typeof Swap>;

export const Suggestion = z.object({
  ids: z.array(TranscriptId),
  /** 0 to 1 as distanceOf has it; null with nothing chosen. */
  distance_before: z.number().nullable(),
  distance_after: z.number().nullable(),
  swaps: z.array(Swap),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestSelection = defineRoute({
  ...reading,
  permission: 'transcripts.write',
  name: 'transcripts.suggestion',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/suggestion',
  summary: 'The selection within the limits that is closest to the school, as steps from a draft. Nothing is changed.',
  query: draft,
  answer: Suggestion,
});

const Problem = z.object({
  severity: z.enum(['error', 'warning']),
  file_name: z.string(),
  message: z.string(),
  count: z.int(),
});

export const Checklist = z.object({
  limits: z.array(z.object({ category: Category, chosen: z.int(), limit: z.int(), candidates: z.int() })),
  /** Open problems in the files' rows of chosen students. */
  problems: z.array(z.object({ student_label: z.string(), problems: z.array(Problem) })),
  /** Chosen students whose place became another one. */
  since: z.array(z.object({ student_label: z.string(), since: Since })),
  /** Files that came, changed or went since the draft was saved. null: it never was. */
  new_files: z.array(z.object({ change: z.string(), file_name: z.string() })).nullable(),
});
export type Checklist = z.infer<typeof Checklist>;

export const readChecklist = defineRoute({
  ...reading,
  permission: 'transcripts.write',
  name: 'transcripts.checklist',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/checklist',
  summary: 'What to look at before a draft is finalized.',
  query: draft,
  answer: Checklist,
  event: null,
});
