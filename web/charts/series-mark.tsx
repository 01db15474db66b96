import Box from '@mui/material/Box';
import { markFill } from './fill.ts';
import type { Series } from './series.ts';

/** The mark of a group of students: filled for the cohort, a ring for all students. Always beside the group's name. */
export function SeriesMark({ series }: { series: Series }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        width: '0.75rem',
        height: '0.75rem',
        ...markFill(series),
      }}
    />
  );
}
