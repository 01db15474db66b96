import { useMemo } from 'react';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { useAudit, useSchools } from '#web/app/use-audit.ts';
import { answerAs } from '../bulk/answers.ts';
import { optionsOf } from '../bulk/setting.ts';
import type { Check } from '../bulk/use-check.ts';
import type { WizardChoices } from './state.ts';

/** What the file says of each step; null where it was not looked at, or is another kind of file than the card's. */
export function useFound({ type }: Dataset, { found }: Check): WizardChoices | null {
  const { yearEnding } = useAudit();
  const { data: schools } = useSchools();
  const inspection = found?.inspection;
  return useMemo(() => {
    if (!inspection || !schools) return null;
    if (inspection.upload_file_type !== type && !inspection.also.includes(type)) return null;
    const { choices } = answerAs(type, inspection, { options: optionsOf(schools, yearEnding), files: [] });
    // A step without an answer stays the person's.
    return Object.fromEntries(Object.entries(choices).filter(([, values]) => values.length > 0));
  }, [inspection, schools, type, yearEnding]);
}
