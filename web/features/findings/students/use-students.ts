import { keepPreviousData } from '@tanstack/react-query';
import type { MeasureOrStep, Trait } from '#contract/quality/opportunity.ts';
import { listStudentsBehind } from '#contract/quality/opportunity-students.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

export const STUDENTS_PAGE = 25;

/** Which students of a measure: of one group, or all; who attained it, who did not, or both. */
export interface StudentChoice {
  group: { trait: Trait; value: string } | null;
  attained: 'true' | 'false' | null;
}

/**
 * A page of them at the shown school. `choice` null: no one has asked, and nothing is asked of the server,
 * which records each look.
 */
export function useStudentsBehind(measure: MeasureOrStep, choice: StudentChoice | null, page: number) {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  const query = choice && {
    page,
    size: STUDENTS_PAGE,
    ...(school !== null && { school_id: school.id }),
    ...choice.group,
    ...(choice.attained !== null && { attained: choice.attained }),
  };
  return useCall(listStudentsBehind, query && { params: { eoaId, measure }, query }, {
    placeholderData: keepPreviousData,
  });
}
