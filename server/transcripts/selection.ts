import { PortalError } from '#contract/errors.ts';
import type { SelectionSummary } from '#contract/transcripts.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { LIMITS, soundChoice } from './limits.ts';
import {
  lockCandidates,
  lockSelection,
  type Place,
  type SelectionRow,
  selectCandidates,
  selectSelection,
  updateDraft,
  updateFinalized,
  updateUnfinalized,
} from './queries.ts';

interface Actor {
  id: string;
  name: string;
}

/** What is chosen and which version of the selection it was chosen on; without one, the newest is taken as meant. */
export interface Choice {
  ids: readonly string[];
  version?: number | undefined;
}

/** Version and state after a change, and how many are selected, for the log. */
interface Changed {
  version: number;
  is_finalized: boolean;
  selected: number;
}

/** The candidates of a school. Who was chosen and has left the cohort since is listed as long as the choice stands. */
export async function readSelection(tx: Transaction, place: Place): Promise<SelectionSummary> {
  const selection = await selectSelection(tx, place);
  const chosen = new Set(selection?.ids);
  const candidates = await selectCandidates(tx, place);
  return {
    is_finalized: selection?.is_finalized ?? false,
    version: selection?.version ?? 0,
    saved_at: selection?.saved_at ?? null,
    finalized_at: selection?.finalized_at ?? null,
    finalized_by: selection?.finalized_by_name ?? null,
    transcripts: candidates
      .filter(({ id, left_cohort }) => !left_cohort || chosen.has(id))
      .map(({ left_cohort: _, ...candidate }) => ({ ...candidate, selected: chosen.has(candidate.id) })),
    limits: LIMITS,
  };
}

/** Saves a draft. @throws PortalError conflict for a stale version or a finalized selection, unprocessable for a wrong choice */
export async function saveSelection(tx: Transaction, place: Place, actor: Actor, choice: Choice): Promise<Changed> {
  const selection = await lockSelection(tx, place);
  assertOpen(selection, choice.version);
  return await write(tx, place, actor, selection, choice);
}

/**
 * Finalizes a selection. The same person may say the same twice: the answer to the first call can get lost.
 * @throws PortalError conflict for a stale version or when somebody else has finalized, unprocessable for a wrong choice or none
 */
export async function finalizeSelection(tx: Transaction, place: Place, actor: Actor, choice: Choice): Promise<Changed> {
  const selection = await lockSelection(tx, place);
  if (selection.is_finalized && selection.finalized_by === actor.id && isSame(selection.ids, choice.ids))
    return { version: selection.version, is_finalized: true, selected: selection.ids.length };
  assertOpen(selection, choice.version);
  if (choice.ids.length === 0) throw new PortalError('unprocessable', 'Select at least one transcript to finalize.');
  const written = await write(tx, place, actor, selection, choice);
  await updateFinalized(tx, place, actor);
  return { ...written, is_finalized: true };
}

/** Withdraws a finalization; the choice stays as a draft. @throws PortalError conflict where there is none, or for a stale version */
export async function unfinalizeSelection(tx: Transaction, place: Place, version?: number): Promise<Changed> {
  const selection = await lockSelection(tx, place);
  if (!selection.is_finalized) throw new PortalError('conflict', 'This selection is not finalized.');
  assertCurrent(selection, version);
  await updateUnfinalized(tx, place);
  return { version: selection.version + 1, is_finalized: false, selected: selection.ids.length };
}

async function write(tx: Transaction, place: Place, actor: Actor, selection: SelectionRow, choice: Choice) {
  const ids = soundChoice(choice.ids, await lockCandidates(tx, place), selection.ids);
  await updateDraft(tx, place, ids, actor.id);
  return { version: selection.version + 1, is_finalized: false, selected: ids.length };
}

function assertOpen(selection: SelectionRow, version: number | undefined): void {
  if (selection.is_finalized)
    throw new PortalError('conflict', 'This selection is finalized. Withdraw the finalization to change it.');
  assertCurrent(selection, version);
}

function assertCurrent(selection: SelectionRow, version: number | undefined): void {
  if (version !== undefined && version !== selection.version)
    throw new PortalError('conflict', undefined, { version: selection.version });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => {
  const ids = new Set(other);
  return ids.size === one.length && one.every((id) => ids.has(id));
};
