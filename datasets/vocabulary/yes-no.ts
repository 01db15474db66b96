import type { Vocabulary } from '#datasets/kit/dataset.ts';

export const YES_NO: Vocabulary = {
  name: 'yes or no',
  values: [
    {
      value: 'true',
      label: 'Y',
      synonyms: [
        {
          General: ['yes', '1', 't', 'on', 'x', 'hispanic'],
          OneRoster: ['hispanicOrLatinoEthnicity'],
          Spanish: ['Sí'],
        },
      ],
    },
    { value: 'false', label: 'N', synonyms: [{ General: ['no', '0', 'f', 'off', 'not hispanic', 'non-hispanic'] }] },
  ],
};

/** Yes, also where the column writes its own name for it: 'AP' under AP, 'White' under White. */
export const yesIsAlso = (words: readonly string[]): Vocabulary => ({
  ...YES_NO,
  values: YES_NO.values.map((one) =>
    one.value === 'true' ? { ...one, synonyms: [...one.synonyms, { General: words }] } : one,
  ),
});
