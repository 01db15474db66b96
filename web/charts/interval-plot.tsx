import Box from '@mui/material/Box';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { lineFill, markFill } from './fill.ts';
import { type Series, seriesColor } from './series.ts';

/** From and to, 0 to 100. */
export interface Range {
  low: number;
  high: number;
}

export interface IntervalRow {
  name: string;
  /** Below the name, such as how many students there are. */
  note: string;
  /** null: there is no number, and `label` says why. */
  rate: number | null;
  label: string;
  interval: Range | null;
  bounds: Range | null;
  /** What the rate is compared with, as a line across the row. */
  reference: number | null;
  /** Everything that the picture shows, for those who cannot see it. */
  spoken: string;
  /** Shown to those who may see it, and not on what leaves the portal. */
  notOnPaper?: boolean;
}

interface IntervalPlotProps {
  rows: readonly IntervalRow[];
  series: Series;
}

const ROW_HEIGHT = '1.75rem';

const between = ({ low, high }: Range) => ({ left: `${low}%`, width: `${Math.max(high - low, 0.4)}%` });

/**
 * A share as a point on 0 to 100, with how sure it is: the interval as a line, what is possible
 * as a thin bar behind it.
 */
export function IntervalMarks({
  row,
  series,
}: {
  row: Omit<IntervalRow, 'name' | 'note' | 'label' | 'spoken'>;
  series: Series;
}) {
  const { rate, interval, bounds, reference } = row;
  const centered = { position: 'absolute', top: '50%', transform: 'translateY(-50%)' } as const;
  return (
    <Box aria-hidden sx={{ position: 'relative', height: ROW_HEIGHT, minWidth: 0 }}>
      <Box sx={{ ...centered, left: 0, right: 0, height: '1px', ...lineFill('portal.line') }} />
      {bounds && (
        <Box sx={{ ...centered, ...between(bounds), height: '0.625rem', borderRadius: 1, ...boundsFill(series) }} />
      )}
      {interval && <Box sx={{ ...centered, ...between(interval), height: '3px', ...lineFill(seriesColor(series)) }} />}
      {reference !== null && (
        <Box
          sx={{
            position: 'absolute',
            left: `${reference}%`,
            top: '0.125rem',
            bottom: '0.125rem',
            width: '2px',
            ml: '-1px',
            ...lineFill('portal.text2'),
          }}
        />
      )}
      {rate !== null && (
        <Box
          sx={{
            position: 'absolute',
            left: `${rate}%`,
            top: '50%',
            width: '0.75rem',
            height: '0.75rem',
            transform: 'translate(-50%, -50%)',
            ...markFill(series),
          }}
        />
      )}
    </Box>
  );
}

/** A tint of the series: an area, since nothing in it is more likely than the rest. */
export const boundsFill = (series: Series) => ({
  bgcolor: seriesColor(series),
  opacity: 0.28,
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'GrayText' },
});

/** One row a group: its name and size, its marks on a scale from 0 to 100, and the rate in figures. */
export function IntervalPlot({ rows, series }: IntervalPlotProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.name}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '9.5rem minmax(0, 1fr) 4rem' },
            gridTemplateAreas: { xs: '"name rate" "marks marks"', sm: '"name marks rate"' },
            columnGap: 3,
            alignItems: 'center',
            py: 1,
            breakInside: 'avoid',
            displayPrint: row.notOnPaper ? 'none' : undefined,
          }}
        >
          <Box sx={{ gridArea: 'name', minWidth: 0 }}>
            <Box component="span" sx={{ display: 'block' }}>
              {row.name}
            </Box>
            <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'portal.text2' }}>
              {row.note}
            </Box>
          </Box>
          <Box sx={{ gridArea: 'marks' }}>
            <IntervalMarks row={row} series={series} />
          </Box>
          <Box
            component="span"
            sx={{
              gridArea: 'rate',
              textAlign: 'right',
              fontVariantNumeric: 'tabular-nums',
              ...(row.rate === null ? { color: 'portal.text2' } : { fontWeight: 'fontWeightBold' }),
            }}
          >
            <span aria-hidden>{row.label}</span>
            <VisuallyHidden>{row.spoken}</VisuallyHidden>
          </Box>
        </Box>
      ))}
      <Scale />
    </Box>
  );
}

/** 0, 50 and 100 below the marks. */
function Scale() {
  return (
    <Box
      component="li"
      aria-hidden
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9.5rem minmax(0, 1fr) 4rem' },
        columnGap: 3,
      }}
    >
      <Box
        sx={{
          gridColumn: { sm: 2 },
          display: 'flex',
          justifyContent: 'space-between',
          typography: 'caption',
          color: 'portal.text2',
        }}
      >
        <span>0%</span>
        <span>50%</span>
        <span>100%</span>
      </Box>
    </Box>
  );
}
