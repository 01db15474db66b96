import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { type CourseState, decideCourses, type LocalCourse, listLocalCourses } from '#contract/course-mapping.ts';
import { readQualityStatus } from '#contract/quality/versions.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useCall, useSend } from '#web/app/use-call.ts';

export const PAGE_SIZE = 25;

interface Shown {
  page: number;
  state: CourseState;
  search: string;
  schoolId: string | null;
}

/** A page of the district's courses. */
export function useCourses({ page, state, search, schoolId }: Shown) {
  const { id: eoaId } = useAudit();
  const query = {
    ...{ page, size: PAGE_SIZE, state },
    ...(search !== '' && { search }),
    ...(schoolId !== null && { school_id: schoolId }),
  };
  return useCall(listLocalCourses, { params: { eoaId }, query }, { placeholderData: keepPreviousData });
}

export type Decision = { kind: 'sced'; sced_code: string } | { kind: 'not_a_course' } | { kind: 'undo' };
export interface Choice {
  course: LocalCourse;
  decision: Decision;
}

/** What accepting a suggestion decides; null where there is none. */
export function acceptanceOf({ suggestion }: LocalCourse): Decision | null {
  if (suggestion === null) return null;
  return suggestion.course === null ? { kind: 'not_a_course' } : { kind: 'sced', sced_code: suggestion.course.code };
}

/** What a course was before a decision, for taking it back. */
export function asBefore({ course }: Choice): Choice {
  const { decision } = course;
  if (decision === null) return { course, decision: { kind: 'undo' } };
  if (decision.course === null) return { course, decision: { kind: 'not_a_course' } };
  return { course, decision: { kind: 'sced', sced_code: decision.course.code } };
}

/** Sends decisions; the list and the state of the numbers are asked for again. */
export function useDecide() {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  const { mutate, isPending, error } = useSend(decideCourses);
  const send = (choices: readonly Choice[], onSaved: () => void) =>
    mutate(
      {
        params: { eoaId },
        body: {
          decisions: choices.map(({ course: { course_code, title_key }, decision }) => ({
            course_code,
            title_key,
            decision,
          })),
        },
      },
      {
        onSuccess: () => {
          onSaved();
          void client.invalidateQueries({ queryKey: callKey(listLocalCourses) });
          void client.invalidateQueries({ queryKey: callKey(readQualityStatus) });
        },
      },
    );
  return { send, isPending, error };
}
