import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RepeatedHeadProps {
  /** On the left and on the right of each page's head. */
  left: ReactNode;
  right: ReactNode;
  children: ReactNode;
}

/**
 * Content for paper below a running head. It is a table for layout alone: browsers repeat a table's head on every page,
 * and have no other way to a running head that all of them know.
 */
export function RepeatedHead({ left, right, children }: RepeatedHeadProps) {
  return (
    <Box component="table" role="presentation" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <Box component="thead" sx={{ display: 'table-header-group' }}>
        <tr>
          <Box component="td" sx={{ p: 0, pb: 4 }}>
            <Head left={left} right={right} />
          </Box>
        </tr>
      </Box>
      <tbody>
        <Box component="tr" sx={{ breakInside: 'auto' }}>
          <Box component="td" sx={{ p: 0, verticalAlign: 'top' }}>
            {children}
          </Box>
        </Box>
      </tbody>
    </Box>
  );
}

function Head({ left, right }: Omit<RepeatedHeadProps, 'children'>) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 4,
        pb: 2,
        borderBottom: 1,
        borderColor: 'portal.lineStrong',
        typography: 'caption',
        overflowWrap: 'anywhere',
        '@media print': { flexWrap: 'nowrap', fontSize: '8pt', lineHeight: 1.35 },
      }}
    >
      <span>{left}</span>
      <Box component="span" sx={{ textAlign: { sm: 'right' }, '@media print': { textAlign: 'right' } }}>
        {right}
      </Box>
    </Box>
  );
}
