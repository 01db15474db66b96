import type { ToldLine } from '#server/ingest/result.ts';

const CODE = 'file.offered-after-all';

/** 'IB (Lincoln High, Riverside Alternative)': the same in any language. */
export function lineOf(column: string, cells: readonly { school: string }[]): ToldLine {
  const value = `${column} (${cells
    .map(({ school }) => school)
    .sort()
    .join(', ')})`;
  const group = {
    code: CODE,
    column: null,
    header: null,
    count: 1,
    firstRows: [],
    params: { list: [value] },
  };
  return { of: 'file', status: 'other', group };
}

/** What `lineOf` made the line of; nothing of other lines. */
export const offeredAfterAll = ({ group }: ToldLine): string[] =>
  group?.code === CODE ? (group.params.list ?? []).filter((value) => typeof value === 'string') : [];
