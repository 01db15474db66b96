import type { ColumnName } from './column-name.ts';
import type { Slug, UploadFileType } from './file-type.ts';
import type { LakeType } from './lake-type.ts';
import type { Layout } from './layouts/layout.ts';
import type { RecordLayout } from './layouts/record-layout.ts';
import type { Synonyms } from './synonyms.ts';
import type { SystemName } from './systems.ts';

/**
 * What a file is, said once. From a declaration come header matching (to-match), the validation SQL (to-sql), the words
 * of the requirements panel and the help page (to-words), and the sample files (to-sample).
 *
 * `Name` are its declared columns and `Made` its derived ones: whatever else names a column is checked
 * against them by the compiler.
 */
export interface Declaration<
  Name extends string = string,
  Made extends string = string,
  Type extends UploadFileType = UploadFileType,
> {
  type: Type;
  /** 'Student Roster' */
  label: string;
  /** Name in the portal's answers: 'studentRoster'. */
  key: string;
  /** Name of the sample file without extension: 'student-roster'. */
  sampleFile: string;
  /** One sentence: what one row is. */
  oneRowIs: string;
  /** What rows need by what they are about, in place of what each column says of it: 'SAT' -> 'SAT total, or ...'. */
  needs?: Readonly<Record<string, string>>;
  /** Helper paragraphs of the card. {graduatingClass} and {academicYears} are filled from the audit. */
  helperText: readonly string[];
  /** Steps of the wizard before the review. */
  wizardSteps: readonly WizardStep[];
  /** Columns of the requirement table: what one school has to bring. */
  requirement: 'school' | 'academic-years' | 'demographic-types' | 'test-types';
  columns: readonly Column<Name>[];
  /** Vendor files whose headers alone do not explain them. */
  layouts?: readonly Layout<NoInfer<Name>>[];
  /** Records of state systems without a header row. */
  records?: readonly RecordLayout[];
  /** Columns of the lake that are computed from the declared ones. A later one may use an earlier one. */
  derived: readonly Derived<Made>[];
  rules: readonly Rule<NoInfer<Name>>[];
  /** Declared or derived columns that together name a row; a second row with the same key is a duplicate. */
  key_columns: readonly (NoInfer<Name | Made> | 'school_id')[];
  /**
   * A key column that may stand for several records, as the code 999 for many courses, and the text that tells them
   * apart: it takes the key's place.
   */
  apart?: { key: NoInfer<Name>; by: NoInfer<Name> };
  /**
   * Columns that must agree between rows of one key: where they differ, the later row is
   * another person and is left out.
   */
  identity?: readonly NoInfer<Name>[];
  /** Which of several rows with one key is kept: the last, or the one with the highest value of a DuckDB expression. */
  keeps: 'last' | { highest: string };
  /** Findings that need other files. The quality refresh computes them, so they have words here and no SQL. */
  matching: readonly MatchingFinding<NoInfer<Name>>[];
  /** Rows of a tiny coherent district, by column name; they upload without any finding. */
  sample: (setting: SampleSetting) => readonly Cells<NoInfer<Name>>[];
}

/** A declaration with what follows from its type (file-type.ts). */
export interface Dataset<
  Name extends string = ColumnName,
  Made extends string = string,
  Type extends UploadFileType = UploadFileType,
> extends Declaration<Name, Made, Type> {
  /** Anchor of its card and slug of its requirement call: 'rosters'. */
  slug: Slug;
}

/** The audit a sample file is made for. */
export interface SampleSetting {
  yearEnding: number;
  school: string;
}

export type WizardStep = 'academic-periods' | 'demographic-types' | 'test-types' | 'schools';

/** `Other` are the columns of its dataset, which a requirement may depend on. */
export interface Column<Name extends string = ColumnName, Other extends string = Name> {
  /** Canonical name, also the column of the Parquet file: 'student_id'. */
  name: Name;
  /** Label for people, used for missing columns: 'Student ID'. */
  label: string;
  kind: ColumnKind;
  required: Requirement<Other>;
  description: string;
  example: string;
  /**
   * Headers by the system that writes them so, the best first; compared after normalising
   * (docs/domain/headers.md#comparing). Name and label always match.
   */
  synonyms: Synonyms;
  /**
   * Synonyms that also mean something else; decided by looking at values (docs/domain/headers.md#ambiguous-headers).
   */
  ambiguous?: readonly string[];
  /** Synonyms of columns that are yes for only some of those who are meant: never in place of another one. */
  partial?: readonly string[];
  /**
   * What most cells under an ambiguous header look like, where the kind alone does not tell: 'Grade' is not a
   * score while it holds 12.
   */
  typical?: RegExp;
  /** Another column of ours that this one takes the header of, where the file has no other for it. */
  orElse?: Other;
  /** What stands in for an empty cell: a DuckDB expression over the other columns of the typed row, or NULL. */
  whenEmpty?: string;
  /**
   * A required column whose cells may be empty: 'not reported' is an answer. Or a condition over
   * the typed row where it may.
   */
  mayBeEmpty?: true | string;
  /** 'None' is an answer, known or asked about, and not an empty cell. */
  answersNone?: true;
  /** Where the value comes from when the file has no such column (docs/domain/files.md#wizard-choices). */
  whenAbsent?: 'chosen-school' | 'chosen-years' | 'final-year' | 'from-grade-level' | 'from-scores';
  /** Rows whose value was not chosen in the wizard are left out and reported (docs/domain/files.md#wizard-choices). */
  onlyChosen?: 'schools' | 'academic-periods' | 'test-types';
  /** Rows may be grouped by it: where no column holds it, it is the name of their sheet or a heading above them. */
  groups?: true;
  /** Of the school years that a student has the latest counts, also where it is not one of the four of the audit. */
  isLatest?: true;
  /**
   * Rows with another value, or with a text that its vocabulary does not have, are left out and reported; those
   * of an empty cell are kept.
   */
  only?: { value: string };
}

/** `when` is a wizard choice, a number of chosen schools or years, or the absence of other columns. */
export type Requirement<Name extends string = string> =
  | { level: 'required' }
  | { level: 'optional' }
  | { level: 'conditional'; words: string; when: Condition<Name> };

export type Condition<Name extends string = string> =
  | { several: 'schools' | 'academic-periods' | 'test-types' }
  | { chosen: { step: 'demographic-types' | 'test-types'; value: string } }
  | { nothingChosen: 'demographic-types' | 'test-types' }
  /** True unless the file has every one of these columns. */
  | { without: readonly Name[] }
  | { absent: Name }
  | { all: readonly Condition<Name>[] }
  | { any: readonly Condition<Name>[] }
  | { never: true };

/**
 * Each kind knows its DuckDB type (lake-type.ts), how a text cell becomes a value, and which
 * sentence says what is allowed.
 */
export type ColumnKind =
  /** `words`: what some texts (as keys) are another way to write, as '4 - Well Qualified' is 4. */
  | { kind: 'text'; max: number; words?: ReadonlyMap<string, string> }
  | { kind: 'student-id' }
  | { kind: 'code'; max: number; pad?: number }
  /** '9-12' or '9,10': text, and the ranges that Excel takes for dates. */
  | { kind: 'grade-range'; max: number }
  /** `unknown` says what a name that is not a school of the audit is: an error, or a school outside the district. */
  | { kind: 'school'; unknown: 'error' | 'outside' }
  | { kind: 'school-year' }
  | { kind: 'class-year' }
  /** `partial`: a month or a year alone will do, as in score files. */
  | { kind: 'date'; partial?: true }
  /** `none`: words (as keys) that are used where there is no number, such as 'not tested'. */
  | { kind: 'integer'; min: number; max: number; none?: readonly string[] }
  /** `isMinor`: the row counts without it, so a text that is not such a number is left empty, with a warning. */
  | { kind: 'decimal'; min: number; max: number; isMinor?: true }
  | { kind: 'yes-no'; vocabulary: Vocabulary }
  | { kind: 'grade-level'; vocabulary: Vocabulary }
  | { kind: 'mark'; marks: readonly Mark[] }
  /**
   * `ranks` are its values, the one that counts most first; texts that are `unranked` (a pattern) have a rank only
   * beside others that have one (docs/domain/vocabularies.md#terms).
   */
  | { kind: 'term'; vocabulary: Vocabulary; ranks: readonly string[]; unranked: string }
  | ({ kind: 'vocabulary' } & VocabularyKind);

export interface VocabularyKind {
  vocabulary: Vocabulary;
  /** A text that the vocabulary does not have: a warning and NULL, a warning and the text, or an error. */
  unknown: 'keep-null' | 'keep-text' | 'error';
  /**
   * A cell may list values, as in 'Asian; White': `wins` if it is among them, otherwise `as` for two or more different
   * ones; `unsaid` is not one of them. Those of `oneName` with a slash or 'and' between them may be one name.
   */
  several?: { as: string; wins: string; unsaid: string; oneName: readonly string[] };
}

/**
 * `as stated` leaves the credit to the file's own column; `never` marks earn none whatever the file says
 * (docs/domain/vocabularies.md#marks).
 */
export interface Mark {
  mark: string;
  synonyms: readonly string[];
  /** Words that describe it where they are beside it, as in 'A (Excellent)': its synonyms, and these. */
  beside?: readonly string[];
  /** Unweighted, 0 to 4; null where the mark is not graded. */
  points: number | null;
  credit: 'as stated' | 'never';
}

export interface Vocabulary {
  name: string;
  values: readonly VocabularyValue[];
  /** Texts of such columns that may be several of the values, and are asked about: they tell what the column is. */
  open?: readonly string[];
  /**
   * As `pattern`: a text in which it is found is read only where it is a synonym as a whole: not 'ACT Test
   * Prep', nor 'ACT - Practice'.
   */
  never?: string;
}

export interface VocabularyValue {
  value: string;
  label: string;
  /**
   * Compared by letters and digits alone; case, accents and punctuation do not matter (docs/domain/vocabularies.md).
   */
  synonyms: Synonyms;
  /** What has to be known about the forms of a system. */
  notes?: Readonly<Partial<Record<SystemName, string>>>;
  /**
   * Regular expression (of JavaScript and RE2 alike) over the lower-case text, tried in order where no
   * synonym fits: 'W1 Graduated'.
   */
  pattern?: string;
  /** Where it fits, too, `pattern` says nothing, nor does a code beside the text: 'W1 Did not graduate'. */
  unless?: string;
}

export interface Derived<Name extends string = string> {
  name: Name;
  type: LakeType;
  /** DuckDB expression over the typed row. */
  sql: string;
  meaning: string;
}

export type Severity = 'error' | 'warning' | 'note';

/** Sentences of a finding: what is wrong ({value} and {header} are filled in), what is allowed, how to fix it. */
export interface FindingWords {
  severity: Severity;
  /**
   * 'phrase': what its SQL gives as {value} is a ValuePhrase (datasets/words/params.ts) as JSON,
   * and not a text of the file.
   */
  value?: 'phrase';
  problem: string;
  /**
   * In place of `problem` where a group has several: {values} is how many values, {rows} how many rows, where
   * values may have become one.
   */
  several?: string;
  allowed: string;
  fix: string;
}

/**
 * A check on rows. `sql` is a DuckDB expression over the typed row that is true where there is a problem;
 * {yearEnding} is the audit's.
 */
export interface Rule<Name extends string = string> extends FindingWords {
  /** Stable: 'roster.entry-after-exit'. */
  code: string;
  /** Column the finding points to; null for the row. */
  column: Name | null;
  /** Column whose text is shown where that one is empty. */
  orColumn?: Name;
  sql: string;
  /** True when `sql` finds nothing where its column is NULL: of a file without the column it need not be asked. */
  needsValue?: true;
  /** True when `sql` looks at other rows through a window function. */
  overGroups?: true;
  /**
   * True when `sql` is a SELECT over the typed table that gives one text about the whole column,
   * or NULL where all is well.
   */
  overFile?: true;
  /**
   * Of a rule over the file: an aggregate over the typed table without which it says nothing. It is asked first,
   * together with those of the others: most files have none.
   */
  onlyIf?: string;
  /**
   * A row that breaks the rule, as cells by column name over the sample row; or the sample's
   * rows made a file that does.
   */
  badExample: Cells<Name> | ((sample: readonly Cells<Name>[]) => Cells<Name>[]);
}

/** Cells of one row, as text by column. */
export type Cells<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

export interface MatchingFinding<Name extends string = string> extends FindingWords {
  code: string;
  column: Name;
}
