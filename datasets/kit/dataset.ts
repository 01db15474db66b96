import type { UploadFileType } from './file-type.ts';

/**
 * What a file is, said once. From a declaration come header matching (to-match), the validation SQL (to-sql), the words of the
 * requirements panel and the help page (to-words), and the sample files (to-sample).
 */
export interface Dataset {
  type: UploadFileType;
  /** 'Student Roster' */
  label: string;
  /** Key name of the specification: 'studentRoster'. */
  key: string;
  /** Anchor of its card and slug of its requirement call: 'rosters'. */
  slug: string;
  /** Name of the sample file without extension: 'student-roster'. */
  sampleFile: string;
  /** One sentence: what one row is. */
  oneRowIs: string;
  /** Helper paragraphs of the card. {graduatingClass} and {academicYears} are filled from the audit. */
  helperText: readonly string[];
  /** Steps of the wizard before the review. */
  wizardSteps: readonly WizardStep[];
  /** Columns of the requirement table: what one school has to bring. */
  requirement: 'school' | 'academic-years' | 'demographic-types' | 'test-types';
  columns: readonly Column[];
  rules: readonly Rule[];
  /** Columns that together name a row; a second row with the same key is a duplicate. */
  key_columns: readonly string[];
}

export type WizardStep = 'academic-periods' | 'demographic-types' | 'test-types' | 'schools';

export interface Column {
  /** Canonical name, also the column of the Parquet file: 'student_id'. */
  name: string;
  /** Label of domain.md section 3, used for missing columns: 'Student ID'. */
  label: string;
  kind: ColumnKind;
  required: Requirement;
  description: string;
  example: string;
  /** Headers seen in the field, as written there; compared after normalising (domain.md 2.3). The name and label always match. */
  synonyms: readonly string[];
  /** Synonyms that also mean something else; decided by looking at values (domain.md 4, marked !). */
  ambiguous?: readonly string[];
}

/** `when` is a wizard choice, a number of chosen schools or years, or the absence of other columns. */
export type Requirement =
  | { level: 'required' }
  | { level: 'optional' }
  | { level: 'conditional'; words: string; when: Condition };

export type Condition =
  | { several: 'schools' | 'academic-periods' | 'test-types' }
  | { chosen: { step: 'demographic-types' | 'test-types'; value: string } }
  | { without: readonly string[] }
  | { all: readonly Condition[] }
  | { never: true };

/** Each kind knows its SQL type, how a text cell becomes a value, and which sentence says what is allowed. */
export type ColumnKind =
  | { kind: 'text'; max: number }
  | { kind: 'student-id' }
  | { kind: 'code'; max: number; pad?: number }
  | { kind: 'school' }
  | { kind: 'school-year' }
  | { kind: 'class-year' }
  | { kind: 'date' }
  | { kind: 'integer'; min: number; max: number }
  | { kind: 'decimal'; min: number; max: number }
  | { kind: 'yes-no' }
  | { kind: 'grade-level' }
  | { kind: 'mark' }
  | { kind: 'term' }
  | { kind: 'vocabulary'; vocabulary: Vocabulary; unknown: 'keep-null' | 'keep-text' };

export interface Vocabulary {
  name: string;
  values: readonly { value: string; label: string; synonyms: readonly string[] }[];
}

export type Severity = 'error' | 'warning' | 'note';

/** A check on rows. `sql` is a DuckDB expression over the typed row that is true where there is a problem. */
export interface Rule {
  /** Stable: 'roster.entry-after-exit'. */
  code: string;
  severity: Severity;
  /** Column the finding points to; null for the row. */
  column: string | null;
  /** Sentences: what is wrong ({value} filled in), what is allowed, how to fix it. No rule without all three. */
  problem: string;
  allowed: string;
  fix: string;
  sql: string;
  /** A row that breaks the rule, as cells by column name over the sample row; a test uploads it. */
  badExample: Readonly<Record<string, string>>;
}
