import { describe, expect, it } from 'vitest';
import { type Phrases, patternOf } from './phrases.ts';

const fits = (phrases: Phrases, text: string): boolean => new RegExp(patternOf(phrases)).test(text);

describe('phrases', () => {
  it.each<[Phrases, yes: string[], no: string[]]>([
    [{ is: ['no(~)show'] }, ['no show', 'no-show', 'noshow'], ['no  show', 'a no show', 'no shows']],
    [{ is: ['t1#0'] }, ['t160'], ['t1x0', 't16']],
    [{ starts: ['econ'] }, ['economically disadvantaged'], ['socio-economic']],
    [{ startsWith: ['no(t)'] }, ['no', 'not eligible', 'no-lunch'], ['none', 'is not']],
    [{ has: ['art(s)'] }, ['art', 'fine arts', 'arts & crafts'], ['artistry', 'party']],
    [{ hasStart: ['spec(ial) ed'] }, ['in special education', 'spec ed'], ['inspecial ed']],
    [
      { leading: ['active', 'is'], is: ['ell(s)'], goesOn: ['year', '#'] },
      ['active ell', 'is active ells', 'ell, year 2', 'ell-3'],
      ['active', 'ell exited', 'former ell'],
    ],
    [
      { leading: ['section', 'sec(.)'], startsWith: ['504'] },
      ['section 504 plan', 'sec. 504', '504'],
      ['5041', 'no 504'],
    ],
    [
      { rows: [{ first: ['white', 'multi…'], by: ' ,', next: ['not', 'alone'] }] },
      ['white, not hispanic', 'white alone', 'multiracial not'],
      ['whitenot', 'white', 'white/asian'],
    ],
    [
      { rows: [{ first: ['black'], by: ' /', together: true, linked: true, next: ['african'], orEnd: true }] },
      ['black or african american', 'black/african', 'blackafrican', 'black'],
      ['black cuban'],
    ],
  ])('%j', (phrases, yes, no) => {
    expect(yes.filter((text) => !fits(phrases, text))).toEqual([]);
    expect(no.filter((text) => fits(phrases, text))).toEqual([]);
  });

  it('take a sign of expressions for itself', () => {
    expect(fits({ is: ['a.b+c'] }, 'a.b+c')).toBe(true);
    expect(fits({ is: ['a.b+c'] }, 'axbbc')).toBe(false);
  });
});
