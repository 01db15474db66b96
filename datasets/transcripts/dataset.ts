import { defineDataset } from '#datasets/kit/define-dataset.ts';
import {
  gpaOfOtherScale,
  manyCredits,
  matchedOn,
  maybeRepeated,
  notInCatalog,
  notOnRoster,
  titleDiffers,
  yearWithoutRows,
  zerosLost,
} from '#datasets/vocabulary/matching-findings.ts';
import { subjectOfSced } from '#datasets/vocabulary/sql/subject-of.ts';
import { IS_TRANSFER, TRANSCRIPT_COLUMNS } from './columns.ts';
import { TRANSCRIPT_LAYOUTS } from './layouts.ts';
import { TRANSCRIPT_RULES } from './rules.ts';
import { transcriptsSample } from './sample.ts';

/** Student Transcripts (docs/domain/datasets.md#student-transcripts). */
export const transcripts = defineDataset({
  type: 'TRANSCRIPT',
  label: 'Student Transcripts',
  key: 'studentTranscripts',
  sampleFile: 'student-transcripts',
  oneRowIs: 'One row is one final grade: one student in one course in one term.',
  helperText: [
    'Upload every final grade of the students of the graduating class of {graduatingClass}, from grade 9 to grade 12, with course code, grade and credits.',
    'One row per grade, not one row per student: a file with columns Course1, Grade1, Course2 ... and PDF transcripts cannot be read. See the sample file for the layout.',
  ],
  wizardSteps: ['schools'],
  requirement: 'school',
  columns: TRANSCRIPT_COLUMNS,
  layouts: TRANSCRIPT_LAYOUTS,
  derived: [
    {
      name: 'is_transfer',
      type: 'BOOLEAN',
      sql: IS_TRANSFER,
      meaning: 'credit_source transfer, or a school that is not of the audit',
    },
    {
      name: 'points',
      type: 'DOUBLE',
      sql: 'final_grade_points',
      meaning: 'unweighted grade points 0 to 4 of the mark; NULL where the mark is not graded',
    },
    {
      name: 'earns_credit',
      type: 'BOOLEAN',
      sql: 'coalesce(final_grade_earns, true)',
      meaning:
        'false for F, E, WF, NP, NC, U and percents below 60: such a mark earns none whatever credits_earned says',
    },
    {
      name: 'is_counted',
      type: 'BOOLEAN',
      sql: `coalesce(repeat_code NOT IN ('not counted', 'replaced'), true)`,
      meaning: 'false where repeat_code says not counted or replaced: neither GPA nor credits nor failed courses',
    },
    {
      name: 'mark_level',
      type: 'INTEGER',
      sql: 'coalesce(term_rank, 5)',
      meaning: '1 year, 2 semester or summer, 3 trimester, 4 quarter, 5 other: rank of the term',
    },
    {
      name: 'subject',
      type: 'VARCHAR',
      sql: `coalesce(${subjectOfSced('sced_code')}, CASE WHEN subject_area_is_known THEN subject_area END)`,
      meaning: "the row's own subject area, mapped; NULL if it has none",
    },
  ],
  key_columns: ['student_id', 'school_year', 'term', 'course_code'],
  apart: { key: 'course_code', by: 'course_title' },
  // A mark on the way to the final one, or an attempt that failed, may be behind it.
  keeps: { highest: 'coalesce(credits_earned > 0, false)' },
  rules: TRANSCRIPT_RULES,
  matching: [
    notOnRoster,
    notInCatalog,
    zerosLost,
    titleDiffers,
    manyCredits,
    maybeRepeated,
    yearWithoutRows,
    gpaOfOtherScale,
    matchedOn,
  ],
  sample: transcriptsSample,
});
