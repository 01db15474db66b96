import type { Vocabulary } from '#datasets/kit/dataset.ts';

/** What a repeated course counts for (docs/domain/grades.md#repeats; Aeries repeat tag, Ed-Fi course repeat codes). */
export const REPEAT_CODES: Vocabulary = {
  name: 'repeat code',
  values: [
    {
      value: 'counted',
      label: 'counted',
      synonyms: [
        {
          General: ['C', 'RepeatCounted', 'Included'],
          'Ed-Fi': ['Repeat Counted', 'Replacement Counted'],
          Spanish: ['Cuenta', 'Contado'],
        },
      ],
    },
    {
      value: 'not counted',
      label: 'not counted',
      synonyms: [
        {
          General: ['NC', 'Excluded'],
          'Ed-Fi': ['Repeat NotCounted', 'Not Counted Other', 'Repeat Other Institution'],
          Spanish: ['No cuenta', 'No contado'],
        },
      ],
    },
    {
      value: 'replaced',
      label: 'replaced',
      synonyms: [
        {
          General: ['Replaced by later attempt', 'Forgiven'],
          'Ed-Fi': ['Replaced NotCounted'],
          Spanish: ['Reemplazado', 'Reemplazada', 'Sustituido'],
        },
      ],
    },
    // Yes is not here: that a course was repeated does not say which attempt counts. No alone says so under names of
    // flags (datasets/legends/repeat.ts).
    { value: 'not repeated', label: 'not repeated', synonyms: [{ General: ['Not a repeat', 'No repeat', 'None'] }] },
  ],
  // As yes: in some districts the attempt that is marked so counts, in others the one that replaces it.
  open: ['R', 'Repeat', 'Repeated', 'Repetido', 'Repetida'],
};

/** Where credit comes from (Ed-Fi methodCreditEarned). */
export const CREDIT_SOURCES: Vocabulary = {
  name: 'credit source',
  values: [
    {
      value: 'district',
      label: 'district',
      synonyms: [
        {
          General: ['Local', 'In district', 'Summer school'],
          'Ed-Fi': ['Classroom credit', 'Credit recovery', 'Online credit'],
          Spanish: ['Distrito'],
        },
      ],
    },
    {
      value: 'transfer',
      label: 'transfer',
      synonyms: [
        {
          General: [
            'Transferred',
            'Transferred in',
            'Transfer in',
            'TR',
            'TRF',
            'XFER',
            'Out of district',
            'T',
            'External',
          ],
          'Ed-Fi': ['Transfer credit'],
          Spanish: ['Transferencia', 'Transferido', 'Transferida', 'Traslado'],
        },
      ],
    },
    {
      value: 'college',
      label: 'college',
      synonyms: [{ General: ['Dual credit', 'Dual enrollment', 'Community college'] }],
    },
    {
      value: 'exam',
      label: 'exam',
      synonyms: [{ General: ['Credit by exam', 'Test'], 'Ed-Fi': ['Credit by examination'] }],
    },
    {
      value: 'waiver',
      label: 'waiver',
      synonyms: [
        {
          General: ['Waived'],
          'Ed-Fi': ['Converted occupational experience credit', 'Correspondence credit', 'Other'],
        },
      ],
    },
  ],
};
