import ExpandLess from '@mui/icons-material/ExpandLessOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { removal as words } from '#web/messages/en/removal.ts';
import { uploads } from '#web/messages/en/uploads.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { InPlaceError } from '#web/ui/in-place-error.tsx';
import { KeepsFocus } from '#web/ui/keeps-focus.tsx';
import { useUploadActions } from '../actions.ts';
import { useTakeBack } from './use-take-back.ts';

/** More are on nobody's card; the audit log has all of them. */
const SIZE = 50;

/** What was removed from a card and nothing has replaced since, folded; nothing where there is none. */
export function RemovedFiles({ dataset }: { dataset: Dataset }) {
  const { id: eoaId } = useAudit();
  const [open, setOpen] = useState(false);
  const id = useId();
  const query = { upload_file_type: dataset.type, removed: 'true' as const, page: 1, size: SIZE };
  const { data, isError, refetch } = useCall(listUploads, { params: { eoaId }, query });
  if (isError) return <InPlaceError message={words.error} onRetry={() => void refetch()} />;
  // With a page the answer is one.
  if (data === undefined || Array.isArray(data) || data.total === 0) return null;
  return (
    <KeepsFocus>
      <Button
        size="small"
        variant="text"
        startIcon={open ? <ExpandLess /> : <ExpandMore />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ ml: -2 }}
      >
        {words.files(data.total)}
      </Button>
      <Box id={id} hidden={!open}>
        {open && <RemovedTable dataset={dataset} files={data.items} />}
      </Box>
    </KeepsFocus>
  );
}

export const whyOf = ({ removed }: Pick<UploadedFile, 'removed'>): string =>
  removed?.moved_to ? words.movedTo(datasets[removed.moved_to].label) : (removed?.reason ?? '');

function RemovedTable({ dataset, files }: { dataset: Dataset; files: readonly UploadedFile[] }) {
  const { columns } = words;
  return (
    <DataTable
      caption={words.caption(datasets[dataset.type].label)}
      rows={files}
      rowKey={({ file_id }) => file_id}
      blocksBelow="sm"
      columns={[
        { key: 'file', header: columns.file, rowHeader: true, render: nameOf },
        { key: 'when', header: columns.when, render: whenOf },
        { key: 'why', header: columns.why, render: whyOf },
        { key: 'action', header: columns.action, align: 'right', render: (file) => <Actions file={file} /> },
      ]}
    />
  );
}

const nameOf = ({ file_name, version }: UploadedFile) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {version > 1 ? `${file_name}, ${uploads.files.version(version)}` : file_name}
  </Box>
);

const whenOf = ({ removed }: UploadedFile) =>
  removed && (
    <>
      {formatTimestamp(removed.at)}
      <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
        {removed.by}
      </Typography>
    </>
  );

function Actions({ file }: { file: UploadedFile }) {
  const { may } = useSession();
  const { review } = useUploadActions();
  const { putBack, isPending } = useTakeBack();
  const { file_id, file_name, status } = file;
  const { actions } = uploads;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { sm: 'flex-end' }, gap: 1, mx: -2 }}>
      {(status === 'SUCCESS' || status === 'DATA_ERRORS') && (
        <Button
          size="small"
          variant="text"
          aria-label={actions.of(actions.review, file_name)}
          onClick={() => review(file_id)}
        >
          {actions.review}
        </Button>
      )}
      {may('uploads.write') && (
        <Button
          size="small"
          variant="text"
          loading={isPending}
          aria-label={actions.of(words.putBack, file_name)}
          onClick={() => putBack(file_id, file_name)}
        >
          {words.putBack}
        </Button>
      )}
    </Box>
  );
}
