import type { QueryClient } from '@tanstack/react-query';
import type { AuditId, FileId } from '#contract/ids.ts';
import { readDetails } from '#contract/uploads/details.ts';
import { listIssues } from '#contract/uploads/issues.ts';
import { readUpload } from '#contract/uploads/uploads.ts';
import { listVersions } from '#contract/uploads/versions.ts';
import { useAudit, useSchools } from '#web/app/use-audit.ts';
import { callQuery, useCall } from '#web/app/use-call.ts';
import { readAddress } from './problems/issue-address.ts';

/** One row, since it is the causes that come along. */
const CAUSES_ALONE = { page: 1, size: 1 };

/** What the results of a file are made of. */
export type ResultParts = ReturnType<typeof useResultParts>;

/**
 * Asked for beside each other. The answer is shown together, then everything below it: parts that come one after the
 * other push away what is read already.
 */
export function useResultParts(fileId: FileId) {
  const { id: eoaId } = useAudit();
  const params = { eoaId, fileId };
  const upload = useCall(readUpload, { params });
  const issues = useCall(listIssues, { params, query: CAUSES_ALONE });
  const details = useCall(readDetails, { params });
  const versions = useCall(listVersions, { params });
  // Their names are among what was chosen for the file.
  const schools = useSchools();
  const areComing = upload.isPending || (!upload.isError && (issues.isPending || details.isPending));
  const areMoreComing = versions.isPending || schools.isPending;
  return { upload, issues, details, versions, areComing, areMoreComing };
}

/** The same calls, begun before there is a component that waits for them. */
export function askForResults(client: QueryClient, eoaId: AuditId, address: string): void {
  const { fileId } = readAddress(new URL(address, location.origin).searchParams);
  if (fileId === null) return;
  const params = { eoaId, fileId };
  void client.prefetchQuery(callQuery(readUpload, { params }));
  void client.prefetchQuery(callQuery(listIssues, { params, query: CAUSES_ALONE }));
  void client.prefetchQuery(callQuery(readDetails, { params }));
  void client.prefetchQuery(callQuery(listVersions, { params }));
}
