import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readFileLog } from '#contract/file-log.ts';
import {
  type FileStatus,
  listIssues,
  listUploads,
  listVersions,
  readDetails,
  readRequirements,
  readUpload,
  type UploadedFile,
  type UploadFileType,
} from '#contract/uploads.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useCall } from '#web/app/use-call.ts';
import { uploads } from '#web/messages/en/uploads.ts';
import { announce } from '#web/ui/live-region.tsx';
import { pollDelay } from './poll-delay.ts';

export const PAGE_SIZE = 10;

/** Without a page the answer would be a plain list; with one it is a page. */
const itemsOf = (answer: UploadedFile[] | { items: UploadedFile[] } | undefined) =>
  Array.isArray(answer) ? answer : (answer?.items ?? []);
const totalOf = (answer: UploadedFile[] | { total: number } | undefined) =>
  Array.isArray(answer) ? answer.length : (answer?.total ?? 0);

/** One page of the files of a card, newest first, one entry a file; asked for again while any is under way. */
export function useFiles(type: UploadFileType, page: number, open: boolean) {
  const { id: eoaId } = useAudit();
  const query = { upload_file_type: type, newest: 'true' as const, page, size: PAGE_SIZE };
  const answer = useCall(listUploads, open ? { params: { eoaId }, query } : null, {
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) => pollDelay(itemsOf(state.data), Date.now()),
  });
  const files = itemsOf(answer.data);
  useFinishedFiles(files);
  return { ...answer, files, total: totalOf(answer.data) };
}

const FINAL: readonly FileStatus[] = ['SUCCESS', 'DATA_ERRORS', 'MALFORMED', 'UPLOAD_FAILED'];

/** When a file gets its verdict: says so, and has everything read again that depends on it. */
function useFinishedFiles(files: readonly UploadedFile[]): void {
  const client = useQueryClient();
  const seen = useRef(new Map<string, FileStatus>());
  useEffect(() => {
    const finished = files.filter(({ file_id, status }) => {
      const before = seen.current.get(file_id);
      return before !== undefined && before !== status && FINAL.includes(status);
    });
    for (const { file_id, status } of files) seen.current.set(file_id, status);
    if (finished.length === 0) return;
    for (const { file_name, status } of finished) announce(uploads.said.finished(file_name, uploads.status[status]));
    for (const route of [readRequirements, listVersions, readUpload, readDetails, listIssues, readFileLog]) {
      void client.invalidateQueries({ queryKey: callKey(route) });
    }
  }, [files, client]);
}
