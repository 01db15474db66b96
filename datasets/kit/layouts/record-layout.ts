/**
 * Records of a state system whose files have no header row: what is at which position. Positions have moved from year
 * to year, so a file is read only where the values of nearly all rows are what they must be.
 */
export interface RecordLayout {
  /** First cell of each record: 'SENR'. */
  record: string;
  /** As it is named to the person. */
  name: string;
  /** Headers by position, from 1, as the declared columns know them. */
  headers: Readonly<Record<number, string>>;
  /**
   * Regular expressions (RE2) over the whole cell, by position. An empty cell fits where
   * `mayBeEmpty` names its position.
   */
  fits: Readonly<Record<number, string>>;
  mayBeEmpty?: readonly number[];
}
