import type { Theme } from '#contract/quality/opportunity.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';

/**
 * One question to the data: who is asked, and of whom it is true. `asked`, `attained`, `mayBe` and `mayBeAsked` are conditions over a row of
 * `opportunity_student` (sql.ts).
 */
export interface Measure<Id extends string = string> {
  id: Id;
  question: string;
  theme: Theme;
  /** What can still move it: rows of courses whose kind is not known, or scores that are nobody's. */
  evidence: 'courses' | 'exams';
  /** The datasets that it rests on beside roster and demographics. */
  rests: readonly UploadFileType[];
  /** Reads codes of SCED, without which a course is not recognized. */
  needsSced?: true;
  asked: string;
  attained: string;
  /** Own rows could still make it true. */
  mayBe: string;
  /** Own rows could still make the student one who is asked. */
  mayBeAsked?: string;
  /** Only students of such home schools are asked, or left out. */
  homes?: 'has IB';
  /** The column of floating_id: an id that is nobody's and would make it true. */
  floating?: 'is_exam' | 'is_scored' | 'is_sat_act';
  /** False: the asked themselves depend on what is missing, so no bounds are given. */
  hasBounds?: false;
  source: string;
}

export const defineMeasure = <Id extends string>(measure: Measure<Id>): Measure<Id> => measure;
