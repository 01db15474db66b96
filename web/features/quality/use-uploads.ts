import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

/** Milliseconds between looks at a file in process. */
const POLL = 3_000;

interface Uploads {
  /** null until it is known. */
  total: number | null;
  /** The newest file of the type that is still in process. */
  processing: (types: readonly UploadFileType[]) => UploadedFile | undefined;
  /** The newest file of the type that could not be read. */
  unreadable: (types: readonly UploadFileType[]) => UploadedFile | undefined;
  /** undefined where it is not among the newest. */
  uploadOf: (fileId: string) => UploadedFile | undefined;
}

/** What has been uploaded, as far as an empty card needs it. The newest 200 files hold every one in process. */
export function useUploads(): Uploads {
  const { id: eoaId } = useAudit();
  const { data } = useCall(
    listUploads,
    { params: { eoaId }, query: { page: 1, size: 200 } },
    {
      refetchInterval: ({ state }) => (itemsOf(state.data).some(isInProcess) ? POLL : false),
    },
  );
  const total = data === undefined ? null : Array.isArray(data) ? data.length : data.total;
  return {
    total,
    processing: (types) => itemsOf(data).find((file) => isInProcess(file) && types.includes(file.upload_file_type)),
    unreadable: (types) =>
      itemsOf(data).find((file) => file.status === 'MALFORMED' && types.includes(file.upload_file_type)),
    uploadOf: (fileId) => itemsOf(data).find(({ file_id }) => file_id === fileId),
  };
}

const isInProcess = (file: UploadedFile) => file.status === 'PROCESSING';

/** The call answers a plain list without paging, a page with it. */
const itemsOf = (data: UploadedFile[] | { items: UploadedFile[] } | undefined): readonly UploadedFile[] =>
  data === undefined ? [] : Array.isArray(data) ? data : data.items;
