import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StagedFile } from '#contract/uploads/intake.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { FileName } from '#web/ui/file-name.tsx';
import { formatSize } from '../format-size.ts';

interface FileCellProps {
  name: string;
  size: number | null;
  staged?: StagedFile;
  /** Something is still to be said of it: why it was taken for what it is helps then. */
  isOpen?: boolean;
}

/** Which file, and what the look at it says of it. */
export function FileCell({ name, size, staged, isOpen = false }: FileCellProps) {
  const found = staged?.inspection;
  const facts = [
    size !== null && formatSize(size),
    found && bulk.rows(found.rows),
    found && found.sheets.length > 0 && bulk.sheets(found.sheets),
    staged?.from && bulk.from(staged.from),
  ];
  return (
    <Box sx={{ minWidth: { sm: 200 }, maxWidth: '32ch', overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
        <FileName>{name}</FileName>
      </Typography>
      <Typography variant="caption" component="span" sx={{ display: 'block', color: 'portal.text2', fontWeight: 400 }}>
        <Dotted parts={facts} />
      </Typography>
      {found && isOpen && (
        <Typography
          variant="caption"
          component="span"
          sx={{ display: 'block', color: 'portal.text2', fontWeight: 400 }}
        >
          {found.reason}
        </Typography>
      )}
    </Box>
  );
}
