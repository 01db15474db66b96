import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { Issue } from '#contract/uploads.ts';
import { labelledBlocks } from '#web/ui/labelled-blocks.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CopyLink } from './copy-link.tsx';
import { type IssueColumn, issueColumns } from './issue-columns.tsx';
import { usePointedRow } from './use-pointed-row.ts';

interface IssueTableProps {
  caption: string;
  total: number;
  withSchool: boolean;
  /** undefined while it is on its way. */
  itemAt: (index: number) => Issue | undefined;
  /** Which rows are in view or close to it. */
  onRange: (first: number, last: number) => void;
  /** The row of the file that is pointed out, and where in the list it is; null until that is known. */
  pointed: { row: number | null; index: number | null };
  /** Points a row of the file out; answers its address. */
  onPoint: (row: number) => string;
}

/** Pixels a row takes before it has come and been measured: three lines. A row is never lower, so that little moves. */
const LIKELY_HEIGHT = 78;
/** Rows kept ready above and below what is seen. */
const SPARE = 8;

/** Ten thousand rows scroll like ten: only those in view exist, and the rest is height. */
export function IssueTable(props: IssueTableProps) {
  const { caption, total, withSchool, itemAt, onRange, pointed, onPoint } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => LIKELY_HEIGHT,
    overscan: SPARE,
    useFlushSync: false,
  });
  const shown = rows.getVirtualItems();
  const [start, end] = [shown.at(0), shown.at(-1)];
  const [first, last] = [start?.index ?? 0, end?.index ?? 0];
  useEffect(() => onRange(first, last), [onRange, first, last]);
  usePointedRow(scroller, pointed.index, rows.scrollToIndex);
  const columns = issueColumns(withSchool, (row) => (
    <CopyLink row={row} isPointed={row === pointed.row} onPoint={() => onPoint(row)} />
  ));
  return (
    <Box ref={scroller} role="region" aria-label={caption} tabIndex={0} sx={SCROLLER}>
      <Table sx={[labelledBlocks, FIXED]} aria-rowcount={total + 1} stickyHeader>
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
          {shown.map(({ index }) => (
            <TableRow
              key={index}
              data-index={index}
              ref={rows.measureElement}
              aria-rowindex={index + 2}
              tabIndex={-1}
              aria-current={isPointed(itemAt(index), pointed.row) || undefined}
              sx={ROW}
            >
              {columns.map((column) => (
                <IssueCell key={column.key} column={column} issue={itemAt(index)} />
              ))}
            </TableRow>
          ))}
          <Space columns={columns.length} height={rows.getTotalSize() - (end?.end ?? 0)} />
        </TableBody>
      </Table>
    </Box>
  );
}

const isPointed = (issue: Issue | undefined, row: number | null) => row !== null && issue?.row === row;

function IssueCell({ column, issue }: { column: IssueColumn; issue: Issue | undefined }) {
  const content = <div>{issue === undefined ? '…' : column.render(issue)}</div>;
  const look = { align: column.align, 'data-label': column.header };
  if (!column.rowHeader) return <TableCell {...look}>{content}</TableCell>;
  return (
    <TableCell {...look} component="th" scope="row">
      {content}
    </TableCell>
  );
}

/** Stands for the rows that are not there. Hidden, since browsers count what is only empty among what moves. */
function Space({ columns, height }: { columns: number; height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ padding: 0, border: 0, visibility: 'hidden' }}>
      <td colSpan={columns} style={{ height, padding: 0, border: 0, display: 'table-cell' }} />
    </tr>
  );
}

/** As high as fits beside the causes; a short list is no higher than its rows. */
const SCROLLER = {
  maxHeight: 'min(70vh, 640px)',
  overflow: 'auto',
  // The list itself keeps what is seen in its place; two who do so would pull against each other.
  overflowAnchor: 'none',
  borderBottom: '1px solid',
  borderColor: 'portal.line',
};

const ROW = {
  height: LIKELY_HEIGHT,
  '&[aria-current]': {
    bgcolor: 'portal.subtle',
    '& > *:first-of-type': { boxShadow: (theme: Theme) => `inset 3px 0 ${theme.vars.palette.portal.accent}`, pl: 3 },
  },
};

/** Widths of the head count for every row, so that nothing moves while rows come and go. */
const FIXED = {
  tableLayout: { sm: 'fixed' },
  minWidth: { sm: 880 },
  overflowWrap: 'anywhere',
  '& thead th': { bgcolor: 'portal.surface' },
} as const;
