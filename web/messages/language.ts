import { LOCALES } from '#datasets/words/times.ts';

/** The languages of the screens. What comes from `datasets/` and the server is asked for in the same one (docs/languages.md). */
export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = 'portal.language';

const isLanguage = (value: string | null): value is Language => value !== null && value in LANGUAGES;

function chosen(): Language {
  const kept = localStorage.getItem(KEY);
  return isLanguage(kept) ? kept : 'en';
}

/** The language of this visit: what the person chose in this browser, else English. It never changes while the page is open. */
export const language: Language = chosen();

/** Numbers and dates of this visit. */
export const LOCALE = LOCALES[language];

/** Keeps the choice and starts the page again, since words are chosen once, when they are first read. */
export function chooseLanguage(next: Language): void {
  localStorage.setItem(KEY, next);
  location.reload();
}
