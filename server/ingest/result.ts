import type { ResultLine } from '#contract/uploads/uploaded-file.ts';
import type { Severity } from '#datasets/kit/dataset.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Refused } from '#datasets/kit/layouts/refused.ts';
import type { Filled } from '#datasets/kit/overview/decisions.ts';
import type { OverviewLine, RowsLeftOut } from '#datasets/kit/overview/overview-line.ts';
import type { HeaderRef, IngestContext } from '#datasets/kit/plan.ts';
import type { ColumnGuess } from '#datasets/kit/suggest/suggest-columns.ts';
import type { Language } from '#datasets/words/language.ts';
import type { FindingParams } from '#datasets/words/params.ts';

/** What one processing is asked to do. Paths are of this machine; the child sees only `folder` and the raw file. */
export interface IngestRequest {
  rawPath: string;
  fileName: string;
  type: UploadFileType;
  context: IngestContext;
  /** An empty folder of this run: the child writes here alone. */
  folder: string;
}

/** Where processing is; server/words says it. */
export type Stage = 'waiting' | 'starting' | 'opening' | 'reading' | 'recognizing' | 'checking' | 'saving' | 'done';

export interface IngestProgress {
  stage: Stage;
  /** 0 to 100, or null where the length is not known. */
  percent: number | null;
  /** Rows of the file, once they are counted. */
  rows?: number;
}

/** What is said about a file as a whole. Columns by their English labels. */
export type FileLine =
  | { is: 'refused'; refused: Refused }
  | { is: 'looks-like'; type: UploadFileType }
  | { is: 'columns-missing'; labels: string[]; headerRow: number; headers: string[]; more: number }
  | { is: 'columns-found' }
  | { is: 'no-errors'; rows: number; rules: number }
  /** To a member of some schools, none of whose rows are in error. */
  | { is: 'errors-elsewhere' }
  /** To a member of some schools, of which the file has no row. */
  | { is: 'none-of-yours' }
  /** Of earlier versions: which schools were found is told from the run. */
  | { is: 'schools'; schools: string[] };

/**
 * A line of the results: about the file as a whole, or the group of findings it reports; `description` where an earlier
 * version stored words. `of` says that the line tells nothing of single rows; without it, it may name values of them.
 */
export type ToldLine = Omit<ResultLine, 'description' | 'cause'> & {
  of?: 'file';
  description?: string;
  file?: FileLine;
  group?: ReportedGroup;
};

/** What the sentences of a line are made of. */
export type ReportedGroup = Pick<FoundIssueGroup, 'code' | 'column' | 'header' | 'count' | 'firstRows' | 'params'>;

/** A finding as data; datasets/words makes sentences of it, in the language of whoever reads it. */
interface FindingFacts {
  code: string;
  severity: Severity;
  /** Declared name. */
  column: string | null;
  columnLetter: string | null;
  header: string | null;
  params: FindingParams;
}

export interface FoundIssue extends FindingFacts {
  schoolId: string | null;
  row: number | null;
  studentId: string | null;
  value: string | null;
}

export interface FoundIssueGroup extends FindingFacts {
  /** True count; `issues` holds at most the first thousand of a group. */
  count: number;
  firstRows: number[];
}

/**
 * A column of the file as a person chooses it: its header, and which one of several with the same header (1, 2, ...).
 */
export interface OfferedHeader extends HeaderRef {
  letter: string;
  /** Up to five distinct values; null where they are not shown. */
  samples: string[] | null;
  /** Of the rows that were looked at; absent in results of earlier versions. */
  evidence?: Filled;
}

export interface OfferedColumn {
  /** Declared name. */
  column: string;
  isRequired: boolean;
  /** Where it was found, and by whom: by its header, or because someone confirmed it. null: not found. */
  found: (HeaderRef & { by: 'header' | 'person' }) | null;
  /** Where its header alone would have it. */
  byHeader: HeaderRef | null;
  /** The best first. */
  guesses: ColumnGuess[];
  /** The guess to start from; no two columns start from one header. */
  start: HeaderRef | null;
}

/** A value its vocabulary does not know, with the number of rows that hold it. */
export interface OfferedValue {
  column: string;
  key: string;
  text: string;
  rows: number;
  guess: string | null;
  /** A school that may as well be one outside the district: no one has to say what it is. */
  isOptional?: true;
}

/** What a person needs to say which column is which, and what a value stands for. */
export interface MappingOffer {
  headers: OfferedHeader[];
  columns: OfferedColumn[];
  values: OfferedValue[];
}

/**
 * Rows that were read and are not kept, and the one reason for each; 'file': none of its rows can be used, 'layout': of
 * people or scores that are not asked for, 'role': of people who are not students, or of whom no one knows it;
 * 'no-slot': without any of the records that a row may have, 'not-read': without a value in any column that is read.
 */
export interface LeftOut {
  reason: RowsLeftOut['reason'] | 'layout';
  rows: number;
}

/**
 * What two files are compared by before one replaces the other: sizes, and a sample of hashed row keys. Never a
 * value of the file. A sample of 512 puts the share of common keys within 5 points at most (standard error of a
 * share of one half: 2.2 points).
 */
export interface Fingerprint {
  rows: number;
  /** Distinct IDs; null where the file has no such column. */
  students: number | null;
  /** Distinct schools of the audit; null where no column says which. */
  schools: number | null;
  /** What the keys are hashes of: only samples that agree in this can be compared. */
  by: string;
  /** The lowest hashes of distinct keys, 52 bits each, ascending. Fewer than SAMPLE: these are all of them. */
  keys: number[];
}

export const SAMPLE = 512;
/** Problems in a file are values: a malformed file is a result, not an exception. */
export interface IngestResult {
  verdict: 'success' | 'data_errors' | 'malformed';
  overview: OverviewLine[];
  resultsSummary: ToldLine[];
  /** Labels of required columns that were not found. */
  missingColumns: string[];
  /** Declared column name -> where and under which header it was found. */
  columns: Record<string, { letter: string; header: string }>;
  /** Columns of the file that are not stored, as far as they have a header. */
  ignored?: { letter: string; header: string }[];
  rowsRead: number;
  rowsKept: number;
  /** Every row that was read and is not kept: the sum is the difference of the two. */
  leftOut: LeftOut[];
  counts: Record<Severity, number>;
  /**
   * By school ID, what requirement statuses are made of. `choices`: tests ('IB') or years ('2023-2024') of the valid
   * rows that name the school.
   */
  schoolRows: Record<string, { valid: number; errors: number; choices?: string[] }>;
  /**
   * An error row that names no school of the audit, or a missing required column: counts against every school covered.
   */
  concernsEverySchool: boolean;
  /** In the order in which to fix. */
  groups: FoundIssueGroup[];
  issues: FoundIssue[];
  /** What a later version is compared with; absent where no table was read. */
  fingerprint?: Fingerprint;
  /** Absent where no header row was found. */
  mapping?: MappingOffer;
  /** Parquet file in `folder`, or null where nothing may enter the numbers. */
  parquet: string | null;
  /** Of that file, in hexadecimal. */
  rowsSha256?: string;
  /**
   * Parquet file in `folder` with every finding of every row in error, and how many rows that are; absent
   * where no row is at fault.
   */
  failing?: { parquet: string; rows: number } | undefined;
}

/** Which rows of which file are wanted. Paths are of this machine; the child sees only `folder` and the raw file. */
export interface FailedRowsRequest {
  rawPath: string;
  /** What `failing-rows.ts` left for the run. */
  failingPath: string;
  type: UploadFileType;
  /** Tests and groups chosen for the file, by which it was read: of a workbook another sheet may be read without. */
  wanted: readonly string[];
  /** Of what is said beside the rows. */
  language: Language;
  /** Size of the raw file in bytes. */
  size: number;
  /** IDs of the schools whose rows are wanted; null for all rows, those that name no school included. */
  schools: readonly string[] | null;
  /** An empty folder: the child writes here alone. */
  folder: string;
}
