import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { SchoolId } from '#contract/ids.ts';
import type { CategoryOrNone } from '#contract/transcripts/categories.ts';
import {
  CANDIDATE_SORTS,
  type CandidateSort,
  listCandidates,
  type TraitFilter,
} from '#contract/transcripts/choosing.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

export const PAGE_SIZE = 10;

interface Order {
  key: CandidateSort;
  direction: 'asc' | 'desc';
}

/** The best GPA first, as the list comes. */
const FIRST: Order = { key: 'gpa', direction: 'desc' };

/** A page of a category's candidates from the server, with the order and the filters it is asked with. */
export function useCandidates(schoolId: SchoolId, category: CategoryOrNone) {
  const { id: eoaId } = useAudit();
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState(FIRST);
  const [filter, setFilter] = useState<TraitFilter>({});
  const query = useCall(
    listCandidates,
    {
      params: { eoaId, schoolId },
      query: { ...filter, category, sort: order.key, direction: order.direction, page, size: PAGE_SIZE },
    },
    { placeholderData: keepPreviousData },
  );
  return {
    query,
    page,
    setPage,
    order,
    filter,
    sortBy: (key: string) => {
      const sort = CANDIDATE_SORTS.find((one) => one === key);
      if (sort === undefined) return;
      const turns = order.key === sort && order.direction === 'asc';
      setOrder({ key: sort, direction: turns ? 'desc' : 'asc' });
      setPage(1);
    },
    setFilter: (next: TraitFilter) => {
      setFilter(next);
      setPage(1);
    },
  };
}
