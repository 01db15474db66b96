import { useQueryClient } from '@tanstack/react-query';
import type { FileId } from '#contract/ids.ts';
import { listStaged, moveUpload } from '#contract/uploads/intake.ts';
import { putBackUpload } from '#contract/uploads/removal.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { restoreVersion } from '#contract/uploads/versions.ts';
import { showError } from '#web/app/errors/error-modal-state.ts';
import { refreshFiles } from '#web/app/files/refresh-files.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { removal as words } from '#web/messages/en/uploads/removal.ts';
import { announce } from '#web/ui/states/live-region.tsx';

/**
 * What undoes a removal or a replacement. The lists are read again whatever the answer: someone
 * else may have been faster.
 */
export function useTakeBack() {
  const client = useQueryClient();
  const eoaId = useAudit().id;
  const putting = useSend(putBackUpload);
  const restoring = useSend(restoreVersion);
  const moving = useSend(moveUpload);
  const onSettled = () => refreshFiles(client);
  const failed =
    (message: string) =>
    ({ message: hint }: Error) =>
      showError({ message, hint });

  const putBack = (fileId: FileId, name: string, then?: (file: UploadedFile) => void) =>
    putting.mutate(
      { params: { eoaId, fileId } },
      {
        onSuccess: (file) => {
          announce(words.undone(name));
          then?.(file);
        },
        onError: failed(words.putBackFailed),
        onSettled,
      },
    );
  const restore = (fileId: FileId, then?: () => void) =>
    restoring.mutate(
      { params: { eoaId, fileId } },
      {
        onSuccess: ({ file_name, version }) => {
          announce(words.restored(file_name, version));
          then?.();
        },
        onError: failed(words.restoreFailed),
        onSettled,
      },
    );
  const move = (fileId: FileId, then: (stagedId: FileId) => void) =>
    moving.mutate(
      { params: { eoaId, fileId } },
      {
        onSuccess: ({ id }) => {
          void client.invalidateQueries({ queryKey: callKey(listStaged) });
          then(id);
        },
        onError: failed(words.moveFailed),
        onSettled,
      },
    );
  return { putBack, restore, move, isPending: putting.isPending || restoring.isPending || moving.isPending };
}
