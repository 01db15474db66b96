import { LOCALES } from '#datasets/words/times.ts';

/**
 * The languages of the screens. What comes from `datasets/` and the server is asked for in the same
 * one (docs/languages.md).
 */
export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;
/** What a person chooses: a language, or that of the browser. */
export type LanguageChoice = Language | 'system';

const KEY = 'portal.language';

const isLanguage = (value: string): value is Language => value in LANGUAGES;

/**
 * Whoever joins comes from the page of an invitation, which is in the language of the browser and names it:
 * the next one goes on in it.
 */
const pageBefore = /ui_locales=(en|es)/.exec(location.search)?.[1];
if (pageBefore) localStorage[KEY] ??= pageBefore;

function kept(): LanguageChoice {
  const value = localStorage.getItem(KEY) ?? 'en';
  return value === 'system' || isLanguage(value) ? value : 'en';
}

/** The first language of the browser that there is here, otherwise English. */
export function languageFor(choice: LanguageChoice): Language {
  if (choice !== 'system') return choice;
  const ours = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage);
  return ours ?? 'en';
}

/**
 * What the person chose in this browser, English by default. It never changes while the page is
 * open, nor do those below.
 */
export const languageChoice: LanguageChoice = kept();
export const language: Language = languageFor(languageChoice);

/** Numbers and dates of this visit. */
export const LOCALE = LOCALES[language];

/** Keeps the choice and starts the page again, since words are chosen once, when they are first read. */
export function chooseLanguage(next: LanguageChoice): void {
  localStorage.setItem(KEY, next);
  location.reload();
}
