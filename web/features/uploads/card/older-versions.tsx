import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { type FileVersion, listVersions } from '#contract/uploads/versions.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { removal } from '#web/messages/en/uploads/removal.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { TextSkeleton } from '#web/ui/states/skeleton.tsx';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { UnfoldButton } from '#web/ui/unfold-button.tsx';
import { useUploadActions } from '../actions.ts';
import { RestoreButton } from '../removal/restore-button.tsx';

const { files, actions, status } = uploads;

/** Every version is kept: who, when, and how it came out. */
export function OlderVersions({ file }: { file: UploadedFile }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <UnfoldButton open={open} controls={id} onToggle={() => setOpen(!open)}>
        {files.older(file.version - 1)}
      </UnfoldButton>
      <Box id={id} hidden={!open}>
        {open && <Versions file={file} />}
      </Box>
    </Box>
  );
}

function Versions({ file }: { file: UploadedFile }) {
  const { id: eoaId } = useAudit();
  const versions = useCall(listVersions, { params: { eoaId, fileId: file.file_id } });
  if (versions.isPending) return <TextSkeleton />;
  if (versions.isError) return <InPlaceError message={files.error} onRetry={() => void versions.refetch()} />;
  const { columns } = files;
  return (
    <DataTable
      caption={files.olderCaption(file.file_name)}
      rows={versions.data.filter((version) => version.file_id !== file.file_id)}
      rowKey={(version) => version.file_id}
      blocksBelow="sm"
      columns={[
        { key: 'version', header: columns.version, rowHeader: true, render: (row) => files.version(row.version) },
        { key: 'when', header: columns.when, render: (row) => formatTimestamp(row.uploaded_at) },
        { key: 'who', header: columns.who, render: (row) => row.uploaded_by },
        { key: 'outcome', header: columns.outcome, render: outcomeOf },
        {
          key: 'action',
          header: columns.action,
          align: 'right',
          render: (row) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, gap: 1, mx: -2 }}>
              <Review version={row} />
              <RestoreButton version={row} />
            </Box>
          ),
        },
      ]}
    />
  );
}

function outcomeOf(version: FileVersion): string {
  const { error } = version.issue_counts;
  const words = version.status === 'DATA_ERRORS' && error > 0 ? files.errors(error) : status[version.status];
  if (version.is_held) return replacing.held.state;
  if (version.removed !== null) return removal.state;
  return version.is_current ? `${words}, ${files.inUse}` : words;
}

function Review({ version }: { version: FileVersion }) {
  const { review } = useUploadActions();
  if (version.status !== 'SUCCESS' && version.status !== 'DATA_ERRORS') return null;
  return (
    <Button
      size="small"
      variant="text"
      aria-label={actions.ofVersion(actions.review, version.file_name, version.version)}
      onClick={() => review(version.file_id)}
    >
      {actions.review}
    </Button>
  );
}
