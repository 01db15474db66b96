import { downloadFailedRows, downloadFixWorkbook, downloadOriginal } from '#contract/uploads/downloads.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { useSaveAnswer } from '#web/app/save-answer.ts';
import { useAudit } from '#web/app/use-audit.ts';

const ROUTES = { workbook: downloadFixWorkbook, rows: downloadFailedRows, original: downloadOriginal } as const;
export type DownloadKind = keyof typeof ROUTES;

/** What of a file can be downloaded. */
export function useDownload({ file_id: fileId, file_name }: UploadedFile) {
  const { id: eoaId } = useAudit();
  const { start, running, error } = useSaveAnswer(ROUTES);
  return {
    start: (kind: DownloadKind) => start(kind, { params: { eoaId, fileId }, fallbackName: file_name }),
    running,
    error,
  };
}
