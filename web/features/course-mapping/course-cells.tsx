import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LocalCourse, ScedCourse } from '#contract/course-mapping.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { shownName } from '#web/messages/en/names.ts';
import { courseMapping as words } from '#web/messages/en/transcripts/course-mapping.ts';
import { Tag } from '#web/ui/tag.tsx';

const Quiet = ({ children }: { children: string }) => (
  <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
    {children}
  </Typography>
);

/** Title, code and schools. */
export const CourseName = ({ course: { course_title, course_code, schools } }: { course: LocalCourse }) => (
  <Box sx={{ overflowWrap: 'anywhere', fontWeight: 400, minWidth: { md: '9rem' } }}>
    <strong>{course_title || course_code}</strong>
    {course_title !== '' && <Quiet>{course_code}</Quiet>}
    {schools.length > 0 && <Quiet>{words.schools(schools)}</Quiet>}
  </Box>
);

/** What was decided, otherwise what is suggested and why. */
export function Meant({ course: { decision, suggestion } }: { course: LocalCourse }) {
  if (decision !== null)
    return (
      <>
        <Box sx={{ display: 'flex', gap: 1.5, '& > .MuiSvgIcon-root': { color: 'portal.success.text', flex: 'none' } }}>
          <CheckCircleOutlined aria-hidden />
          <div>
            <Course {...decision} />
          </div>
        </Box>
        <Quiet>{words.by(decision.by, formatTimestamp(decision.at))}</Quiet>
      </>
    );
  if (suggestion === null)
    return (
      <>
        <Box component="span" sx={{ color: 'portal.text2' }}>
          {words.noSuggestion}
        </Box>
        <Quiet>{words.noSuggestionWhy}</Quiet>
      </>
    );
  return (
    <>
      <Course {...suggestion} />
      <Quiet>{`${words.confidence[suggestion.confidence]}. ${suggestion.reason}`}</Quiet>
    </>
  );
}

function Course({ course, level }: { course: ScedCourse | null; level: keyof typeof words.level | null }) {
  if (course === null) return <strong>{words.noCourse}</strong>;
  const about = [shownName(course.subject_area), level !== null && level !== 'general' && words.level[level]]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <strong>{course.title}</strong> <Tag>{course.code}</Tag>
      <Quiet>{about}</Quiet>
    </>
  );
}
