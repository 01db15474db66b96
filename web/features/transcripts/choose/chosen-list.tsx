import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Since } from '#contract/transcripts/choosing.ts';
import { studentInWords } from '#web/app/student-in-words.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import type { Chosen } from '../draft.ts';
import { sinceInWords } from './since.ts';

interface ChosenListProps {
  chosen: readonly Chosen[];
  /** null: this person only looks. */
  onClear: ((candidate: Chosen) => void) | null;
}

/** The chosen of a category in sight whatever page or filter the table shows, with what became another of them. */
export function ChosenList({ chosen, onClear }: ChosenListProps) {
  if (chosen.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={words.chosen}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mb: 4, p: 0, listStyle: 'none' }}
    >
      {chosen.map((candidate) => (
        <Box
          component="li"
          key={candidate.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            minHeight: 32,
            pl: 3,
            pr: onClear === null ? 3 : 0.5,
            maxWidth: '100%',
            borderRadius: 1,
            bgcolor: 'portal.subtle',
          }}
        >
          {candidate.since && <StatusIcon status="warning" />}
          <Typography variant="body2" component="span" sx={{ minWidth: 0 }}>
            <strong>{studentInWords(candidate.student_label)}</strong>
            {candidate.name ? ` ${candidate.name}` : ''}
            {candidate.since ? ` ${sinceSentence(candidate, candidate.since)}` : ''}
          </Typography>
          {onClear !== null && (
            <IconButton
              size="small"
              aria-label={words.clear(studentInWords(candidate.student_label))}
              onClick={() => onClear(candidate)}
            >
              <CloseOutlined fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}

const sinceSentence = ({ category }: Chosen, since: Since) => `${sinceInWords(since, category)} ${words.since.keep}`;
