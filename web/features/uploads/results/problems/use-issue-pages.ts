import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import type { AuditId, FileId } from '#contract/ids.ts';
import { type Issue, type IssueGroup, listIssues } from '#contract/uploads/issues.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callQuery, useCall } from '#web/app/use-call.ts';
import type { Narrowing } from './issue-address.ts';

/** Rows asked for at a time: several screens, and as many as the server gives at once. */
const PAGE = 200;

export type IssueFilter = Omit<z.input<NonNullable<typeof listIssues.query>>, 'page' | 'size'>;

const pageArgs = (eoaId: AuditId, fileId: FileId, query: IssueFilter, page: number) => ({
  params: { eoaId, fileId },
  query: { ...query, page, size: PAGE },
});

/** The rows of a cause, or of every cause (null) as far as they are narrowed. */
export function queryOf(chosen: IssueGroup | null, { severity, column, school }: Narrowing): IssueFilter {
  const school_id = school ?? undefined;
  if (chosen === null) return { severity: severity ?? undefined, column: column ?? undefined, school_id };
  return { severity: chosen.severity, code: chosen.code, column: chosen.column ?? undefined, school_id };
}

/**
 * The rows of a file's problems as they come into view: the first page says how many there are, the others
 * are asked for when seen.
 */
export function useIssuePages(file: UploadedFile, query: IssueFilter) {
  const { id: eoaId } = useAudit();
  const [seen, setSeen] = useState({ from: 1, to: 1 });
  const argsOf = (page: number) => pageArgs(eoaId, file.file_id, query, page);
  const first = useCall(listIssues, argsOf(1));
  const numbers = Array.from({ length: seen.to - seen.from + 1 }, (_, index) => seen.from + index);
  const pages = useQueries({
    queries: numbers.map((page) => callQuery(listIssues, argsOf(page))),
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
