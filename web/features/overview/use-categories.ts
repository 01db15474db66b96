import { useQueries } from '@tanstack/react-query';
import { type DatasetDescription, listDatasets } from '#contract/open.ts';
import { readRequirements } from '#contract/uploads/requirements.ts';
import { SLUGS } from '#datasets/kit/file-type.ts';
import { call } from '#web/app/api.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useCall } from '#web/app/use-call.ts';
import { type CategoryProgress, progressOf } from './progress.ts';

export interface Category {
  /** Also the anchor of its card on the upload page. */
  slug: string;
  label: string;
  /** null while loading or after a failure. */
  progress: CategoryProgress | null;
  failed: boolean;
  /** A file has errors, also where others make every school complete; null where that is not known. */
  hasErrors: boolean | null;
}

export interface Categories {
  /** In the order of the datasets; null until their names are known. */
  categories: readonly Category[] | null;
  failed: boolean;
  retry: () => void;
}

/**
 * The six data categories with their progress, each from its own requirements call.
 * @param hasErrors whether a file of a category has errors, by its slug
 */
export function useCategories(
  refetchInterval: number | false,
  hasErrors: (slug: string) => boolean | null,
): Categories {
  const { id: eoaId } = useAudit();
  const datasets = useCall(listDatasets, {}, { staleTime: Number.POSITIVE_INFINITY });
  const requirements = useQueries({
    queries: SLUGS.map((type) => {
      const args = { params: { eoaId, type } };
      return {
        queryKey: callKey(readRequirements, args),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(readRequirements, { ...args, signal }),
        refetchInterval,
      };
    }),
  });
  const retry = () => {
    if (datasets.isError) void datasets.refetch();
    for (const query of requirements) if (query.isError) void query.refetch();
  };

  const describe = ({ slug, label }: DatasetDescription): Category => {
    const query = requirements.find((_, index) => SLUGS[index] === slug);
    const progress = query?.data ? progressOf(query.data) : null;
    return { slug, label, progress, failed: query?.isError ?? true, hasErrors: hasErrors(slug) };
  };
  return {
    categories: datasets.data?.map(describe) ?? null,
    failed: datasets.isError || requirements.some((query) => query.isError),
    retry,
  };
}
