import type { Family, RuleArea, RuleSetName } from '#contract/quality/rule-sets.ts';
import { spoken } from '../../spoken.ts';
import { form } from '../plural.ts';

/** Requirements of a course of study, and what a student still lacks of them. */
export const rules = spoken('rules', {
  title: 'Requirements',
  sets: {
    'college-ready': 'College-ready course of study',
    'naep-standard': 'NAEP standard curriculum',
    'naep-midlevel': 'NAEP midlevel curriculum',
    'naep-rigorous': 'NAEP rigorous curriculum',
  } satisfies Record<RuleSetName, string>,
  areas: {
    'English Language Arts': 'English',
    Mathematics: 'mathematics',
    Science: 'science',
    'Social Studies': 'social studies',
    'World Languages': 'world languages',
    'one language': 'one world language',
    'Visual and Performing Arts': 'visual and performing arts',
    'Physical and Health Education': 'physical and health education',
    'Career and Technical Education': 'career and technical education',
    'Computer Science and IT': 'computer science',
    'Military Science': 'military science',
    'Religious Education': 'religious education',
    Other: 'other subjects',
  } satisfies Record<RuleArea, string>,
  families: {
    algebra1: 'Algebra I',
    geometry: 'Geometry',
    algebra2: 'Algebra II',
    precalculus: 'Precalculus',
    calculus: 'Calculus',
    biology: 'biology',
    chemistry: 'chemistry',
    physics: 'physics',
    us_history: 'U.S. history',
    world_history: 'world history',
  } satisfies Record<Family, string>,
  met: 'Met',
  notMet: 'Not met',
  semesters: (count: number) => form(count, '1 semester', `${count} semesters`),
  units: (units: string) => `${units} units`,
  /** '2 semesters of science: chemistry or physics' */
  short: (amount: string, areas: string, courses: string) =>
    `${amount} of ${areas}${courses === '' ? '' : `: ${courses}`}`,
  /** Of several courses this many. */
  of: (count: number, courses: string) => `${count} of ${courses}`,
  note: 'A semester is half a Carnegie unit. Credits count once per course and term.',
});
