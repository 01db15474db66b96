import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FileId } from '#contract/ids.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { FileVersion } from '#contract/uploads/versions.ts';
import { formatNumber, formatTimestamp } from '#web/app/format.ts';
import { shareFill, trackFill } from '#web/charts/fill.ts';
import { removal } from '#web/messages/en/uploads/removal.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { RestoreButton } from '../removal/restore-button.tsx';
import { Section } from './section.tsx';

const { versions: labels } = words;

interface VersionsProps {
  file: UploadedFile;
  versions: readonly FileVersion[];
  onOpen: (fileId: FileId) => void;
}

/**
 * Every version of the file with its errors, so that one sees whether they become fewer. Silent for a first version.
 */
export function Versions({ file, versions, onOpen }: VersionsProps) {
  if (versions.length < 2) return null;
  const most = Math.max(...versions.map(({ issue_counts }) => issue_counts.error));
  const columns: DataColumn<FileVersion>[] = [
    {
      key: 'version',
      header: labels.version,
      rowHeader: true,
      render: ({ version }) => <OneLine>{uploads.files.version(version)}</OneLine>,
    },
    {
      key: 'when',
      header: labels.when,
      render: ({ uploaded_at, uploaded_by }) => (
        <>
          <OneLine>{formatTimestamp(uploaded_at)}</OneLine>
          <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
            {uploaded_by}
          </Typography>
        </>
      ),
    },
    { key: 'rows', header: labels.rows, align: 'right', render: ({ rows }) => (rows ? formatNumber(rows.read) : '') },
    { key: 'errors', header: labels.errors, render: (row) => <Errors version={row} most={most} /> },
    { key: 'outcome', header: labels.outcome, render: outcomeOf },
    {
      key: 'action',
      header: labels.action,
      align: 'right',
      render: (row) => (
        // Buttons line up with words by their text.
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: { sm: 'flex-end' },
            columnGap: 2,
            rowGap: 1,
            ...(row.file_id !== file.file_id && { my: -1.5, ml: { xs: -2, sm: 0 }, mr: { sm: -2 } }),
          }}
        >
          <Open version={row} isOpen={row.file_id === file.file_id} onOpen={onOpen} />
          <RestoreButton version={row} />
        </Box>
      ),
    },
  ];
  return (
    <Section title={labels.title}>
      <Box sx={{ '@media print': { '& tr > :last-child': { display: 'none' } } }}>
        <DataTable
          caption={labels.caption(file.file_name)}
          columns={columns}
          rows={versions}
          rowKey={({ file_id }) => file_id}
          blocksBelow="sm"
        />
      </Box>
    </Section>
  );
}

const OneLine = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: { sm: 'nowrap' } }}>
    {children}
  </Box>
);

/** The number of errors, and beside it how long a bar of the worst version it is. */
function Errors({ version: { status, issue_counts }, most }: { version: FileVersion; most: number }) {
  if (status === 'MALFORMED') return null;
  const { error } = issue_counts;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography variant="body2" component="span" sx={{ minWidth: 40, fontVariantNumeric: 'tabular-nums' }}>
        {formatNumber(error)}
      </Typography>
      <Box aria-hidden sx={{ width: 80, height: 6, borderRadius: 1, overflow: 'hidden', ...trackFill }}>
        <Box
          sx={{ width: `${most === 0 ? 0 : (100 * error) / most}%`, height: 1, ...shareFill('portal.error.icon') }}
        />
      </Box>
    </Box>
  );
}

const outcomeOf = ({ status, is_current, removed, is_held }: FileVersion) =>
  is_held
    ? replacing.held.state
    : removed
      ? removal.state
      : is_current
        ? `${uploads.status[status]}, ${uploads.files.inUse}`
        : uploads.status[status];

function Open({ version, isOpen, onOpen }: { version: FileVersion; isOpen: boolean; onOpen: VersionsProps['onOpen'] }) {
  if (isOpen) return labels.shown;
  if (version.status !== 'SUCCESS' && version.status !== 'DATA_ERRORS') return null;
  const { review } = uploads.actions;
  return (
    <Button
      size="small"
      variant="text"
      aria-label={uploads.actions.ofVersion(review, version.file_name, version.version)}
      onClick={() => onOpen(version.file_id)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {review}
    </Button>
  );
}
