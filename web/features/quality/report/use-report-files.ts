import { useQuery } from '@tanstack/react-query';
import type { AuditId } from '#contract/ids.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import { call } from '#web/app/api.ts';
import type { CallError } from '#web/app/call-error.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey } from '#web/app/use-call.ts';
import { allPages } from './all-pages.ts';

/** The newest version of every file of the shown schools, newest first; null until it is known. */
export interface ReportFiles {
  files: readonly UploadedFile[] | null;
  failed: boolean;
  retry: () => void;
}

/** The most a call gives. A district of 100 schools has 600 files, and the report counts the errors of all of them. */
const A_PAGE = 200;

export function useReportFiles(): ReportFiles {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  const { data, isError, refetch } = useQuery<UploadedFile[], CallError>({
    queryKey: callKey(listUploads, { params: { eoaId }, query: { newest: 'true', page: 'all' } }),
    queryFn: ({ signal }) => allPages((page) => readPage(eoaId, page, signal)),
  });
  const covers = ({ user_provided_file_metadata: { school_ids = [] } }: UploadedFile) =>
    school === null || school_ids.includes(school.id);
  return { files: data?.filter(covers) ?? null, failed: isError, retry: () => void refetch() };
}

async function readPage(eoaId: AuditId, page: number, signal: AbortSignal) {
  const query = { newest: 'true' as const, page, size: A_PAGE };
  const answer = await call(listUploads, { params: { eoaId }, query, signal });
  // With a page the answer is one; a plain list would be all of them.
  return Array.isArray(answer) ? { items: answer, pages: 1 } : answer;
}
