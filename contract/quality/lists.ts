import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { SchoolId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { UploadFileType } from '../uploads/uploaded-file.ts';

/**
 * The conditions of the EOA cohort in the order in which they are asked: the steps of the waterfall
 * (docs/domain/cohort.md#conditions).
 */
export const COHORT_STEPS = [
  'roster_in_any_year',
  'class_member',
  'not_withdrawn',
  'roster_in_all_four_years',
  'transcript_in_all_four_years',
  'cohort',
] as const;
export const CohortStep = z.enum(COHORT_STEPS);
export type CohortStep = z.infer<typeof CohortStep>;

/** Where to look in the person's own files. */
export const FileRow = z.object({
  file_id: z.string(),
  file_name: z.string(),
  upload_file_type: UploadFileType,
  /** As a spreadsheet program shows it, title rows included. */
  row: z.int(),
});
export type FileRow = z.infer<typeof FileRow>;

export const LeftOutStudent = z.object({
  /** As on the roster. */
  student_id: z.string(),
  /** Name of the home school. */
  school: z.string().nullable(),
  step: CohortStep,
  /** Why, in words: 'No transcript for 2021-2022.' */
  reason: z.string(),
  fix: z.string(),
  /** The years that are missing, as '2021-2022'. */
  missing_years: z.array(z.string()),
  look_at: z.array(FileRow),
});
export type LeftOutStudent = z.infer<typeof LeftOutStudent>;

const page = {
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(200).default(10),
};
const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), pages: z.int(), version: z.int() });

export const LeftOutPage = paged(LeftOutStudent);
export type LeftOutPage = z.infer<typeof LeftOutPage>;

const bySchool = { school_id: SchoolId.optional() };

export const listLeftOut = defineRoute({
  name: 'quality.left-out',
  method: 'GET',
  path: '/eoa/:eoaId/data-qc/cohort/students',
  summary:
    'The students whom a step of the cohort leaves out, why, and which row to look at; without a step those of all.',
  scope: 'audit',
  permission: 'student-rows.read',
  params: inAudit,
  query: z.object({ ...page, ...bySchool, step: CohortStep.optional() }),
  answer: LeftOutPage,
  event: 'students.viewed',
});

/** A POST, because a student ID must never be in an address: addresses are logged and kept in histories. */
export const findLeftOut = defineRoute({
  name: 'quality.find-left-out',
  method: 'POST',
  path: '/eoa/:eoaId/data-qc/cohort/students/search',
  summary: 'As cohort/students, those whose ID holds the text.',
  scope: 'audit',
  permission: 'student-rows.read',
  params: inAudit,
  query: z.object(bySchool),
  body: z.object({ ...page, step: CohortStep.optional(), student_id: z.string().trim().min(1).max(40) }),
  answer: LeftOutPage,
  event: 'students.viewed',
});

export const downloadLeftOut = defineRoute({
  name: 'quality.left-out-csv',
  method: 'GET',
  path: '/eoa/:eoaId/data-qc/cohort/students.csv',
  summary: 'All students whom a step of the cohort leaves out, as CSV.',
  scope: 'audit',
  permission: 'student-rows.read',
  params: inAudit,
  query: z.object({ ...bySchool, step: CohortStep.optional() }),
  streams: 'text/csv; charset=utf-8',
  event: 'students.downloaded',
});

/** What does not find its counterpart: one kind for each share of the matching panel. */
export const UNMATCHED_KINDS = ['students_demographics', 'transcript_courses', 'test_scores', 'cte_courses'] as const;
export const UnmatchedKind = z.enum(UNMATCHED_KINDS);
export type UnmatchedKind = z.infer<typeof UnmatchedKind>;

/** Why something is likely what was meant, the surest first. */
export const CANDIDATE_REASONS = [
  'other_id',
  'name_and_birth_date',
  'leading_zeros',
  'punctuation',
  'same_title',
  'transposed',
  'one_character',
  'last_name_and_birth_date',
  'other_school',
  'similar_title',
] as const;
export const CandidateReason = z.enum(CANDIDATE_REASONS);
export type CandidateReason = z.infer<typeof CandidateReason>;

export const LikelyMatch = z.object({
  /** The ID or code that may have been meant. */
  value: z.string(),
  /** Course title or student's name, where known. */
  label: z.string().nullable(),
  /** The surest first. */
  reasons: z.array(CandidateReason),
  /** The reasons in words: 'Same title. One character differs.' */
  words: z.string(),
});
export type LikelyMatch = z.infer<typeof LikelyMatch>;

export const UnmatchedItem = z.object({
  /** Student ID, course code or, for a score without an ID, the name, as written. */
  value: z.string(),
  label: z.string().nullable(),
  /** What is wrong, where there is more to say than that it is not matched. */
  note: z.string().nullable(),
  rows: z.int(),
  students: z.int(),
  /** The first row of it; null where no file has one. */
  look_at: FileRow.nullable(),
  candidates: z.array(LikelyMatch),
  /** What one correction does: 'Correcting it clears 128 of 404 rows.' */
  clears: z.string(),
});
export type UnmatchedItem = z.infer<typeof UnmatchedItem>;

/** Many items with one cause: 'Leading zeros are missing: 12 IDs, 40 rows.' */
export const UnmatchedCause = z.object({
  reason: CandidateReason.nullable(),
  words: z.string(),
  items: z.int(),
  rows: z.int(),
});
export type UnmatchedCause = z.infer<typeof UnmatchedCause>;

export const listUnmatched = defineRoute({
  name: 'quality.unmatched',
  method: 'GET',
  path: '/eoa/:eoaId/data-qc/matching/unmatched',
  summary: 'What is not matched, the most frequent first, with what was likely meant and why.',
  scope: 'audit',
  permission: 'student-rows.read',
  params: inAudit,
  query: z.object({ ...page, ...bySchool, kind: UnmatchedKind }),
  answer: paged(UnmatchedItem).extend({
    /** All rows that are not matched, as the matching panel counts them; for students and CTE courses the items. */
    rows: z.int(),
    causes: z.array(UnmatchedCause),
  }),
  event: 'unmatched.viewed',
});

export const downloadUnmatched = defineRoute({
  name: 'quality.unmatched-csv',
  method: 'GET',
  path: '/eoa/:eoaId/data-qc/matching/unmatched.csv',
  summary: 'Everything that is not matched, as CSV.',
  scope: 'audit',
  permission: 'student-rows.read',
  params: inAudit,
  query: z.object({ ...bySchool, kind: UnmatchedKind }),
  streams: 'text/csv; charset=utf-8',
  event: 'unmatched.downloaded',
});
