import Box, { type BoxProps } from '@mui/material/Box';

/** What is found out of one thing, in a box of its own; on paper without its edge. */
export const FindingBox = ({ sx, ...rest }: BoxProps) => (
  <Box
    {...rest}
    sx={[
      {
        minWidth: 0,
        p: { xs: 4, sm: 6 },
        bgcolor: 'portal.surface',
        border: '1px solid',
        borderColor: 'portal.line',
        borderRadius: 1,
        '@media print': { border: 0, p: 0 },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
