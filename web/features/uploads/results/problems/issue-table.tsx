import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Issue } from '#contract/uploads/issues.ts';
import { labelledBlocks } from '#web/ui/tables/labelled-blocks.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { issueColumns } from './issue-columns.tsx';
import { IssueRow, ROW_LOOK, WaitingRow } from './issue-row.tsx';
import { LIST_HEIGHT, rowHeight } from './list-size.ts';
import { useLikelyHeight } from './use-likely-height.ts';
import { usePointedRow } from './use-pointed-row.ts';

interface IssueTableProps {
  caption: string;
  total: number;
  withSchool: boolean;
  /** The rows are of one cause, which says what is wrong and how to fix it. */
  isSaid: boolean;
  /** undefined while it is on its way. */
  itemAt: (index: number) => Issue | undefined;
  /** Which rows are in view or close to it. */
  onRange: (first: number, last: number) => void;
  /** The row of the file that is pointed out, and where in the list it is; null until that is known. */
  pointed: { row: number | null; index: number | null };
  /** Points a row of the file out; answers its address. */
  onPoint: (row: number) => string;
}

/** Rows kept ready above and below what is seen: a browser styles all that exist whenever anything opens over them. */
const SPARE = 3;

/** Ten thousand rows scroll like ten: only those in view exist, and the rest is height. */
export function IssueTable(props: IssueTableProps) {
  const { caption, total, withSchool, isSaid, itemAt, onRange, pointed, onPoint } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const likely = useLikelyHeight(scroller, rowHeight(isSaid));
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => likely,
    overscan: SPARE,
    useFlushSync: false,
  });
  const { measure } = rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another likely height is the reason
  useLayoutEffect(() => measure(), [measure, likely]);
  const shown = rows.getVirtualItems();
  const [start, end] = [shown.at(0), shown.at(-1)];
  const [first, last] = [start?.index ?? 0, end?.index ?? 0];
  useEffect(() => onRange(first, last), [onRange, first, last]);
  usePointedRow(scroller, pointed.index, rows.scrollToIndex);
  const columns = useMemo(() => issueColumns(withSchool, isSaid), [withSchool, isSaid]);
  return (
    <Box ref={scroller} role="region" aria-label={caption} tabIndex={0} sx={SCROLLER}>
      <Table
        sx={[
          ROW_LOOK,
          labelledBlocks('sm'),
          FIXED,
          { minWidth: { sm: isSaid ? 560 : 880 }, '& tbody > tr': { height: { sm: rowHeight(isSaid) } } },
        ]}
        aria-rowcount={total + 1}
        stickyHeader
      >
        <caption style={{ padding: 0 }}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow aria-rowindex={1}>
            {columns.map(({ key, header, align, width }) => (
              <TableCell key={key} scope="col" align={align} sx={{ width }}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <Space columns={columns.length} height={start?.start ?? 0} />
          {shown.map(({ index }) => {
            const issue = itemAt(index);
            const place = { index, columns };
            // Another key: what was waited for comes in the place of the waiting row and is not that row grown taller.
            if (issue === undefined) return <WaitingRow key={`waiting ${index}`} {...place} height={likely} />;
            return (
              <IssueRow
                key={index}
                {...place}
                measure={rows.measureElement}
                issue={issue}
                isPointed={pointed.row !== null && issue.row === pointed.row}
                onPoint={onPoint}
              />
            );
          })}
          <Space columns={columns.length} height={rows.getTotalSize() - (end?.end ?? 0)} />
        </TableBody>
      </Table>
    </Box>
  );
}

/** Takes the place of the rows that are not there. Hidden, since browsers count what is only empty among what moves. */
function Space({ columns, height }: { columns: number; height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ padding: 0, border: 0, height: 'auto', visibility: 'hidden' }}>
      <td colSpan={columns} style={{ height, padding: 0, border: 0, display: 'table-cell' }} />
    </tr>
  );
}

const SCROLLER = {
  maxHeight: LIST_HEIGHT,
  overflow: 'auto',
  // The list itself keeps what is seen in its place; two who do so would pull against each other.
  overflowAnchor: 'none',
  borderBottom: '1px solid',
  borderColor: 'portal.line',
};

/** Widths of the head count for every row, so that nothing moves while rows come and go. */
const FIXED = {
  tableLayout: { sm: 'fixed' },
  overflowWrap: 'anywhere',
  '& thead th': { bgcolor: 'portal.surface' },
  // The link to copy.
  '@media print': { '& tr > :last-child:not([aria-hidden] > *)': { display: 'none' } },
} as const;
