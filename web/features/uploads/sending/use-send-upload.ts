import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { listSchools } from '#contract/audits.ts';
import type { CallError } from '#web/app/call-error.ts';
import { showError } from '#web/app/errors/error-modal-state.ts';
import { refreshFiles } from '#web/app/files/refresh-files.ts';
import { callKey } from '#web/app/use-call.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { useSending } from '../bulk/sending.ts';
import { type Draft, type Outcome, retry, submit, useOutgoing } from './outbox.ts';

/** Sends uploads; when one has arrived or failed, the lists and the person hear of it. */
export function useSendUpload() {
  const client = useQueryClient();
  return useMemo(() => {
    const refresh = () => refreshFiles(client);
    const outcome: Outcome = {
      onSent: ({ file }) => {
        announce(uploads.said.sent(file.name));
        refresh();
      },
      onFailed: ({ key, file }, error) => {
        announce(uploads.said.failed(file.name));
        refresh();
        // A chosen school may have been removed: the next wizard does not offer it.
        if (error.isRefusal) void client.invalidateQueries({ queryKey: callKey(listSchools) });
        showError({
          message: uploads.uploadError,
          hint: hintOf(error),
          retry: error.isRefusal ? undefined : () => retry(key, outcome),
        });
      },
    };
    return { submit: (draft: Draft) => submit(draft, outcome), retry: (key: string) => retry(key, outcome) };
  }, [client]);
}

/** The server knows the limit; the sentence is fixed (docs/product.md#fixed-wording). */
function hintOf({ code, details, message }: CallError): string {
  const limit = details?.maxBytes;
  return code === 'too_large' && typeof limit === 'number' ? uploads.rejected.tooLarge(limit) : message;
}

/** The browser asks before a page is left whose bytes are still on their way. */
export function useWarnBeforeLeaving(): void {
  const uploading = useOutgoing().some((upload) => upload.state === 'sending');
  const staging = useSending().some((file) => file.state !== 'failed');
  const sending = uploading || staging;
  useEffect(() => {
    if (!sending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [sending]);
}
