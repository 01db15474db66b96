import { listIssues } from '#contract/uploads/issues.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import type { IssueFilter } from './use-issue-pages.ts';

/** Position in the list of the first problem of a row; null where there is none or none is asked for. */
export function useRowPosition(file: UploadedFile, query: IssueFilter, row: number | null): number | null {
  const { id: eoaId } = useAudit();
  const args = {
    params: { eoaId, fileId: file.file_id },
    query: { ...query, row: row ?? undefined, page: 1, size: 1 },
  };
  return useCall(listIssues, row === null ? null : args).data?.before_row ?? null;
}
