import type { ColumnName } from '#datasets/kit/column-name.ts';
import { valueKey } from '#datasets/kit/normalise.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { valueKeySql } from '#datasets/kit/sql/reading.ts';
import { NOT_TAKEN } from '#datasets/test-scores/not-taken.ts';
import { SAT_AND_ACT_SCORES } from '#datasets/test-scores/sat-and-act.ts';
import type { HeadedTable } from '../../headed-table.ts';
import type { DroppedRows } from '../dropped-rows.ts';
import { cellOf } from '../reshape.ts';
import { declares, type ReshapeDraft } from '../reshape-draft.ts';

/** Columns by which a row is of a test whatever its scores are. */
const NAMES_TEST: readonly ColumnName[] = ['test_type', 'exam_code', 'exam_name', 'score'];

/**
 * Students without a test in a list of all students beside their SAT or ACT scores: neither a score nor a day is in
 * their row. With a day it is a test whose scores are missing. Answers the rows to leave out.
 */
export function untakenTests({ dataset }: HeadedTable, { kept, filled }: ReshapeDraft): DroppedRows[] {
  const date = kept.get('test_date');
  const scores = SAT_AND_ACT_SCORES.flatMap((name) => kept.get(name) ?? []);
  const isOther =
    SAT_AND_ACT_SCORES.some((name) => filled.has(name)) ||
    NAMES_TEST.some((name) => kept.has(name) || filled.has(name));
  if (!declares(dataset, 'sat_total') || !date || scores.length === 0 || isOther) return [];
  const condition = [hasNone(date, NOT_TAKEN), ...scores.map((source) => hasNone(source, NO_SCORE))].join(' AND ');
  return [{ reason: 'no-test', condition: `(${condition})` }];
}

/** Beside a day a zero may be a slip. */
const NO_SCORE = [...NOT_TAKEN, valueKey('0')];

/** True for a row without a score in a column; none where the file does not have the column. */
export const hasNoScore = (source: SourceColumn | null): string[] => (source ? [hasNone(source, NO_SCORE)] : []);

const hasNone = (source: SourceColumn, words: readonly string[]): string =>
  `(${cellOf(source)} IS NULL OR ${valueKeySql(cellOf(source))} IN ${list(words)})`;
