import type { PanelName } from '#contract/quality/panels.ts';
import { spoken } from '../../spoken.ts';
import { form, number, plural } from '../plural.ts';

const students = (count: number) => form(count, 'student', 'students');
const schools = (count: number) => form(count, 'school', 'schools');

/** The cards of Data QC and the drawers behind them, one group for each panel. */
export const qualityPanels = spoken('qualityPanels', {
  /** Fixed wording (docs/product.md#fixed-wording), and its pattern for the details. */
  panelError: {
    'rosters/summary': 'Error occurred while fetching rosters summary data!',
    'demographics/summary': 'Error occured while fetching demographics summary data!',
    'transcripts/summary': 'Error occurred while fetching transcripts summary data!',
    'cte-pathways/summary': 'Error occurred while fetching CTE pathways summary data!',
    'matching/summary': 'Error occurred while fetching matching summary data!',
    'test-scores/summary': 'Error occurred while fetching test scores summary data!',
    'course-catalogs/summary': 'Error occurred while fetching course catalog summary data!',
    'matching/detail': 'Error occurred while fetching matching detail data!',
    'course-catalogs/detail': 'Error occurred while fetching course catalog detail data!',
    'cohort/waterfall': 'Error occurred while fetching cohort waterfall data!',
  } satisfies Partial<Record<PanelName, string>>,
  /** In place of the sentences of its charts, where none of a drawer's charts could be loaded. */
  detailError: {
    transcripts: 'Error occurred while fetching transcript detail data!',
    testScores: 'Error occurred while fetching test scores detail data!',
  },
  chartError: (chart: string) => `Error occured while fetching "${chart}" data!`,

  demographics: {
    title: 'Demographics',
    name: 'Demographics',
    cohortNote: 'Students with complete data from each of the last four years',
    allNote: 'Students with data in any of the last four years',
    qualify: (count: number) => `${students(count)} qualify for EOA cohort`,
    students,
    kind: 'Kind',
    group: 'Group',
    gender: 'Gender',
    race: 'Race/Ethnicity',
    other: 'Income, disability, English',
    lowIncome: 'Low income',
    disabilities: 'Students with disabilities',
    learners: 'English learners / Native/Fluent',
    learner: 'English learners',
    native: 'Native/Fluent',
    units: 'Percent of students with a known value',
    raceUnits: 'Percent of students with a demographics record',
    summary: (group: string, cohort: string, all: string) =>
      `${group}: ${cohort} of the cohort, ${all} of all students.`,
    bySchool: 'By school',
    bySchoolCaption: 'Demographics of the EOA cohort by school',
    bySchoolNote: 'EOA cohort, percent of students with a known value.',
    school: 'School',
    studentCount: '# of students',
    female: 'Female',
    schoolPages: 'Pages of the schools',
    notLoaded: 'Not loaded',
  },

  roster: {
    title: 'Roster: EOA cohort',
    school: 'School',
    count: '# of students',
    students,
    schools,
    caption: 'Students in the EOA cohort by school',
    pages: 'Pages of the roster by school',
  },

  testScores: {
    title: 'Test scores',
    name: 'Test scores',
    caption: 'Test scores of the EOA cohort and of all students',
    test: 'Test',
    cohort: 'EOA Cohort',
    all: 'All students',
    rows: {
      sat_act_score_count: 'SAT/ACT superscores',
      sat_score_count: 'SAT superscores',
      act_score_count: 'ACT superscores',
      ap_score_count: 'AP test scores',
      ib_score_count: 'IB test scores',
    },
    zero: 'No test scores',
    sat: 'SAT superscore',
    act: 'ACT superscore',
    ap: 'AP',
    ib: 'IB',
    apAreas: 'AP tests found by subject area',
    ibAreas: 'IB average tests per subject area',
    inCohort: (count: string, number: number) => `${count} ${students(number)} in cohort`,
    scoreCount: (count: string, number: number) => `${count} ${form(number, 'score', 'scores')}`,
    tests: (count: string, number: number) => `${count} ${form(number, 'test', 'tests')}`,
    noScores: 'No student in the EOA cohort has a score',
    perTaker: 'Tests per student with an IB score',
    median: (units: string, median: string) => `${units} · median ${median}`,
    students: 'students',
    scores: 'scores',
    subjectArea: 'Subject area',
    testsColumn: 'Tests',
    averageColumn: 'Average tests',
    top: (area: string, value: string) => `Most in ${area}: ${value}.`,
  },

  transcripts: {
    title: 'Transcripts: EOA cohort',
    name: 'Transcripts',
    school: 'School',
    count: 'Transcripts',
    students,
    schools,
    caption: 'Transcripts of the EOA cohort by school',
    pages: 'Pages of the transcripts by school',
    gpa: 'Student GPA distribution',
    gpaUnits: (count: string, number: number) =>
      `${count} ${students(number)} in cohort with a GPA, unweighted 4.0 scale`,
    credits: 'Average number of credits taken per subject area',
    creditsUnits: 'Carnegie units per cohort student over four years',
    creditsColumn: 'Average credits',
    divisors: (names: string, divisor: number) =>
      `Credits from ${names} were divided by ${divisor}: a full-year course there gives ${divisor} credits.`,
  },

  cte: {
    title: 'CTE courses',
    name: 'CTE courses',
    catalogs: (count: number) => form(count, 'CTE catalog', 'CTE catalogs'),
    eligible: (count: number) => `${form(count, 'class', 'classes')} eligible for CTE pathways`,
    pathways: (count: number) => form(count, 'CTE pathway', 'CTE pathways'),
    zero: 'No CTE courses',
  },

  matching: {
    title: 'Matching',
    name: 'Matching',
    rows: {
      students_matched_percentage: 'Students matched',
      transcript_courses_matched_percentage: 'Transcript courses matched',
      test_scores_matched_to_students_percentage: 'Test scores matched to students',
      cte_courses_matched_percentage: 'CTE courses matched',
    },
    /** What does not match, in words; `left` and `total` are formatted counts. */
    notMatched: {
      students_matched_percentage: (left: number) =>
        `${plural(left, 'cohort student has', 'cohort students have')} no demographics`,
      transcript_courses_matched_percentage: (left: number) =>
        `${plural(left, 'row has', 'rows have')} a course that is not in a catalog`,
      test_scores_matched_to_students_percentage: (left: number) =>
        `${plural(left, 'score does', 'scores do')} not match a student on the roster`,
      cte_courses_matched_percentage: (left: number, total: number) =>
        `${number(left)} of ${number(total)} codes ${form(left, 'is', 'are')} not in a catalog`,
    },
    allMatched: 'All matched',
    nothingToMatch: 'Nothing to match yet',
    good: 'Good, above 80%',
    check: 'Needs attention: 80% or less',
    demographics: 'Students matched to demographics',
    demographicsNote: (count: string, number: number) =>
      `${count} ${students(number)} in the EOA cohort. A student counts as matched when the value is in a demographics file.`,
    scores: 'Test scores matched to students',
    scoresNote: 'Scores, not students.',
    students: 'Students matched to test scores',
    inCohort: (count: string, number: number) => `${count} ${students(number)} in cohort`,
    boxNotMatched: 'not matched',
    boxMatched: 'matched',
    matchedShare: (percent: string) => `${percent} matched`,
    test: 'Test',
    studentsColumn: 'Students',
    shareColumn: 'Share of cohort',
  },

  catalogs: {
    title: 'Course catalogs',
    name: 'Course catalogs',
    found: (count: number) => `${form(count, 'course', 'courses')} found`,
    types: { general: 'General', cte: 'CTE', honors: 'Honors', ap: 'AP', ib: 'IB' } as Record<string, string>,
    byType: 'Courses by type',
    type: 'Type',
    overlap: 'A CTE course is counted in its level too.',
    severalAreas:
      'A course in several subject areas is counted in each of them, and so more than once in the last row.',
    summary: (types: string) => `${types}.`,
    zero: 'No courses',
    year: 'Year',
    allYears: 'All years',
    clearYear: 'Clear year',
    overview: 'Overview',
    mapping: 'Course Mapping',
    areas: (count: number) => form(count, 'subject area', 'subject areas'),
    caption: (year: string) => `Courses by subject area in ${year}`,
    subjectArea: 'Subject area',
    courses: 'Courses',
    ap: 'AP',
    ib: 'IB',
    honors: 'Honors',
    general: 'General',
    cte: 'CTE',
    total: 'Total',
    none: (year: string) => `No courses in the catalogs for ${year}.`,
  },

  waterfall: {
    name: 'Cohort',
    lead: (leftOut: number, all: number) =>
      `${number(leftOut)} of ${number(all)} students ${form(leftOut, 'is', 'are')} left out of the EOA cohort. Each student is counted once, at the first condition that applies.`,
    leadNone: (all: number) =>
      form(all, 'The only student is in the EOA cohort.', `All ${number(all)} students are in the EOA cohort.`),
    fixable: (count: number) => `${number(count)} of them ${form(count, 'has', 'have')} missing years,`,
    fixableWhy: 'which you can fix in your files.',
    left: (count: string) => `${count} left`,
    title: 'How the EOA cohort is made',
    chart: 'Students left after each condition',
    chartUnits: 'Students in the schools shown. The hatched part shows the students left out at this step.',
    condition: 'Condition',
    leftOut: 'Left out',
    leftColumn: 'Left',
    summary: (condition: string, leftOut: string, left: string) => `${condition}: ${leftOut} left out, ${left} left.`,
    notes: {
      roster_in_any_year: 'Students with data in any of the last four years',
      class_member: 'Grade 12 in another year, or another graduation year',
      not_withdrawn: 'Withdrew, transferred or dropped out before the end',
      roster_in_all_four_years: 'The roster has no row for at least one of the four years',
      transcript_in_all_four_years: 'Enrolled, but no course grade for at least one of the four years',
      cohort: 'Students with complete data from each of the last four years',
    } as Record<string, string>,
  },
});
