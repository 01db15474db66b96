import type { FileStatus, UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import { SLUG_OF } from '#datasets/kit/file-type.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

const POLL = 4_000;
/**
 * Of the newest files, the most that one call gives: a list of all is asked for again while any of them
 * runs, and can be megabytes.
 */
const NEWEST = { page: 1, size: 200 };
const PROCESSED: readonly FileStatus[] = ['SUCCESS', 'DATA_ERRORS'];

const itemsOf = (answer: UploadedFile[] | { items: UploadedFile[] } | undefined) =>
  Array.isArray(answer) ? answer : answer?.items;
const running = (files: readonly UploadedFile[] | undefined) =>
  files?.some((file) => file.status === 'PROCESSING') ?? false;

interface Processing {
  running: boolean;
  anyProcessed: boolean | null;
  hasErrors: (slug: string) => boolean | null;
}

/**
 * Whether a file is being processed now, whether one ever was, and whether one of a category has errors (null: not
 * known, such as by those who may not list uploads). Asks again every few seconds while something runs.
 */
export function useProcessing(): Processing {
  const { may } = useSession();
  const { id: eoaId } = useAudit();
  const uploads = useCall(listUploads, may('uploads.read') ? { params: { eoaId }, query: NEWEST } : null, {
    refetchInterval: (query) => (running(itemsOf(query.state.data)) ? POLL : false),
  });
  const files = itemsOf(uploads.data);
  const withErrors = files?.filter(({ status }) => status === 'DATA_ERRORS');
  const isWhole = files !== undefined && !(uploads.data && 'pages' in uploads.data && uploads.data.pages > 1);
  return {
    running: running(files),
    anyProcessed: files?.some((file) => PROCESSED.includes(file.status)) ?? null,
    hasErrors: (slug) =>
      withErrors?.some(({ upload_file_type }) => SLUG_OF[upload_file_type] === slug) || (isWhole ? false : null),
  };
}
