import type { MeasureWords } from './measure-words.ts';

const COHORT = 'All students in the EOA cohort.';
const CREDITS = 'Credits count once per course and term.';

export const MEASURE_WORDS_EN: MeasureWords = {
  themes: {
    access: 'Access',
    success: 'Success',
    progress: 'Progress',
    completion: 'Completion',
  },
  traits: {
    gender: 'Gender',
    race: 'Race and ethnicity',
    disability: 'Disability',
    english_learner: 'English learners',
    low_income: 'Low income',
  },
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
  },
  all: 'All students',
  measures: {
    ap_course: {
      title: 'Took an AP course',
      asked: COHORT,
      attained: 'At least one transcript row for an AP course.',
      would: 'taken an AP course',
    },
    ib_course: {
      title: 'Took an IB course, where it is offered',
      asked: 'Students in the EOA cohort whose home school has an IB course in a catalog.',
      attained: 'At least one transcript row for an IB course.',
      would: 'taken an IB course',
    },
    advanced_course: {
      title: 'Took an AP, IB or honors course',
      asked: COHORT,
      attained: 'At least one transcript row for an AP, IB or honors course.',
      would: 'taken an AP, IB or honors course',
    },
    cte_course: {
      title: 'Took a career and technical course',
      asked: COHORT,
      attained: 'At least one transcript row for a CTE course.',
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
      asked: 'Students in the EOA cohort who took an AP or IB course.',
      attained: 'At least one AP or IB score, numeric or not.',
      would: 'taken an AP or IB exam',
    },
    ap_ib_score: {
      title: 'Scored 3 or more on an AP exam or 4 or more on an IB exam',
      asked: COHORT,
      attained: 'At least one AP score of 3 or more or IB score of 4 or more.',
      would: 'scored 3 or more on an AP exam or 4 or more on an IB exam',
    },
    sat_act: {
      title: 'Took the SAT or ACT',
      asked: COHORT,
      attained: 'A superscore on the SAT or ACT.',
      would: 'taken the SAT or ACT',
    },
    ninth_on_track: {
      title: 'On track at the end of ninth grade',
      asked: 'Students in the EOA cohort with a transcript row in the first of the four years.',
      attained: 'At least 5 Carnegie units earned in that year, and at most one semester F in a core subject area.',
      would: 'been on track at the end of ninth grade',
    },
    algebra_by_ninth: {
      title: 'Passed Algebra I by ninth grade',
      asked: COHORT,
      attained: 'Credits earned in Algebra I or a later mathematics course, in the first of the four years or earlier.',
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
      title: 'Not college-ready, but at most one year-long course short',
      asked: 'Students in the EOA cohort without a college-ready course of study.',
      attained:
        'What is missing adds up to at most 1.0: the missing units, or 1.0 for each named course that was not passed.',
      would: 'been at most one year-long course short of a college-ready course of study',
    },
    curriculum_standard: {
      title: 'Completed the NAEP standard curriculum',
      asked: COHORT,
      attained: `4 units of English, 3 each of social studies, mathematics and science. ${CREDITS}`,
      would: 'completed the NAEP standard curriculum',
    },
    curriculum_midlevel: {
      title: 'Completed the NAEP midlevel curriculum',
      asked: COHORT,
      attained: `The standard curriculum, with geometry and Algebra I or II, two of biology, chemistry and physics, and 1 unit of a language. ${CREDITS}`,
      would: 'completed the NAEP midlevel curriculum',
    },
    curriculum_rigorous: {
      title: 'Completed the NAEP rigorous curriculum',
      asked: COHORT,
      attained: `4 units of English, 3 of social studies, 4 of mathematics with precalculus or a later course, 3 of science with biology, chemistry and physics, and 3 of languages. ${CREDITS}`,
      would: 'completed the NAEP rigorous curriculum',
    },
    career_ready: {
      title: 'Completed a career-ready course of study',
      asked: COHORT,
      attained: `At least 3 units of CTE courses in one field. ${CREDITS}`,
      would: 'completed a career-ready course of study',
    },
    cte_concentrator: {
      title: 'Completed two courses in one pathway',
      asked: COHORT,
      attained: 'Credits earned in at least two courses of the same CTE pathway.',
      would: 'completed two courses in one pathway',
    },
  },
  steps: {
    algebra1: 'Algebra I',
    geometry: 'Geometry',
    algebra2: 'Algebra II',
    precalculus: 'Precalculus',
  },
  after: (step) => `After ${step}`,
};
