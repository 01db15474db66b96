import { MEASURES } from '#contract/uploads/loss.ts';
import type { VersionChange } from '#contract/uploads/uploaded-file.ts';
import { formatNumber } from '#web/app/format.ts';
import { replacing } from '#web/messages/en/replacing.ts';
import { DataTable } from '#web/ui/data-table.tsx';

export const countOf = (value: number | null) => (value === null ? replacing.unknown : formatNumber(value));

/** What a replacement changes: rows, students and schools before and after. */
export function Difference({ change: { before, after } }: { change: VersionChange }) {
  const words = replacing.table;
  return (
    <DataTable
      caption={words.caption}
      rows={MEASURES}
      rowKey={(measure) => measure}
      columns={[
        { key: 'measure', header: words.measure, rowHeader: true, render: (measure) => replacing.measures[measure] },
        { key: 'before', header: words.before, align: 'right', render: (measure) => countOf(before[measure]) },
        { key: 'after', header: words.after, align: 'right', render: (measure) => countOf(after[measure]) },
      ]}
    />
  );
}
