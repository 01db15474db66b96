import type { Figures, GroupFigures, MeasureId, Trait } from '#contract/quality/opportunity.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { IntervalPlot } from '#web/charts/interval-plot.tsx';
import { findings as words } from '#web/messages/en/findings.ts';
import { groupsOf, rowOf, valuesOf } from './group-rows.ts';

interface MeasureFigureProps {
  id: MeasureId;
  answer: { all: Figures; groups: readonly GroupFigures[] };
  trait: Trait;
  /** A measure that is not ready is gray. */
  isReady: boolean;
  /** The measure, unless something else tells the figures apart. */
  title?: string;
  /** Tells the kept choices of chart or table apart where a measure is drawn several times. */
  of?: string;
}

/** The groups of one trait beside all students. */
export function MeasureFigure({
  id,
  answer,
  trait,
  isReady,
  title = words.measures[id].title,
  of = 'all',
}: MeasureFigureProps) {
  const groups = groupsOf(answer, trait);
  const { all } = answer;
  const size = all.small ? words.small : words.asked(formatNumber(all.size), all.size);
  return (
    <ChartFigure
      id={`findings-${id}-${of}`}
      title={title}
      units={title === words.traits[trait] ? size : `${words.traits[trait]} · ${size}`}
      summary={groups.map(({ name, of: { rate } }) => words.summary(name, formatPercent(rate))).join('. ')}
      values={valuesOf(groups)}
      isRows
    >
      {all.size > 0 && <IntervalPlot rows={groups.map(rowOf)} series={isReady ? 'cohort' : 'all'} />}
    </ChartFigure>
  );
}
