import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { removal as words } from '#web/messages/en/uploads/removal.ts';
import { MoveButton } from './move-button.tsx';

/** On the row of a file that another card would take: which one, and the way there. */
export function MoveOffer({ file }: { file: UploadedFile }) {
  if (file.looks_like === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 1.5 }}>
      <Typography variant="body2">{words.looksLike(datasets[file.looks_like].label)}</Typography>
      <MoveButton file={file} />
    </Box>
  );
}
