import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LocalCourse } from '#contract/course-mapping.ts';
import { courseMapping as words } from '#web/messages/en/transcripts/course-mapping.ts';
import { acceptanceOf, type Choice } from './use-courses.ts';

interface ActionsProps {
  course: LocalCourse;
  onDecide: (choice: Choice) => void;
  onChange: (course: LocalCourse) => void;
}

/** Accept, change, or not a course; for what is decided, change or undo. */
export function Actions({ course, onDecide, onChange }: ActionsProps) {
  const name = course.course_title || course.course_code;
  const accept = course.decision === null ? acceptanceOf(course) : null;
  const isNoCourse = accept?.kind === 'not_a_course' || (course.decision !== null && course.decision.course === null);
  const hasCourse = (course.decision ?? course.suggestion) !== null;
  const act = (decision: Choice['decision']) => onDecide({ course, decision });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: 1,
        justifyContent: { sm: 'flex-end' },
        whiteSpace: 'nowrap',
      }}
    >
      {accept !== null && (
        <Button
          size="small"
          aria-label={words.of(isNoCourse ? words.noCourse : words.accept, name)}
          onClick={() => act(accept)}
        >
          {isNoCourse ? words.noCourse : words.accept}
        </Button>
      )}
      <Button
        size="small"
        variant={accept === null && course.decision === null ? 'outlined' : 'text'}
        aria-label={words.of(hasCourse ? words.change : words.choose, name)}
        onClick={() => onChange(course)}
      >
        {hasCourse ? words.change : words.choose}
      </Button>
      {!isNoCourse && (
        <Button
          size="small"
          variant="text"
          aria-label={words.of(words.noCourse, name)}
          onClick={() => act({ kind: 'not_a_course' })}
        >
          {words.noCourse}
        </Button>
      )}
      {course.decision !== null && (
        <Button size="small" variant="text" aria-label={words.undoOf(name)} onClick={() => act({ kind: 'undo' })}>
          {words.undo}
        </Button>
      )}
    </Box>
  );
}
