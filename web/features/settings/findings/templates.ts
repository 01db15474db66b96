import type { Family, RuleArea, RuleLine } from '#contract/quality/rule-sets.ts';

const each = (...families: Family[]) => families.map((family) => ({ of: [family], count: 1 }));

const ACADEMIC: RuleArea[] = [
  'Social Studies',
  'English Language Arts',
  'Mathematics',
  'Science',
  'World Languages',
  'Visual and Performing Arts',
  'Computer Science and IT',
];

/** University of California, A-G subject requirements: 15 year-courses, g being one more of any of these subjects. */
export const A_TO_G: { name: string; lines: readonly RuleLine[] } = {
  name: 'A-G',
  lines: [
    { areas: ['Social Studies'], units: 2, named: each('us_history', 'world_history') },
    { areas: ['English Language Arts'], units: 4, named: [] },
    { areas: ['Mathematics'], units: 3, named: each('algebra1', 'geometry', 'algebra2') },
    { areas: ['Science'], units: 2, named: [{ of: ['biology', 'chemistry', 'physics'], count: 2 }] },
    { areas: ['one language'], units: 2, named: [] },
    { areas: ['Visual and Performing Arts'], units: 1, named: [] },
    { areas: ACADEMIC, units: 15, named: [] },
  ],
};
