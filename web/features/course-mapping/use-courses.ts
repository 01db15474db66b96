import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { type CourseState, decideCourses, type LocalCourse, listLocalCourses } from '#contract/course-mapping.ts';
import { readQualityStatus } from '#contract/quality/versions.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useCall, useSend } from '#web/app/use-call.ts';

export const PAGE_SIZE = 25;

interface CoursesQuery {
  page: number;
  state: CourseState;
  search: string;
  schoolId: string | null;
}

/** A page of the district's courses. */
export function useCourses({ page, state, search, schoolId }: CoursesQuery) {
  const { id: eoaId } = useAudit();
  const query = {
    ...{ page, size: PAGE_SIZE, state },
    ...(search !== '' && { search }),
    ...(schoolId !== null && { school_id: schoolId }),
  };
  return useCall(listLocalCourses, { params: { eoaId }, query }, { placeholderData: keepPreviousData });
}

export type CourseDecision = { kind: 'sced'; sced_code: string } | { kind: 'not_a_course' } | { kind: 'undo' };
export interface Choice {
  course: LocalCourse;
  decision: CourseDecision;
  /** What the course was when the person decided; by default as the list shows it. */
  seen?: CourseDecision;
}

/** What accepting a suggestion decides; null where there is none. */
export function acceptanceOf({ suggestion }: LocalCourse): CourseDecision | null {
  if (suggestion === null) return null;
  return suggestion.course === null ? { kind: 'not_a_course' } : { kind: 'sced', sced_code: suggestion.course.code };
}

/** What a course was before a decision, for taking it back where no one has changed it since. */
export function asBefore({ course, decision: made }: Choice): Choice {
  return { course, decision: decisionOf(course), seen: made };
}

function decisionOf({ decision }: LocalCourse): CourseDecision {
  if (decision === null) return { kind: 'undo' };
  if (decision.course === null) return { kind: 'not_a_course' };
  return { kind: 'sced', sced_code: decision.course.code };
}

/** A decision as the server compares it. */
function codeOf(decision: CourseDecision): string | null {
  if (decision.kind === 'undo') return 'undecided';
  return decision.kind === 'sced' ? decision.sced_code : null;
}

/** Sends decisions; the list and the state of the numbers are asked for again, also where someone else was first. */
export function useDecide(onConflict: () => void) {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  const { mutate, isPending, error } = useSend(decideCourses);
  const showCurrent = () => client.invalidateQueries({ queryKey: callKey(listLocalCourses) });
  const send = (choices: readonly Choice[], onSaved: () => void) =>
    mutate(
      {
        params: { eoaId },
        body: {
          decisions: choices.map(({ course, decision, seen = decisionOf(course) }) => ({
            course_code: course.course_code,
            title_key: course.title_key,
            decision,
            seen: codeOf(seen),
          })),
        },
      },
      {
        onSuccess: () => {
          onSaved();
          void showCurrent();
          void client.invalidateQueries({ queryKey: callKey(readQualityStatus) });
        },
        onError: (failed) => {
          if (failed.code !== 'conflict') return;
          void showCurrent();
          onConflict();
        },
      },
    );
  return { send, isPending, error };
}
