import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import type { CSSProperties } from 'react';
import { formatNumber } from '#web/app/format.ts';
import { useOnPaper } from '#web/ui/print/on-paper.ts';
import { usePlotHeight } from './histogram-size.ts';

export interface HistogramBar {
  /** At the axis: where the bin opens. */
  tick: string;
  /** In the tooltip: the whole bin. */
  name: string;
  count: number;
  /** In the tooltip: count and share in words. */
  label: string;
}

interface HistogramPlotProps {
  bars: readonly HistogramBar[];
  /**
   * Where the last range closes. Ranges carry their labels at their edges; single scores, without it, under the bar.
   */
  end?: string;
}

/** Above this many bars the printed counts would touch. */
const MOST_LABELLED_BARS = 15;

/** Pixels between the axis line and its labels, as the chart library sets its own. */
const AXIS_LABEL_OFFSET = 7;

/** The picture of a histogram. Default export, as it is loaded after the page. */
export default function HistogramPlot({ bars, end }: HistogramPlotProps) {
  const theme = useTheme();
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  // Bars that still grow when the browser prints are not on the paper.
  const onPaper = useOnPaper();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));
  const highest = Math.max(...bars.map((bar) => bar.count));
  const labelled = bars.length <= MOST_LABELLED_BARS;
  const axisText = { fontSize: '0.75rem', fill: theme.vars.palette.portal.text2 };
  return (
    <BarChart
      height={usePlotHeight()}
      margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
      hideLegend
      skipAnimation={calm || onPaper}
      borderRadius={2}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          data: bars.map((bar) => bar.tick),
          valueFormatter: (tick: string, { location }) =>
            location === 'tooltip' ? (bars.find((bar) => bar.tick === tick)?.name ?? tick) : tick,
          categoryGapRatio: narrow ? 0.08 : 0.04,
          tickPlacement: end === undefined ? 'middle' : 'start',
          tickLabelPlacement: end === undefined ? 'middle' : 'tick',
          tickLabelStyle: axisText,
          disableTicks: true,
          height: 28,
        },
      ]}
      yAxis={[
        {
          min: 0,
          // Room for the printed count above the highest bar, which a scale rounded to its ticks may not leave.
          max: highest * 1.15,
          domainLimit: 'strict',
          tickNumber: 3,
          tickMinStep: 1,
          disableLine: true,
          disableTicks: true,
          tickLabelStyle: axisText,
          width: 44,
        },
      ]}
      series={[
        {
          data: bars.map((bar) => bar.count),
          color: theme.vars.palette.portal.cohort,
          barLabel: labelled ? ({ value }) => (value ? formatNumber(value) : null) : undefined,
          barLabelPlacement: 'outside',
          valueFormatter: (_count, { dataIndex }) => bars[dataIndex]?.label ?? '',
        },
      ]}
      slotProps={{ tooltip: { sx: { '& .MuiTypography-root, & td, & th, & caption': { typography: 'caption' } } } }}
      sx={linesOf(theme)}
    >
      {end !== undefined && <EndLabel style={axisText}>{end}</EndLabel>}
    </BarChart>
  );
}

const linesOf = ({ vars: { palette } }: Theme) => ({
  '.MuiChartsGrid-line': { stroke: palette.portal.line },
  '.MuiChartsAxis-directionX .MuiChartsAxis-line': { stroke: palette.portal.lineStrong },
  printColorAdjust: 'exact',
  // The library gives the focus to a part that is not seen, and marks a bar only once an arrow key is pressed.
  '&:has(:focus-visible)': { outline: `3px solid ${palette.portal.focus}`, outlineOffset: 2 },
});

/** The closing edge of the last range: a band axis labels only where its bands open. */
function EndLabel({ style, children }: { style: CSSProperties; children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width}
      y={top + height + AXIS_LABEL_OFFSET}
      textAnchor="middle"
      dominantBaseline="hanging"
      style={style}
    >
      {children}
    </text>
  );
}
