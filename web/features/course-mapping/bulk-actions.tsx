import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LocalCourse } from '#contract/course-mapping.ts';
import { formatNumber } from '#web/app/format.ts';
import { courseMapping as words } from '#web/messages/en/transcripts/course-mapping.ts';
import { keyOf } from './key-of.ts';
import { acceptanceOf, type Choice } from './use-courses.ts';

interface BulkActionsProps {
  items: readonly LocalCourse[];
  selected: ReadonlySet<string>;
  isPending: boolean;
  onDecide: (choices: readonly Choice[]) => void;
}

const accepted = (courses: readonly LocalCourse[]): Choice[] =>
  courses.flatMap((course) => {
    const decision = acceptanceOf(course);
    return decision === null ? [] : [{ course, decision }];
  });

/** Many at once: the sure suggestions of the page, or what is selected. */
export function BulkActions({ items, selected, isPending, onDecide }: BulkActionsProps) {
  const chosen = items.filter((course) => selected.has(keyOf(course)));
  const sure = accepted(items.filter(({ suggestion, decision }) => suggestion?.confidence === 'sure' && !decision));
  const ofChosen = accepted(chosen);
  const count = (choices: readonly unknown[]) => formatNumber(choices.length);
  if (chosen.length === 0 && sure.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3 }}>
      {chosen.length === 0 && (
        <Button disabled={isPending} onClick={() => onDecide(sure)}>
          {words.acceptSure(count(sure), sure.length)}
        </Button>
      )}
      {ofChosen.length > 0 && (
        <Button disabled={isPending} onClick={() => onDecide(ofChosen)}>
          {words.acceptSelected(count(ofChosen), ofChosen.length)}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button
          disabled={isPending}
          onClick={() => onDecide(chosen.map((course) => ({ course, decision: { kind: 'not_a_course' } })))}
        >
          {words.notCourses(count(chosen))}
        </Button>
      )}
    </Box>
  );
}
