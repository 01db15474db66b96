import { readOpportunityReport } from '#contract/quality/opportunity-report.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

/** The school of the address, or all. */
export function useReportArgs() {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  return { eoaId, query: school === null ? {} : { school_id: school.id } };
}

export function useReport() {
  const { eoaId, query } = useReportArgs();
  return useCall(readOpportunityReport, { params: { eoaId }, query });
}
