import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResultLine } from '#contract/uploads/uploaded-file.ts';
import { results as words } from '#web/messages/en/results.ts';
import { StatusIcon } from '#web/ui/status-icon.tsx';
import { Section } from './section.tsx';

const ICON = { success: 'success', failure: 'error', other: 'warning' } as const;

/** How the students were found is said here and not among the problems. */
export const IS_MATCHING = 'student.matched-on';

/** One line a check: how it came out, in words, and the columns that were not found. What the causes above say is not said again. */
export function DataMatching({ lines: all }: { lines: readonly ResultLine[] }) {
  const lines = all.filter(({ cause }) => cause === undefined || cause === IS_MATCHING);
  return (
    <Section title={words.matching}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Box
            component="li"
            key={line.description}
            sx={{ display: 'flex', gap: 2, py: 2, borderTop: '1px solid', borderColor: 'portal.line' }}
          >
            <StatusIcon status={ICON[line.status]} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2">{line.description}</Typography>
              {line.missingColumns && line.missingColumns.length > 0 && (
                <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
                  {words.missingColumns(line.missingColumns.join(', '))}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
