import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface PlainTableProps {
  title: string;
  columns: readonly string[];
  /** Texts in the order of the columns; the first names the row. */
  rows: readonly (readonly string[])[];
  total?: readonly string[];
  /**
   * One of several tables with the same columns, which are read down the page: all but the first are
   * as wide in each of them.
   */
  isOfSeveral?: boolean;
}

/** A dense table for screen and paper: name left, values right, head repeated where a page breaks. */
export function PlainTable({ title, columns, rows, total, isOfSeveral = false }: PlainTableProps) {
  const titleId = useId();
  const align = (at: number) => (at === 0 ? 'left' : 'right');
  const cells = (row: readonly string[]) =>
    row.map((cell, at) =>
      at === 0 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place
        <th key={at} scope="row">
          {cell}
        </th>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place
        <td key={at}>{cell}</td>
      ),
    );
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ mb: 1, breakAfter: 'avoid' }}>
        {title}
      </Typography>
      <Box component="table" aria-labelledby={titleId} sx={isOfSeveral ? { ...DENSE, ...AS_WIDE_AS_OTHERS } : DENSE}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" style={{ textAlign: align(at) }}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a course can be there twice in the same words
            <tr key={at}>{cells(row)}</tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>{cells(total)}</tr>
          </tfoot>
        )}
      </Box>
    </Box>
  );
}

const AS_WIDE_AS_OTHERS = { '& thead th': { minWidth: '5.5em', '&:first-of-type': { width: '100%' } } } as const;

const DENSE = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'right',
    verticalAlign: 'top',
    py: 1,
    pl: 3,
    fontWeight: 'inherit',
  },
  '& td': { whiteSpace: 'nowrap' },
  // A word that is wider than the column breaks and does not push the grades over the next
  // table; never down to a letter.
  '& th:first-of-type': { textAlign: 'left', pl: 0, minWidth: '6em', overflowWrap: 'anywhere' },
  '& th': { whiteSpace: 'normal' },
  '@media print': { fontSize: '7.5pt', lineHeight: 1.25, '& th, & td': { py: '0.4mm' } },
  '& tbody tr': { breakInside: 'avoid', borderBottom: '1px solid', borderColor: 'portal.line' },
  '& thead': { display: 'table-header-group', fontWeight: 600 },
  '& thead tr': { borderBottom: '1px solid', borderColor: 'portal.text' },
  '& tfoot': { display: 'table-row-group', fontWeight: 600 },
} as const;
