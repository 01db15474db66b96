import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FileDetails } from '#contract/uploads/details.ts';
import type { ResultLine } from '#contract/uploads/uploaded-file.ts';
import { useSchools } from '#web/app/use-audit.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { type Status, StatusIcon } from '#web/ui/states/status-icon.tsx';
import { Section } from './section.tsx';

const ICON = { success: 'success', failure: 'error', other: 'warning' } as const;

/** How the students were found is said here and not among the problems. */
export const IS_MATCHING = 'student.matched-on';

/** One line a check: how it came out, in words, and what is missing. What the causes above say is not said again. */
export function DataMatching({
  lines: all,
  details,
}: {
  lines: readonly ResultLine[];
  details: FileDetails | undefined;
}) {
  const lines = all.filter(({ cause }) => cause === undefined || cause === IS_MATCHING);
  if (lines.length === 0 && !details?.schools && !details?.students) return null;
  return (
    <Section title={words.matching}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map(({ status, description, missingColumns = [] }) => (
          <Line
            key={description}
            status={ICON[status]}
            text={description}
            about={missingColumns.length > 0 ? words.missingColumns(missingColumns.join(', ')) : null}
          />
        ))}
        {details?.schools && <SchoolsFound {...details.schools} />}
        {details?.students && <StudentsFound {...details.students} />}
      </Box>
    </Section>
  );
}

/** A district of 300 schools would name most of them. */
const NAMED = 5;

function SchoolsFound({ found, of, without }: NonNullable<FileDetails['schools']>) {
  const { data: schools = [] } = useSchools();
  const names = schools.filter(({ id }) => without.includes(id)).map(({ name }) => name);
  const shown = names.slice(0, NAMED);
  return (
    <Line
      status={found === of ? 'success' : 'warning'}
      text={words.schoolsFound(found, of)}
      about={names.length > 0 ? words.schoolsWithout(shown.join(', '), names.length - shown.length) : null}
    />
  );
}

const StudentsFound = ({ found, of, by }: NonNullable<FileDetails['students']>) => (
  <Line
    status={found === of ? 'success' : 'warning'}
    text={words.studentsFound(found, of)}
    about={words.matchedOn[by]}
  />
);

const Line = ({ status, text, about }: { status: Status; text: string; about: string | null }) => (
  <Box component="li" sx={{ display: 'flex', gap: 2, py: 2, borderTop: '1px solid', borderColor: 'portal.line' }}>
    <StatusIcon status={status} />
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{text}</Typography>
      {about !== null && (
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
          {about}
        </Typography>
      )}
    </Box>
  </Box>
);
