import type { UploadFileType } from '../kit/file-type.ts';
import type { Refused } from '../kit/layouts/refused.ts';
import type { Because } from '../legends/choose-legend.ts';

/** What a finding has to say beside its code, its column and its value, as data: sentences are made when it is read. */
export interface FindingParams {
  /** The sheet of its row, where the file has several. */
  sheet?: string;
  /** What {value} says where it is not a text of the file. */
  phrase?: ValuePhrase;
  /** What {value} says in a finding about the file, one after the other. */
  list?: readonly FindingValue[];
  /** Of a group: how many different values it holds, and the most frequent of them. */
  values?: number;
  named?: readonly NamedValue[];
  /** Why none of the file can be used. */
  refused?: Refused;
  /** As written by a version of the portal that stored sentences. */
  said?: SaidOnce;
}

/** A text of the file, or something said about it. */
export type FindingValue = string | ValuePhrase;

export interface NamedValue {
  value: FindingValue;
  rows: number;
}

export interface SaidOnce {
  message: string;
  fix: string;
  cause?: string | null;
}

export interface CodeRows {
  code: string;
  rows: number;
}

/** What is said about values of a file instead of the values, in any language. */
export type ValuePhrase =
  | { is: 'rows'; rows: number; of?: number }
  | { is: 'students'; students: number; of: number }
  | { is: 'range'; low: number; high: number }
  | { is: 'read-as'; text: string; as: string }
  | { is: 'texts'; texts: readonly string[] }
  /** Another column of the same dataset, by its declared name. */
  | { is: 'column'; name: string }
  | { is: 'dataset'; type: UploadFileType }
  | { is: 'content'; format: FileContent }
  | { is: 'sheets'; names: readonly string[]; hidden: readonly string[] }
  | { is: 'schools'; schools: readonly { name: string; rows: number }[]; more: number }
  /** A column at some schools, the ones with the most rows first. */
  | { is: 'at-schools'; header: string; schools: readonly { name: string; rows: number }[]; more: number }
  | { is: 'years'; years: readonly string[]; isMore: boolean }
  | { is: 'chosen-for'; header: string; column: string }
  | { is: 'matched-on'; kind: IdKind; percent: number; of: number; found?: number }
  /**
   * Cells of a column, the most frequent first, and how many others; an empty text is an empty cell.
   * `letter` where it has no header.
   */
  | { is: 'cells'; header: string; letter?: string; cells: readonly CodeRows[]; more: number }
  | { is: 'examples'; examples: readonly string[]; more: number }
  | {
      is: 'legend';
      header: string;
      column: string;
      legend: string;
      because: Because;
      codes: readonly (CodeRows & { value: string | null })[];
    }
  | {
      is: 'codes';
      header: string;
      column: string;
      codes: readonly CodeRows[];
      possible: readonly { legend: string; values: readonly { value: string; rows: number }[] }[];
    };

/** What the bytes of a file are, whatever its name says. */
export type FileContent = 'text' | 'xlsx' | 'xls' | 'html' | 'xml-2003';

/** By what the rows of a file were matched with the roster. */
export type IdKind = 'local' | 'state' | 'other' | 'name';
