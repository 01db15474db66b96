import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { LedgerReader, LedgerView } from '../ledgers/stored/reader.ts';
import { selectState } from '../queries.ts';
import type { Schools } from '../scopes.ts';

/** Whose list: the schools of the membership, or the one of them that is asked for. */
export interface ListCall {
  tx: Transaction;
  ledgers: LedgerReader;
  auditId: string;
  /** Of the reader. */
  language: Language;
  /** All schools the person may see: a candidate of any of them may be named. */
  mine: Schools;
  schoolId?: string | undefined;
}

export interface Page {
  page: number;
  size: number;
}

/** Everything, for a download. */
export const ALL_ROWS: Page = { page: 1, size: 1_000_000 };

/** The list is of the version whose numbers show, so that both say the same. */
export async function viewOf({ tx, auditId, mine, schoolId }: Omit<ListCall, 'language'>): Promise<LedgerView> {
  const state = await selectState(tx, auditId);
  return { auditId, version: state?.computed ?? 0, schools: schoolId === undefined ? mine : [schoolId] };
}

export const pagesOf = (total: number, { size }: Page): number => Math.ceil(total / size);
export const offsetOf = ({ page, size }: Page): number => (page - 1) * size;
