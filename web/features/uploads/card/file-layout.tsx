import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FileStatus } from '#contract/uploads/uploaded-file.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { FileName } from '#web/ui/file-name.tsx';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import { Tag } from '#web/ui/tag.tsx';

const ICON = {
  UPLOAD: 'pending',
  PROCESSING: 'pending',
  SUCCESS: 'success',
  DATA_ERRORS: 'warning',
  MALFORMED: 'error',
  UPLOAD_FAILED: 'error',
} as const;

interface FileLayoutProps {
  status: FileStatus;
  /** It waits for a decision, or may be the wrong file, however it came out. */
  needsLook?: boolean;
  name: string;
  version: number;
  meta: string;
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * One file: icon, name and version, who and when, its status, and what can be done. On a phone the actions come last.
 */
export function FileLayout({ status, needsLook = false, name, version, meta, actions, children }: FileLayoutProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr) auto',
        gridTemplateAreas: {
          xs: '"icon name name" ". body body" ". actions actions"',
          sm: '"icon name actions" ". body body"',
        },
        columnGap: 3,
        py: 4,
        borderTop: '1px solid',
        borderColor: 'portal.line',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ gridArea: 'icon' }}>
        <StatusIcon status={needsLook ? 'warning' : ICON[status]} />
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            <FileName>{name}</FileName>
          </Typography>
          {version > 1 && <Tag>{uploads.files.version(version)}</Tag>}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2', fontVariantNumeric: 'tabular-nums' }}>
          <Dotted parts={meta} />
        </Typography>
      </Box>
      <Box
        sx={{
          gridArea: 'actions',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: 1,
          mr: -2,
          ml: { xs: -2, sm: 0 },
        }}
      >
        {actions}
      </Box>
      <Box sx={{ gridArea: 'body', mt: 1.5, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

const TONE = {
  UPLOAD: 'text',
  PROCESSING: 'text',
  SUCCESS: 'text',
  DATA_ERRORS: 'warning.text',
  MALFORMED: 'error.text',
  UPLOAD_FAILED: 'error.text',
};

/** The fixed words for a status (docs/product.md#fixed-wording); color only where someone has to act. */
export function StatusText({ status, isHeld = false }: { status: FileStatus; isHeld?: boolean }) {
  return (
    <Typography variant="subtitle2" component="p" sx={{ color: `portal.${isHeld ? 'warning.text' : TONE[status]}` }}>
      {isHeld ? replacing.held.state : uploads.status[status]}
    </Typography>
  );
}
