import type { UploadFileType } from '../file-type.ts';

/** Why a whole file cannot be used, as data: datasets/words makes sentences of it when it is read. */
export type Refused =
  | { is: PlainRefusal }
  | { is: 'format'; format: WrongFormat }
  | { is: 'open-quote'; row: number }
  | { is: 'no-header'; rows: number }
  | { is: 'first-row-is-data'; shape: RowShape }
  /** Records of the California state system without a header row; `card`: where they belong. */
  | { is: 'calpads'; record: string; shape: RowShape; card: UploadFileType | null }
  | { is: 'other-list'; list: OtherList }
  | { is: 'other-test'; test: string; isPractice: boolean }
  /** A vendor's file of a test that was not selected. */
  | { is: 'not-selected'; test: string; layout: string; selected: readonly string[] }
  | { is: 'other-dataset'; type: UploadFileType }
  | { is: 'archive-of-too-many'; most: number }
  | { is: 'archive-with-damage'; name: string };

export type PlainRefusal =
  | 'empty'
  | 'password'
  | 'damaged'
  | 'unsafe'
  | 'inflated'
  | 'too-large'
  | 'too-many-sheets'
  | 'too-wide'
  | 'not-a-table'
  | 'too-large-to-read'
  | 'too-much-work'
  | 'utf-32'
  | 'fixed-width'
  | 'one-column'
  | 'aggregate'
  | 'old-sat'
  | 'archive-unsafe'
  | 'archive-without-tables'
  /** Its files need more room than the audit has left. */
  | 'archive-beyond-room'
  /** Processing ended the worker too often. */
  | 'given-up'
  /** The same of a look at a file before it is uploaded. */
  | 'given-up-looking';

/** Known formats that are not tables we read. */
export type WrongFormat =
  | 'other-program'
  | 'xml'
  | 'json'
  | 'web-archive'
  | 'zip'
  | 'xlsb'
  | 'open-document'
  | 'numbers'
  | 'word'
  | 'presentation'
  | 'zip-part'
  | 'pdf'
  | 'rtf'
  | 'sylk'
  | 'dif'
  | 'picture'
  | 'compressed'
  | 'parquet'
  | 'database'
  | 'statistics'
  | 'arrow'
  | 'program';

/** Files of known systems that hold none of the six datasets (datasets/kit/layouts/refused-layouts.ts). */
export type OtherList =
  | 'oneroster-enrollments'
  | 'oneroster-classes'
  | 'oneroster-sessions'
  | 'oneroster-orgs'
  | 'oneroster-relationships'
  | 'oneroster-users-without-column'
  | 'oneroster-users-without-grades'
  | 'oneroster-roles'
  | 'sds-enrollments'
  | 'sds-sections'
  | 'sds-teachers'
  | 'sds-schools'
  | 'edfi-sessions'
  | 'edfi-schools'
  | 'edfi-programs'
  | 'edfi-assessments'
  | 'one-row-per-student'
  | 'years-side-by-side';

/** A row by the kinds of its cells, never by its values: they may be of a student. */
export interface RowShape {
  kinds: readonly CellKind[];
  /** Further cells. */
  more: number;
}

export type CellKind =
  | { is: 'empty' | 'date' | 'decimal' | 'short' | 'text-with-comma' | 'text' }
  | { is: 'digits'; count: number };

/** What was found and what to do, for every kind of refusal. */
export type RefusalWords = {
  [R in Exclude<Refused, { is: PlainRefusal }> as R['is']]: (refused: R) => RefusalSentences;
} & Record<PlainRefusal, RefusalSentences>;

export interface RefusalSentences {
  reason: string;
  fix: string;
}
