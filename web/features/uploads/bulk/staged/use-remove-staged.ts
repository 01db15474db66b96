import { useQueryClient } from '@tanstack/react-query';
import type { FileId } from '#contract/ids.ts';
import { listStaged, removeStaged } from '#contract/uploads/intake.ts';
import { call } from '#web/app/api.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey } from '#web/app/use-call.ts';

/**
 * Takes staged files back. The list follows, also when the dialog that asked is closed by then; what could not be
 * taken back is still in it. Answers whether all are gone.
 */
export function useRemoveStaged() {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  return async (files: readonly FileId[]): Promise<boolean> => {
    if (files.length === 0) return true;
    const answers = await Promise.allSettled(files.map((fileId) => call(removeStaged, { params: { eoaId, fileId } })));
    await client.invalidateQueries({ queryKey: callKey(listStaged) });
    return answers.every(({ status }) => status === 'fulfilled');
  };
}
