import type { Family, RuleLine, RuleSetName } from '#contract/quality/rule-sets.ts';

/** Lines that are all to be met. Units count in every line whose areas hold them. */
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
      { areas: ['English Language Arts'], units: 4, named: [] },
      { areas: ['Mathematics'], units: 3, named: each('algebra2') },
      { areas: ['Science'], units: 3, named: [...each('biology'), { of: ['chemistry', 'physics'], count: 1 }] },
      { areas: ['Social Studies'], units: 3, named: [{ of: ['us_history', 'world_history'], count: 1 }] },
      { areas: ['one language'], units: 2, named: [] },
    ],
  },
  'naep-standard': {
    source: NAEP,
    lines: [
      { areas: ['English Language Arts'], units: 4, named: [] },
      { areas: ['Social Studies'], units: 3, named: [] },
      { areas: ['Mathematics'], units: 3, named: [] },
      { areas: ['Science'], units: 3, named: [] },
    ],
  },
  'naep-midlevel': {
    source: NAEP,
    lines: [
      { areas: ['English Language Arts'], units: 4, named: [] },
      { areas: ['Social Studies'], units: 3, named: [] },
      { areas: ['Mathematics'], units: 3, named: [...each('geometry'), { of: ['algebra1', 'algebra2'], count: 1 }] },
      { areas: ['Science'], units: 3, named: [{ of: ['biology', 'chemistry', 'physics'], count: 2 }] },
      { areas: ['World Languages'], units: 1, named: [] },
    ],
  },
  'naep-rigorous': {
    source: NAEP,
    lines: [
      { areas: ['English Language Arts'], units: 4, named: [] },
      { areas: ['Social Studies'], units: 3, named: [] },
      { areas: ['Mathematics'], units: 4, named: each('precalculus') },
      { areas: ['Science'], units: 3, named: each('biology', 'chemistry', 'physics') },
      { areas: ['World Languages'], units: 3, named: [] },
    ],
  },
} satisfies Record<RuleSetName, RuleSet>;
