import { z } from 'zod';
import { inAudit } from '../audits.ts';
import { SchoolId, TranscriptId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { Count } from './numbers.ts';
import { MeasureOrStep, TRAIT_NAMES } from './opportunity.ts';
import { FAMILY_NAMES, LineVerdict } from './rule-sets.ts';

/** What a measure counts of a student: rows, scores, Carnegie units, courses. */
export const STUDENT_FACTS = [
  'ap_rows',
  'ib_rows',
  'honors_rows',
  'cte_rows',
  'passed_ap_ib_rows',
  'exams',
  'best_ap',
  'best_ib',
  'sat',
  'act',
  'first_units',
  'first_failed',
  'field_units',
  'pathway_courses',
] as const;
export type StudentFact = (typeof STUDENT_FACTS)[number];

export const StudentBehind = z.object({
  /** As on the roster, to those who may read rows of students. */
  student_id: z.string().nullable(),
  /** What the student is called where transcripts are chosen. */
  student_label: z.string(),
  /** Only where the audit shows names, to those who choose transcripts. */
  name: z.string().nullable(),
  transcript_id: TranscriptId,
  school_id: SchoolId.nullable(),
  school: z.string().nullable(),
  attained: z.boolean(),
  /** Not attained as far as is known; own rows could still make it true. */
  uncertain: z.boolean(),
  /** What the measure looks at; null where nothing is known. */
  facts: z.array(z.object({ fact: z.enum(STUDENT_FACTS), value: z.number().nullable() })),
  /** Courses of the measure's families: passed, or taken where it asks for that. null where it asks for none. */
  families: z.array(z.enum(FAMILY_NAMES)).nullable(),
  /** Lines of the measure's rule set that are not met. */
  lacks: z.array(LineVerdict),
});
export type StudentBehind = z.infer<typeof StudentBehind>;

export const listStudentsBehind = defineRoute({
  name: 'findings.students',
  method: 'GET',
  path: '/eoa/:eoaId/findings/:measure/students',
  summary:
    'The students behind a number of a finding, with what each attained or lacks: by code, and by ID to those who may read rows of students. Of a group of fewer than 10 students none.',
  scope: 'audit',
  permission: 'findings.read',
  params: inAudit.extend({ measure: MeasureOrStep }),
  query: z.object({
    school_id: SchoolId.optional(),
    trait: z.enum(TRAIT_NAMES).optional(),
    /** A group of the trait. */
    value: z.string().max(40).optional(),
    /** Of those who are asked: who attained it, or who did not. */
    attained: z.enum(['true', 'false']).optional(),
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(200).default(25),
  }),
  answer: z.object({
    items: z.array(StudentBehind),
    total: Count,
    pages: Count,
    version: Count,
    /** The group has 1 to 9 students who are asked: they are not listed. */
    small: z.boolean(),
  }),
  event: 'students.viewed',
});
