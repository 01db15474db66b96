import Typography from '@mui/material/Typography';
import type { Network, NetworkFigure } from '#contract/operator/network.ts';
import type { Trait } from '#contract/quality/opportunity.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { formatAll } from '#web/app/format-list.ts';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { type ChartNumber, countValue, percentValue } from '#web/charts/chart-values.ts';
import { IntervalPlot, type IntervalRow } from '#web/charts/interval-plot.tsx';
import { findings } from '#web/messages/en/findings/findings.ts';
import { network } from '#web/messages/en/people/network.ts';
import { groupName } from './group-name.ts';

const words = network.opportunity;

/** The groups of one trait over all districts, and all students after them. */
export function MeasureFigure({ measure, trait }: { measure: Network['measures'][number]; trait: Trait }) {
  const { id, ready, computed, figures } = measure;
  const all = figures.filter((one) => one.trait === 'all');
  const isNobody = all.every((one) => !one.hidden && one.size === 0 && one.left_out === 0);
  const shown = isNobody
    ? []
    : [...figures.filter((one) => one.trait === trait), ...all].filter(
        (one) => one.hidden || one.size > 0 || one.left_out > 0,
      );
  const leftOut = shown.filter(({ left_out }) => left_out > 0);
  return (
    <ChartFigure
      id={`network-${id}`}
      title={findings.measures[id].title}
      units={words.ready(ready, computed)}
      summary={shown.map((one) => words.summary(groupName(one), rateText(one))).join('. ')}
      values={{ columns: words.columns, rows: shown.map(valuesOf) }}
      isRows
    >
      {shown.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'portal.text2' }}>
          {ready === 0 ? words.notReady : words.nobody}
        </Typography>
      ) : (
        <IntervalPlot rows={shown.map(rowOf)} series="cohort" />
      )}
      {leftOut.length > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
          {words.leftOut(formatAll(leftOut.map((one) => words.inDistricts(groupName(one), one.left_out))))}
        </Typography>
      )}
    </ChartFigure>
  );
}

/** Of a group that is too small in each district nothing is left to sum up. */
const hasRate = (one: NetworkFigure): one is Rated => !one.hidden && one.rate !== null;
type Rated = NetworkFigure & { hidden: false; rate: number };

const rateText = (one: NetworkFigure): string => (hasRate(one) ? formatPercent(one.rate) : words.hidden);

const NO_RATE = '–';

function rowOf(one: NetworkFigure): IntervalRow {
  const name = groupName(one);
  const common = { name, bounds: null, reference: null };
  // Why is said below; beside the plot it would be four lines.
  const nothing = { note: network.byDistrict.hidden, rate: null, interval: null, label: NO_RATE, spoken: '' };
  if (!hasRate(one)) return { ...common, ...nothing };
  const { attained, size, rate, interval } = one;
  const note = words.of(formatNumber(attained), formatNumber(size));
  const label = formatPercent(rate);
  return { ...common, note, rate, interval, label, spoken: `${label}; ${note}` };
}

/** As a table, which can leave the portal as a file: a group without numbers says why behind its name. */
function valuesOf(one: NetworkFigure): (string | ChartNumber)[] {
  const counts = [countValue(one.audits), countValue(one.left_out)];
  if (!hasRate(one)) return [words.summary(groupName(one), words.hidden), '', '', '', '', '', ...counts];
  const { size, attained, rate, interval } = one;
  return [
    groupName(one),
    countValue(size),
    countValue(attained),
    percentValue(rate),
    percentValue(interval?.low ?? null),
    percentValue(interval?.high ?? null),
    ...counts,
  ];
}
