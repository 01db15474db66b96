import { datasetOf } from '#datasets/index.ts';
import type { RefusalSentences, Refused } from '#datasets/kit/layouts/refused.ts';
import type { Language } from '#datasets/words/language.ts';
import { sayRefusal } from '#datasets/words/refusals.ts';
import { sayColumn } from '#datasets/words/sentences.ts';
import type { FoundEntry, FoundInspection, LeftInArchive, TakenFor } from '#server/ingest/inspect/inspection.ts';
import { INSPECTIONS_EN } from './en/inspections.ts';
import { INSPECTIONS_ES } from './es/inspections.ts';

/** What is said of a file that was looked at before it is uploaded. */
export interface InspectionWords {
  takenFor: { [T in TakenFor as T['is']]: (taken: T) => string };
  notes: Record<LeftInArchive, string>;
}

const WORDS: Record<Language, InspectionWords> = { en: INSPECTIONS_EN, es: INSPECTIONS_ES };

/** Files that wait since an earlier version, for a day at most, have their words. */
export type StoredRefusal = Refused | RefusalSentences;
export type StoredEntry = FoundEntry | { name: string; note: string };

export const sayStoredRefusal = (refused: StoredRefusal, language: Language): RefusalSentences =>
  'is' in refused ? sayRefusal(refused, language) : refused;

export function sayEntry({ name, note }: StoredEntry, language: Language): { name: string; note: string | null } {
  const words: Record<string, string> = WORDS[language].notes;
  return { name, note: note === null ? null : (words[note] ?? note) };
}

/** Why a file is taken for what it is: 'Has the columns Student ID, School.' */
export function sayTakenFor(
  { reason, upload_file_type: type }: { reason: TakenFor | string } & Pick<FoundInspection, 'upload_file_type'>,
  language: Language,
): string {
  if (typeof reason === 'string') return reason;
  // The words of a kind take that kind: the key of the table says so, which types cannot follow through the union.
  const say = WORDS[language].takenFor[reason.is] as (taken: TakenFor) => string;
  if (reason.is !== 'columns' || type === null) return say(reason);
  return say({ ...reason, columns: reason.columns.map((name) => sayColumn(datasetOf(type), name, language)) });
}
