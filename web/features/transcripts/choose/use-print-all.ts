import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SchoolId } from '#contract/ids.ts';
import type { Category } from '#contract/transcripts/categories.ts';
import { listCandidates } from '#contract/transcripts/choosing.ts';
import { call } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';
import { leave } from '#web/app/leaving/leave.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { chosenIn, type Draft } from '../draft.ts';
import type { PrintOrder } from '../print-order.ts';
import type { useCandidates } from './use-candidates.ts';

/** What a print takes at once, as the server has it. */
const MOST = 50;

/** Prints the chosen students of a category; where none is chosen yet, those that its table lists. */
export function usePrintAll(
  schoolId: SchoolId,
  category: Category,
  draft: Draft,
  { filter, order }: ReturnType<typeof useCandidates>,
) {
  const { id: eoaId } = useAudit();
  const navigate = useNavigate();
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const open = (state: PrintOrder) => leave(() => navigate('/transcripts/print', { state }));

  const start = async () => {
    const chosen = chosenIn(draft, category).map(({ id }) => id);
    if (chosen.length > 0) return open({ schoolId, ids: chosen, of: chosen.length });
    setError(null);
    setLoading(true);
    try {
      const { items, total } = await call(listCandidates, {
        params: { eoaId, schoolId },
        query: { ...filter, category, sort: order.key, direction: order.direction, page: 1, size: MOST },
      });
      return open({ schoolId, ids: items.map(({ id }) => id), of: total });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure);
    } finally {
      setLoading(false);
    }
  };
  return { start: () => void start(), isLoading, error };
}
