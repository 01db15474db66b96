import { useQueryClient } from '@tanstack/react-query';
import type { FileId } from '#contract/ids.ts';
import { removeUpload, useHeldUpload } from '#contract/uploads/removal.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { showError } from '#web/app/errors/error-modal-state.ts';
import { refreshFiles } from '#web/app/files/refresh-files.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useSend } from '#web/app/use-call.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { announce } from '#web/ui/states/live-region.tsx';

const words = replacing.held;

/**
 * Ends the wait of a version: it takes the place of the one in use, or is kept as a removed one, which can be put back.
 */
export function useDecide() {
  const client = useQueryClient();
  const eoaId = useAudit().id;
  const using = useSend(useHeldUpload);
  const removing = useSend(removeUpload);
  const then = (said: (file: string, version: number) => string) => ({
    onSuccess: ({ file_name, version }: UploadedFile) => announce(said(file_name, version)),
    onError: ({ message: hint }: Error) => showError({ message: words.failed, hint }),
    // Someone else may have been faster.
    onSettled: () => refreshFiles(client),
  });
  return {
    use: (fileId: FileId) => using.mutate({ params: { eoaId, fileId } }, then(words.used)),
    keepOld: ({ file_id: fileId, held }: UploadedFile) =>
      removing.mutate(
        {
          params: { eoaId, fileId },
          body: { reason: words.reason(held?.before.rows ?? null, held?.after.rows ?? null) },
        },
        then(words.kept),
      ),
    isPending: using.isPending || removing.isPending,
  };
}
