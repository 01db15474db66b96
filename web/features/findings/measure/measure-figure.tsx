import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Figures, GroupFigures, MeasureOrOwn, Trait } from '#contract/quality/opportunity.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { formatAll } from '#web/app/format-list.ts';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { IntervalPlot } from '#web/charts/interval-plot.tsx';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { groupsOf, type NamedFigures, rowOf, valuesOf } from '../group-rows.ts';

interface MeasureFigureProps {
  id: MeasureOrOwn;
  answer: { all: Figures; groups: readonly GroupFigures[] };
  trait: Trait;
  /** A measure that is not ready is gray. */
  isReady: boolean;
  /** The measure, or what tells its figures apart. */
  title: string;
  /** Tells the kept choices of chart or table apart where a measure is drawn several times. */
  of?: string;
}

/** The groups of one trait beside all students. */
export function MeasureFigure({ id, answer, trait, isReady, title, of = 'all' }: MeasureFigureProps) {
  const groups = groupsOf(answer, trait);
  const { all } = answer;
  const size = all.small ? words.small : all.hidden ? '' : words.asked(formatNumber(all.size), all.size);
  const isTrait = title === words.traits[trait];
  return (
    <ChartFigure
      id={`findings-${id}-${of}`}
      title={title}
      units={[isTrait ? '' : words.traits[trait], size].filter(Boolean).join(' · ')}
      summary={groups.map(({ name, of }) => words.summary(name, rateText(of))).join('. ')}
      values={valuesOf(groups)}
      isRows
    >
      {all.size > 0 ? (
        <>
          <IntervalPlot
            rows={groups.filter(({ of: { small } }) => !small).map(rowOf)}
            series={isReady ? 'cohort' : 'all'}
          />
          <LeftOut groups={groups} />
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'portal.text2' }}>
          {words.nobodyAsked}
        </Typography>
      )}
    </ChartFigure>
  );
}

const rateText = ({ rate, size }: NamedFigures['of']): string => {
  if (rate !== null) return formatPercent(rate);
  return size > 0 ? words.small : words.nobody;
};

/** Groups without a row: on the screen those that are small, on paper all from which one of these would follow. */
export function LeftOut({ groups }: { groups: readonly NamedFigures[] }) {
  const small = groups.filter(({ of }) => of.small).map(({ name }) => name);
  const hidden = groups.filter(({ of }) => of.hidden).map(({ name }) => name);
  return (
    <Typography variant="caption" component="div" sx={{ color: 'portal.text2' }}>
      {small.length > 0 && <Box sx={{ displayPrint: 'none' }}>{words.smallGroups(formatAll(small))}</Box>}
      {hidden.length > 0 && (
        <Box sx={{ display: 'none', displayPrint: 'block' }}>{words.hiddenGroups(formatAll(hidden))}</Box>
      )}
    </Typography>
  );
}
