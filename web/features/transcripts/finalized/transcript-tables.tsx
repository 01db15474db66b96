import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Transcript } from '#contract/transcripts/transcript-records.ts';
import { shownName } from '#web/messages/en/names.ts';
import { finalizedRecord } from '#web/messages/en/transcripts/finalized.ts';
import { type MergedCourse, mergeCourses } from './merged-courses.ts';
import { PlainTable } from './plain-table.tsx';
import { saysLevel } from './says-level.ts';

const { columns } = finalizedRecord;

/** The courses of a student, one table a school year. */
export function CoursesByYear({ transcript }: { transcript: Transcript }) {
  if (transcript.years.length === 0) return <Typography variant="body2">{finalizedRecord.noCourses}</Typography>;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
        columnGap: 8,
        rowGap: 5,
        alignItems: 'start',
        '@media print': { gridTemplateColumns: '1fr 1fr', columnGap: '8mm', rowGap: '3mm' },
      }}
    >
      {transcript.years.map(({ period, grade_level, courses, credits }) => (
        <PlainTable
          key={period}
          isOfSeveral
          title={finalizedRecord.year(period, grade_level)}
          columns={[columns.course, columns.grade, columns.credits]}
          rows={mergeCourses(courses).map((course) => [
            courseInWords(course),
            course.grades.join(' / '),
            creditsOf(course),
          ])}
          total={[finalizedRecord.total, '', credits.toFixed(2)]}
        />
      ))}
    </Box>
  );
}

/** 'Biology Honors', 'Health, S1', and in brackets what the title does not say, or why the row does not count. */
function courseInWords(course: MergedCourse): string {
  const { title, terms, level, is_cte, standing, school } = course;
  const marks = [
    ...(saysLevel(title, level) ? [] : [finalizedRecord.levels[level]]),
    ...(is_cte ? [finalizedRecord.cte] : []),
    ...(school === null ? [] : [finalizedRecord.elsewhere(school)]),
    ...(standing === 'counted' ? [] : [finalizedRecord.standings[standing]]),
  ];
  const [term] = terms;
  const name = terms.length > 1 || !term ? title : `${title}, ${term}`;
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
}

const creditsOf = ({ credits, standing }: MergedCourse): string => (standing === 'counted' ? credits.toFixed(2) : '–');

/** Credits and demanding courses of each subject area. */
export function SubjectsTable({ transcript, title }: { transcript: Transcript; title: string }) {
  const { subjects, credits } = transcript;
  const demanding = subjects.reduce((sum, { ap_ib }) => sum + ap_ib, 0);
  const courses = subjects.reduce((sum, subject) => sum + subject.courses, 0);
  return (
    <PlainTable
      title={title}
      columns={[columns.subject, columns.courses, columns.demanding, columns.credits]}
      rows={subjects.map((subject) => [
        shownName(subject.name),
        String(subject.courses),
        String(subject.ap_ib),
        subject.credits.toFixed(2),
      ])}
      total={[finalizedRecord.total, String(courses), String(demanding), credits.toFixed(2)]}
    />
  );
}

export function ScoresTable({ transcript }: { transcript: Transcript }) {
  if (transcript.scores.length === 0) return null;
  return (
    <PlainTable
      title={finalizedRecord.scores}
      columns={[columns.test, columns.taken, columns.score]}
      rows={transcript.scores.map(({ test, name, taken, score }) => [nameOf(test, name), taken ?? '', score])}
    />
  );
}

const SUPERSCORES: Readonly<Record<string, string>> = finalizedRecord.superscores;
const nameOf = (test: string, name: string): string =>
  SUPERSCORES[name] ?? (name.startsWith(test) ? name : `${test} ${name}`);

/** What credits and GPA are, for those who read the page without the portal. */
export function TranscriptNote({ transcript }: { transcript: Transcript }) {
  const divisors = transcript.credit_divisors.filter((divisor) => divisor !== 1);
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ mt: 4, '@media print': { mt: '3mm', fontSize: '7.5pt', lineHeight: 1.25 } }}
    >
      {finalizedRecord.note(divisors.length === 0 ? '' : finalizedRecord.divided(divisors.join(', ')))}
    </Typography>
  );
}
