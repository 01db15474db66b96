import type { RuleSetVerdict } from '#contract/quality/rule-sets.ts';
import type { CategoryCounts } from '#contract/transcripts/categories.ts';
import type { Since } from '#contract/transcripts/choosing.ts';
import type { CategoryThresholds } from '#contract/transcripts/transcript-settings.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { ChangedFile } from '../versions/file-changes.ts';

/** One transcript row of a student: what the file says, and what the numbers made of it. */
export interface MarkRow {
  id: string;
  file: number;
  row_number: number;
  written_id: string;
  school_year: number;
  term: string | null;
  grade_level: number | null;
  course_code: string | null;
  title: string;
  area: string;
  /** 4 AP, 3 IB, 2 honors, 1 general. */
  level_rank: number;
  is_cte: boolean;
  final_grade: string | null;
  points: number | null;
  is_course: boolean;
  is_counted: boolean;
  is_other_level: boolean;
  exclude_from_gpa: boolean;
  /** Carnegie units. */
  credits: number;
  divisor: number;
  /** Where it was taken, as an ID of the audit or as written; null: at the student's school. */
  other_school_id: string | null;
  other_school: string | null;
}

export interface ScoreRow {
  id: string;
  written_id: string | null;
  test_type: string;
  ap_code: string | null;
  name: string | null;
  taken: string | null;
  score: number | null;
}

export interface StudentFacts {
  id: string;
  student_id: string;
  sat: number | null;
  act: number | null;
}

export interface StudentRecord {
  facts: StudentFacts;
  marks: MarkRow[];
  scores: ScoreRow[];
  /** The way to each rule set. */
  requirements: RuleSetVerdict[];
}

export interface SchoolOfAudit {
  auditId: string;
  schoolId: string;
}

/** Records as of a version of the numbers; 0: there are none yet. */
export interface ReadRecords {
  version: number;
  computed_at: string | null;
  students: StudentRecord[];
}

export type WhyLeft = Extract<Since, { kind: 'left' }>['why'];

/** What other nouns may ask of the students behind the numbers. The app passes it in. */
export interface StudentRecords {
  /** Cohort students of a school by their transcript IDs, as of the newest numbers. Unknown IDs are left out. */
  read(tx: Transaction, place: SchoolOfAudit, ids: readonly string[]): Promise<ReadRecords>;
  /** Why students who were candidates of a school are none anymore. */
  whyLeft(tx: Transaction, place: SchoolOfAudit, ids: readonly string[]): Promise<ReadonlyMap<string, WhyLeft>>;
  /** What became of files after a version, oldest first. */
  changesSince(tx: Transaction, auditId: string, version: number): Promise<ChangedFile[]>;
  /** School id -> students of each category, by other thresholds than the audit has. */
  countCategories(
    tx: Transaction,
    auditId: string,
    rule: CategoryThresholds,
  ): Promise<ReadonlyMap<string, CategoryCounts>>;
}
