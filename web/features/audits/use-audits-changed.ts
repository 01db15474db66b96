import { useQueryClient } from '@tanstack/react-query';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { listAudits, readAudit } from '#contract/operator/audits.ts';
import { callKey } from '#web/app/use-call.ts';

/**
 * To be called with what a change has answered, or with nothing where it was refused; what is
 * not answered is read again.
 */
export function useAuditsChanged() {
  const queries = useQueryClient();
  return (changed?: AuditDetail) => {
    void queries.invalidateQueries({ queryKey: callKey(listAudits) });
    if (changed) queries.setQueryData(callKey(readAudit, { params: { eoaId: changed.id } }), changed);
    else void queries.invalidateQueries({ queryKey: callKey(readAudit) });
  };
}
