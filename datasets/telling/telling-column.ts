import type { ColumnName } from '#datasets/kit/column-name.ts';

/**
 * A column whose cells can say that their rows should not count (docs/domain/headers.md#columns-that-are-not-read).
 * Nothing is read from it, unless `column` names one of ours.
 */
export interface TellingColumn {
  /** Its names, as keys. */
  headers: RegExp;
  /**
   * One of our columns that is read, and may say so beside what it is read for: a title that ends
   * in '(no longer offered)'.
   */
  column?: ColumnName;
  /** Names of other things. */
  notHeaders?: RegExp;
  /** Looked at under names of any kind: columns of numbers are not. */
  isOfWords?: true;
  /** Which cells say so: an expression over their small letters. */
  says: string;
  /** Of those, the ones that do not. */
  unless?: string;
  /** Only where most cells do not say so: 0 may be what nearly every row has. */
  isRare?: true;
  /** An empty cell says so, too, where all others are marks. */
  isList?: true;
  /**
   * Columns of ours that say the same of a row, and how (empty cells are empty texts): where one
   * does, nothing is missed.
   */
  told?: Readonly<Partial<Record<ColumnName, string>>>;
  /** Which cells say so whatever those columns have. */
  always?: string;
}

export const NO = '^(n|no|0|f|false)$';
/** 'X', 'Y', 'W', a day: all but a no. */
export const FILLED = { says: '.', unless: '^(n|no|0|0[.]0+|f|false|none|active|[-0/.]+|0?1/0?1/1900)$' };

/** A yes or no by one of these names, with what systems write around it. */
export const flagNamed = (...names: string[]): RegExp =>
  new RegExp(
    `^(is|has|student|stu|course|crs|record|row|score|test)*(${names.join('|')})(flag|indicator|ind|yn|status)?$`,
  );

/** The status of something of these names. */
export const statusOf = (...names: string[]): RegExp =>
  new RegExp(`^(${names.join('|')})*(status|outcome|disposition)(code|desc|description)?$`);

/** Another row, or another student's record, stands for this one; or it is of no one. */
export const STANDS_FOR_NONE: TellingColumn = {
  headers: flagNamed(
    '(possible|potential|suspected|known|confirmed|injected)?(duplicate|dup|dupe)d?(of|id|row|record|student)*',
    '(merged|consolidated)(to|into|with)(student)?(id|number)?',
    '(superseded|replaced)by(id|row|record)?',
    '(test|fake|dummy|demo|sample)(student|user|account|record)',
  ),
  ...FILLED,
  unless: `${FILLED.unless}|^(unique|original|primary|master|not )`,
};

/** A school year in a header: '2023-2024', '2023-24', 'SY 2024', 'FY24'. */
export function namesOf(year: number): string[] {
  const short = String(year).slice(2);
  return [`(sy)?${year - 1}${year}`, `(sy)?${year - 1}${short}`, `[sf]y${year}`, `[sf]y${short}`];
}
