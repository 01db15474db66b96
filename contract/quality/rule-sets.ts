import { z } from 'zod';

/** Courses that count as one in a measure or a rule set (docs/domain/opportunity.md#families). */
export const FAMILY_NAMES = [
  'algebra1',
  'geometry',
  'algebra2',
  'precalculus',
  'calculus',
  'biology',
  'chemistry',
  'physics',
  'us_history',
  'world_history',
] as const;
export type Family = (typeof FAMILY_NAMES)[number];

/** Where units are counted: a subject area, or the one language with most of them. */
export const RULE_AREAS = [
  'English Language Arts',
  'Mathematics',
  'Science',
  'Social Studies',
  'World Languages',
  'one language',
  'Visual and Performing Arts',
  'Physical and Health Education',
  'Career and Technical Education',
  'Computer Science and IT',
  'Military Science',
  'Religious Education',
  'Other',
] as const;
export type RuleArea = (typeof RULE_AREAS)[number];

/** Of the families this many must be passed; a family of the ladder of mathematics is met by a later one too. */
const Named = z.object({ of: z.array(z.enum(FAMILY_NAMES)).min(1), count: z.int().min(1) });
export type Named = z.infer<typeof Named>;

/**
 * What a student must have earned in one place: Carnegie units of the areas together, and courses that must be passed.
 */
export const RuleLine = z.object({
  areas: z.array(z.enum(RULE_AREAS)).min(1),
  units: z.number().min(0).max(60),
  named: z.array(Named).max(10),
});
export type RuleLine = z.infer<typeof RuleLine>;

/** How far a student is with a line. */
export const LineVerdict = RuleLine.extend({
  /** Carnegie units that count for it. */
  earned: z.number(),
  /** Of `named`, those that are not met, each with how many are still missing. */
  missing: z.array(Named),
  /** The larger of the missing units and of 1.0 for each course that is missing; 0: met. */
  shortfall: z.number(),
});
export type LineVerdict = z.infer<typeof LineVerdict>;

/** Requirements that are built in, by their sources (server/quality/opportunity/rule-sets.ts). */
const RULE_SET_NAMES = ['college-ready', 'naep-standard', 'naep-midlevel', 'naep-rigorous'] as const;
export type RuleSetName = (typeof RULE_SET_NAMES)[number];

/** A student's way to the requirements of one rule set. */
export const RuleSetVerdict = z.object({
  /** Of RULE_SET_NAMES, or the ID of own requirements. */
  rule_set: z.string(),
  /** Of own requirements. */
  name: z.string().nullable(),
  met: z.boolean(),
  /** The sum over the lines: 1.0 is a year-course. */
  shortfall: z.number(),
  lines: z.array(LineVerdict),
});
export type RuleSetVerdict = z.infer<typeof RuleSetVerdict>;
