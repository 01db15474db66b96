import Box from '@mui/material/Box';
import { type Series, seriesColor } from './series.ts';

/** The mark of a group of students: filled for the cohort, a ring for all students. Always beside the group's name. */
export function SeriesMark({ series }: { series: Series }) {
  const shape = series === 'all' ? { border: 3, borderColor: seriesColor(series) } : { bgcolor: seriesColor(series) };
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        width: '0.75rem',
        height: '0.75rem',
        borderRadius: '50%',
        printColorAdjust: 'exact',
        ...shape,
      }}
    />
  );
}
