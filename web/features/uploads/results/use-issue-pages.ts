import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { type Issue, listIssues, type UploadedFile } from '#contract/uploads.ts';
import { call } from '#web/app/api.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useCall } from '#web/app/use-call.ts';

/** Rows asked for at a time: several screens, and as many as the server gives at once. */
const PAGE = 200;

export type IssueQuery = Omit<z.input<NonNullable<typeof listIssues.query>>, 'page' | 'size'>;

/** The rows of a file's problems as they come into view: the first page says how many there are, the others are asked for when seen. */
export function useIssuePages(file: UploadedFile, query: IssueQuery) {
  const { id: eoaId } = useAudit();
  const [seen, setSeen] = useState({ from: 1, to: 1 });
  const argsOf = (page: number) => ({
    params: { eoaId, fileId: file.file_id },
    query: { ...query, page, size: PAGE },
  });
  const first = useCall(listIssues, argsOf(1));
  const numbers = Array.from({ length: seen.to - seen.from + 1 }, (_, index) => seen.from + index);
  const pages = useQueries({
    queries: numbers.map((page) => ({
      queryKey: callKey(listIssues, argsOf(page)),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(listIssues, { ...argsOf(page), signal }),
    })),
  });
  const itemAt = (index: number): Issue | undefined => {
    const page = Math.floor(index / PAGE) + 1;
    const data = page === 1 ? first.data : pages[page - seen.from]?.data;
    return data?.items[index % PAGE];
  };
  const showRange = useCallback((start: number, end: number) => {
    const next = { from: Math.floor(start / PAGE) + 1, to: Math.floor(end / PAGE) + 1 };
    setSeen((before) => (before.from === next.from && before.to === next.to ? before : next));
  }, []);
  const failed = pages.find((page) => page.isError);
  return { first, total: first.data?.total ?? 0, itemAt, showRange, failed };
}
