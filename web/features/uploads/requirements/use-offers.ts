import { useQueryClient } from '@tanstack/react-query';
import type { SchoolId } from '#contract/ids.ts';
import { markNotOffered, takeBackNotOffered } from '#contract/uploads/not-offered.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { refreshFiles } from '#web/app/files/refresh-files.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useSend } from '#web/app/use-call.ts';
import type { OfferChange } from './offers.ts';

/** Says what schools do not offer; whatever depends on it is read again. */
export function useOffers({ slug }: Dataset) {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  const mark = useSend(markNotOffered);
  const takeBack = useSend(takeBackNotOffered);
  const apply = async ({ column, ...ids }: OfferChange): Promise<void> => {
    const params = { eoaId, type: slug };
    // Ids of the list of schools, which are the server's own.
    const cells = (schools: string[]) => ({ params, body: { school_ids: schools as SchoolId[], columns: [column] } });
    try {
      if (ids.mark.length > 0) await mark.mutateAsync(cells(ids.mark));
      if (ids.takeBack.length > 0) await takeBack.mutateAsync(cells(ids.takeBack));
    } finally {
      // Also where the second one failed: the first one holds.
      refreshFiles(client);
      await client.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith('quality.') });
    }
  };
  return { apply, isPending: mark.isPending || takeBack.isPending, error: mark.error ?? takeBack.error };
}
