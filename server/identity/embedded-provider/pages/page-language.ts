import type { Language } from '#datasets/words/language.ts';
import { languageOf } from '#server/words/reader-language.ts';

/**
 * Which language a page, a form or a link asks for by name: what OpenID Connect calls `ui_locales`, in
 * order, with spaces between.
 */
export const LOCALES = 'ui_locales';

/** The language of a page of the provider: the one asked for (`es en`), otherwise that of the browser. */
export function pageLanguage(
  asked: unknown,
  { 'accept-language': browser }: { 'accept-language'?: string | undefined },
): Language {
  const tags = typeof asked === 'string' ? asked.trim().slice(0, 100) : '';
  return languageOf(tags === '' ? browser : tags.replaceAll(/\s+/g, ','));
}
