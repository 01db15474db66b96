import { z } from 'zod';
import { TranscriptId } from '../ids.ts';
import { RuleSetVerdict } from '../quality/rule-sets.ts';
import { defineRoute } from '../route.ts';
import { CategoryOrNone } from './categories.ts';
import { Candidate, ofSchool } from './transcripts.ts';

export const COURSE_LEVELS = ['AP', 'IB', 'honors', 'general'] as const;

/** Whether a row counts for GPA and credits, and why not where it does not. */
const STANDINGS = ['counted', 'other_mark', 'not_counted', 'not_a_course', 'credit_counted_before'] as const;

export const TranscriptCourse = z.object({
  school_year: z.string(),
  term: z.string().nullable(),
  course_code: z.string().nullable(),
  title: z.string(),
  subject_area: z.string(),
  level: z.enum(COURSE_LEVELS),
  is_cte: z.boolean(),
  grade: z.string().nullable(),
  /** Carnegie units that count. */
  credits: z.number(),
  standing: z.enum(STANDINGS),
  in_gpa: z.boolean(),
  /** Where it was taken, if not at the student's school. */
  school: z.string().nullable(),
});
export type TranscriptCourse = z.infer<typeof TranscriptCourse>;

export const TestScore = z.object({
  test: z.enum(['SAT', 'ACT', 'AP', 'IB']),
  name: z.string(),
  /** Day or year of the administration. */
  taken: z.string().nullable(),
  score: z.string(),
});
export type TestScore = z.infer<typeof TestScore>;

const AsOf = z.object({ version: z.int(), computed_at: z.string().nullable() });

/** One student's transcript, with the numbers of a version. */
export const Transcript = Candidate.omit({ selected: true }).extend({
  credits: z.number(),
  years: z.array(
    z.object({
      period: z.string(),
      grade_level: z.int().nullable(),
      credits: z.number(),
      courses: z.array(TranscriptCourse),
    }),
  ),
  subjects: z.array(z.object({ name: z.string(), credits: z.number(), courses: z.int(), ap_ib: z.int() })),
  scores: z.array(TestScore),
  /** Local credits of a Carnegie unit, of each school whose credits were divided. */
  credit_divisors: z.array(z.number()),
  as_of: AsOf,
  /**
   * The way to each rule set (docs/domain/opportunity.md#rule-sets). What was finalized by an earlier
   * version of the portal has none.
   */
  requirements: z.array(RuleSetVerdict).optional(),
  /** The district's own ID of the student: only where the audit shows it, to those who choose. */
  district_id: z.string().nullable().optional(),
});
export type Transcript = z.infer<typeof Transcript>;

/** Newer data of a finalized transcript that differs, in sentences. */
export const Newer = AsOf.extend({ changes: z.array(z.string()) });
export type Newer = z.infer<typeof Newer>;

export const FinalizedTranscript = Transcript.extend({ newer: Newer.nullable() });
export type FinalizedTranscript = z.infer<typeof FinalizedTranscript>;

const looking = { scope: 'audit', permission: 'transcripts.read', params: ofSchool } as const;

export const readFinalized = defineRoute({
  ...looking,
  name: 'transcripts.finalized',
  method: 'GET',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/finalized',
  summary: 'The finalized transcripts of a school as of their finalization, and what newer data says otherwise.',
  answer: z.object({ transcripts: z.array(FinalizedTranscript) }),
  event: 'transcript.viewed',
});

export const readTranscript = defineRoute({
  ...looking,
  name: 'transcripts.read',
  method: 'GET',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/:transcriptId',
  summary: 'One student’s transcript: as of its finalization where it is finalized, else as of now.',
  params: ofSchool.extend({ transcriptId: TranscriptId }),
  answer: FinalizedTranscript,
  event: 'transcript.viewed',
});

/** One student a page. */
const MOST_PRINTED = 50;

export const printTranscripts = defineRoute({
  ...looking,
  name: 'transcripts.print',
  method: 'POST',
  path: '/eoa/:eoaId/schools/:schoolId/transcripts/print',
  summary: 'Transcripts to print, up to 50. Without IDs what is finalized, else what the draft holds.',
  body: z.object({ ids: z.array(TranscriptId).max(MOST_PRINTED).optional(), category: CategoryOrNone.optional() }),
  answer: z.object({
    school: z.string(),
    district: z.string(),
    year_ending: z.int(),
    printed_by: z.string(),
    printed_at: z.string(),
    is_finalized: z.boolean(),
    selection_version: z.int(),
    finalized_at: z.string().nullable(),
    finalized_by: z.string().nullable(),
    transcripts: z.array(FinalizedTranscript),
  }),
  event: 'transcript.printed',
});
