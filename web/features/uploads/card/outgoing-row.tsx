import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { refreshFiles } from '#web/app/files/refresh-files.ts';
import { useSession } from '#web/app/session/session.ts';
import { useOffline } from '#web/app/use-offline.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { describeChoices } from '../describe.ts';
import { type Outgoing, withdraw } from '../sending/outbox.ts';
import { useSendUpload } from '../sending/use-send-upload.ts';
import { FileLayout, StatusText } from './file-layout.tsx';
import { FileProgress } from './file-progress.tsx';

const { actions, files, outcome, said, status } = uploads;

/** A file this window is sending, or failed to send. */
export function OutgoingRow({ dataset, upload }: { dataset: Dataset; upload: Outgoing }) {
  const { profile } = useSession();
  const { file, state, percent, refusal } = upload;
  const who = [describeChoices(dataset, upload.metadata), profile?.name].filter(Boolean).join(' · ');
  const isOffline = useOffline();
  useSaidPercent(upload);
  return (
    <FileLayout
      status={state === 'failed' ? 'UPLOAD_FAILED' : 'UPLOAD'}
      name={file.name}
      version={(upload.replaces?.version ?? 0) + 1}
      meta={who}
      actions={state === 'failed' ? <FailedActions upload={upload} /> : <CancelAction upload={upload} />}
    >
      {state === 'failed' ? (
        <>
          <StatusText status="UPLOAD_FAILED" />
          <Typography variant="body2">
            {refusal ??
              [percent > 0 ? outcome.failedAt(percent) : outcome.notArrived, isOffline && files.offline]
                .filter(Boolean)
                .join(' ')}
          </Typography>
        </>
      ) : (
        <FileProgress
          label={status.UPLOAD}
          detail={outcome.percent(percent)}
          percent={percent}
          name={file.name}
          notes={[isOffline ? files.offline : outcome.keepOpen]}
        />
      )}
    </FileLayout>
  );
}

/** Says every quarter, not every percent. */
function useSaidPercent({ file, percent, state }: Outgoing): void {
  const quarter = Math.floor(percent / 25) * 25;
  useEffect(() => {
    if (state === 'sending' && quarter > 0) announce(said.sending(file.name, quarter));
  }, [file.name, quarter, state]);
}

/** Lists and notices that still have the file are read again, here and in other tabs. */
function useWithdraw({ key }: Outgoing) {
  const client = useQueryClient();
  return () => void withdraw(key).then(() => refreshFiles(client));
}

function CancelAction({ upload }: { upload: Outgoing }) {
  const withdrawIt = useWithdraw(upload);
  return (
    <Button size="small" variant="text" aria-label={actions.of(actions.cancel, upload.file.name)} onClick={withdrawIt}>
      {actions.cancel}
    </Button>
  );
}

function FailedActions({ upload }: { upload: Outgoing }) {
  const { retry } = useSendUpload();
  const withdrawIt = useWithdraw(upload);
  const { name } = upload.file;
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={actions.of(actions.again, name)}
        onClick={() => retry(upload.key)}
      >
        {actions.again}
      </Button>
      <Button size="small" variant="text" aria-label={actions.of(actions.dismiss, name)} onClick={withdrawIt}>
        {actions.dismiss}
      </Button>
    </>
  );
}
