import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { RequirementStatus } from '#contract/uploads/requirements.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Legend, RequirementIcon } from './legend.tsx';

interface MatrixProps {
  caption: string;
  /** Whether a school may do without a column. */
  hasDash: boolean;
  schools: readonly (readonly [name: string, columns: Record<string, RequirementStatus>])[];
}

/**
 * The school names stay where they are while the columns scroll under them. Their ground leaves the
 * hairline below them free.
 */
const STICKY = {
  position: 'sticky',
  left: 0,
  bgcolor: 'portal.surface',
  backgroundClip: 'padding-box',
  minWidth: 112,
  '&&': { pl: 0 },
} as const;

/** One row a school, one column a requirement. */
export function Matrix({ caption, hasDash, schools }: MatrixProps) {
  const columns = Object.keys(schools[0]?.[1] ?? {});
  return (
    <>
      <Legend hasDash={hasDash} />
      <Box role="region" aria-label={caption} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& .MuiTableCell-root': { typography: 'caption', px: 1.5 } }}>
          <caption style={{ padding: 0 }}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <TableHead>
            <TableRow>
              <TableCell scope="col" sx={STICKY}>
                {uploads.requirements.school}
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column} scope="col" align="center" sx={{ overflowWrap: 'break-word' }}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {schools.map(([name, statuses]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={STICKY}>
                  {name}
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column} align="center">
                    <RequirementIcon status={statuses[column] ?? false} named />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}
