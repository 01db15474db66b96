import { describe, expect, it } from 'vitest';
import { DATASETS } from '#datasets/index.ts';
import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { valueKey } from '#datasets/kit/normalise.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { MARKS } from './courses/marks.ts';
import { TERMS } from './courses/terms.ts';
import { GRADE_LEVELS } from './grade-levels.ts';
import { YES_NO } from './yes-no.ts';

const declared = DATASETS.flatMap(({ columns }) =>
  columns.flatMap(({ kind }) => (kind.kind === 'vocabulary' ? [kind.vocabulary] : [])),
);
const vocabularies = [...new Set<Vocabulary>([...declared, GRADE_LEVELS, TERMS, YES_NO])];

describe.each(vocabularies)('vocabulary $name', ({ values }) => {
  it('says each word at one value only', () => {
    const owners = new Map<string, string>();
    for (const { value, label, synonyms } of values) {
      for (const key of [value, label, ...textsOf(synonyms)].map(valueKey)) {
        expect([value, undefined], key).toContain(owners.get(key));
        owners.set(key, value);
      }
    }
  });
});

it('says each mark once', () => {
  const keys = MARKS.flatMap(({ mark, synonyms }) => [mark, ...synonyms]);
  expect(new Set(keys).size).toBe(keys.length);
});
