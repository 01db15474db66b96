import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { charts } from '#web/messages/en/charts.ts';
import { LOCALE } from '#web/messages/language.ts';
import { type Bin, type BinPlan, countBins } from './bins.ts';
import { ChartFigure } from './chart-figure.tsx';
import { countValue, percentOf, percentValue } from './chart-values.ts';
import { usePlotHeight } from './histogram-size.ts';
import { NoData } from './no-data.tsx';
import { asWhole } from './share.ts';

/** The chart library is heavy, so it comes after the words; the table needs none of it. */
const HistogramPlot = lazy(() => import('./histogram-plot.tsx'));

interface HistogramProps {
  /** Key of the kept choice between chart and table. */
  id: string;
  title: string;
  units: string;
  /** What one score stands for, in the plural: 'students' or 'scores'. */
  unit: string;
  scores: readonly number[];
  plan: BinPlan;
  /** Decimals of a printed edge. */
  decimals?: number;
}

/** A distribution of scores, cut by `plan`, as touching bars with their counts or as a table. */
export function Histogram({ id, title, units, unit, scores, plan, decimals = 0 }: HistogramProps) {
  const height = usePlotHeight();
  const bins = countBins(scores, plan);
  const edge = (value: number) =>
    value.toLocaleString(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
  const nameOf = ({ from, to }: Bin) => (from === to ? edge(from) : charts.range(edge(from), edge(to)));
  const shares = asWhole(bins.map((bin) => percentOf(bin.count, scores.length)));
  const peak = bins.reduce<Bin | null>((top, bin) => (top === null || bin.count > top.count ? bin : top), null);
  const summary =
    peak === null || peak.count === 0
      ? charts.nothingToShow(unit)
      : charts.distribution(formatNumber(scores.length), unit, nameOf(peak), formatNumber(peak.count));
  return (
    <ChartFigure
      id={id}
      title={title}
      units={units}
      summary={summary}
      values={{
        columns: [charts.score, unit.charAt(0).toUpperCase() + unit.slice(1), charts.share],
        rows: bins.map((bin, index) => [nameOf(bin), countValue(bin.count), percentValue(shares[index] ?? null)]),
      }}
    >
      {scores.length === 0 ? (
        <NoData isExplained />
      ) : (
        <Suspense fallback={<Skeleton variant="rectangular" height={height} animation={false} />}>
          <HistogramPlot
            end={plan.width > plan.step ? edge(plan.to) : undefined}
            bars={bins.map((bin, index) => ({
              tick: edge(bin.from),
              name: nameOf(bin),
              count: bin.count,
              label: charts.countAndShare(formatNumber(bin.count), unit, formatPercent(shares[index] ?? null)),
            }))}
          />
        </Suspense>
      )}
    </ChartFigure>
  );
}
