import type { PanelAnswer, PanelName } from '#contract/quality/panels.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Headline } from './headline.ts';

/** Whose numbers: the schools of a scope, by name, and the class. */
export interface View {
  schools: readonly { id: string; name: string }[];
  yearEnding: number;
}

/**
 * One panel: what it needs, and the query over the ledgers. Its question and its formula in words are in server/words.
 *
 * `sql` gives rows with a `scope_key`; one query answers every scope. It joins `scope`, which holds the schools of
 * each scope and, for 'all', also NULL: rows without a school. What adds up is counted at each home first: a student
 * has one. `answer` makes the contract's shape of the rows of one scope; without rows it gives what is true when
 * nothing has been uploaded.
 */
export interface Panel<Name extends PanelName = PanelName, Row extends object = object> {
  name: Name;
  needs: readonly UploadFileType[];
  /** Without a file of any of these the panel has nothing to say: it is 'not uploaded'. */
  shows: readonly UploadFileType[];
  /** The columns of the requirement table that matter, such as 'SAT'; without it those of every dataset needed. */
  only?: readonly string[];
  sql: string;
  // Methods: a panel is given the rows of its own query and its own answers alone, so which they are need
  // not be known outside it.
  answer(rows: readonly Row[], view: View): PanelAnswer<Name>;
  /** The numbers it is read for. */
  headlines(answer: PanelAnswer<Name>): Headline[];
}

export const definePanel = <Name extends PanelName, Row extends object>(panel: Panel<Name, Row>): Panel<Name> => panel;

/**
 * 0 to 100 with one decimal; null where there is nothing to take a share of. Multiplied first: the binary fraction of
 * 201 / 400 is below its half, which would make 50.2 of 50.25.
 */
export const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;
