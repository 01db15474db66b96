import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { FileId, SchoolId } from '#contract/ids.ts';
import { type IssueGroup, Severity } from '#contract/uploads/issues.ts';

/** What the rows of every cause are called in the address. */
export const ALL_CAUSES = 'all';

/** A cause by a name that can be in an address: 'cell.empty~C', 'file.missing-column~Course title'. */
export const issueKey = ({ code, column, header }: Pick<IssueGroup, 'code' | 'column' | 'header'>): string =>
  `${code}~${column ?? header ?? ''}`;

/** How the rows are narrowed beside the cause. */
export interface Narrowing {
  severity: IssueGroup['severity'] | null;
  column: string | null;
  school: SchoolId | null;
}

export interface ResultsAddress {
  fileId: FileId | null;
  issue: string | null;
  narrowing: Narrowing;
  /** Row of the person's file that is pointed out. */
  row: number | null;
  open(fileId: FileId): void;
  close(): void;
  choose(issue: string): void;
  narrow(narrowing: Narrowing): void;
  /** Points a row out in the list as it is narrowed now; answers the whole address, to be sent to someone. */
  point(issue: string, row: number): string;
}

/**
 * Which results are open, which cause of them, and how its rows are narrowed: in the address, so that all of it
 * survives a reload, Back and being sent to someone.
 */
export function useResultsAddress(): ResultsAddress {
  const [search, setSearch] = useSearchParams();
  const open = useCallback((fileId: FileId) => setSearch({ file: fileId }), [setSearch]);
  const close = useCallback(() => setSearch({}), [setSearch]);
  const within = useCallback(
    (change: (before: URLSearchParams) => Record<string, string | null>) =>
      setSearch((before) => present({ file: before.get('file'), ...change(before) }), HERE),
    [setSearch],
  );
  // A column belongs to its causes, a school to the file: another cause keeps the school alone.
  const choose = useCallback(
    (issue: string) => within((before) => ({ issue, school: before.get('school') })),
    [within],
  );
  const narrow = useCallback(
    ({ severity, column, school }: Narrowing) =>
      within((before) => ({ issue: before.get('issue'), kind: severity, column, school })),
    [within],
  );
  const point = useCallback(
    (issue: string, row: number) => {
      const [kind, column, school] = ['kind', 'column', 'school'].map((name) => search.get(name));
      const fields = { file: search.get('file'), issue, kind, column, school, row: String(row) };
      const next = new URLSearchParams(present(fields));
      setSearch(next, HERE);
      return `${location.origin}${location.pathname}?${next}`;
    },
    [search, setSearch],
  );
  return useMemo(
    () => ({ ...readAddress(search), open, close, choose, narrow, point }),
    [search, open, close, choose, narrow, point],
  );
}

const HERE = { replace: true, preventScrollReset: true };

const present = (fields: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** What a person can type into the address is read with care: what is not an id is nothing. */
export function readAddress(search: URLSearchParams): Pick<ResultsAddress, 'fileId' | 'issue' | 'narrowing' | 'row'> {
  return {
    fileId: FileId.safeParse(search.get('file')).data ?? null,
    issue: search.get('issue'),
    narrowing: {
      severity: Severity.safeParse(search.get('kind')).data ?? null,
      column: /^[A-Z]{1,3}$/.exec(search.get('column') ?? '')?.[0] ?? null,
      school: SchoolId.safeParse(search.get('school')).data ?? null,
    },
    row: /^[1-9]\d{0,8}$/.test(search.get('row') ?? '') ? Number(search.get('row')) : null,
  };
}
