import type { AuditEventName } from '#contract/audit-events.ts';
import type { Language } from '#datasets/words/language.ts';
import { LETTERS_EN } from './en/letters.ts';
import { LETTERS_ES } from './es/letters.ts';

/** What came of a file: a version that waits to be used, rows that wait, cells with errors, or nothing to do. */
export type FileOutcome = 'held' | 'rows-left-out' | 'cells-in-error' | 'clean';

export interface LetterFacts {
  /** Of a file: its dataset by name. */
  dataset: string;
  /** Of a selection. */
  school: string;
  actor: string;
  read: number;
  left: number;
}

/** What happened, and what the link below it is for. */
export interface LetterItem {
  what: string;
  next: string;
}

/** Beside a processed file, which has an outcome. */
type LetterEvent = Extract<
  AuditEventName,
  'upload.failed' | 'upload.expired' | 'upload.removed' | 'selection.finalized' | 'selection.unfinalized'
>;

export interface LetterWords {
  outcomes: Record<FileOutcome, (facts: LetterFacts) => LetterItem>;
  events: Record<LetterEvent, (facts: LetterFacts) => LetterItem>;
  notices(count: number): string;
  actionNeeded(about: string): string;
  needAttention(district: string, open: number, count: number): string;
  /** Below the letter: why it came, and where to change that. */
  foot(district: string, settings: string): string;
}

export const LETTERS: Record<Language, LetterWords> = { en: LETTERS_EN, es: LETTERS_ES };
