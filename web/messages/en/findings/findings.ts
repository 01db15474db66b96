import { MEASURE_WORDS_EN } from '#contract/quality/measure-words/en.ts';
import type { NotReady, Trait } from '#contract/quality/opportunity.ts';
import { spoken } from '../../spoken.ts';
import { form } from '../plural.ts';

const students = (count: number) => form(count, 'student', 'students');

/**
 * The page Findings. A rate is lower or higher, never good or bad, and no sentence says why
 * (docs/domain/opportunity.md).
 */
export const findings = spoken('findings', {
  title: 'Findings',
  description:
    'Who gets which courses, exams and courses of study, by group, and how far the data that is missing could move each number.',
  error: 'The findings could not be loaded.',
  noCohort: {
    heading: 'No findings yet',
    text: 'Findings appear here as soon as rosters and transcripts of all four years have been processed.',
    button: 'Go to Data upload',
  },

  standOut: {
    title: 'What stands out',
    /** '12 more English learners would have taken an AP course at the rate of the others.' */
    sentence: (missing: string, _count: number, group: string, would: string, others: string) =>
      `${missing} more ${group} would have ${would} at the rate of ${others}.`,
    theOthers: 'the others',
    rates: (attained: string, size: string, rate: string, others: string) =>
      `The rate is lower: ${attained} of ${size} students, ${rate}; ${others}.`,
    others: (group: string, rate: string) => `${group}: ${rate}`,
    /** Of which students the rate is, where a trait has several groups. */
    allOthers: {
      gender: 'all others whose gender is known',
      race: 'all others whose race or ethnicity is known',
      disability: 'all others whose disability status is known',
      english_learner: 'all others whose English learner status is known',
      low_income: 'all others whose income status is known',
    } satisfies Record<Trait, string>,
    /** Where the others are one group. */
    other: (group: string, attained: string, size: string, rate: string) => `${group}: ${attained} of ${size}, ${rate}`,
    /** Percentage points. */
    gap: (difference: string, low: string, high: string) =>
      `The difference is ${difference} points; missing data can move it to between ${low} and ${high}.`,
    bounds: (low: string, high: string) =>
      `Whatever the missing data would show, the rate is between ${low} and ${high}.`,
    nothing: 'No groups could be compared yet.',
    none: 'No difference between groups is larger than chance or the missing data could explain.',
    notReady: (count: number) =>
      form(
        count,
        '1 measure is not ready and is left out here.',
        `${count} measures are not ready and are left out here.`,
      ),
    how: 'How these were chosen',
    rule: [
      'Only measures that are ready and groups of at least 10 students are compared.',
      'The whole 95% interval of the group is below the rate of the others, so chance alone seldom explains the difference.',
      'The rate of the group stays below that of the others whatever the missing data would show.',
      'For each measure, the group with the most missing students is listed. At most five measures are listed, those with the most students first.',
    ],
    caution: 'A finding says that a rate is lower. It does not say why.',
  },

  themes: MEASURE_WORDS_EN.themes,

  jump: 'On this page',
  compareBy: 'Compare by',
  traits: MEASURE_WORDS_EN.traits,
  groups: MEASURE_WORDS_EN.groups,
  /** As they are in a sentence: one, and several. */
  people: {
    gender: {
      male: ['male student', 'male students'],
      female: ['female student', 'female students'],
      other: ['student of another gender', 'students of another gender'],
    },
    race: {
      'pacific islander': ['Pacific Islander student', 'Pacific Islander students'],
      white: ['White student', 'White students'],
      asian: ['Asian student', 'Asian students'],
      'american indian': ['American Indian student', 'American Indian students'],
      latinx: ['Latinx student', 'Latinx students'],
      other: ['student of another race', 'students of another race'],
      'two or more': ['student of two or more races', 'students of two or more races'],
      black: ['Black student', 'Black students'],
    },
    disability: {
      with: ['student with a disability', 'students with a disability'],
      without: ['student without a disability', 'students without a disability'],
    },
    english_learner: {
      learner: ['English learner', 'English learners'],
      native: ['native or fluent speaker', 'native or fluent speakers'],
    },
    low_income: {
      low: ['low-income student', 'low-income students'],
      above: ['student above low income', 'students above low income'],
    },
  } satisfies Record<Trait, Record<string, [string, string]>>,
  all: MEASURE_WORDS_EN.all,

  legend: {
    title: 'How to read the charts',
    rate: 'Rate',
    interval: '95% interval',
    bounds: 'Possible with the missing data',
    others: 'Rate of the others',
  },

  /** '312 of 1,402 students' */
  ofStudents: (attained: string, size: string, count: number) => `${attained} of ${size} ${students(count)}`,
  asked: (size: string, count: number) => `${size} ${students(count)}`,
  small: 'Fewer than 10 students',
  /** After the name of a group. */
  withheld: 'not shown, so that no small group can be made out',
  smallGroups: (names: string) => `Fewer than 10 students: ${names}.`,
  hiddenGroups: (names: string) => `Not shown: ${names}.`,
  nobody: 'No students',
  nobodyAsked: 'No students here are counted for this measure.',
  summary: (name: string, rate: string) => `${name}: ${rate}`,
  unknown: (count: string, number: number) =>
    `${count} ${students(number)} without a known value ${form(number, 'is', 'are')} in no group.`,
  more: 'View more',

  columns: {
    group: 'Group',
    asked: 'Students',
    attained: 'Of them, did',
    rate: 'Rate %',
    intervalLow: 'Interval from %',
    intervalHigh: 'Interval to %',
    boundsLow: 'Lowest possible %',
    boundsHigh: 'Highest possible %',
    others: 'Others %',
    difference: 'Difference, points',
    missing: 'Missing students',
  },

  notReady: {
    title: 'Not ready',
    reasons: {
      files_missing: (files: string) => `A school has not uploaded everything this is based on: ${files}.`,
      courses_unmatched: () => 'Fewer than 95% of transcript rows match a course in a catalog.',
      scores_unmatched: () => 'Fewer than 95% of test scores match a student.',
      sced_missing: () => 'Fewer than 95% of transcript rows have a SCED code.',
    } satisfies Record<NotReady, (files: string) => string>,
    fixes: {
      files_missing: 'See what is missing',
      courses_unmatched: 'See the courses that do not match',
      scores_unmatched: 'See the scores that do not match',
      sced_missing: 'See the courses without a code',
    } satisfies Record<NotReady, string>,
  },

  how: {
    label: (title: string) => `How '${title}' is computed`,
    asked: 'Who is counted',
    attained: 'When it counts',
    restsOn: 'Based on',
    source: 'Source',
    help: 'More about findings in Help',
  },

  detail: {
    basis: 'What the missing data can change',
    leftOut: (count: string, number: number) =>
      `${count} ${students(number)} of the class ${form(number, 'is', 'are')} left out for a missing year of roster or transcript data.`,
    uncertain: (count: string, number: number) =>
      `${count} ${students(number)} ${form(number, 'has', 'have')} courses that may or may not count.`,
    floating: (count: string, number: number) =>
      `${count} student ${form(number, 'ID', 'IDs')} in test scores ${form(number, 'is', 'are')} not on any roster.`,
    unknownTrait: (trait: string, count: string, number: number) =>
      `${trait}: ${count} ${students(number)} without a known value.`,
    nothing: 'Nothing is missing that could change it.',
    schools: 'By school',
    schoolsNote: 'In alphabetical order. Students are counted at their home school.',
    error: 'This finding could not be loaded.',
  },

  ladder: {
    title: 'Math course sequence',
    note: 'Of the students who passed a step, how many took a later one.',
    steps: MEASURE_WORDS_EN.steps,
    /** Of a step: how many did not go on. */
    after: MEASURE_WORDS_EN.after,
    flow: (wentOn: string, passed: string, stopped: string, _count: number) =>
      `${wentOn} of ${passed} who passed it took a later one; ${stopped} did not`,
    byGroup: 'Took a later course, by group',
    error: 'The math course sequence could not be loaded.',
  },

  measures: MEASURE_WORDS_EN.measures,
});
