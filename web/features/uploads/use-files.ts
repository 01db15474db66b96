import type { UploadedFile, UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import { pollDelay } from '#web/app/files/poll-delay.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

export const PAGE_SIZE = 10;

/** Without a page the answer would be a plain list; with one it is a page. */
const itemsOf = (answer: UploadedFile[] | { items: UploadedFile[] } | undefined) =>
  Array.isArray(answer) ? answer : (answer?.items ?? []);
const totalOf = (answer: UploadedFile[] | { total: number } | undefined) =>
  Array.isArray(answer) ? answer.length : (answer?.total ?? 0);

/**
 * One page of the files of a card, newest first, one entry a file; asked for again while any is under way. That one is
 * done is said by the notices.
 */
export function useFiles(type: UploadFileType, page: number, open: boolean) {
  const { id: eoaId } = useAudit();
  const query = { upload_file_type: type, newest: 'true' as const, page, size: PAGE_SIZE };
  const answer = useCall(listUploads, open ? { params: { eoaId }, query } : null, {
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) => pollDelay(itemsOf(state.data), Date.now()),
  });
  const files = itemsOf(answer.data);
  return { ...answer, files, total: totalOf(answer.data) };
}
