import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatPercent } from '#web/app/format.ts';
import { NoData } from './no-data.tsx';
import { type Series, splitFills } from './series.ts';
import type { Share } from './share.ts';

interface SplitBarProps {
  /** Parts of one whole, largest meaning first; at most three keep distinct fills. */
  parts: readonly Share[];
  series: Series;
}

/** The fills stay as they are under forced colors, each in an outline: the parts are told apart by them. */
const PART = {
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', outline: '1px solid CanvasText', outlineOffset: -1 },
} as const;

/** One whole as a bar in parts, with a legend that prints every percent. */
export function SplitBar({ parts, series }: SplitBarProps) {
  const fills = splitFills(useTheme().vars.palette.portal, series);
  const fill = (index: number) => fills[index % fills.length];
  if (parts.every((part) => part.percent === null)) return <NoData />;
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: '1rem', overflow: 'hidden', borderRadius: '2px' }}>
        {parts.map((part, index) =>
          part.percent ? (
            <Box key={part.name} sx={{ width: `${part.percent}%`, backgroundColor: fill(index), ...PART }} />
          ) : null,
        )}
      </Box>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0, mt: 2, p: 0, listStyle: 'none' }}
      >
        {parts.map((part, index) => (
          <Typography
            key={part.name}
            component="li"
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{
                width: '0.75rem',
                height: '0.75rem',
                borderRadius: '2px',
                backgroundColor: fill(index),
                ...PART,
              }}
            />
            {part.name} <strong>{formatPercent(part.percent)}</strong>
          </Typography>
        ))}
      </Box>
    </>
  );
}
