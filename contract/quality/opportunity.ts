import { z } from 'zod';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import { inAudit } from '../audits.ts';
import { SchoolId } from '../ids.ts';
import { defineRoute } from '../route.ts';
import { Count, Percent } from './numbers.ts';
import { type Family, RuleLine } from './rule-sets.ts';

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

/** The steps of mathematics that students may leave it after. */
export const LADDER_STEPS = ['algebra1', 'geometry', 'algebra2', 'precalculus'] as const satisfies readonly Family[];
export type LadderStep = (typeof LADDER_STEPS)[number];
export const STEP_IDS = LADDER_STEPS.map((step) => `after_${step}` as const);

/** Of a student with records of several years: the newest value, or 'yes' where any year says so. */
export const OF_YEARS = ['latest', 'ever'] as const;

/** A district's own requirements, for a diploma or a university: a measure of its own. */
export const OwnRuleSet = z.object({
  id: z.string().regex(/^own_[a-z0-9]{4,20}$/),
  name: z.string().trim().min(1).max(80),
  lines: z.array(RuleLine).min(1).max(15),
});
export type OwnRuleSet = z.infer<typeof OwnRuleSet>;

export const FindingsSettings = z.object({
  /** Scores from which on an exam counts. */
  ap_cut: z.int().min(1).max(5).default(3),
  ib_cut: z.int().min(1).max(7).default(4),
  english_learner: z.enum(OF_YEARS).default('latest'),
  low_income: z.enum(OF_YEARS).default('latest'),
  /** Trait -> the group that the others of the trait are compared with; by default each with all others. */
  compare_with: z
    .partialRecord(z.enum(TRAIT_NAMES), z.string())
    .refine((chosen) => TRAIT_NAMES.every((trait) => isGroup(trait, chosen[trait])))
    .default({}),
  rule_sets: z
    .array(OwnRuleSet)
    .max(10)
    .refine((sets) => new Set(sets.map(({ id }) => id)).size === sets.length)
    .default([]),
});
export type FindingsSettings = z.infer<typeof FindingsSettings>;

function isGroup(trait: (typeof TRAIT_NAMES)[number], value: string | undefined): boolean {
  const values: readonly string[] = TRAITS[trait];
  return value === undefined || values.includes(value);
}

/** The settings that numbers were computed with, and since when they apply; null: no one has changed them. */
export const FindingsSettingsInForce = FindingsSettings.extend({ since: z.string().nullable().default(null) });
export type FindingsSettingsInForce = z.infer<typeof FindingsSettingsInForce>;

export const MeasureOrOwn = z.union([z.enum(MEASURE_IDS), OwnRuleSet.shape.id]);
export type MeasureOrOwn = z.infer<typeof MeasureOrOwn>;

/** Whose students can be listed. */
export const MeasureOrStep = z.union([z.enum([...MEASURE_IDS, ...STEP_IDS]), OwnRuleSet.shape.id]);
export type MeasureOrStep = z.infer<typeof MeasureOrStep>;

const Range = z.object({ low: z.number(), high: z.number() }).nullable();

/** Percentages have one decimal, and are null where no one is asked or fewer than SMALLEST_GROUP are. */
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
  /** Of test scores: the tests whose scores can make it true. */
  tests: z.array(z.enum(TEST_TYPES)),
  /** Where the definition comes from. */
  source: z.string(),
  ready: z.boolean(),
  reason: z.enum(NOT_READY).nullable(),
  /** The kind of file to upload first, where files are missing. */
  missing: z.enum(UPLOAD_FILE_TYPES).nullable(),
  /** What to do first, in words; null where it is ready. */
  fix: z.string().nullable(),
  /**
   * Of all students: without a value of each trait, left out for a year that is missing, uncertain, and
   * scores that are no one's.
   */
  basis: z.object({
    unknown: z.record(z.enum(TRAIT_NAMES), Count),
    left_out: Count,
    uncertain: Count,
    floating: Count,
    /** IDs of the files that it rests on, and the version of the numbers. */
    files: z.array(z.string()),
    version: Count,
  }),
});
export type MeasureAnswer = z.infer<typeof MeasureAnswer>;

/** Own requirements of the district, as a measure of their own. */
export const OwnMeasureAnswer = MeasureAnswer.extend({ id: OwnRuleSet.shape.id, name: z.string() });
export type OwnMeasureAnswer = z.infer<typeof OwnMeasureAnswer>;

/** Which numbers: those of the newest version. */
export const Version = z.object({
  version: Count,
  computed_at: z.string().nullable(),
  files: z.array(z.object({ file_id: z.string(), file_name: z.string(), upload_file_type: z.string() })),
  /** What they were computed with. */
  settings: FindingsSettingsInForce,
});

const filter = z.object({ school_id: SchoolId.optional() });
const shared = { method: 'GET', scope: 'audit', permission: 'findings.read', query: filter, event: null } as const;

export const readOpportunity = defineRoute({
  ...shared,
  name: 'findings.summary',
  path: '/eoa/:eoaId/findings/summary',
  summary: 'Who gets which courses, exams and courses of study: every measure for all students and each group.',
  params: inAudit,
  answer: Version.extend({ measures: z.array(MeasureAnswer), own_measures: z.array(OwnMeasureAnswer) }),
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
  params: inAudit.extend({ measure: MeasureOrOwn }),
  answer: MeasureAnswer.extend({
    id: MeasureOrOwn,
    /** Of own requirements. */
    name: z.string().optional(),
    ...Version.shape,
    schools: z.array(Answered.extend({ name: z.string() })),
  }),
});
