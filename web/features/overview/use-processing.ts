import type { FileStatus, UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import { SLUG_OF } from '#datasets/kit/file-type.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

const POLL = 4_000;
/** Of the newest files, the most that one call gives: a list of all is asked for again while any of them runs, and can be megabytes. */
const NEWEST = { page: 1, size: 200 };
const PROCESSED: readonly FileStatus[] = ['SUCCESS', 'DATA_ERRORS'];

const itemsOf = (answer: UploadedFile[] | { items: UploadedFile[] } | undefined) =>
  Array.isArray(answer) ? answer : answer?.items;
const running = (files: readonly UploadedFile[] | undefined) =>
  files?.some((file) => file.status === 'PROCESSING') ?? false;

interface Processing {
  running: boolean;
  anyProcessed: boolean | null;
  withErrors: ReadonlySet<string>;
}

/**
 * Whether a file is being processed now, whether one ever was (null: not known, the person may not list uploads), and in which
 * categories one has errors. Asks again every few seconds while something runs.
 */
export function useProcessing(): Processing {
  const { may } = useSession();
  const { id: eoaId } = useAudit();
  const uploads = useCall(listUploads, may('uploads.read') ? { params: { eoaId }, query: NEWEST } : null, {
    refetchInterval: (query) => (running(itemsOf(query.state.data)) ? POLL : false),
  });
  const files = itemsOf(uploads.data);
  return {
    running: running(files),
    anyProcessed: files?.some((file) => PROCESSED.includes(file.status)) ?? null,
    withErrors: new Set(
      files?.flatMap((file) => (file.status === 'DATA_ERRORS' ? SLUG_OF[file.upload_file_type] : [])),
    ),
  };
}
