import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { MappingProgress as Progress } from '#contract/course-mapping.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { courseMapping as words } from '#web/messages/en/transcripts/course-mapping.ts';

/** How much is left, and the share of transcript rows that is done. */
export function MappingProgress({ progress }: { progress: Progress }) {
  const { open_courses: open, percentage, mapped_rows, rows } = progress;
  const labelId = useId();
  return (
    <Box sx={{ mb: 5 }}>
      <Typography variant="h3">{open === 0 ? words.allMapped : words.open(formatNumber(open), open)}</Typography>
      <Typography variant="body2" sx={{ color: 'portal.text2', maxWidth: '72ch' }}>
        {words.lead}
      </Typography>
      {percentage !== null && (
        <Box sx={{ mt: 3 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4, mb: 1 }}>
            <Typography id={labelId} variant="subtitle2" component="span">
              {words.progress(formatPercent(percentage))}
            </Typography>
            <Typography variant="caption" sx={{ color: 'portal.text2', fontVariantNumeric: 'tabular-nums' }}>
              {words.rowsOf(formatNumber(mapped_rows), formatNumber(rows))}
            </Typography>
          </Box>
          <LinearProgress variant="determinate" value={percentage} aria-labelledby={labelId} />
        </Box>
      )}
    </Box>
  );
}
