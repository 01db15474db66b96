import type { QueryClient } from '@tanstack/react-query';
import { listAuditLog, listRecentFiles } from '#contract/audit-log.ts';
import { readMissing } from '#contract/quality/missing.ts';
import { readDetails } from '#contract/uploads/details.ts';
import { readFileLog } from '#contract/uploads/file-log.ts';
import { listIssues } from '#contract/uploads/issues.ts';
import { listNotOffered } from '#contract/uploads/not-offered.ts';
import { readRequirements } from '#contract/uploads/requirements.ts';
import { listUploads, readUpload } from '#contract/uploads/uploads.ts';
import { listVersions } from '#contract/uploads/versions.ts';
import { callKey } from '#web/app/use-call.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Everything that says something of files. */
const OF_FILES = [
  listUploads,
  readFileLog,
  listAuditLog,
  listRecentFiles,
  readRequirements,
  listNotOffered,
  readMissing,
  listVersions,
  readUpload,
  readDetails,
  listIssues,
];

/** Reads again what depends on the students that are found on rosters. */
export function refreshMatches(client: QueryClient): void {
  for (const route of [listUploads, readUpload, readDetails, listIssues])
    void client.invalidateQueries({ queryKey: callKey(route) });
}

/** Reads again everything that depends on files: here, and in the other tabs unless one of them reported the change. */
export function refreshFiles(client: QueryClient, told: 'by this tab' | 'by another tab' = 'by this tab'): void {
  for (const route of OF_FILES) void client.invalidateQueries({ queryKey: callKey(route) });
  if (told === 'by this tab') tellOtherTabs({ is: 'files-changed' });
}
