import { describe, expect, it } from 'vitest';
import { datasetOf } from '../index.ts';
import type { PlainRefusal, Refused, WrongFormat } from '../kit/layouts/refused.ts';
import { REFUSED_LAYOUTS } from '../kit/layouts/refused-layouts.ts';
import { REFUSALS_EN } from './en/refusals.ts';
import { LANGUAGES } from './language.ts';
import { sayRefusal } from './refusals.ts';
import { sayFinding, sayGroup } from './sentences.ts';

const FORMATS: readonly WrongFormat[] = ['zip', 'pdf', 'numbers', 'picture', 'program', 'other-program'];
const SHAPE = {
  kinds: [
    { is: 'digits', count: 1 },
    { is: 'digits', count: 7 },
    { is: 'empty' },
    { is: 'date' },
    { is: 'decimal' },
    { is: 'short' },
    { is: 'text' },
    { is: 'text-with-comma' },
  ],
  more: 3,
} as const;
const isPlain = (is: string): is is PlainRefusal => typeof REFUSALS_EN[is as PlainRefusal] !== 'function'; // a key of the table

const ALL: readonly Refused[] = [
  ...Object.keys(REFUSALS_EN)
    .filter(isPlain)
    .map((is) => ({ is })),
  ...FORMATS.map((format) => ({ is: 'format', format }) as const),
  ...REFUSED_LAYOUTS.map(({ refused }) => refused),
  { is: 'open-quote', row: 7 },
  { is: 'no-header', rows: 50 },
  { is: 'first-row-is-data', shape: SHAPE },
  { is: 'calpads', record: 'SENR', shape: SHAPE, card: 'STUDENT_ROSTER' },
  { is: 'calpads', record: 'SCSC', shape: SHAPE, card: 'TRANSCRIPT' },
  { is: 'calpads', record: 'SASS', shape: SHAPE, card: null },
  { is: 'not-selected', test: 'ACT', layout: 'ACT student file', selected: ['SAT', 'AP'] },
  { is: 'other-dataset', type: 'TRANSCRIPT' },
  { is: 'archive-of-too-many', most: 100 },
  { is: 'archive-with-damage', name: 'a.csv' },
];

/**
 * English that belongs into no Spanish sentence. Names of cards, columns, programs and files are English everywhere.
 */
const ENGLISH = /\b(the|of|and|is|are|this|that|with|which|row|rows|upload|save|export|your|it|file)\b/i;
const NAMES = /student school associations|ACT student file/g;

describe('why a file cannot be used', () => {
  it('is said of every kind there is', () => {
    expect(new Set(ALL.map(({ is }) => is))).toEqual(new Set(Object.keys(REFUSALS_EN)));
  });

  it.each(LANGUAGES)('has whole sentences in %s', (language) => {
    for (const refused of ALL) {
      const { reason, fix } = sayRefusal(refused, language);
      for (const text of [reason, fix]) {
        expect(text).toMatch(/^\S.*\.$/);
        expect(text).not.toMatch(/undefined|null|\[object|\s\s/);
        if (language === 'es') expect(text.replaceAll(NAMES, '')).not.toMatch(ENGLISH);
      }
    }
  });

  it('is something else in each language', () => {
    for (const refused of ALL)
      expect(sayRefusal(refused, 'es').reason, refused.is).not.toBe(sayRefusal(refused, 'en').reason);
  });

  it('shows the first row by kinds of cells', () => {
    expect(sayRefusal({ is: 'first-row-is-data', shape: SHAPE }, 'en').reason).toContain(
      'a number of 1 digit, a number of 7 digits, empty, a date, a decimal number, a letter or symbol, text, text with a comma and 3 more',
    );
  });

  it('is the finding of the file, in the language of whoever reads it', () => {
    const stored = { code: 'file.refused-layout', column: null, header: null, params: { refused: ALL[0] as Refused } };
    const roster = datasetOf('STUDENT_ROSTER');
    expect(sayFinding(roster, { ...stored, value: null }, 'es')).toEqual({
      message: 'El archivo está vacío.',
      headline: 'El archivo está vacío.',
      fix: 'Expórtelo de nuevo y compruebe que se abre antes de subirlo.',
    });
    expect(sayGroup(roster, { ...stored, count: 1 }, 'en').message).toBe('The file is empty.');
  });
});
