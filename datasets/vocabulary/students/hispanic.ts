import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { patternOf } from '#datasets/kit/phrases.ts';
import { YES_NO } from '../yes-no.ts';

const LETTERS = { true: ['h'], false: ['nh'] } as const;
const WORDS = [
  'hispanic',
  'latino',
  'latina',
  'latinx',
  'hispanic/latino',
  'hispanic or latino',
  'hispanic/latino of any race',
];
const NOT = ['not', 'non'].flatMap((not) => WORDS.map((word) => `${not} ${word}`));

/** A part of those who are meant: whoever is one of them is Hispanic. */
const ORIGINS = patternOf({
  starts: [
    'mexican',
    'puerto rican',
    'cuban',
    'dominican',
    'salvador',
    'guatemal',
    'chican',
    'central american',
    'south american',
    'other hispanic',
    'other latin',
    'spanish',
    'hispanic',
    'latin',
  ],
});
const OTHERS = patternOf({
  starts: ['not hispanic', 'non(~)hispanic', 'not latin', 'non(~)latin', 'not spanish', 'not of '],
});

/** Who is Hispanic, as yes and no or in words. */
export const HISPANIC: Vocabulary = {
  name: 'who is Hispanic',
  values: YES_NO.values.map((one) => ({
    ...one,
    pattern: one.value === 'true' ? ORIGINS : OTHERS,
    synonyms: [
      ...one.synonyms,
      {
        General:
          one.value === 'true' ? [...LETTERS.true, ...WORDS] : [...LETTERS.false, ...NOT, 'not of Hispanic origin'],
      },
    ],
  })),
};
