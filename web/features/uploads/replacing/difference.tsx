import Box from '@mui/material/Box';
import { MEASURES } from '#contract/uploads/loss.ts';
import type { VersionChange } from '#contract/uploads/uploaded-file.ts';
import { formatNumber } from '#web/app/format.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { DataTable } from '#web/ui/tables/data-table.tsx';

export const countOf = (value: number | null) => (value === null ? replacing.unknown : formatNumber(value));

/** What a replacement changes: rows, students and schools before and after, as far as they are known. */
export function Difference({ change: { before, after } }: { change: VersionChange }) {
  const words = replacing.table;
  const known = MEASURES.filter((measure) => before[measure] !== null || after[measure] !== null);
  if (known.length === 0) return null;
  return (
    <Box sx={{ maxWidth: 400 }}>
      <DataTable
        caption={words.caption}
        rows={known}
        rowKey={(measure) => measure}
        columns={[
          { key: 'measure', header: words.measure, rowHeader: true, render: (measure) => replacing.measures[measure] },
          { key: 'before', header: words.before, align: 'right', render: (measure) => countOf(before[measure]) },
          { key: 'after', header: words.after, align: 'right', render: (measure) => countOf(after[measure]) },
        ]}
      />
    </Box>
  );
}
