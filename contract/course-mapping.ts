import { z } from 'zod';
import { inAudit } from './audits.ts';
import { SchoolId } from './ids.ts';
import { defineRoute } from './route.ts';

/** A course of the national list: SCED, School Courses for the Exchange of Data. */
export const ScedCourse = z.object({
  /** Five digits. */
  code: z.string(),
  title: z.string(),
  subject_area: z.string(),
});
export type ScedCourse = z.infer<typeof ScedCourse>;

const CourseLevel = z.enum(['AP', 'IB', 'honors', 'general']);

/** How likely a suggestion is right, in words. */
export const Confidence = z.enum(['sure', 'likely', 'possible']);
export type Confidence = z.infer<typeof Confidence>;

/** A course as the files name it: its code and its title, both as compared. */
const CourseKey = z.object({ course_code: z.string().min(1).max(60), title_key: z.string().max(300) });
export type CourseKey = z.infer<typeof CourseKey>;

export const LocalCourse = CourseKey.extend({
  /** As written. */
  course_title: z.string(),
  /** Names of the schools that offer it or have marks of it, of those the person may see. */
  schools: z.array(z.string()),
  /** Marks on transcripts, without transfers. */
  rows: z.int(),
  suggestion: z
    .object({
      /** null: not a course. */
      course: ScedCourse.nullable(),
      level: CourseLevel.nullable(),
      confidence: Confidence,
      /** Why, in a sentence. */
      reason: z.string(),
    })
    .nullable(),
  decision: z
    .object({
      /** null: not a course. */
      course: ScedCourse.nullable(),
      level: CourseLevel.nullable(),
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
});
export type LocalCourse = z.infer<typeof LocalCourse>;

/** `open`: no file names a subject area for all of it, and no one has decided. */
export const COURSE_STATES = ['open', 'decided', 'all'] as const;
export const CourseState = z.enum(COURSE_STATES);
export type CourseState = z.infer<typeof CourseState>;

/**
 * Of all courses of the schools, whatever is searched for. A row is mapped by a person, or where a
 * file names its subject area.
 */
export const MappingProgress = z.object({
  rows: z.int(),
  mapped_rows: z.int(),
  /** 0 to 100, one decimal; null without rows. */
  percentage: z.number().nullable(),
  open_courses: z.int(),
});
export type MappingProgress = z.infer<typeof MappingProgress>;

export const listLocalCourses = defineRoute({
  name: 'course-mapping.list',
  method: 'GET',
  path: '/eoa/:eoaId/course-mapping',
  summary:
    'Local courses by number of transcript rows, each with a suggested SCED course and why, and what was decided.',
  scope: 'audit',
  permission: 'quality.read',
  params: inAudit,
  query: z.object({
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(100).default(25),
    school_id: SchoolId.optional(),
    state: CourseState.default('open'),
    /** Part of a code or title. */
    search: z.string().trim().max(100).optional(),
  }),
  answer: z.object({
    items: z.array(LocalCourse),
    total: z.int(),
    pages: z.int(),
    /** Of the numbers whose files these courses are of; 0: nothing was computed yet. */
    version: z.int(),
    progress: MappingProgress,
  }),
  event: null,
});

export const searchCourses = defineRoute({
  name: 'course-mapping.search',
  method: 'GET',
  path: '/eoa/:eoaId/course-mapping/sced-courses',
  summary: 'SCED courses by code, words of the title, or likeness.',
  scope: 'audit',
  permission: 'quality.read',
  params: inAudit,
  query: z.object({ search: z.string().trim().min(1).max(100) }),
  answer: z.array(ScedCourse),
  event: null,
});

export const decideCourses = defineRoute({
  name: 'course-mapping.decide',
  method: 'PUT',
  path: '/eoa/:eoaId/course-mapping/decisions',
  summary: 'Say what local courses are, or take it back. The numbers are computed again.',
  // One decision counts for the course in every school.
  scope: 'district',
  permission: 'uploads.write',
  params: inAudit,
  body: z.object({
    decisions: z
      .array(
        CourseKey.extend({
          /** A SCED course by its five digits; not_a_course: leave its rows out; undo: decide nothing. */
          decision: z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('sced'), sced_code: z.string().max(12) }),
            z.object({ kind: z.literal('not_a_course') }),
            z.object({ kind: z.literal('undo') }),
          ]),
          /**
           * The decision the list showed: a code of five digits, null for not a course, or undecided. One that has
           * changed since is not overwritten.
           */
          seen: z.string().max(12).nullable().optional(),
        }),
      )
      .min(1)
      .max(100),
  }),
  answer: z.object({ changed: z.int() }),
  event: 'courses.decided',
});
