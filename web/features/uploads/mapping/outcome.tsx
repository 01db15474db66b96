import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listAuditLog, listRecentFiles } from '#contract/audit-log.ts';
import { readDetails } from '#contract/uploads/details.ts';
import { readFileLog } from '#contract/uploads/file-log.ts';
import { listIssues } from '#contract/uploads/issues.ts';
import { type Confirmation, readMapping } from '#contract/uploads/mappings.ts';
import { readRequirements } from '#contract/uploads/requirements.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { listUploads, readUpload } from '#contract/uploads/uploads.ts';
import { listVersions } from '#contract/uploads/versions.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useCall } from '#web/app/use-call.ts';
import { mappings as words } from '#web/messages/en/uploads/mappings.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { Notice } from '#web/ui/states/notice.tsx';

const LOOK_EVERY = 1_000;

/** What changes when a file has been read again. */
const ABOUT_FILES = [
  readUpload,
  readMapping,
  readDetails,
  listIssues,
  listUploads,
  listVersions,
  readRequirements,
  readFileLog,
  listAuditLog,
  listRecentFiles,
];

interface OutcomeProps {
  file: UploadedFile;
  /** Someone whose mapping this one has replaced. */
  overruled: Confirmation | null;
  onAgain: () => Promise<void>;
  onClose: () => void;
}

/** The file is read again with the new mapping: how far it is, then what came of it. */
export function Outcome({ file: before, overruled, onAgain, onClose }: OutcomeProps) {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  const upload = useCall(
    readUpload,
    { params: { eoaId, fileId: before.file_id } },
    { refetchInterval: LOOK_EVERY, staleTime: 0, refetchOnMount: 'always' },
  );
  const file = upload.isFetchedAfterMount ? upload.data : undefined;
  const status = file === undefined || file.status === 'PROCESSING' ? null : file.status;
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (status === null) return;
    announce(uploads.said.finished(before.file_name, uploads.status[status]));
    // What opens next must not be of the run before.
    const about = ABOUT_FILES.map((route) => client.invalidateQueries({ queryKey: callKey(route) }));
    void Promise.all(about).then(() => setSettled(true));
  }, [status, before.file_name, client]);
  const isDone = file !== undefined && status !== null && isSettled;
  return (
    <Modal
      open
      size="choice"
      title={isDone ? words.done.title : words.working.title}
      meta={words.meta(before.file_name)}
      onClose={onClose}
      actions={
        isDone ? (
          <>
            {status !== 'SUCCESS' && <Button onClick={() => void onAgain()}>{words.done.again}</Button>}
            <Button variant="contained" onClick={onClose}>
              {words.done.results}
            </Button>
          </>
        ) : undefined
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {overruled && <Notice severity="info" title={words.overruled(overruled.by, formatTimestamp(overruled.at))} />}
        {isDone ? <Result file={file} /> : <Working progress={file?.progress ?? null} name={before.file_name} />}
      </Box>
    </Modal>
  );
}

function Working({ progress, name }: { progress: UploadedFile['progress']; name: string }) {
  const stage = progress ? words.working.stage(progress.stage, progress.percent) : words.working.waiting;
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 1.5 }}>
        <span>{words.working.saved}</span>
        <Typography variant="caption" role="status" sx={{ color: 'portal.text2' }}>
          {stage}
        </Typography>
      </Box>
      <LinearProgress
        aria-label={uploads.actions.of(words.working.title, name)}
        variant={progress?.percent == null ? 'indeterminate' : 'determinate'}
        value={progress?.percent ?? undefined}
      />
      <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mt: 1.5 }}>
        {words.working.leave}
      </Typography>
    </div>
  );
}

function Result({ file }: { file: UploadedFile }) {
  const { error } = file.issue_counts;
  const kept = file.rows?.kept ?? 0;
  if (file.status === 'SUCCESS')
    return (
      <Notice severity="success" title={uploads.status.SUCCESS}>
        {words.done.good(file.rows?.read ?? 0)}
      </Notice>
    );
  if (file.status === 'DATA_ERRORS')
    return (
      <Notice severity="warning" title={uploads.status.DATA_ERRORS}>
        {words.done.errors(error, kept)}
      </Notice>
    );
  return <Notice severity="error" title={words.done.unread} />;
}
