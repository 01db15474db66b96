import { listAcademicPeriods, listDemographicCategories } from '#contract/audits.ts';
import type { Dataset, WizardStep } from '#datasets/kit/dataset.ts';
import { TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import { useAudit, useSchools } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

export interface Option {
  value: string;
  label: string;
}

/** The choices of a step: there, still loading, or not to be had. */
export interface StepOptions {
  options: readonly Option[] | null;
  failed: boolean;
  retry: () => void;
}

const same = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

/** The choices of each step of a dataset's wizard, each from its own call; test types are a fixed list. */
export function useOptions({ wizardSteps }: Dataset): Record<WizardStep, StepOptions> {
  const { id: eoaId } = useAudit();
  const args = (step: WizardStep) => (wizardSteps.includes(step) ? { params: { eoaId } } : null);
  const schools = useSchools();
  const periods = useCall(listAcademicPeriods, args('academic-periods'));
  const categories = useCall(listDemographicCategories, args('demographic-types'));
  const from = <Data>(
    query: { data: Data | undefined; isError: boolean; refetch: () => unknown },
    toOptions: (data: Data) => Option[],
  ): StepOptions => ({
    options: query.data === undefined ? null : toOptions(query.data),
    failed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  });
  return {
    schools: from(schools, (list) => list.map(({ id, name }) => ({ value: id, label: name }))),
    'academic-periods': from(periods, ({ data }) => same(data)),
    'demographic-types': from(categories, ({ data }) => same(data)),
    'test-types': { options: same(TEST_TYPES), failed: false, retry: () => undefined },
  };
}
