import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Provenance } from '#contract/quality/provenance.ts';
import { formatNumber, formatTimestamp } from '#web/app/format.ts';
import { quality } from '#web/messages/en/quality.ts';
import { qualityLists } from '#web/messages/en/quality-lists.ts';

const words = qualityLists.provenance;

/** 'Computed from 4 files · time'; the number of files opens their names. */
export function ComputedFrom({ provenance }: { provenance: Provenance }) {
  const { files, computed_at } = provenance;
  return (
    <>
      {quality.foot.computedFrom} <FilesLink files={files} />
      {computed_at !== null && ` · ${formatTimestamp(computed_at)}`}
    </>
  );
}

/** How many rows of a file are in no number; the file's problems say why. */
function LeftOutRows({ file: { rows_left_out: left } }: { file: Provenance['files'][number] }) {
  if (left === null || left === undefined) return null;
  return (
    <Typography variant="caption" component="span" sx={{ color: 'portal.text2' }}>
      {' · '}
      {left === 0 ? words.noneLeft : words.left(formatNumber(left), left)}
    </Typography>
  );
}

function FilesLink({ files }: Pick<Provenance, 'files'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  if (files.length === 0) return quality.foot.files(0);
  return (
    <>
      <Link
        component="button"
        type="button"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ typography: 'caption', verticalAlign: 'baseline' }}
      >
        {quality.foot.files(files.length)}
      </Link>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { maxWidth: '24rem', p: 4 } } }}
      >
        <Typography id={titleId} variant="subtitle2" component="p">
          {quality.foot.filesTitle}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, typography: 'body2', overflowWrap: 'anywhere' }}>
          {files.map((file) => (
            <li key={file.file_id}>
              {file.file_name}
              <LeftOutRows file={file} />
            </li>
          ))}
        </Box>
      </Popover>
    </>
  );
}
