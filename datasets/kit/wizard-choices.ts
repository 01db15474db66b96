import type { WizardStep } from './dataset.ts';

/**
 * The five demographic types (docs/product.md#fixed-wording): choices of the wizard and columns
 * of the requirement table.
 */
export const DEMOGRAPHIC_TYPES = [
  'Gender',
  'Race/Ethnicity',
  'Students with disability',
  'English language learners',
  'Low income',
] as const;

/** A fixed list (docs/product.md#fixed-wording). */
export const TEST_TYPES = ['SAT', 'ACT', 'IB', 'AP'] as const;
export type TestType = (typeof TEST_TYPES)[number];

/** Summaries cover the four years up to the graduating class. */
const YEARS_OF_AN_AUDIT = 4;

/** '2020-2021' to '2023-2024' for the class of 2024, the earliest first. */
export const academicPeriods = (yearEnding: number): string[] =>
  Array.from({ length: YEARS_OF_AN_AUDIT }, (_, index) => {
    const end = yearEnding - YEARS_OF_AN_AUDIT + 1 + index;
    return `${end - 1}-${end}`;
  });

/** A step whose choices are words; the choices of 'schools' are the schools of the audit. */
export type WordStep = Exclude<WizardStep, 'schools'>;

/** Key of a step's choices in user_provided_file_metadata. */
export const METADATA_KEYS = {
  schools: 'school_ids',
  'academic-periods': 'academic_periods',
  'demographic-types': 'demographic_types',
  'test-types': 'test_types',
} as const satisfies Record<WizardStep, string>;

/** What can be chosen in a step, in the order in which it is shown. */
export function choicesOf(step: WordStep, yearEnding: number): readonly string[] {
  switch (step) {
    case 'academic-periods':
      return academicPeriods(yearEnding);
    case 'demographic-types':
      return DEMOGRAPHIC_TYPES;
    case 'test-types':
      return TEST_TYPES;
  }
}
