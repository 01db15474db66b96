import { z } from 'zod';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { inAudit } from '../audits.ts';
import { SchoolId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { Count, Percent } from './numbers.ts';

/** The groups of students by trait, in the order of every answer. A student without a value is in none of a trait. */
export const TRAITS = {
  gender: ['male', 'female', 'other'],
  race: ['pacific islander', 'white', 'asian', 'american indian', 'latinx', 'other', 'two or more', 'black'],
  disability: ['with', 'without'],
  english_learner: ['learner', 'native'],
  low_income: ['low', 'above'],
} as const;
export type Trait = keyof typeof TRAITS;
export const TRAIT_NAMES = Object.keys(TRAITS) as Trait[];

/** The smallest group of which a rate is shown. */
export const SMALLEST_GROUP = 10;

/** What comes first where a measure cannot be trusted yet. */
export const NOT_READY = ['files_missing', 'courses_unmatched', 'scores_unmatched', 'sced_missing'] as const;
export type NotReady = (typeof NOT_READY)[number];

/** What the measures are about, in the order of the page. */
export const THEMES = ['access', 'success', 'progress', 'completion'] as const;
export type Theme = (typeof THEMES)[number];

export const MEASURE_IDS = [
  'ap_course',
  'ib_course',
  'advanced_course',
  'cte_course',
  'ap_ib_passed',
  'ap_ib_exam',
  'ap_ib_score',
  'sat_act',
  'ninth_on_track',
  'algebra_by_ninth',
  'algebra2',
  'chemistry_or_physics',
  'college_ready',
  'college_ready_near',
  'curriculum_standard',
  'curriculum_midlevel',
  'curriculum_rigorous',
  'career_ready',
  'cte_concentrator',
] as const;
export type MeasureId = (typeof MEASURE_IDS)[number];

const Range = z.object({ low: z.number(), high: z.number() }).nullable();

/** Percentages have one decimal, and are null where nobody is asked or fewer than SMALLEST_GROUP are. */
export const Figures = z.object({
  /** Students who are asked. */
  size: Count,
  /** Of them, those of whom it is true. */
  attained: Count,
  rate: Percent,
  small: z.boolean(),
  /** Wilson score interval at 95%. */
  interval: Range,
  /** Lowest and highest rate that is possible whatever the missing data says. */
  bounds: Range,
  /** No number of it is in what leaves the portal: the group is small, or a small one would follow from it. */
  hidden: z.boolean(),
});
export type Figures = z.infer<typeof Figures>;

export const GroupFigures = Figures.extend({
  trait: z.enum(TRAIT_NAMES),
  value: z.string(),
  /** Of all students with another known value of the trait. */
  others_rate: Percent,
  /** rate - others_rate, in percentage points. */
  difference: z.number().nullable(),
  ratio: z.number().nullable(),
  /** How many more there would be at the rate of the others. */
  missing_students: Count.nullable(),
});
export type GroupFigures = z.infer<typeof GroupFigures>;

const Answered = z.object({ all: Figures, groups: z.array(GroupFigures) });

export const MeasureAnswer = Answered.extend({
  id: z.enum(MEASURE_IDS),
  theme: z.enum(THEMES),
  /** The files that it rests on beside roster and demographics. */
  rests: z.array(z.enum(UPLOAD_FILE_TYPES)),
  /** Where the definition comes from. */
  source: z.string(),
  ready: z.boolean(),
  reason: z.enum(NOT_READY).nullable(),
  /** Of all students: without a value of each trait, left out for a year that is missing, uncertain, and scores that are nobody's. */
  basis: z.object({
    unknown: z.record(z.enum(TRAIT_NAMES), Count),
    left_out: Count,
    uncertain: Count,
    floating: Count,
  }),
});
export type MeasureAnswer = z.infer<typeof MeasureAnswer>;

/** Which numbers: those of the newest version. */
export const Version = z.object({
  version: Count,
  computed_at: z.string().nullable(),
  files: z.array(z.object({ file_id: z.string(), file_name: z.string(), upload_file_type: z.string() })),
});

const filter = z.object({ school_id: SchoolId.optional() });
const shared = { method: 'GET', scope: 'audit', permission: 'findings.read', query: filter, event: null } as const;

export const readOpportunity = defineRoute({
  ...shared,
  name: 'findings.summary',
  path: '/eoa/:eoaId/findings/summary',
  summary: 'Who gets which courses, exams and courses of study: every measure for all students and each group.',
  params: inAudit,
  answer: Version.extend({ measures: z.array(MeasureAnswer) }),
});

export const readChokePoints = defineRoute({
  ...shared,
  name: 'findings.choke-points',
  path: '/eoa/:eoaId/findings/choke-points',
  summary: 'Of those who passed a step of mathematics, who went on to a later one.',
  params: inAudit,
  answer: Version.extend({ steps: z.array(Answered.extend({ from: z.string() })) }),
});

export const readMeasure = defineRoute({
  ...shared,
  name: 'findings.measure',
  path: '/eoa/:eoaId/findings/:measure',
  summary: 'One measure, also for each school.',
  params: inAudit.extend({ measure: z.enum(MEASURE_IDS) }),
  answer: MeasureAnswer.extend({ ...Version.shape, schools: z.array(Answered.extend({ name: z.string() })) }),
});
