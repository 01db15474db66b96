import type { ErrorReason } from '#contract/error-reasons.ts';
import { PortalError } from '#contract/errors.ts';
import type { Overtaken, SelectionSummary } from '#contract/transcripts/transcripts.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { CandidateList, CandidateLists, CandidateRow } from './candidate-lists.ts';
import { countChosen, LIMITS, soundChoice } from './limits.ts';
import {
  type KnownWhenChosen,
  lockSelection,
  type SelectionAuthor,
  type SelectionKey,
  type SelectionRow,
  selectSelection,
  updateDraft,
  updateFinalized,
  updateUnfinalized,
} from './queries.ts';

/** What is chosen and which version of the selection it was chosen on; without one, the newest is taken as meant. */
export interface SelectionChoice {
  ids: readonly string[];
  version?: number | undefined;
}

/** Version and state after a change, and what is selected, for the log. */
interface Changed {
  version: number;
  is_finalized: boolean;
  saved_at: string | null;
  selected: readonly string[];
  /** It was so before: the call is a repetition of one whose answer was lost, and nothing is written again. */
  isRepeated?: true;
}

/** A candidate as a person may see it: with a name only where the audit and the role allow it. */
export function shownCandidate({ left_cohort: _, name, ...candidate }: CandidateRow, seesNames: boolean) {
  return seesNames ? { ...candidate, name: name ?? null } : candidate;
}

/**
 * The candidates of a school. A student who was chosen and has left the cohort since is listed as long as the choice is
 * kept.
 */
export async function readSelection(
  tx: Transaction,
  lists: CandidateLists,
  place: SelectionKey,
  seesNames: boolean,
): Promise<SelectionSummary> {
  const selection = await selectSelection(tx, place);
  const chosen = new Set(selection.ids);
  const { rows } = await lists.read(tx, place);
  return {
    is_finalized: selection.is_finalized,
    version: selection.version,
    saved_at: selection.saved_at,
    finalized_at: selection.finalized_at,
    finalized_by: selection.finalized_by_name,
    transcripts: rows
      .filter(({ id, left_cohort }) => !left_cohort || chosen.has(id))
      .map((candidate) => ({ ...shownCandidate(candidate, seesNames), selected: chosen.has(candidate.id) })),
    limits: LIMITS,
  };
}

/** Who changes which selection. */
export interface SelectionChange {
  tx: Transaction;
  lists: CandidateLists;
  place: SelectionKey;
  actor: SelectionAuthor;
}

/**
 * Saves a draft. @throws PortalError conflict for a stale version or a finalized selection,
 * unprocessable for a wrong choice
 */
export async function saveSelection(change: SelectionChange, choice: SelectionChoice): Promise<Changed> {
  const { tx, lists, place } = change;
  const selection = await lockSelection(tx, place);
  assertOpen(selection, choice.version);
  return await write(change, await lists.lock(tx, place), selection, choice);
}

/**
 * Finalizes a selection; `keep` stores the transcripts as they are now. The same person may say the same twice: the
 * answer to the first call can get lost.
 * @throws PortalError conflict for a stale version or when someone else has finalized, unprocessable
 * for a wrong choice or none
 */
export async function finalizeSelection(
  change: SelectionChange,
  choice: SelectionChoice,
  keep: (ids: readonly string[], list: CandidateList) => Promise<void>,
): Promise<Changed> {
  const { tx, lists, place, actor } = change;
  const selection = await lockSelection(tx, place);
  if (selection.is_finalized && selection.finalized_by === actor.id && isSame(selection.ids, choice.ids))
    return {
      version: selection.version,
      is_finalized: true,
      saved_at: selection.saved_at,
      selected: selection.ids,
      isRepeated: true,
    };
  assertOpen(selection, choice.version);
  if (choice.ids.length === 0) throw new PortalError('unprocessable', 'nothing-to-finalize');
  const list = await lists.lock(tx, place);
  const written = await write(change, list, selection, choice);
  await keep(written.selected, list);
  await updateFinalized(tx, place, actor);
  return { ...written, is_finalized: true };
}

/**
 * Withdraws a finalization. The choice stays as a draft; with IDs it is changed in the same step, so that the change
 * which was the reason cannot get lost on the way.
 * @throws PortalError conflict where there is none, or for a stale version, unprocessable for a wrong choice
 */
export async function unfinalizeSelection(
  change: SelectionChange,
  { ids, version }: Partial<SelectionChoice>,
): Promise<Changed> {
  const { tx, lists, place, actor } = change;
  const selection = await lockSelection(tx, place);
  if (!selection.is_finalized) throw overtaken(selection, 'not-finalized');
  assertCurrent(selection, version);
  await updateUnfinalized(tx, place, actor);
  const reopened = { ...selection, is_finalized: false, version: selection.version + 1 };
  if (ids !== undefined) return await write(change, await lists.lock(tx, place), reopened, { ids });
  return { version: reopened.version, is_finalized: false, saved_at: null, selected: selection.ids };
}

async function write(
  { tx, place, actor }: SelectionChange,
  list: CandidateList,
  selection: SelectionRow,
  choice: SelectionChoice,
): Promise<Changed> {
  const ids = soundChoice(choice.ids, list, selection.ids);
  const saved_at = await updateDraft(tx, place, { ids, chosen: knownOf(ids, list, selection) }, actor);
  return { version: selection.version + 1, is_finalized: false, saved_at, selected: ids };
}

/** What was known of each when they were chosen: saving again forgets nothing of it. */
function knownOf(
  ids: readonly string[],
  { byId }: CandidateList,
  { chosen }: SelectionRow,
): Record<string, KnownWhenChosen> {
  return Object.fromEntries(
    ids.map((id) => {
      const candidate = byId.get(id);
      return [id, chosen[id] ?? { category: candidate?.category ?? null, gpa: candidate?.gpa ?? null }];
    }),
  );
}

/** For the log: counts, and IDs that tell nothing. */
export const forTheLog = ({ selected, ...changed }: Changed, { byId }: CandidateList) => ({
  version: changed.version,
  is_finalized: changed.is_finalized,
  selected: selected.length,
  by_category: countChosen(selected, byId),
  ids: selected,
});

function assertOpen(selection: SelectionRow, version: number | undefined): void {
  if (selection.is_finalized)
    throw overtaken(selection, { is: 'selection-finalized', by: selection.finalized_by_name });
  assertCurrent(selection, version);
}

function assertCurrent(selection: SelectionRow, version: number | undefined): void {
  if (version !== undefined && version !== selection.version)
    throw overtaken(
      selection,
      selection.saved_by_name === null ? undefined : { is: 'selection-changed', by: selection.saved_by_name },
    );
}

function overtaken(selection: SelectionRow, reason: ErrorReason | undefined): PortalError {
  const { version, is_finalized } = selection;
  const details: Overtaken = {
    version,
    is_finalized,
    by: is_finalized ? selection.finalized_by_name : selection.saved_by_name,
    at: is_finalized ? selection.finalized_at : selection.saved_at,
  };
  return new PortalError('conflict', reason, details);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => {
  const ids = new Set(other);
  return ids.size === one.length && one.every((id) => ids.has(id));
};
