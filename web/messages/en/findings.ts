import type { MeasureId, NotReady, Theme, Trait } from '#contract/quality/opportunity.ts';
import { spoken } from '../spoken.ts';
import { form } from './plural.ts';

const students = (count: number) => form(count, 'student', 'students');

interface MeasureWords {
  title: string;
  /** Who is asked, and when it is true of them. */
  asked: string;
  attained: string;
  /** After '12 more students would have'. */
  would: string;
}

const COHORT = 'All students of the EOA cohort.';
const CREDITS = 'Credits count once per course and term.';

/** The page Findings. A rate is lower or higher, never good or bad, and no sentence says why (docs/domain/opportunity.md). */
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
    sentence: (missing: string, _count: number, group: string, would: string) =>
      `${missing} more ${group} would have ${would} at the rate of the others.`,
    rates: (rate: string, others: string) => `Rate: ${rate}; of the others: ${others}.`,
    /** Percentage points. */
    gap: (difference: string, low: string, high: string) =>
      `The difference is ${difference} points; missing data can move it to between ${low} and ${high}.`,
    bounds: (low: string, high: string) => `Whatever the missing data says, the rate is between ${low} and ${high}.`,
    none: 'No difference between groups is larger than what chance or the missing data could make of it.',
    notReady: (count: number) =>
      form(
        count,
        '1 measure is not ready and is left out here.',
        `${count} measures are not ready and are left out here.`,
      ),
    how: 'How these were chosen',
    rule: [
      'Only measures that are ready are looked at, and groups of at least 10 students.',
      'The whole 95% interval of the group is below the rate of the others, so chance alone seldom explains the difference.',
      'The rate of the group stays below that of the others whatever the missing data says.',
      'Of each measure the group with the most missing students is named, of all measures at most five, the most students first.',
    ],
    caution: 'A finding says that a rate is lower. It does not say why.',
  },

  themes: {
    access: 'Access',
    success: 'Success',
    progress: 'Progress',
    completion: 'Completion',
  } satisfies Record<Theme, string>,

  compareBy: 'Compare by',
  traits: {
    gender: 'Gender',
    race: 'Race and ethnicity',
    disability: 'Disability',
    english_learner: 'English learners',
    low_income: 'Low income',
  } satisfies Record<Trait, string>,
  groups: {
    gender: { male: 'Male', female: 'Female', other: 'Another gender' },
    race: {
      'pacific islander': 'Pacific Islander',
      white: 'White',
      asian: 'Asian',
      'american indian': 'American Indian',
      latinx: 'Latinx',
      other: 'Another race',
      'two or more': 'Two or more races',
      black: 'Black',
    },
    disability: { with: 'With a disability', without: 'Without a disability' },
    english_learner: { learner: 'English learners', native: 'Native or fluent' },
    low_income: { low: 'Low income', above: 'Above low income' },
  } satisfies Record<Trait, Record<string, string>>,
  /** As they stand in a sentence: one, and several. */
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
  all: 'All students',

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
  beside: 'not shown, so that a small group does not follow from it',
  nobody: 'No students',
  summary: (name: string, rate: string) => `${name}: ${rate}`,
  unknown: (count: string, number: number) =>
    `${count} ${students(number)} without a known value ${form(number, 'is', 'are')} in no group.`,
  more: 'View more',

  columns: {
    group: 'Group',
    asked: 'Students',
    attained: 'Of whom true',
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
      files_missing: (files: string) => `A school has not uploaded everything that this rests on: ${files}.`,
      courses_unmatched: () => 'Fewer than 95% of the transcript rows found their course in a catalog.',
      scores_unmatched: () => 'Fewer than 95% of the test scores found their student.',
      sced_missing: () => 'Fewer than 95% of the transcript rows have a SCED code.',
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
    asked: 'Who is asked',
    attained: 'When it counts',
    restsOn: 'Rests on',
    source: 'Source',
    help: 'More about findings in Help',
  },

  detail: {
    basis: 'What the missing data can change',
    leftOut: (count: string, number: number) =>
      `${count} ${students(number)} of the class ${form(number, 'is', 'are')} left out for a year of roster or transcripts that is missing.`,
    uncertain: (count: string, number: number) =>
      `${count} ${students(number)} ${form(number, 'has', 'have')} courses of which it is not known whether they count.`,
    floating: (count: string, number: number) =>
      `${count} student ${form(number, 'ID', 'IDs')} of test scores ${form(number, 'is', 'are')} on no roster.`,
    unknownTrait: (trait: string, count: string, number: number) =>
      `${trait}: ${count} ${students(number)} without a known value.`,
    nothing: 'Nothing is missing that could change it.',
    schools: 'By school',
    schoolsNote: 'In alphabetical order. Students are counted at their home school.',
    error: 'This finding could not be loaded.',
  },

  ladder: {
    title: 'Steps of mathematics',
    note: 'Of the students who passed a step, how many went on to a later one.',
    steps: {
      algebra1: 'Algebra I',
      geometry: 'Geometry',
      algebra2: 'Algebra II',
      precalculus: 'Precalculus',
    } as Record<string, string>,
    /** Of a step: how many did not go on. */
    after: (step: string) => `After ${step}`,
    everybody: 'Everyone took a later course',
    stopped: (count: string, number: number) => `${count} ${students(number)} took no later course`,
    error: 'The steps of mathematics could not be loaded.',
  },

  measures: {
    ap_course: {
      title: 'Took an AP course',
      asked: COHORT,
      attained: 'At least one transcript row of an AP course.',
      would: 'taken an AP course',
    },
    ib_course: {
      title: 'Took an IB course, where it is offered',
      asked: 'Students of the EOA cohort whose home school has an IB course in a catalog.',
      attained: 'At least one transcript row of an IB course.',
      would: 'taken an IB course',
    },
    advanced_course: {
      title: 'Took an AP, IB or honors course',
      asked: COHORT,
      attained: 'At least one transcript row of an AP, IB or honors course.',
      would: 'taken an AP, IB or honors course',
    },
    cte_course: {
      title: 'Took a career and technical course',
      asked: COHORT,
      attained: 'At least one transcript row of a CTE course.',
      would: 'taken a career and technical course',
    },
    ap_ib_passed: {
      title: 'Passed an AP or IB course',
      asked: COHORT,
      attained: 'Credits earned in at least one AP or IB course.',
      would: 'passed an AP or IB course',
    },
    ap_ib_exam: {
      title: 'Of those who took an AP or IB course, took an exam',
      asked: 'Students of the EOA cohort who took an AP or IB course.',
      attained: 'At least one AP or IB score, numeric or not.',
      would: 'taken an AP or IB exam',
    },
    ap_ib_score: {
      title: 'Scored 3 or more on an AP exam or 4 or more on an IB exam',
      asked: COHORT,
      attained: 'At least one AP score of 3 or more or IB score of 4 or more.',
      would: 'had such a score on an AP or IB exam',
    },
    sat_act: {
      title: 'Took the SAT or ACT',
      asked: COHORT,
      attained: 'A superscore of the SAT or of the ACT.',
      would: 'taken the SAT or ACT',
    },
    ninth_on_track: {
      title: 'On track at the end of ninth grade',
      asked: 'Students of the EOA cohort with a transcript row in the first of the four years.',
      attained: 'At least 5 Carnegie units earned in that year, and at most one semester F in a core subject area.',
      would: 'been on track at the end of ninth grade',
    },
    algebra_by_ninth: {
      title: 'Passed Algebra I by ninth grade',
      asked: COHORT,
      attained:
        'Credits earned in Algebra I or a later mathematics course, in the first of the four years or before it.',
      would: 'passed Algebra I by ninth grade',
    },
    algebra2: {
      title: 'Passed Algebra II',
      asked: COHORT,
      attained: 'Credits earned in Algebra II or a later mathematics course.',
      would: 'passed Algebra II',
    },
    chemistry_or_physics: {
      title: 'Passed chemistry or physics',
      asked: COHORT,
      attained: 'Credits earned in chemistry or physics.',
      would: 'passed chemistry or physics',
    },
    college_ready: {
      title: 'Completed a college-ready course of study',
      asked: COHORT,
      attained: `4 units of English; 3 of mathematics with Algebra II or a later course; 3 of science with biology and chemistry or physics; 3 of social studies with U.S. or world history; 2 of one language. ${CREDITS}`,
      would: 'completed a college-ready course of study',
    },
    college_ready_near: {
      title: 'Of the others, at most one year-course short of it',
      asked: 'Students of the EOA cohort without a college-ready course of study.',
      attained:
        'What is missing adds up to at most 1.0: the missing units, or 1.0 for each course that is named and not passed.',
      would: 'been at most one year-course short of a college-ready course of study',
    },
    curriculum_standard: {
      title: 'Completed the standard curriculum of NAEP',
      asked: COHORT,
      attained: `4 units of English, 3 each of social studies, mathematics and science. ${CREDITS}`,
      would: 'completed the standard curriculum of NAEP',
    },
    curriculum_midlevel: {
      title: 'Completed the midlevel curriculum of NAEP',
      asked: COHORT,
      attained: `The standard curriculum, with geometry and Algebra I or II, two of biology, chemistry and physics, and 1 unit of a language. ${CREDITS}`,
      would: 'completed the midlevel curriculum of NAEP',
    },
    curriculum_rigorous: {
      title: 'Completed the rigorous curriculum of NAEP',
      asked: COHORT,
      attained: `4 units of English, 3 of social studies, 4 of mathematics with precalculus or a later course, 3 of science with biology, chemistry and physics, and 3 of languages. ${CREDITS}`,
      would: 'completed the rigorous curriculum of NAEP',
    },
    career_ready: {
      title: 'Completed a career-ready course of study',
      asked: COHORT,
      attained: `At least 3 units of CTE courses in one field. ${CREDITS}`,
      would: 'completed a career-ready course of study',
    },
    cte_concentrator: {
      title: 'Completed two courses of one pathway',
      asked: COHORT,
      attained: 'Credits earned in at least two courses that one CTE pathway lists.',
      would: 'completed two courses of one pathway',
    },
  } satisfies Record<MeasureId, MeasureWords>,
});
