import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { FileId } from '#contract/ids.ts';
import type { IssueGroup } from '#contract/uploads.ts';

/** What the rows of every cause are called in the address. */
export const ALL_CAUSES = 'all';

/** A cause by a name that can stand in an address: 'cell.empty~C'. */
export const issueKey = ({ code, column }: Pick<IssueGroup, 'code' | 'column'>): string => `${code}~${column ?? ''}`;

/** Which results are open, and which cause of them: in the address, so that both survive a reload, Back and being sent to somebody. */
export function useResultsAddress() {
  const [search, setSearch] = useSearchParams();
  const file = FileId.safeParse(search.get('file'));
  const open = useCallback((fileId: FileId) => setSearch({ file: fileId }), [setSearch]);
  const close = useCallback(() => setSearch({}), [setSearch]);
  const choose = useCallback(
    (issue: string) =>
      setSearch((before) => ({ file: before.get('file') ?? '', issue }), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const fileId = file.success ? file.data : null;
  const issue = search.get('issue');
  return useMemo(() => ({ fileId, issue, open, close, choose }), [fileId, issue, open, close, choose]);
}
