import type { ChosenCandidate, SelectionState, Since } from '#contract/transcripts/choosing.ts';
import { thresholdsIn } from '#contract/transcripts/transcript-settings.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { StudentRecords } from '#server/quality/records/student-record.ts';
import type { CandidateLists, CandidateRow } from './candidate-lists.ts';
import { LIMITS } from './limits.ts';
import {
  type KnownWhenChosen,
  type SelectionKey,
  type SelectionRow,
  selectAuditFacts,
  selectNumbers,
  selectSelection,
} from './queries.ts';
import { shownCandidate } from './selection.ts';

export interface SelectionReader {
  tx: Transaction;
  lists: CandidateLists;
  records: StudentRecords;
  place: SelectionKey;
  /** The audit shows names and the role may see them. */
  seesNames: boolean;
  /**
   * The audit shows the district's own student IDs, and the role may see them: in finalized lists,
   * prints and downloads alone.
   */
  seesIds: boolean;
  /** The role may read rows of students. */
  seesStudents: boolean;
  language: Language;
}

/** What is chosen at a school, and what the page shows of all its candidates together. */
export async function readState(reader: SelectionReader): Promise<SelectionState> {
  const { tx, lists, place, seesNames } = reader;
  const selection = await selectSelection(tx, place);
  const { counts, distribution } = await lists.read(tx, place);
  const numbers = await selectNumbers(tx, place.auditId);
  return {
    is_finalized: selection.is_finalized,
    version: selection.version,
    saved_at: selection.saved_at,
    saved_by: selection.saved_by_name,
    finalized_at: selection.finalized_at,
    finalized_by: selection.finalized_by_name,
    limits: LIMITS,
    counts,
    chosen: await readChosen(reader, selection),
    school: distribution,
    shows_names: seesNames,
    thresholds: thresholdsIn((await selectAuditFacts(tx, place.auditId)).categories),
    numbers: numbers ?? { version: 0, computed_at: null },
  };
}

/** The chosen students of a selection, each with what became another of them since. */
export async function readChosen(reader: SelectionReader, { ids, chosen }: SelectionRow): Promise<ChosenCandidate[]> {
  const { tx, lists, records, place, seesNames } = reader;
  const { byId } = await lists.read(tx, place);
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  const left = rows.filter(({ left_cohort }) => left_cohort).map(({ id }) => id);
  const why = left.length > 0 ? await records.whyLeft(tx, place, left) : new Map();
  return rows.map((row) => ({
    ...shownCandidate(row, seesNames),
    selected: true,
    since: row.left_cohort
      ? { kind: 'left', why: why.get(row.id) ?? 'not_on_roster' }
      : categorySince(row, chosen[row.id]),
  }));
}

function categorySince({ category }: CandidateRow, known: KnownWhenChosen | undefined): Since | null {
  if (known === undefined || known.category === category) return null;
  return { kind: 'category', before: known.category, gpa_before: known.gpa };
}
