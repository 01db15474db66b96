import type { Theme } from '#contract/quality/opportunity.ts';
import type { StudentFact } from '#contract/quality/opportunity-students.ts';
import type { Family } from '#contract/quality/rule-sets.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { TestType } from '#datasets/kit/wizard-choices.ts';
import type { RuleSet } from './rule-sets.ts';

/**
 * One question to the data: who is asked, and of whom it is true. `asked`, `attained`, `mayBe` and `mayBeAsked` are
 * conditions over a row of `opportunity_student` (sql.ts).
 */
export interface Measure<Id extends string = string> {
  id: Id;
  question: string;
  theme: Theme;
  /** What can still move it: rows of courses whose kind is not known, or scores that are no one's. */
  evidence: 'courses' | 'exams';
  /** The datasets that it rests on beside roster and demographics. */
  rests: readonly UploadFileType[];
  /** Of test scores: the tests whose scores can make it true. */
  tests?: readonly TestType[];
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
  /** Which scores that are no one's would make it true. */
  floating?: Floating;
  /** False: the asked themselves depend on what is missing, so no bounds are given. */
  hasBounds?: false;
  source: string;
  /** What is shown of each student behind the number. */
  shows: ShownBehind;
}

/** An AP or IB score, one that reaches the cut, or an SAT or ACT superscore. */
export type Floating = 'exam' | 'scored' | 'sat_act';

/** Facts, passed (or taken) courses of families, or the lines of a rule set. */
export interface ShownBehind {
  facts?: readonly StudentFact[];
  families?: { of: readonly Family[]; are: 'passed' | 'taken' };
  rules?: RuleSet;
}

export const defineMeasure = <Id extends string>(measure: Measure<Id>): Measure<Id> => measure;
