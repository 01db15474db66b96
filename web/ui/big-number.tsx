import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { formatNumber } from '#web/app/format.ts';
import { shell } from '#web/messages/en/shell.ts';

interface BigNumberProps {
  /** null where there is nothing to count. */
  value: number | null;
  unit: string;
  small?: boolean;
  /** Where the number leads. */
  to?: string;
}

/** The one answer of a card, with its unit in words. */
export function BigNumber({ value, unit, small = false, to }: BigNumberProps) {
  const figure =
    value === null ? (
      <Box component="span" sx={{ color: 'portal.text2' }}>
        {shell.noData}
      </Box>
    ) : (
      formatNumber(value)
    );
  return (
    <Box
      component="p"
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', minWidth: 0 }}
    >
      <Typography component="span" variant={small ? 'numberSmall' : 'number'}>
        {to === undefined ? (
          figure
        ) : (
          <Link component={RouterLink} to={to} color="inherit">
            {figure}
          </Link>
        )}
      </Typography>{' '}
      <Typography component="span" variant="body2" sx={{ color: 'portal.text2' }}>
        {unit}
      </Typography>
    </Box>
  );
}
