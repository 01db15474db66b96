import Box from '@mui/material/Box';
import { barFill, trackFill } from './fill.ts';
import type { Series } from './series.ts';

export interface BarItem {
  name: string;
  /** null: there is no number, and `label` says why. */
  value: number | null;
  /** The value as printed, with its decimals. */
  label: string;
  /** A second printed number, such as the share. */
  note?: string;
}

interface BarListProps {
  items: readonly BarItem[];
  series: Series;
  /** Value at the full width; the largest value unless given. */
  max?: number;
  /** Draws the rest up to `max`: for parts of one whole. */
  track?: boolean;
}

/** Length of a bar, 0 to 100. */
const percentOf = (value: number, max: number) => (max > 0 ? Math.min(100, (value / max) * 100) : 0);

/** Horizontal bars from 0, names left, values printed right. */
export function BarList({ items, series, max, track = false }: BarListProps) {
  const full = max ?? Math.max(0, ...items.map((item) => item.value ?? 0));
  const withNotes = items.some((item) => item.note !== undefined);
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: `fit-content(40%) minmax(0, 1fr) auto${withNotes ? ' auto' : ''}`,
        columnGap: 4,
        rowGap: 2,
        alignItems: 'center',
        m: 0,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
      }}
    >
      {items.map((item) => (
        <Box
          component="li"
          key={item.name}
          sx={{ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' }}
        >
          <span>{item.name}</span>
          <Box aria-hidden sx={[{ height: '1rem' }, track && trackFill]}>
            <Box sx={{ width: `${percentOf(item.value ?? 0, full)}%`, height: '100%', ...barFill(series) }} />
          </Box>
          <Box
            component="span"
            sx={{
              textAlign: 'right',
              ...(item.value === null ? { color: 'portal.text2' } : { fontWeight: 'fontWeightBold' }),
            }}
          >
            {item.label}
          </Box>
          {withNotes && (
            <Box component="span" sx={{ textAlign: 'right', color: 'portal.text2' }}>
              {item.note}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
