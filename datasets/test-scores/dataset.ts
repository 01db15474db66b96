import { defineDataset } from '#datasets/kit/define-dataset.ts';
import {
  afterGraduation,
  beforeGrade9,
  matchedOn,
  namesSwapped,
  notOnRoster,
  otherPerson,
} from '#datasets/vocabulary/matching-findings.ts';
import { TEST_SCORE_COLUMNS } from './columns.ts';
import { TEST_SCORE_DERIVED } from './derived.ts';
import { TEST_SCORE_LAYOUTS } from './layouts.ts';
import { TEST_SCORE_RULES } from './rules.ts';
import { testScoresSample } from './sample.ts';

/** Test Scores (docs/domain/datasets.md#test-scores). */
export const testScores = defineDataset({
  type: 'STUDENT_TEST_SCORES',
  label: 'Test Scores',
  key: 'studentTestScores',
  sampleFile: 'test-scores',
  oneRowIs: 'One row is one sitting of SAT or ACT, or one AP or IB exam.',
  needs: {
    SAT: 'SAT total, or SAT EBRW and SAT Math',
    ACT: 'ACT composite, or ACT English, ACT Math, ACT Reading and ACT Science',
    AP: 'Exam code or Exam / subject, and Score',
    IB: 'Exam / subject and Score',
  },
  helperText: [
    "Upload the SAT, ACT, AP and IB scores of the students of the graduating class of {graduatingClass}. Include every sitting; the portal computes superscores. The College Board's AP and SAT student datafiles, the ACT student file and IB candidate results can be uploaded unchanged.",
    'One row is one sitting of the SAT or ACT, or one AP or IB exam. PSAT, PreACT and other practice tests are not part of the audit.',
  ],
  wizardSteps: ['test-types', 'schools'],
  requirement: 'test-types',
  columns: TEST_SCORE_COLUMNS,
  layouts: TEST_SCORE_LAYOUTS,
  derived: TEST_SCORE_DERIVED,
  key_columns: ['student_id', 'test_type', 'exam', 'administration'],
  keeps: {
    highest:
      'coalesce(numeric_score, sat_total, sat_ebrw + sat_math, act_composite, (act_english + act_math + act_reading + act_science) / 4, act_superscore)',
  },
  rules: TEST_SCORE_RULES,
  matching: [notOnRoster, otherPerson, beforeGrade9, afterGraduation, matchedOn, namesSwapped],
  sample: testScoresSample,
});
