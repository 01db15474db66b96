import type { Dataset } from './dataset.ts';
import { choicesOf, type WordStep } from './wizard-choices.ts';

const STEP_OF: Record<Exclude<Dataset['requirement'], 'school'>, WordStep> = {
  'academic-years': 'academic-periods',
  'demographic-types': 'demographic-types',
  'test-types': 'test-types',
};

/** The wizard step whose choices are the columns of the requirement table; null where a school is one cell. */
export const requirementStep = ({ requirement }: Pick<Dataset, 'requirement'>): WordStep | null =>
  requirement === 'school' ? null : STEP_OF[requirement];

/** The columns of the requirement table; none where a school is one cell. */
export function requirementColumns(dataset: Pick<Dataset, 'requirement'>, yearEnding: number): readonly string[] {
  const step = requirementStep(dataset);
  return step === null ? [] : choicesOf(step, yearEnding);
}

/**
 * Every school has students and grades; tests, catalogs and pathways it may do without
 * (docs/domain/requirements.md#not-offered).
 */
export const mayBeNotOffered = ({ requirement }: Pick<Dataset, 'requirement'>): boolean =>
  requirement === 'test-types' || requirement === 'academic-years';
