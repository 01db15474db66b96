import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Trait } from '#contract/quality/opportunity.ts';
import { FailedCall } from '#web/app/errors/failed-call.tsx';
import { formatPercent } from '#web/app/format.ts';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { FindingBox } from '../finding-box.tsx';
import { groupsOf, valuesOf } from '../group-rows.ts';
import { LADDER_ID } from '../jump-links.tsx';
import { LeftOut } from '../measure/measure-figure.tsx';
import { useLadder } from '../use-findings.ts';
import { DropOff } from './ladder-drop-off.tsx';
import { Flow, type Step, stepName } from './ladder-flow.tsx';

const said = words.ladder;

/**
 * Where students leave the mathematics ladder: how many reach each step and go on from it, and the share
 * of each group that does.
 */
export function Ladder({ trait }: { trait: Trait }) {
  const id = useId();
  const { data, isError, error, refetch } = useLadder();
  return (
    <FindingBox component="section" id={LADDER_ID} aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {said.title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 4, color: 'portal.text2' }}>
        {said.note}
      </Typography>
      {isError && <FailedCall message={said.error} error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <CardSkeleton lines={4} />}
      {data && <Figure steps={data.steps} trait={trait} />}
    </FindingBox>
  );
}

const Figure = ({ steps, trait }: { steps: readonly Step[]; trait: Trait }) => (
  <>
    <Flow steps={steps} />
    <ChartFigure
      id="findings-ladder"
      title={said.byGroup}
      units={words.traits[trait]}
      summary={steps.map((step) => words.summary(said.after(stepName(step)), formatPercent(step.all.rate))).join('. ')}
      values={ladderValues(steps, trait)}
      isRows
    >
      <DropOff steps={steps} trait={trait} />
      <LeftOut groups={groupsOf(steps[0] ?? { all: NOBODY, groups: [] }, trait)} />
    </ChartFigure>
  </>
);

const NOBODY = {
  ...{ size: 0, attained: 0, rate: null, small: false, interval: null, bounds: null, hidden: false },
};

/** The tables of the steps below each other. */
function ladderValues(steps: readonly Step[], trait: Trait) {
  const tables = steps.map((step) => ({ step, ...valuesOf(groupsOf(step, trait)) }));
  return {
    columns: tables[0]?.columns ?? [],
    rows: tables.flatMap(({ step, rows }) =>
      rows.map(([name, ...rest]) => [`${said.after(stepName(step))}: ${String(name)}`, ...rest]),
    ),
  };
}
