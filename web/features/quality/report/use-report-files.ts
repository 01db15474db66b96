import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

/** The newest version of every file of the shown schools, newest first; null until it is known. */
export interface ReportFiles {
  files: readonly UploadedFile[] | null;
  failed: boolean;
  retry: () => void;
}

/** The most a call gives; a district has about six files a school. */
const MOST = 200;

export function useReportFiles(): ReportFiles {
  const { id: eoaId } = useAudit();
  const { school } = useShownSchool();
  const { data, isError, refetch } = useCall(listUploads, {
    params: { eoaId },
    query: { newest: 'true', page: 1, size: MOST },
  });
  const all = data === undefined ? null : Array.isArray(data) ? data : data.items;
  const covers = ({ user_provided_file_metadata: { school_ids = [] } }: UploadedFile) =>
    school === null || school_ids.includes(school.id);
  return { files: all?.filter(covers) ?? null, failed: isError, retry: () => void refetch() };
}
