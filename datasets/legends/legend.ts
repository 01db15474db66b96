import { headerKey } from '#datasets/kit/normalise.ts';

/**
 * What one system or state means by its codes. A code alone proves nothing: 4 is Hispanic in one list and
 * black in another. Which legend a column is written in follows from the file
 * (server/ingest/recognise/evidence/), or a person is asked.
 */
export interface Legend {
  /** As it is named to the person: 'College Board, derived aggregate race'. */
  name: string;
  /** Where the list is from. */
  source: string;
  /** By code, as values are compared (valueKey): the value of the vocabulary. */
  codes: Readonly<Record<string, string>>;
  /** Names of columns that are always written in it, compared as headers are. */
  headers?: readonly string[];
  /** Headers elsewhere in the file that show whose file it is; each of them. */
  layout?: readonly string[];
  /**
   * Headers of which one alone shows whose file it is, as a state's own ID, where several codes of the file are of this
   * list: all, or nearly all.
   */
  owners?: readonly string[];
  /** Codes of the list that have no value of ours; they are left to the words of the vocabulary, which names them. */
  open?: readonly string[];
  /**
   * Other letters for what a letter means: beside that one ('N' for Native American beside 'I') they mean
   * something else, and are unknown.
   */
  insteadOf?: Readonly<Record<string, string>>;
  /** Letters that are sure only beside another: 'O' is other where 'A' is Asian, and may be Oriental by itself. */
  onlyBeside?: Readonly<Record<string, string>>;
  /** Codes that no other list has: with one of them among the codes of a file, and no code it lacks, it is this one. */
  telling?: readonly string[];
  /** Codes or words beside which the telling ones prove nothing. */
  against?: readonly string[];
  /** Beside any word the telling ones prove nothing. */
  isAlone?: true;
  /** First letters of words: two telling ones prove it, whatever other letters are next to them. */
  isMnemonic?: true;
}

/** The legends of one declared column. */
export interface CodedColumn {
  /** Which texts are codes: the whole text, lower case. Everything else is a word. */
  isCode: RegExp;
  /**
   * Codes (as valueKey) of one system that need no legend, but beside codes that do: then the
   * system may be another one.
   */
  isCodeBeside?: RegExp;
  /** True where 1 and 0, and nothing else, are yes and no. */
  isYesNo: boolean;
  /** Headers, as they are compared, under which yes may as well be the opposite: there yes and no are codes, too. */
  mayBeReversed?: RegExp;
  /** Words (as valueKey) beside which every code is what its vocabulary says, so that no legend is needed. */
  isPlainBeside?: RegExp;
  /** True where the columns beside say in words what a code means: then they prove a file's only code, too. */
  isOneEnough?: true;
  /**
   * True where codes without a proven list are left to the words of the vocabulary, which names those it does not know.
   */
  isElseOfWords?: true;
  /** Codes that are still asked about where a file has these and no others. */
  askedTogether?: readonly string[];
  legends: readonly Legend[];
}

/** True and False of Access and Visual Basic. Beside words, or beside 1, a -1 is a missing value or a third thing. */
export const minusOneIsYes = (yes: string, no: string): Legend => ({
  name: '-1 yes, 0 no',
  source: 'Microsoft Access and Visual Basic, whose True is -1',
  codes: { '-1': yes, 0: no },
  telling: ['-1'],
  isAlone: true,
});

const YES_OR_NO = /^([yntf01]|yes|no|true|false)$/;

export const mayBeReversed = ({ mayBeReversed }: CodedColumn, header: string): boolean =>
  mayBeReversed?.test(headerKey(header)) ?? false;

/** Which texts are codes in a column of this header. */
export const codesUnder =
  (column: CodedColumn, header: string) =>
  (text: string): boolean =>
    column.isCode.test(text.toLowerCase()) || (mayBeReversed(column, header) && YES_OR_NO.test(text.toLowerCase()));
