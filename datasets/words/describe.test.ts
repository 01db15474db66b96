import { describe, expect, it } from 'vitest';
import { DATASETS } from '../index.ts';
import { toWords } from '../kit/to-words.ts';
import { describeDataset } from './describe.ts';
import { DATASETS_ES } from './es/datasets.ts';

const ENGLISH = /\b(the|of|and|is|are|this|that|with|which|when|where|row|rows|upload|year|only|used|one)\b/i;
/** What is written into files, and names of programs and documents, is English everywhere. */
const NAMES = /School Courses for the Exchange of Data|Students with disability|Uno de: .*|"[^"]*"/g;

describe.each(DATASETS)('$label in Spanish', (dataset) => {
  const [english, spanish] = [describeDataset(dataset, 'en'), describeDataset(dataset, 'es')];

  it('is what it says of itself in English', () => expect(english).toEqual(toWords(dataset)));

  it('has another text for every column, condition and card, and no English one', () => {
    for (const [at, column] of spanish.columns.entries()) {
      const before = english.columns[at];
      expect(column.label, column.name).not.toBe(before?.label);
      expect(column.condition === null).toBe(before?.condition === null);
      expect(column.allowed, column.name).not.toBe(before?.allowed);
      for (const text of [column.description, column.condition ?? '', column.allowed])
        expect(text.replaceAll(NAMES, ''), column.name).not.toMatch(ENGLISH);
      expect(column.description, column.name).toMatch(/^\S.*[.]$/);
    }
    const { helperText, oneRowIs } = DATASETS_ES[dataset.type];
    for (const text of [...helperText, oneRowIs]) expect(text).not.toMatch(ENGLISH);
    expect(helperText.join().match(/\{\w+\}/g)).toEqual(dataset.helperText.join().match(/\{\w+\}/g));
  });

  it('has another text for every rule', () => {
    for (const [at, { code, problem, fix }] of spanish.rules.entries()) {
      expect(problem, code).not.toBe(english.rules[at]?.problem);
      expect(fix, code).not.toBe(english.rules[at]?.fix);
    }
  });
});
