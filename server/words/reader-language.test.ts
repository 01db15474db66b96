import { expect, it } from 'vitest';
import { languageOf } from './reader-language.ts';

it.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,es;q=0.9', 'en'],
  ['de, ES-us;q=0.7, en;q=0.2', 'es'],
  ['de ; q=0.9 , es ; q=0.7 , en ; q=0.2', 'es'],
  ['es;q=0, en', 'en'],
  ['fr', 'en'],
  ['estonian', 'en'],
  [';;;,q=', 'en'],
])('%s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
