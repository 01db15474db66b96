import type { Decision, Filled } from './decisions.ts';

/** What is several times side by side in each row of a layout. */
export type SlotsOf = 'courses' | 'exams' | 'scores' | 'sittings' | 'terms' | 'tests' | 'years';

/** Which rows a layout leaves out. */
export type LayoutReason =
  | 'deleted'
  | 'totals'
  | 'not-students'
  | 'without-grade'
  | 'ended-programs'
  | 'parts-of-scores'
  | 'other-scores'
  | 'progress-marks'
  | 'no-test';

/** Rows that were read and are not kept; of what a layout leaves out, each reason is a line of its own. */
export interface RowsLeftOut {
  reason: 'in-error' | 'not-chosen' | 'copy' | 'replaced' | 'file' | 'no-slot' | 'not-read' | 'role';
  rows: number;
}

/**
 * A line of the overview of a file, as data: datasets/words makes a sentence of it when it is read. Rows, headers and
 * texts as in the file, columns by their declared names, years by the one in which they end.
 */
export type OverviewLine =
  | Decision
  | { is: 'encoding'; name: string }
  | { is: 'delimiter'; name: string }
  | { is: 'sheets'; names: string[] }
  | { is: 'order-marks' | 'delimiter-line' | 'single-quotes' | 'quoted-lines' }
  | { is: 'line-ends'; ends: string[] }
  | { is: 'blank-lines' | 'merged-cells' | 'letters'; count: number }
  | { is: 'short-rows'; rows: number[]; more: number }
  | { is: 'unnamed-columns'; letters: string[]; more: number }
  | { is: 'beside-header'; header: string; letter: string }
  | { is: 'layout'; name: string; slots?: { count: number; of: SlotsOf } }
  | { is: 'by-position'; layout: string }
  | { is: 'header-lines' | 'header-row'; row: number }
  /** Without `leftOut` for whoever may not see the rows, and of a file that is not what its card asks for. */
  | { is: 'rows'; read: number; kept: number; leftOut?: number }
  | { is: 'kept-of-yours' | 'left-out-of-yours'; rows: number }
  | { is: 'left-out'; reasons: RowsLeftOut[] }
  | { is: 'layout-leaves-out'; rows: number; reason: LayoutReason }
  | { is: 'schools'; names: string[] }
  | { is: 'years'; years: number[] }
  | { is: 'students' | 'courses'; count: number }
  | { is: 'columns-read'; columns: { header: string; column: string }[]; more: number }
  | { is: 'columns-not-stored'; headers: string[]; more: number }
  | ({ is: 'filled'; header: string } & Filled)
  /** `label` is null where someone said that no one knows what the text is. */
  | { is: 'values-mapped'; by: string; at: string; values: { text: string; label: string | null }[] }
  /** In the English words of an earlier version. */
  | { is: 'written'; text: string };
