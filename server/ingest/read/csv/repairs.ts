import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import type { Utf8File } from './encoding.ts';
import { type Dialect, MARK } from './records.ts';

/** What was counted of a text file. */
interface TextCounts {
  records: number;
  /** Records that are not blank lines. */
  filled: number;
  /** All marks that occurred. */
  marks: number;
  /** Cells whose letters were written in another way. */
  rewritten: number;
}

const LINE_ENDS = [
  [MARK.CRLF, 'CR LF'],
  [MARK.LF, 'LF'],
  [MARK.CR, 'CR'],
] as const;

/** The length of one in UTF-8, which is usual and worth no word. */
const BYTE_ORDER_MARK = 3;

/**
 * What was put right in reading a text file without a row being in doubt, as lines of the file overview. What concerns
 * single rows (quotation marks, NUL characters, letters) is a finding of those rows.
 */
export function repairsOf(
  text: Utf8File,
  dialect: Dialect,
  { records, filled, marks, rewritten }: TextCounts,
): OverviewLine[] {
  const ends = LINE_ENDS.flatMap(([mark, name]) => (marks & mark ? [name] : []));
  const blank = records - filled;
  return [
    ...(text.skip > BYTE_ORDER_MARK ? [{ is: 'order-marks' as const }] : []),
    ...(dialect.skip > text.skip ? [{ is: 'delimiter-line' as const }] : []),
    ...(ends.length > 1 ? [{ is: 'line-ends' as const, ends }] : []),
    ...(rewritten ? [{ is: 'letters' as const, count: rewritten }] : []),
    ...(blank ? [{ is: 'blank-lines' as const, count: blank }] : []),
  ];
}
