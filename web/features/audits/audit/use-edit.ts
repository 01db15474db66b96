import { useQueryClient } from '@tanstack/react-query';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import type { AuditEdit } from '#contract/operator/audit-draft.ts';
import { editAudit, readAudit } from '#contract/operator/audits.ts';
import { callQuery, useSend } from '#web/app/use-call.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { useAuditsChanged } from '../use-audits-changed.ts';

type School = AuditDetail['schools'][number];

/** The fields of a school that an edit takes; an ID it does not have is left out. */
export const draftOf = ({ id, name, ...ids }: Pick<School, 'id' | 'name' | (typeof ID_FIELDS)[number]>) => ({
  id,
  name,
  ...Object.fromEntries(ID_FIELDS.flatMap((field) => (ids[field] ? [[field, ids[field]]] : []))),
});

const ID_FIELDS = ['local_id', 'state_id', 'nces_id', 'ceeb_code'] as const;

/**
 * Changes the audit in some respects; the others stay as they were read. What someone else changed since then is not
 * overwritten: a conflict.
 */
export function useEdit(audit: AuditDetail) {
  const edit = useSend(editAudit);
  const queries = useQueryClient();
  const auditsChanged = useAuditsChanged();
  const params = { eoaId: audit.id };
  const save = (over: Partial<AuditEdit>, onDone?: (changed: AuditDetail) => void) => {
    const { district, year_ending, due_on, schools, version } = audit;
    const body = { district: { name: district }, year_ending, due_on, schools: schools.map(draftOf), version, ...over };
    edit.mutate(
      { params, body },
      {
        onSuccess: (changed) => {
          auditsChanged(changed);
          announce(audits.details.changed);
          onDone?.(changed);
        },
        // Someone else may have changed it: a dialog that is opened again shows it as it is now.
        onError: () => auditsChanged(),
      },
    );
  };
  /** Shows the audit as it is now, instead of what could not be saved; where it cannot be read, that stays. */
  const readAgain = (show: (now: AuditDetail) => void) => {
    const read = queries.fetchQuery({ ...callQuery(readAudit, { params }), staleTime: 0 });
    void read.then(
      (now) => {
        show(now);
        edit.reset();
      },
      () => undefined,
    );
  };
  return { save, readAgain, edit };
}
