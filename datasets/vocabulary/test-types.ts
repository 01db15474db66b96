import type { Vocabulary } from '#datasets/kit/dataset.ts';
import { TEST_TYPES } from '#datasets/kit/wizard-choices.ts';

const SYNONYMS: Readonly<Record<(typeof TEST_TYPES)[number], readonly string[]>> = {
  SAT: ['SAT Reasoning', 'SAT School Day', 'SAT Suite'],
  ACT: ['The ACT', 'ACT Plus Writing'],
  IB: ['International Baccalaureate', 'IB Diploma'],
  AP: ['Advanced Placement', 'AP Exam'],
};

/** PSAT, PreACT, PLAN, Aspire, Pre-AP and IB MYP are other tests with overlapping ranges: not accepted (domain.md 3.5). */
export const TEST_TYPE: Vocabulary = {
  name: 'test',
  values: TEST_TYPES.map((value) => ({ value, label: value, synonyms: SYNONYMS[value] })),
};
