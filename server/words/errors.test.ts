import { describe, expect, it } from 'vitest';
import type { ErrorReason, PlainReason, ReasonName, ReasonValues } from '#contract/error-reasons.ts';
import { ERRORS_EN } from './en/errors.ts';
import { sayReason } from './errors.ts';
import { ENGLISH } from './testing/english.ts';

/** A value for every place of a sentence. */
const VALUES: ReasonValues['too-many-selected'] & Record<string, unknown> = {
  field: 'body.campo',
  problem: 'mal',
  school: 'Lincoln',
  most: 60,
  action: 'map',
  cancelable: true,
  version: 3,
  by: 'Maria Delgado',
  rows: 1234,
  file: 'a.csv',
  column: 'IB',
  dataset: 'Bachillerato',
  header: 'Colegio',
  one: 'Uno',
  other: 'Otro',
  value: 'x',
  code: '01001',
  category: 'STRUGGLING',
  limit: 2,
  selected: 5,
};

const names = Object.keys(ERRORS_EN.reasons) as ReasonName[];
const reasonOf = (name: ReasonName): ErrorReason =>
  typeof ERRORS_EN.reasons[name] === 'string' ? (name as PlainReason) : ({ is: name, ...VALUES } as ErrorReason);

describe('why a call is refused', () => {
  it.each(names)('%s is a sentence in both languages', (name) => {
    const [english, spanish] = [sayReason(reasonOf(name), 'en'), sayReason(reasonOf(name), 'es')];
    for (const text of [english, spanish]) expect(text).not.toMatch(/undefined|\[object|null/);
    if (name === 'wrong-field') return; // all of it comes from elsewhere
    expect(spanish).not.toBe(english);
    expect(spanish).not.toMatch(ENGLISH);
  });

  it('names what it is about', () => {
    expect(sayReason({ is: 'no-errors', rows: 1234 }, 'en')).toBe('No errors found in 1,234 rows.');
    expect(sayReason({ is: 'too-many-selected', category: 'STRUGGLING', limit: 2, selected: 5 }, 'es')).toBe(
      'Con dificultades: se pueden seleccionar 2 expedientes como máximo, y hay 5. Quite 3.',
    );
    expect(sayReason({ is: 'selection-finalized', by: null }, 'en')).toMatch(/^Someone finalized/);
  });
});
