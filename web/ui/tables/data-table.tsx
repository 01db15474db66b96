import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { lists } from '#web/messages/en/lists.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { type BlocksBelow, labelledBlocks } from './labelled-blocks.ts';

export interface DataColumn<Row> {
  key: string;
  header: string;
  /** The head is read out and not shown: the cells say it themselves. */
  headerHidden?: boolean;
  align?: 'left' | 'right';
  /** Of the table, where the contents alone would divide it badly: '25%'. */
  width?: string;
  render: (row: Row) => ReactNode;
  /** The cell that names its row. */
  rowHeader?: boolean;
  sort?: boolean;
  /** What can only be clicked: paper has no buttons. */
  isOnScreenOnly?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: { key: string; direction: 'asc' | 'desc' };
  onSort?: (key: string) => void;
  empty?: ReactNode;
  /** Rows that are chosen stand out. */
  isSelected?: (row: Row) => boolean;
  /** Wide tables become one labelled block per row where there is less room. */
  blocksBelow?: BlocksBelow;
}

/**
 * Hairlines between rows, first column flush left, numbers right and tabular. Sideways overflow scrolls
 * inside, by keyboard too.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, isSelected, blocksBelow } = props;
  if (rows.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'portal.text2', py: 2 }}>
        {empty ?? lists.noRows}
      </Typography>
    );
  }
  return (
    // The focus ring of a box at the start of a row is 11 pixels beyond the edge. A text button at its end lines up
    // with the edge by its text, so its own edge is 8 pixels beyond. Paper has no buttons, and all of a page would be
    // made smaller for them. Positioned, so that hidden texts in rows stay within what scrolls around it.
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      sx={{ position: 'relative', overflowX: 'auto', ml: -3, pl: 3, mr: -2, pr: 2, '@media print': { mx: 0, px: 0 } }}
    >
      <Table sx={blocksBelow && labelledBlocks(blocksBelow)}>
        <caption style={{ padding: 0 }}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <HeadRow {...props} />
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              sx={{
                bgcolor: isSelected?.(row) ? 'portal.subtle' : undefined,
                '&:last-of-type > *': { borderBottom: 0 },
              }}
            >
              {columns.map((column) => (
                <BodyCell key={column.key} column={column} row={row} inBlocks={blocksBelow !== undefined} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface BodyCellProps<Row> {
  column: DataColumn<Row>;
  row: Row;
  inBlocks: boolean;
}

function BodyCell<Row>({ column, row, inBlocks }: BodyCellProps<Row>) {
  const look = {
    align: column.align,
    'data-label': column.headerHidden ? '' : column.header,
    sx: column.isOnScreenOnly ? ON_SCREEN : undefined,
  };
  // A block is a grid of label and content, so the content has to be one element.
  const content = inBlocks ? <div>{column.render(row)}</div> : column.render(row);
  if (!column.rowHeader) return <TableCell {...look}>{content}</TableCell>;
  return (
    <TableCell {...look} component="th" scope="row">
      {content}
    </TableCell>
  );
}

// A block outweighs it otherwise.
const ON_SCREEN = { displayPrint: 'none !important' } as const;

function HeadRow<Row>({ columns, sort, onSort }: DataTableProps<Row>) {
  return (
    <TableHead>
      <TableRow>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : false;
          return (
            <TableCell
              key={column.key}
              align={column.align}
              sortDirection={direction}
              scope="col"
              sx={{ width: column.width, ...(column.isOnScreenOnly && ON_SCREEN) }}
            >
              {column.sort ? (
                <TableSortLabel
                  active={direction !== false}
                  direction={direction || 'asc'}
                  onClick={() => onSort?.(column.key)}
                >
                  {column.header}
                </TableSortLabel>
              ) : column.headerHidden ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                column.header
              )}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}
