import type { Rule } from '#datasets/kit/dataset.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import { AP_EXAMS, AP_SUB_SCORES } from '#datasets/vocabulary/ap-exams.ts';
import { apCodeOfName } from '#datasets/vocabulary/sql/ap-code-of-name.ts';
import type { TestScoreColumn } from './columns.ts';
import { NOT_TAKEN } from './not-taken.ts';

const AP_SCORES = ['1', '2', '3', '4', '5', 'N'];
/** Numbers for subjects, letters for the core. */
const IB_SCORES = ['1', '2', '3', '4', '5', '6', '7', 'A', 'B', 'C', 'D', 'E', 'N'];
const writtenScore = `regexp_replace(upper(score), '\\.0$', '')`;

const isNotTaken = `${valueKeySql('score')} IN ${list(NOT_TAKEN)}`;

const isOldSat = `test_type = 'SAT' AND test_date < DATE '2016-03-01'`;

const isPreAp = `coalesce(regexp_matches(lower(exam_name), '^\\s*pre[ -]?ap\\b'), false)`;

const notInSteps = (section: 'sat_ebrw' | 'sat_math'): Rule<TestScoreColumn> => ({
  code: `tests.${section.replace('_', '-')}-step`,
  severity: 'warning',
  column: section,
  problem: '{value} is not a multiple of 10, as SAT section scores are.',
  allowed: 'A multiple of 10 from 200 to 800.',
  fix: 'Check whether the column has a section score or something else.',
  sql: `${section} % 10 <> 0 AND ${section} BETWEEN 200 AND 800`,
  badExample: {
    test_type: 'SAT',
    score: '',
    exam_code: '',
    exam_name: '',
    sat_ebrw: '600',
    sat_math: '600',
    [section]: '605',
  },
});

export const TEST_SCORE_RULES: readonly Rule<TestScoreColumn>[] = [
  {
    code: 'tests.no-student',
    severity: 'error',
    column: 'student_id',
    problem:
      'The row does not identify a student. {header} is empty, and first name, last name or date of birth is missing.',
    allowed: 'The ID on the roster, or last name, first name and date of birth.',
    fix: 'Fill in the ID, or remove the row, and upload the file again.',
    sql: 'student_id IS NULL AND (last_name IS NULL OR first_name IS NULL OR birth_date IS NULL)',
    badExample: { student_id: '' },
  },
  {
    code: 'tests.test-unclear',
    severity: 'error',
    column: 'test_type',
    problem: 'The row does not say which test it is for, and its scores do not show it.',
    allowed: 'SAT, ACT, IB or AP.',
    fix: 'Fill in the test, or remove the row, and upload the file again.',
    sql: 'test_type IS NULL',
    badExample: { test_type: '', score: '', exam_code: '', exam_name: 'Biology' },
  },
  {
    code: 'tests.score-out-of-range',
    severity: 'error',
    column: 'score',
    problem: '{value} is not a possible score for this test.',
    allowed: '1 to 5 for AP, 1 to 7 for IB, A to E for the IB core, N for no score.',
    fix: 'Correct the score and upload the file again.',
    sql: `NOT coalesce(${isNotTaken}, false) AND ((test_type = 'AP' AND ${writtenScore} NOT IN ${list(AP_SCORES)})
      OR (test_type = 'IB' AND ${writtenScore} NOT IN ${list(IB_SCORES)}))`,
    badExample: { score: '6' },
  },
  {
    code: 'tests.no-score',
    severity: 'warning',
    column: 'score',
    problem: 'The exam has no score. The row is kept but is not counted as an exam score.',
    allowed: 'A score, or N if the student did not take the exam.',
    fix: 'Nothing to do if the student has no score.',
    sql: `test_type IN ('AP', 'IB') AND (score IS NULL OR upper(score) = 'N' OR ${isNotTaken})`,
    badExample: { score: 'N' },
  },
  {
    code: 'tests.no-section',
    severity: 'warning',
    column: null,
    problem: 'No section, total or composite score was found in this row. It is kept but is not used for superscores.',
    allowed: 'At least one section, a total or a composite.',
    fix: 'Fill in or correct the score, and the name of its section where the row has one, or remove the row.',
    sql: `(test_type = 'SAT' AND coalesce(sat_ebrw, sat_math, sat_total) IS NULL)
      OR (test_type = 'ACT' AND coalesce(act_english, act_math, act_reading, act_science, act_composite, act_superscore) IS NULL)`,
    badExample: { test_type: 'SAT', score: '', exam_code: '', exam_name: '' },
  },
  {
    code: 'tests.sub-score',
    severity: 'warning',
    column: 'exam_code',
    problem: 'Code {value} is a sub-score, not an exam of its own. It is not counted.',
    allowed: 'AP exam codes; 69, 76 and 77 are sub-scores.',
    fix: 'Nothing to do: College Board files normally include them.',
    sql: `test_type = 'AP' AND exam_code IN ${list(AP_SUB_SCORES)}`,
    badExample: { exam_code: '69', exam_name: '' },
  },
  {
    code: 'tests.sub-score-by-name',
    severity: 'warning',
    column: 'exam_name',
    problem: '{value} is a sub-score, not an exam of its own. It is not counted.',
    allowed: 'AP exams; the AB sub-score of Calculus BC and the two of Music Theory are parts of these.',
    fix: 'Nothing to do.',
    sql: `test_type = 'AP' AND exam_code IS NULL AND ap_code IN ${list(AP_SUB_SCORES)}`,
    badExample: { exam_code: '', exam_name: 'Calculus BC: AB Subscore' },
  },
  {
    code: 'tests.unknown-exam',
    severity: 'warning',
    column: 'exam_code',
    problem:
      '{value} is not an AP exam code. The score is counted by the name of the exam, or under Other without one.',
    allowed: 'A two-digit AP exam code such as 07.',
    fix: 'Correct the code.',
    sql: `test_type = 'AP' AND exam_code NOT IN ${list([...Object.keys(AP_EXAMS), ...AP_SUB_SCORES])}`,
    badExample: { exam_code: '98' },
  },
  {
    code: 'tests.unknown-exam-name',
    severity: 'warning',
    column: 'exam_name',
    problem: '{value} is not an AP exam or IB subject we know. The score is counted under Other.',
    allowed: 'The name as the College Board or the IB writes it, or the AP exam code beside it.',
    fix: 'Correct the name, or add the exam code.',
    sql: `(test_type = 'AP' AND ap_code IS NULL AND exam_name IS NOT NULL AND NOT ${isPreAp}) OR (test_type = 'IB' AND is_counted AND subject = 'Other' AND coalesce(exam_name, score) IS NOT NULL)`,
    badExample: { exam_code: '', exam_name: 'Kite Flying' },
  },
  {
    code: 'tests.pre-ap',
    severity: 'error',
    column: 'exam_name',
    problem: '{value} is not an AP exam. Pre-AP courses have tests of their own, which the audit does not use.',
    allowed: 'AP exams.',
    fix: 'Remove the row, and upload the file again.',
    sql: `test_type = 'AP' AND ${isPreAp}`,
    badExample: { exam_code: '', exam_name: 'Pre-AP Biology' },
  },
  {
    code: 'tests.code-and-name',
    severity: 'warning',
    column: 'exam_code',
    problem: 'Code {value} is for a different AP exam from the name in the same row. The code was used.',
    allowed: 'The code and the name of the same exam.',
    fix: 'Correct one of the two. Where the code is the number of a course, upload the file without it.',
    sql: `test_type = 'AP' AND exam_code IN ${list(Object.keys(AP_EXAMS))} AND exam_code <> ${apCodeOfName('exam_name')}`,
    badExample: { exam_code: '20', exam_name: 'AP Calculus AB' },
  },
  {
    code: 'tests.ib-session',
    severity: 'warning',
    column: 'test_date',
    problem: '{value} is not in an IB exam session. The score is counted in the year of the date.',
    allowed: 'A date in May or November.',
    fix: 'Check whether this is the date of the results, and enter the session instead: May 2024.',
    sql: `test_type = 'IB' AND month(test_date) NOT IN (5, 11)`,
    badExample: { test_type: 'IB', test_date: '2024-07-05', exam_code: '', exam_name: 'BIOLOGY', exam_group: '4' },
  },
  notInSteps('sat_ebrw'),
  notInSteps('sat_math'),
  {
    code: 'tests.sat-total-not-sum',
    severity: 'warning',
    column: 'sat_total',
    problem: 'The total {value} is not the sum of the two sections. The sections are used.',
    allowed: 'The sum of EBRW and Math.',
    fix: 'Correct the total or the sections.',
    sql: 'sat_total <> sat_ebrw + sat_math',
    badExample: {
      test_type: 'SAT',
      score: '',
      exam_code: '',
      exam_name: '',
      sat_ebrw: '600',
      sat_math: '600',
      sat_total: '1300',
    },
  },
  {
    code: 'tests.act-composite-not-mean',
    severity: 'warning',
    column: 'act_composite',
    problem: 'The composite {value} is not the rounded mean of the four sections. The sections are used.',
    allowed: 'The mean of English, Math, Reading and Science, halves rounded up.',
    fix: 'Correct the composite or the sections.',
    sql: 'act_composite <> floor((act_english + act_math + act_reading + act_science) / 4.0 + 0.5)',
    badExample: {
      test_type: 'ACT',
      score: '',
      exam_code: '',
      exam_name: '',
      act_english: '20',
      act_math: '20',
      act_reading: '20',
      act_science: '20',
      act_composite: '25',
    },
  },
  {
    code: 'tests.future-date',
    severity: 'warning',
    column: 'test_date',
    problem: 'The test date {value} is in the future.',
    allowed: 'A date on which the test was taken.',
    fix: 'Correct the date.',
    sql: 'test_date > current_date',
    badExample: { test_date: '2099-05-08' },
  },
  {
    code: 'tests.old-sat',
    severity: 'warning',
    column: 'test_date',
    problem:
      'The SAT taken on {value} had other sections (Critical Reading, Mathematics, Writing) and a total of up to 2400. Its scores cannot be compared with scores since March 2016.',
    allowed: 'An SAT taken in March 2016 or later.',
    fix: 'Nothing to do if the student took it then. Otherwise correct the date.',
    sql: isOldSat,
    badExample: {
      test_type: 'SAT',
      test_date: '2015-06-06',
      score: '',
      exam_code: '',
      exam_name: '',
      sat_ebrw: '600',
      sat_math: '600',
    },
  },
  {
    code: 'tests.old-date',
    severity: 'warning',
    column: 'test_date',
    problem: 'The test date {value} is more than five years before graduation.',
    allowed: 'A date in the high school years of the class.',
    fix: 'Correct the date.',
    // What is to be said of an SAT of another kind says its age as well.
    sql: `year(test_date) < {yearEnding} - 5 AND NOT coalesce(${isOldSat}, false)`,
    badExample: { test_date: '2015-05-08' },
  },
];
