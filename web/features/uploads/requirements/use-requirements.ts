import { readRequirements } from '#contract/uploads/requirements.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

/** What each school has uploaded for a dataset. */
export function useRequirements({ slug }: Dataset) {
  const { id: eoaId } = useAudit();
  return useCall(readRequirements, { params: { eoaId, type: slug } });
}
