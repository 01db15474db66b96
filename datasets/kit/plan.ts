import type { ColumnName } from './column-name.ts';
import type { Work } from './sql/work.ts';

/**
 * The seam between reading a file and checking it.
 *
 * The reader leaves a DuckDB table `source(row_number BIGINT, c0 VARCHAR, c1 VARCHAR, ...)`: every cell as text,
 * row_number as a spreadsheet program shows it. A plan is SQL text over this table and contains no value from the file.
 */
export interface SourceColumn {
  /** Index n of column cn. */
  index: number;
  /** 'A', 'B', ... 'AA' as in a spreadsheet. */
  letter: string;
  /** As the person wrote it. */
  header: string;
}

/**
 * A column of a file named so that it is found again in the next one: its header, and which of
 * several with the same one.
 */
export interface HeaderRef {
  header: string;
  /** 1 for the first column with this header. */
  nth: number;
}

/** Who confirmed a mapping, and when (ISO 8601). */
export interface Confirmation {
  by: string;
  at: string;
}

/** Columns as a person of the district chose them for files with exactly these headers. */
export interface ConfirmedColumns extends Confirmation {
  /** headerKeysOf the file it was confirmed for. */
  headerKeys: readonly string[];
  /** `source` null: the column is not in such files. */
  columns: readonly { column: string; source: HeaderRef | null }[];
}

/** What a district's own value stands for; `value` null: it was left as it is. */
export interface ConfirmedValue extends Confirmation {
  column: string;
  /** answerKey of the value. */
  key: string;
  text: string;
  value: string | null;
}

/** What the district has confirmed for files of one dataset. */
export interface Confirmed {
  columns: readonly ConfirmedColumns[];
  values: readonly ConfirmedValue[];
}

/** What the codes of a column stand for in this file; null for a code whose meaning no one can tell from it. */
export interface ReadByLegend {
  column: ColumnName;
  /** By valueKey of the code. */
  codes: ReadonlyMap<string, string | null>;
  /** The file shows which list it is: a code without a meaning is not on it, and is said of its rows. */
  isProven?: true;
}

/** Which source column holds which declared column. */
export type Mapping = ReadonlyMap<ColumnName, SourceColumn>;

/** One that is being made: a step may add to it, or take from it. */
export type MappingDraft = Map<ColumnName, SourceColumn>;

export interface AuditSchool {
  id: string;
  name: string;
  local_id: string | null;
  state_id: string | null;
  nces_id: string | null;
  ceeb_code: string | null;
}

/**
 * What a lone '2023' is: the year in which a school year starts, the one in which it ends, or a year of the
 * calendar, of which fall and spring are in two school years. 'unsure': it may be one of the calendar as
 * well, and nothing proves it.
 */
export type SingleYears = 'start' | 'end' | 'calendar' | 'unsure';

export interface IngestContext {
  yearEnding: number;
  /** None: every school the file names, as on the command line, where there is no audit. */
  schools: readonly AuditSchool[];
  chosen: {
    schoolIds: readonly string[];
    /** End years: 2024 for 2023-2024. Empty where the wizard has no such step. */
    years: readonly number[];
    demographicTypes: readonly string[];
    testTypes: readonly string[];
  };
  confirmed?: Confirmed;
  /** Columns of codes, once the file has been looked at; a column that is not here is read by its vocabulary alone. */
  legends?: readonly ReadByLegend[];
  /** What the single years of this file are, as far as its other columns show it. */
  singleYears?: SingleYears | null;
}

/** A statement, or lists of pieces of work of which none needs another list. */
export type PlanStep = string | readonly (readonly Work[])[];

/**
 * Run `prepare` in order, then:
 * - `issues` SELECTs (code, severity, column_name, row_number, school_id, student_id, value), one row per
 *   finding; row_number is NULL where a finding is about the whole column or file. column_name is the
 *   declared name, NULL for the row.
 * - `rows` SELECTs the rows to keep in the lake's schema (see docs/lake.md), row_number first, in no promised order;
 * - `counts` SELECTs (school_id, read, kept, errors): one row per school of the audit that the file names, and
 *   always one with school_id NULL for the rows that name none. The totals of the file are the sums. `errors`
 *   counts rows, not findings.
 *
 * The tables it makes beside `source`: cell, written, text_said, reading_*, typed, finding, remark, left_out.
 */
export interface ValidationPlan {
  prepare: readonly PlanStep[];
  issues: string;
  rows: string;
  /**
   * The same rows with repeated texts as values of the type `word`, which are written as the
   * same text in half the time.
   */
  rowsOfWords: string;
  counts: string;
}
