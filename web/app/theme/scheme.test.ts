import { afterEach, expect, test, vi } from 'vitest';
import { schemeScript } from '../../build/scheme-script.ts';
import { SCHEME_ATTRIBUTE, SCHEME_KEY } from './scheme.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['something else', false, 'light'],
] as const)('kept %s on a system that is dark (%s) gives %s', (kept, matches, scheme) => {
  if (kept !== null) localStorage.setItem(SCHEME_KEY, kept);
  vi.stubGlobal('matchMedia', () => ({ matches }));
  // As the browser runs it: the text of the script alone, without a module around it.
  new Function(schemeScript())();
  expect(document.documentElement.getAttribute(SCHEME_ATTRIBUTE)).toBe(scheme);
});
