import type { FileId } from '#contract/ids.ts';
import { listIssues, listVersions, readDetails, readUpload } from '#contract/uploads.ts';
import { useAudit, useSchools } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import type { ResultsAddress } from './issue-address.ts';
import { useRowsAhead } from './use-issue-pages.ts';

/** What the results of a file are made of. */
export type ResultParts = ReturnType<typeof useResultParts>;

/**
 * Asked for beside each other. The answer is shown together, then everything below it: parts that come one after the other push away
 * what is read already.
 */
export function useResultParts(fileId: FileId, address: ResultsAddress) {
  const { id: eoaId } = useAudit();
  const params = { eoaId, fileId };
  const upload = useCall(readUpload, { params });
  // One row, since it is the causes that come along.
  const issues = useCall(listIssues, { params, query: { page: 1, size: 1 } });
  const details = useCall(readDetails, { params });
  const versions = useCall(listVersions, { params });
  useRowsAhead(fileId, address);
  // Their names are among what was chosen for the file.
  const schools = useSchools();
  const areComing = upload.isPending || (!upload.isError && (issues.isPending || details.isPending));
  const areMoreComing = versions.isPending || schools.isPending;
  return { upload, issues, details, versions, areComing, areMoreComing };
}
