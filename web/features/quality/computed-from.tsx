import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { Provenance } from '#contract/quality/provenance.ts';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { formatNumber, formatTimestamp } from '#web/app/format.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { report } from '#web/messages/en/quality/report.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { useUploads } from './use-uploads.ts';

const words = qualityLists.provenance;

/** 'Computed from 4 files · time'; the number of files opens their names. */
export function ComputedFrom({ provenance, before }: { provenance: Provenance; before?: ReactNode }) {
  const { files, computed_at } = provenance;
  return (
    <Dotted
      parts={[
        <span key="files">
          {before}
          {quality.foot.computedFrom} <FilesLink files={files} />
        </span>,
        computed_at !== null && formatTimestamp(computed_at),
      ]}
    />
  );
}

type SourceFile = Provenance['files'][number];

/** How many rows of a file are in no number; the file's problems say why. */
function LeftOutRows({ file: { rows_left_out: left } }: { file: SourceFile }) {
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
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { maxWidth: '24rem', maxHeight: '60vh', p: 4 } },
        }}
      >
        <Typography id={titleId} variant="subtitle2" component="p">
          {quality.foot.filesTitle}
        </Typography>
        <FilesByCategory files={files} />
      </Popover>
    </>
  );
}

/** In the order of the upload page. Version and person say which of two files of one name is meant. */
function FilesByCategory({ files }: { files: readonly SourceFile[] }) {
  const { uploadOf } = useUploads();
  const byType = Map.groupBy(files, ({ upload_file_type }) => upload_file_type);
  return UPLOAD_FILE_TYPES.map((type) => {
    const own = byType.get(type) ?? [];
    if (own.length === 0) return null;
    return (
      <Box key={type} sx={{ mt: 3 }}>
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2', fontWeight: 'fontWeightBold' }}>
          {datasets[type].label}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2', overflowWrap: 'anywhere' }}>
          {own.map((file) => {
            const upload = uploadOf(file.file_id);
            return (
              <li key={file.file_id}>
                {file.file_name}
                {upload !== undefined && `, ${report.files.version(upload.version)} · ${upload.uploaded_by}`}
                <LeftOutRows file={file} />
              </li>
            );
          })}
        </Box>
      </Box>
    );
  });
}
