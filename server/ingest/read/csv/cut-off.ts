import { startOf } from './dialect.ts';
import { MARK } from './records.ts';
import { beginsAs } from './swallowed.ts';

/** Rows before the last one that have the same number of cells; after fewer, the last one may be of another kind. */
const FEWEST_ALIKE = 5;
/**
 * Rows with fewer cells than the one before, the last one included: more are of a program that leaves
 * out empty cells at the end.
 */
const MOST_SHORTER = 3;
/** Enough of a row to see how it begins. */
const MOST_BYTES = 4096;
const LINE_END = MARK.CR | MARK.LF | MARK.CRLF;

/** The last two records of a text, as its records go by. */
export class Ending {
  private fields = 0;
  private marks = 0;
  private offset = 0;
  /** Records up to the last one, one after the other, that have as many cells as it. */
  private alike = 0;
  private readonly before = { fields: 0, offset: 0, alike: 0 };
  private shorter = 0;

  take(fields: number, marks: number, offset: number): void {
    this.before.fields = this.fields;
    this.before.offset = this.offset;
    this.before.alike = this.alike;
    this.alike = fields === this.fields ? this.alike + 1 : 1;
    if (fields < this.fields) this.shorter += 1;
    this.fields = fields;
    this.marks = marks;
    this.offset = offset;
  }

  /**
   * Whether the text breaks off within its last row, as an export that was interrupted does: the row has no line end
   * and fewer cells than those just before it, and begins as they do. A total or a remark below the table does not.
   */
  isCutOff(path: string, delimiter: string): boolean {
    const { before, offset, marks, fields } = this;
    if (marks & LINE_END || fields >= before.fields || before.alike < FEWEST_ALIKE) return false;
    if (this.shorter > MOST_SHORTER) return false;
    const cells = (from: number, bytes: number) => {
      const [row = ''] = startOf(path, from, bytes)
        .toString('utf8')
        .split(/[\r\n]/);
      return row.split(delimiter);
    };
    return beginsAs(cells(before.offset, offset - before.offset), cells(offset, MOST_BYTES));
  }
}
