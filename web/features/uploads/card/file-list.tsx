import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useOffline } from '#web/app/use-offline.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { KeepsFocus } from '#web/ui/overlays/keeps-focus.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { useOutgoing } from '../sending/outbox.ts';
import { PAGE_SIZE, useFiles } from '../use-files.ts';
import { FileRow } from './file-row.tsx';
import { OutgoingRow } from './outgoing-row.tsx';

const words = uploads.files;

/** What this window is sending, then the files of the audit with a pager. */
export function FileList({ dataset }: { dataset: Dataset }) {
  const [page, setPage] = useState(1);
  const { id: auditId } = useAudit();
  const { may } = useSession();
  const sending = useOutgoing().filter((upload) => upload.type === dataset.type && upload.auditId === auditId);
  const { files, total, isPending, isError, refetch } = useFiles(dataset.type, page, true);
  const isOffline = useOffline();
  const isUnread = isError && files.length === 0;
  // The last file of the last page was removed, replaced or dismissed.
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (!isPending && !isUnread && page > last) setPage(last);

  // A file on its way from here is shown once, with its progress; a replaced one gives its place to the new one.
  const hidden = new Set(
    sending.flatMap(({ fileId, replaces, state }) => [fileId, state === 'sending' ? replaces?.fileId : null]),
  );
  const shown = files.filter((file) => !hidden.has(file.file_id));
  if (!isPending && !isUnread && shown.length + sending.length === 0 && total === 0) {
    return (
      <Typography sx={{ color: 'portal.text2', mt: 2 }}>
        {may('uploads.write') ? words.noneWrite : words.none}
      </Typography>
    );
  }
  return (
    <KeepsFocus>
      <Box component="ul" aria-label={words.label(dataset.label)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sending.map((upload) => (
          <OutgoingRow key={upload.key} dataset={dataset} upload={upload} />
        ))}
        {shown.map((file) => (
          <FileRow key={file.file_id} dataset={dataset} file={file} />
        ))}
      </Box>
      {isPending && <CardSkeleton lines={1} />}
      {isUnread && (
        <InPlaceError
          message={words.error}
          hint={isOffline ? words.offline : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {total > PAGE_SIZE && (
        <Pager page={page} size={PAGE_SIZE} total={total} onPage={setPage} label={words.pages(dataset.label)} />
      )}
    </KeepsFocus>
  );
}
