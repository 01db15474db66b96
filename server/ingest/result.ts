import type { ResultLine } from '#contract/uploads.ts';
import type { Severity } from '#datasets/kit/dataset.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';

/** What one processing is asked to do. Paths are of this machine; the child sees only `folder` and the raw file. */
export interface IngestRequest {
  rawPath: string;
  fileName: string;
  type: UploadFileType;
  context: IngestContext;
  /** An empty folder of this run: the child writes here alone. */
  folder: string;
}

export interface IngestProgress {
  /** 'Reading', 'Checking rows', ... as shown to the person. */
  stage: string;
  /** 0 to 100, or null where the length is not known. */
  percent: number | null;
}

export interface FoundIssue {
  code: string;
  severity: Severity;
  schoolId: string | null;
  row: number | null;
  columnLetter: string | null;
  header: string | null;
  studentId: string | null;
  value: string | null;
  message: string;
  fix: string;
}

export interface FoundIssueGroup {
  code: string;
  severity: Severity;
  columnLetter: string | null;
  header: string | null;
  /** True count; `issues` holds at most the first thousand of a group. */
  count: number;
  message: string;
  fix: string;
  firstRows: number[];
  cause: string | null;
}

/** Problems in a file are values: a malformed file is a result, not an exception. */
export interface IngestResult {
  verdict: 'success' | 'data_errors' | 'malformed';
  statistics: string[];
  resultsSummary: ResultLine[];
  /** Labels of required columns that were not found. */
  missingColumns: string[];
  /** Declared column name -> where and under which header it was found. */
  columns: Record<string, { letter: string; header: string }>;
  rowsRead: number;
  rowsKept: number;
  counts: Record<Severity, number>;
  /** By school id, what requirement statuses are made of. */
  schoolRows: Record<string, { valid: number; errors: number }>;
  /** An error row that names no school of the audit, or a missing required column: counts against every school covered. */
  concernsEverySchool: boolean;
  /** In the order in which to fix. */
  groups: FoundIssueGroup[];
  issues: FoundIssue[];
  /** Parquet file in `folder`, or null where nothing may enter the numbers. */
  parquet: string | null;
}
