import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { previewRemoval, type RemovalPreview, removeUpload } from '#contract/uploads/removal.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { refreshFiles } from '#web/app/files/refresh-files.ts';
import { useTyped } from '#web/app/leaving/use-typed.ts';
import { useUnsaved } from '#web/app/leaving/use-unsaved.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall, useSend } from '#web/app/use-call.ts';
import { removal as words } from '#web/messages/en/uploads/removal.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { ReasonField } from './reason-field.tsx';

interface RemoveDialogProps {
  file: UploadedFile;
  onRemoved: () => void;
  onClose: () => void;
}

/** Says what removing a file changes, and asks why. */
export function RemoveDialog({ file, onRemoved, onClose }: RemoveDialogProps) {
  const params = { eoaId: useAudit().id, fileId: file.file_id };
  const preview = useCall(previewRemoval, { params }, { gcTime: 0, staleTime: 0 });
  const removing = useSend(removeUpload);
  const client = useQueryClient();
  const [{ reason }, setTyped] = useTyped(removing.isSuccess ? null : `remove.${file.file_id}`, { reason: '' });
  const { ask, question } = useUnsaved(reason.trim() !== '' && !removing.error?.isFinal);
  const close = () => ask(onClose);
  const isReady = preview.data !== undefined && reason.trim() !== '' && !removing.isPending;
  const remove = () => {
    if (!isReady) return;
    const body = { reason: reason.trim() };
    removing.mutate({ params, body }, { onSuccess: onRemoved, onSettled: () => refreshFiles(client) });
  };
  return (
    <Modal
      open
      title={words.title(file.file_name)}
      size="choice"
      isSending={removing.isPending}
      onClose={close}
      problem={
        removing.isError && (
          <Notice severity="error" title={words.failed}>
            {removing.error.message}
          </Notice>
        )
      }
      actions={
        <>
          <Button disabled={removing.isPending} onClick={close}>
            {words.cancel}
          </Button>
          <Button variant="contained" color="error" disabled={!isReady} loading={removing.isPending} onClick={remove}>
            {words.remove}
          </Button>
        </>
      }
    >
      {question}
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          remove();
        }}
        sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
      >
        {preview.isPending && <Typography>{words.loading}</Typography>}
        {preview.isError && <InPlaceError message={words.previewError} onRetry={() => void preview.refetch()} />}
        {preview.data && <Consequences {...preview.data} />}
        <ReasonField value={reason} onChange={(next) => setTyped({ reason: next })} />
      </Box>
    </Modal>
  );
}

function Consequences({ rows, stays, finalized }: RemovalPreview) {
  return (
    <>
      <Typography>
        {[rows > 0 ? words.leaves(rows) : words.countsNot, stays !== null && words.stays(stays), words.kept]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      {finalized.length > 0 && (
        <Notice severity="warning" title={words.finalizedTitle}>
          {words.finalized(finalized.join(', '))}
        </Notice>
      )}
    </>
  );
}
