import type { Family } from './families.ts';

/** What a student must have earned in one place of a rule set. */
export interface RuleLine {
  /** A subject area; 'one language' counts within a single language. */
  area: RuleArea;
  /** Carnegie units. */
  units: number;
  /** Of each group, so many families must be passed; a family of the ladder is met by a later one too. */
  named?: readonly { of: readonly Family[]; count: number }[];
}

export const RULE_AREAS = [
  'English Language Arts',
  'Mathematics',
  'Science',
  'Social Studies',
  'World Languages',
  'one language',
] as const;
export type RuleArea = (typeof RULE_AREAS)[number];

export interface RuleSet {
  source: string;
  lines: readonly RuleLine[];
}

const each = (...families: Family[]) => families.map((family) => ({ of: [family], count: 1 }));

const NAEP = 'National Assessment of Educational Progress, High School Transcript Study 2009';

/** Requirements as data, each with its source. Names of families must be earned with more than 0 units. */
export const RULE_SETS = {
  'college-ready': {
    source: 'Education Trust, Meandering Toward Graduation, 2016',
    lines: [
      { area: 'English Language Arts', units: 4 },
      { area: 'Mathematics', units: 3, named: each('algebra2') },
      { area: 'Science', units: 3, named: [...each('biology'), { of: ['chemistry', 'physics'], count: 1 }] },
      { area: 'Social Studies', units: 3, named: [{ of: ['us_history', 'world_history'], count: 1 }] },
      { area: 'one language', units: 2 },
    ],
  },
  'naep-standard': {
    source: NAEP,
    lines: [
      { area: 'English Language Arts', units: 4 },
      { area: 'Social Studies', units: 3 },
      { area: 'Mathematics', units: 3 },
      { area: 'Science', units: 3 },
    ],
  },
  'naep-midlevel': {
    source: NAEP,
    lines: [
      { area: 'English Language Arts', units: 4 },
      { area: 'Social Studies', units: 3 },
      { area: 'Mathematics', units: 3, named: [...each('geometry'), { of: ['algebra1', 'algebra2'], count: 1 }] },
      { area: 'Science', units: 3, named: [{ of: ['biology', 'chemistry', 'physics'], count: 2 }] },
      { area: 'World Languages', units: 1 },
    ],
  },
  'naep-rigorous': {
    source: NAEP,
    lines: [
      { area: 'English Language Arts', units: 4 },
      { area: 'Social Studies', units: 3 },
      { area: 'Mathematics', units: 4, named: each('precalculus') },
      { area: 'Science', units: 3, named: each('biology', 'chemistry', 'physics') },
      { area: 'World Languages', units: 3 },
    ],
  },
} as const satisfies Record<string, RuleSet>;

export type RuleSetName = keyof typeof RULE_SETS;
