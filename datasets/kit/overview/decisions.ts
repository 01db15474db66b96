import type { ColumnName } from '../column-name.ts';

/**
 * What the cells of a column show without their meaning: how many of the rows are filled, and how many texts there are.
 */
export interface Filled {
  rows: number;
  filled: number;
  different: number;
  /** The file has more rows: `rows` are those that were looked at. */
  sampled?: true;
}

/** Why a column was read as what it was: what is said after 'because'. `other` is the header of another column. */
export type WhyRead =
  | { is: 'values' | 'yes-and-no' | 'schools' | 'levels' | 'tests' | 'who-is-hispanic' }
  | { is: 'name' | 'local-name' }
  | { is: 'like'; header: string }
  | { is: 'only-one' | 'other-says-hispanic' }
  | { is: 'grade-of-today' | 'school-of-today' | 'year-of-today' | 'no-class'; other: string }
  | { is: 'tells-grades-apart' | 'differs' | 'rows-by-date' }
  | { is: 'filled'; own: Filled; other: string; others: Filled };

/** Why a column is not what its header says. */
export type WhyNot =
  | {
      is:
        | 'codes'
        | 'weighted'
        | 'yes-and-no'
        | 'no-other-act'
        | 'maybe-of-today'
        | 'years-of-entry'
        | 'differs'
        | 'administrations';
    }
  | { is: 'maybe-code' | 'of-courses' | 'years-offered'; other: string }
  | { is: 'outside'; min: number; max: number }
  | { is: 'filled'; own: Filled };

/**
 * How a column of the file came to be read as it is, where its header alone does not say. `header` and `other` as
 * written in the file, `column` and `second` by their declared names.
 */
export type Decision =
  | { is: 'read-as'; header: string; column: ColumnName; because: WhyRead }
  /** The column is another one, too. */
  | { is: 'read-too'; header: string; column: ColumnName; because: 'terms' | 'seasons' | 'several-years' }
  | {
      is: 'both-read';
      header: string;
      column: ColumnName;
      other: string;
      second: ColumnName;
      because: 'name' | 'tells-apart';
    }
  | { is: 'not-read-as'; header: string; column: ColumnName; because: WhyNot }
  | { is: 'not-second-id'; header: string; own: Filled }
  /** `count`: how many different ones there are; `schools` are the first of them. */
  | { is: 'unknown-schools'; header: string; schools: string[]; count: number }
  | { is: 'from-sheets'; column: ColumnName; sheets: number }
  | { is: 'from-headings'; column: ColumnName; headings: number }
  | { is: 'read-together'; headers: string[]; column: ColumnName }
  | { is: 'read-with'; header: string; other: string; says: 'mark-types' | 'in-program' | 'exited' | 'ended' }
  | { is: 'several-ids'; header: string; other: string; ids: number; rows: number; same: number }
  | { is: 'mark-sign'; header: string; other: string }
  | { is: 'final-terms'; header: string; terms: string[] }
  | {
      is: 'names-split' | 'courses-split' | 'in-gpa' | 'active-flag' | 'bare-id' | 'hundredths' | 'whole-codes';
      header: string;
    }
  /** Read the other way around. */
  | { is: 'turned'; header: string; column: ColumnName }
  /** The cells of one column repeat those of another. */
  | { is: 'read-without'; header: string; other: string }
  /** One column with the scores of two tests, each in rows of its own. */
  | { is: 'of-both-tests'; header: string; column: ColumnName; second: ColumnName }
  | { is: 'waits-for-codes'; header: string; other: string }
  /** `header` is null where the person said that the file does not have the column. `at`: ISO. */
  | { is: 'mapped'; by: string; at: string; columns: { column: string; header: string | null }[] };
