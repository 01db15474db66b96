import { defineDataset } from '#datasets/kit/define-dataset.ts';
import { kindOf } from '#datasets/kit/sql/kind-of.ts';
import {
  idElsewhere,
  idOfTwo,
  idWithLetters,
  maybeSame,
  namesSwapped,
  newIds,
  twoHomes,
  yearWithoutRows,
} from '#datasets/vocabulary/matching-findings.ts';
import { ENROLLMENT_STATUS } from '#datasets/vocabulary/students/enrollment-status.ts';
import { EXIT_REASONS } from '#datasets/vocabulary/students/exit-reasons.ts';
import { ROSTER_COLUMNS } from './columns.ts';
import { ROSTER_LAYOUTS } from './layouts.ts';
import { ROSTER_RECORDS } from './records.ts';
import { ROSTER_RULES } from './rules.ts';
import { rosterSample } from './sample.ts';

/** Student Roster (docs/domain/datasets.md#student-roster). */
export const roster = defineDataset({
  type: 'STUDENT_ROSTER',
  label: 'Student Roster',
  key: 'studentRoster',
  sampleFile: 'student-roster',
  oneRowIs:
    'One row is one student at one school in one school year. A list with one row per student counts for the final year.',
  helperText: [
    'Upload the enrollment of every student of the graduating class of {graduatingClass}, with one row for each school year the student was enrolled.',
    'Include students who left, repeated a grade or changed schools. The audit works out who stayed all four years.',
  ],
  wizardSteps: ['schools'],
  requirement: 'school',
  columns: ROSTER_COLUMNS,
  layouts: ROSTER_LAYOUTS,
  records: ROSTER_RECORDS,
  derived: [
    {
      name: 'exit_kind',
      type: 'VARCHAR',
      sql: kindOf('exit_reason', EXIT_REASONS, 'other'),
      meaning: 'graduated, transferred out, dropped, no-show, other; from exit_reason',
    },
    {
      name: 'status',
      type: 'VARCHAR',
      sql: kindOf('enrollment_status', ENROLLMENT_STATUS, null),
      meaning: 'active, inactive, graduated, withdrawn, no-show; from enrollment_status',
    },
  ],
  key_columns: ['student_id', 'school_id', 'school_year', 'entry_date'],
  identity: ['last_name', 'first_name'],
  keeps: 'last',
  rules: ROSTER_RULES,
  matching: [idOfTwo, idElsewhere, idWithLetters, maybeSame, twoHomes, yearWithoutRows, newIds, namesSwapped],
  sample: rosterSample,
});
