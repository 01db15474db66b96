import type { Vocabulary } from '#datasets/kit/dataset.ts';

/** What a repeated course counts for (docs/domain/grades.md#repeats; Aeries repeat tag, Ed-Fi course repeat codes). */
export const REPEAT_CODES: Vocabulary = {
  name: 'repeat code',
  values: [
    {
      value: 'counted',
      label: 'counted',
      synonyms: ['C', 'Repeat Counted', 'Replacement Counted', 'Y', 'Yes', 'R', 'Repeat', 'Repeated', 'RepeatCounted'],
    },
    {
      value: 'not counted',
      label: 'not counted',
      synonyms: ['NC', 'Repeat NotCounted', 'Not Counted Other', 'Repeat Other Institution', 'N', 'No', 'Excluded'],
    },
    {
      value: 'replaced',
      label: 'replaced',
      synonyms: ['Replaced NotCounted', 'Replaced by later attempt', 'Forgiven'],
    },
  ],
};

/** Where credit comes from (Ed-Fi methodCreditEarned). */
export const CREDIT_SOURCES: Vocabulary = {
  name: 'credit source',
  values: [
    {
      value: 'district',
      label: 'district',
      synonyms: ['Classroom credit', 'Local', 'In district', 'Credit recovery', 'Online credit', 'Summer school'],
    },
    {
      value: 'transfer',
      label: 'transfer',
      synonyms: ['Transfer credit', 'Transferred', 'Out of district', 'T', 'External'],
    },
    { value: 'college', label: 'college', synonyms: ['Dual credit', 'Dual enrollment', 'Community college'] },
    { value: 'exam', label: 'exam', synonyms: ['Credit by examination', 'Credit by exam', 'Test'] },
    {
      value: 'waiver',
      label: 'waiver',
      synonyms: ['Waived', 'Converted occupational experience credit', 'Correspondence credit', 'Other'],
    },
  ],
};
