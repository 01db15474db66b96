import { expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

it.each([
  ['what was asked for goes before the browser', 'es', 'en-US', 'es'],
  ['the first of ours among several', 'fr es-MX en', 'en', 'es'],
  ['nothing asked for', undefined, 'es-US,es;q=0.9', 'es'],
  ['nothing at all', '', undefined, 'en'],
  ['a field that was sent twice', ['es'], 'en', 'en'],
])('the language of a page: %s', (_case, asked, browser, language) => {
  expect(pageLanguage(asked, { 'accept-language': browser })).toBe(language);
});
