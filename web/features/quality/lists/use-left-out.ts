import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CohortStep, findLeftOut, type LeftOutPage, listLeftOut } from '#contract/quality/lists.ts';
import { call } from '#web/app/api.ts';
import type { CallError } from '#web/app/call-error.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey } from '#web/app/use-call.ts';

export const LEFT_OUT_PAGE = 25;

/**
 * A page of the students left out at a step; with a text, those whose ID contains it. A search is a POST: IDs
 * do not go into an address.
 */
export function useLeftOut(step: CohortStep, page: number, text: string) {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  const filter = school === null ? {} : { school_id: school.id };
  const paging = { step, page, size: LEFT_OUT_PAGE };
  return useQuery<LeftOutPage, CallError>({
    queryKey: callKey(listLeftOut, { eoaId, filter, paging, text }),
    queryFn: ({ signal }) =>
      text === ''
        ? call(listLeftOut, { params: { eoaId }, query: { ...paging, ...filter }, signal })
        : call(findLeftOut, { params: { eoaId }, query: filter, body: { ...paging, student_id: text }, signal }),
    placeholderData: keepPreviousData,
  });
}
