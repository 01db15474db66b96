import Typography from '@mui/material/Typography';
import type { FileRow } from '#contract/quality/lists.ts';
import { formatNumber } from '#web/app/format.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';

/** 'roster.csv, row 1,204', as the person's spreadsheet program counts rows. */
export const PlaceInFile = ({ place }: { place: FileRow }) => (
  <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
    {qualityLists.row(place.file_name, formatNumber(place.row))}
  </Typography>
);
