import type { Vocabulary } from '#datasets/kit/dataset.ts';
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

/** Who is Hispanic, as yes and no or in words. */
export const HISPANIC: Vocabulary = {
  name: 'who is Hispanic',
  values: YES_NO.values.map((one) => ({
    ...one,
    synonyms: [
      ...one.synonyms,
      {
        General:
          one.value === 'true' ? [...LETTERS.true, ...WORDS] : [...LETTERS.false, ...NOT, 'not of Hispanic origin'],
      },
    ],
  })),
};
