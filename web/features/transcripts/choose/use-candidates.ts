import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SchoolId } from '#contract/ids.ts';
import type { CategoryOrNone } from '#contract/transcripts/categories.ts';
import {
  CANDIDATE_SORTS,
  type CandidatePage,
  type CandidateSort,
  findCandidates,
  listCandidates,
  type TraitFilter,
} from '#contract/transcripts/choosing.ts';
import { call } from '#web/app/api.ts';
import type { CallError } from '#web/app/call-error.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useCall } from '#web/app/use-call.ts';

export const PAGE_SIZE = 10;

interface Order {
  key: CandidateSort;
  direction: 'asc' | 'desc';
}

/** The best GPA first, as the list comes. */
const FIRST: Order = { key: 'gpa', direction: 'desc' };

/** Which page of candidates is shown, in which order. */
function useOrder() {
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState(FIRST);
  const sortBy = (key: string) => {
    const sort = CANDIDATE_SORTS.find((one) => one === key);
    if (sort === undefined) return;
    const turns = order.key === sort && order.direction === 'asc';
    setOrder({ key: sort, direction: turns ? 'desc' : 'asc' });
    setPage(1);
  };
  return { page, setPage, order, sortBy };
}
export type CandidateOrder = ReturnType<typeof useOrder>;

/** A page of a category's candidates from the server, with the order and the filters it is asked with. */
export function useCandidates(schoolId: SchoolId, category: CategoryOrNone) {
  const { id: eoaId } = useAudit();
  const ordered = useOrder();
  const { page, order, setPage } = ordered;
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
    ...ordered,
    filter,
    setFilter: (next: TraitFilter) => {
      setFilter(next);
      setPage(1);
    },
  };
}

/** A page of the candidates of all categories who are meant by a text. */
export function useFoundCandidates(schoolId: SchoolId, student: string) {
  const { id: eoaId } = useAudit();
  const ordered = useOrder();
  const { page, order, setPage } = ordered;
  const [last, setLast] = useState(student);
  if (last !== student) {
    setLast(student);
    setPage(1);
  }
  const body = { student, sort: order.key, direction: order.direction, page, size: PAGE_SIZE };
  const query = useQuery<CandidatePage, CallError>({
    queryKey: callKey(findCandidates, { eoaId, schoolId, body }),
    queryFn: ({ signal }) => call(findCandidates, { params: { eoaId, schoolId }, body, signal }),
    placeholderData: keepPreviousData,
  });
  return { query, ...ordered };
}
