import Box from '@mui/material/Box';
import { formatPercent } from '#web/app/format.ts';
import { lineFill, markFill } from './fill.ts';
import { NoData } from './no-data.tsx';
import { type Series, seriesColor } from './series.ts';
import type { Share } from './share.ts';

interface LollipopProps {
  shares: readonly Share[];
  series: Series;
}

const MARK = '0.875rem';

/** The share as a mark on a track to 100%. The cohort's marks are filled, those of all students are rings. */
function Track({ percent, series }: { percent: number | null; series: Series }) {
  const line = { position: 'absolute', left: 0, top: '50%', height: '2px', mt: '-1px' };
  return (
    <Box aria-hidden sx={{ position: 'relative', height: '1.625rem', minWidth: 0 }}>
      <Box sx={{ ...line, right: 0, ...lineFill('portal.track') }} />
      {percent !== null && percent > 0 && (
        <>
          <Box sx={{ ...line, width: `${percent}%`, ...lineFill(seriesColor(series)) }} />
          <Box
            sx={{
              position: 'absolute',
              left: `${percent}%`,
              top: '50%',
              width: MARK,
              height: MARK,
              transform: 'translate(-50%, -50%)',
              ...markFill(series),
            }}
          />
        </>
      )}
    </Box>
  );
}

/**
 * Shares of many groups, one line each, with the true percent printed. Groups may overlap or
 * add up; no offset is drawn.
 */
export function Lollipop({ shares, series }: LollipopProps) {
  if (shares.every(({ percent }) => percent === null)) return <NoData />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
      {shares.map(({ name, percent }) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: '7.25rem minmax(0, 1fr) 4rem',
            columnGap: 3,
            alignItems: 'center',
            // Large text on a phone: the name has a line of its own.
            '@media (max-width: 19em)': {
              gridTemplateColumns: 'minmax(0, 1fr) 4rem',
              '& > :first-of-type': { gridColumn: '1 / -1' },
            },
          }}
        >
          <span>{name}</span>
          <Track percent={percent} series={series} />
          <Box
            component="span"
            sx={
              percent === null
                ? { textAlign: 'right', color: 'portal.text2' }
                : { textAlign: 'right', fontWeight: 'fontWeightBold' }
            }
          >
            {formatPercent(percent)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
