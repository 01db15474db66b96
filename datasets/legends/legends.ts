import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Column } from '#datasets/kit/dataset.ts';
import { COURSE_LEVEL_LEGENDS } from './course-level.ts';
import { COURSE_SEQUENCE_LEGENDS } from './course-sequence.ts';
import { DISABILITY_LEGENDS } from './disability.ts';
import { ENGLISH_LEARNER_LEGENDS } from './english-learner.ts';
import { ENROLLMENT_STATUS_LEGENDS } from './enrollment-status.ts';
import { EXIT_REASON_LEGENDS } from './exit-reason.ts';
import { GENDER_LEGENDS } from './gender.ts';
import { GRADE_LEVEL_LEGENDS } from './grade-level.ts';
import type { CodedColumn } from './legend.ts';
import { LOW_INCOME_LEGENDS } from './low-income.ts';
import { RACE_LEGENDS } from './race.ts';
import { REPEAT_LEGENDS } from './repeat.ts';
import { YES_NO_LEGENDS } from './yes-no.ts';

/** By declared column, in whatever dataset. */
export const CODED_COLUMNS: Readonly<Partial<Record<ColumnName, CodedColumn>>> = {
  race_ethnicity: RACE_LEGENDS,
  race: RACE_LEGENDS,
  el_status: ENGLISH_LEARNER_LEGENDS,
  low_income: LOW_INCOME_LEGENDS,
  disability_status: DISABILITY_LEGENDS,
  gender: GENDER_LEGENDS,
  grade_level: GRADE_LEVEL_LEGENDS,
  course_level: COURSE_LEVEL_LEGENDS,
  course_sequence: COURSE_SEQUENCE_LEGENDS,
  repeat_code: REPEAT_LEGENDS,
  exit_reason: EXIT_REASON_LEGENDS,
  enrollment_status: ENROLLMENT_STATUS_LEGENDS,
};

export const codedColumn = ({ name, kind }: Column): CodedColumn | undefined =>
  CODED_COLUMNS[name] ?? (kind.kind === 'yes-no' ? YES_NO_LEGENDS : undefined);
