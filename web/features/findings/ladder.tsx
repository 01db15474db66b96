import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Figures, GroupFigures, Trait } from '#contract/quality/opportunity.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { IntervalPlot } from '#web/charts/interval-plot.tsx';
import { findings as words } from '#web/messages/en/findings.ts';
import { InPlaceError } from '#web/ui/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { groupsOf, rowOf, valuesOf } from './group-rows.ts';
import { useLadder } from './use-findings.ts';

const said = words.ladder;

/** Where students leave the ladder of mathematics: its steps from left to right, each with who went on. */
export function Ladder({ trait }: { trait: Trait }) {
  const id = useId();
  const { data, isError, error, refetch } = useLadder();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {said.title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 4, color: 'portal.text2' }}>
        {said.note}
      </Typography>
      {isError && (
        <InPlaceError message={said.error} hint={error.message} code={error.code} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <CardSkeleton lines={4} />}
      {data && (
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            gap: 6,
            alignItems: 'start',
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {data.steps.map((step) => (
            <Step key={step.from} from={step.from} answer={step} trait={trait} />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface StepProps {
  from: string;
  answer: { all: Figures; groups: readonly GroupFigures[] };
  trait: Trait;
}

function Step({ from, answer, trait }: StepProps) {
  const groups = groupsOf(answer, trait);
  const { size, attained, small } = answer.all;
  const title = said.after(said.steps[from] ?? from);
  return (
    <Box
      component="li"
      sx={{
        minWidth: 0,
        p: { xs: 4, sm: 6 },
        bgcolor: 'portal.surface',
        border: '1px solid',
        borderColor: 'portal.line',
        borderRadius: 1,
        '@media print': { border: 0, p: 0 },
      }}
    >
      <ChartFigure
        id={`findings-after-${from}`}
        title={title}
        units={`${words.traits[trait]} · ${small ? words.small : wentOn(size - attained)}`}
        summary={groups.map(({ name, of: { rate } }) => words.summary(name, formatPercent(rate))).join('. ')}
        values={valuesOf(groups)}
        isRows
      >
        <IntervalPlot rows={groups.map(rowOf)} series="cohort" />
      </ChartFigure>
    </Box>
  );
}

const wentOn = (stopped: number) => (stopped === 0 ? said.everybody : said.stopped(formatNumber(stopped), stopped));
