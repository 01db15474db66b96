import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import { finishedSince, type Seen, seenIn } from '#web/app/files/finished.ts';
import { isWanted, noticeChoice } from '#web/app/files/notice-choice.ts';
import { onNews, tellOtherTabs } from '#web/app/files/other-tabs.ts';
import { pollDelay } from '#web/app/files/poll-delay.ts';
import { refreshFiles } from '#web/app/files/refresh-files.ts';
import { isToldElsewhere } from '#web/app/files/told-elsewhere.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';

/** This many of the newest files are looked at; more are not under way at once. */
const WATCHED = 50;
/** Milliseconds between two looks while nothing is under way: someone else may upload a file. */
const AT_REST = 30_000;
const NONE: readonly UploadedFile[] = [];

/** The newest files of the audit, asked for often while one is under way, also in a tab that no one looks at. */
function useWatchedFiles(): readonly UploadedFile[] {
  const { id: eoaId } = useAudit();
  const query = { newest: 'true' as const, page: 1, size: WATCHED };
  const { data } = useCall(
    listUploads,
    { params: { eoaId }, query },
    {
      refetchIntervalInBackground: true,
      refetchInterval: ({ state }) => {
        const delay = pollDelay(itemsOf(state.data), Date.now());
        return delay !== false || document.hidden ? delay : AT_REST;
      },
    },
  );
  return itemsOf(data);
}

/** With a page the answer is one; the list stays the same object between two answers. */
const itemsOf = (answer: UploadedFile[] | { items: UploadedFile[] } | undefined): readonly UploadedFile[] =>
  Array.isArray(answer) ? answer : (answer?.items ?? NONE);

/** Files that are done and that no one has put away, newest first; everything that depends on them is read again. */
export function useNotices() {
  const client = useQueryClient();
  const { profile } = useSession();
  const files = useWatchedFiles();
  const seen = useRef<Seen | null>(null);
  const [notices, setNotices] = useState(NONE);
  const forget = useCallback(
    (fileId: string) => setNotices((before) => before.filter(({ file_id }) => file_id !== fileId)),
    [],
  );

  useEffect(() => {
    if (files === NONE) return;
    const before = seen.current;
    seen.current = seenIn(files);
    const finished = before === null ? [] : finishedSince(before, files);
    if (finished.length === 0) return;
    refreshFiles(client);
    const wanted = isToldElsewhere()
      ? []
      : finished.filter((file) => isWanted(file, noticeChoice.read(), profile?.name));
    const ids = new Set(finished.map(({ file_id }) => file_id));
    setNotices((old) => [...wanted, ...old.filter(({ file_id }) => !ids.has(file_id))]);
  }, [files, client, profile?.name]);

  useEffect(
    () =>
      onNews((news) => (news.is === 'files-changed' ? refreshFiles(client, 'by another tab') : forget(news.fileId))),
    [client, forget],
  );
  const dismiss = (fileId: string) => {
    forget(fileId);
    tellOtherTabs({ is: 'notice-read', fileId });
  };
  const dismissAll = () => {
    for (const { file_id } of notices) dismiss(file_id);
  };
  return { notices, dismiss, dismissAll };
}
