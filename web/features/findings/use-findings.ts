import { keepPreviousData } from '@tanstack/react-query';
import { type MeasureOrOwn, readChokePoints, readMeasure, readOpportunity } from '#contract/quality/opportunity.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

function useArgs() {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  return { eoaId, query: school === null ? {} : { school_id: school.id } };
}

/** Every measure for the shown school. While another school's numbers load, the old ones stay. */
export function useFindings() {
  const { eoaId, query } = useArgs();
  return useCall(readOpportunity, { params: { eoaId }, query }, { placeholderData: keepPreviousData });
}

/** The steps of mathematics for the shown school. */
export function useLadder() {
  const { eoaId, query } = useArgs();
  return useCall(readChokePoints, { params: { eoaId }, query }, { placeholderData: keepPreviousData });
}

/** One measure with its schools. */
export function useMeasure(measure: MeasureOrOwn) {
  const { eoaId, query } = useArgs();
  return useCall(readMeasure, { params: { eoaId, measure }, query });
}
