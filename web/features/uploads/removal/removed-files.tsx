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
import { removal as words } from '#web/messages/en/uploads/removal.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { UnfoldButton } from '#web/ui/unfold-button.tsx';
import { useUploadActions } from '../actions.ts';
import { offeredAgain } from './offered-again.ts';
import { useTakeBack } from './use-take-back.ts';

const SIZE = 10;

/** What was removed from a card and nothing has replaced since, folded; nothing where there is none. */
export function RemovedFiles({ dataset }: { dataset: Dataset }) {
  const { id: eoaId } = useAudit();
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  /** What putting a file back changed beside it. */
  const [news, setNews] = useState<{ title: string; text: string } | null>(null);
  const [hasPutBack, setHasPutBack] = useState(false);
  const id = useId();
  const query = { upload_file_type: dataset.type, removed: 'true' as const, page, size: SIZE };
  const { data, isError, refetch } = useCall(
    listUploads,
    { params: { eoaId }, query },
    { placeholderData: (previous) => previous },
  );
  if (isError) return <InPlaceError message={words.error} onRetry={() => void refetch()} />;
  // With a page the answer is one.
  if (data === undefined || Array.isArray(data)) return null;
  // The last file of the last page was put back.
  const last = Math.max(1, Math.ceil(data.total / SIZE));
  if (page > last) setPage(last);
  const told = news && (
    <Notice
      severity="info"
      title={news.title}
      action={
        <Button size="small" variant="text" onClick={() => setNews(null)}>
          {words.close}
        </Button>
      }
    >
      {news.text}
    </Notice>
  );
  if (data.total === 0 && !hasPutBack) return null;
  const putBack = (file: UploadedFile, back: UploadedFile) => {
    setHasPutBack(true);
    const text = offeredAgain(file, back);
    setNews(text === null ? null : { title: words.undone(file.file_name), text });
  };
  return (
    // Also around nothing, where the last file was put back from here.
    <KeepsFocus>
      {told}
      {data.total > 0 && (
        <UnfoldButton open={open} controls={id} onToggle={() => setOpen(!open)}>
          {words.files(data.total)}
        </UnfoldButton>
      )}
      <Box id={id} hidden={!open || data.total === 0}>
        {open && data.total > 0 && <RemovedTable dataset={dataset} files={data.items} onPutBack={putBack} />}
        {open && data.total > SIZE && (
          <Pager
            page={page}
            size={SIZE}
            total={data.total}
            onPage={setPage}
            label={words.pages(datasets[dataset.type].label)}
          />
        )}
      </Box>
    </KeepsFocus>
  );
}

export const whyOf = ({ removed }: Pick<UploadedFile, 'removed'>): string =>
  removed?.moved_to ? words.movedTo(datasets[removed.moved_to].label) : (removed?.reason ?? '');

interface RemovedTableProps {
  dataset: Dataset;
  files: readonly UploadedFile[];
  onPutBack: (file: UploadedFile, back: UploadedFile) => void;
}

function RemovedTable({ dataset, files, onPutBack }: RemovedTableProps) {
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
        {
          key: 'action',
          header: columns.action,
          align: 'right',
          render: (file) => <Actions file={file} onPutBack={onPutBack} />,
        },
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

function Actions({ file, onPutBack }: { file: UploadedFile } & Pick<RemovedTableProps, 'onPutBack'>) {
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
          onClick={() => putBack(file_id, file_name, (back) => onPutBack(file, back))}
        >
          {words.putBack}
        </Button>
      )}
    </Box>
  );
}
