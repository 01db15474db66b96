import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { COHORT_STEPS, type CohortStep } from '#contract/quality/lists.ts';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { formatNumber } from '#web/app/format.ts';
import { useSession } from '#web/app/session/session.ts';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { countValue } from '#web/charts/chart-values.ts';
import { Waterfall, type WaterfallStep } from '#web/charts/waterfall.tsx';
import { qualityLists } from '#web/messages/en/quality/quality-lists.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { LeftOutList } from '../lists/left-out-list.tsx';
import { useList } from '../lists/use-list.ts';
import { usePanel } from '../use-panel.ts';
import { PanelDetail } from './detail-body.tsx';
import { DetailDrawer } from './detail-drawer.tsx';

const words = qualityPanels.waterfall;
const titles: Readonly<Record<string, string>> = qualityLists.leftOut.title;
type Steps = PanelAnswer<'cohort/waterfall'>['steps'];

/** First and last row are totals; what is between leaves students out. */
const TOTALS: Readonly<Record<string, WaterfallStep['total']>> = { roster_in_any_year: 'all', cohort: 'cohort' };
/** Conditions that a more complete file can meet. */
const FIXABLE = new Set(['roster_in_all_four_years', 'transcript_in_all_four_years']);

/** 'Cohort detail': which condition leaves how many students out of the EOA cohort, and who they are. */
export default function CohortDetail() {
  const query = usePanel('cohort/waterfall');
  const { list, open, close } = useList(COHORT_STEPS);
  return (
    <DetailDrawer name={words.name} about={words.title} provenance={query.data?.provenance}>
      {list === null ? (
        <PanelDetail name="cohort/waterfall">{({ steps }) => <Conditions steps={steps} onOpen={open} />}</PanelDetail>
      ) : (
        <LeftOutList key={list} step={list} onBack={close} />
      )}
    </DetailDrawer>
  );
}

/** Named by why students are left out; by its condition where this page does not know the step. */
const labelOf = ({ key, label }: Steps[number]) => titles[key] ?? label;

export function Conditions({ steps, onOpen }: { steps: Steps; onOpen?: (step: CohortStep) => void }) {
  const { may } = useSession();
  const openOf = ({ key, left_out }: Steps[number]) => {
    const step = COHORT_STEPS.find((one) => one === key);
    if (step === undefined || onOpen === undefined || left_out === 0 || !may('student-rows.read')) return undefined;
    return (
      <Button variant="text" size="small" sx={{ ml: -2 }} onClick={() => onOpen(step)}>
        {qualityLists.leftOut.open(formatNumber(left_out), left_out)}
      </Button>
    );
  };
  return (
    <>
      <Lead steps={steps} />
      <ChartFigure
        id="cohort-waterfall"
        isRows
        title={words.chart}
        units={words.chartUnits}
        summary={steps
          .map((step) => words.summary(labelOf(step), formatNumber(step.left_out), formatNumber(step.remaining)))
          .join(' ')}
        values={{
          columns: [words.condition, words.leftOut, words.leftColumn],
          rows: steps.map((step) => [labelOf(step), countValue(step.left_out), countValue(step.remaining)]),
        }}
      >
        <Waterfall
          left={words.left}
          steps={steps.map((step) => ({
            key: step.key,
            label: labelOf(step),
            remaining: step.remaining,
            leftOut: step.left_out,
            total: TOTALS[step.key],
            note: words.notes[step.key],
            action: openOf(step),
          }))}
        />
      </ChartFigure>
    </>
  );
}

/** The answer in a sentence, and how much of it is in the district's hands. */
function Lead({ steps }: { steps: Steps }) {
  const all = steps[0]?.remaining ?? 0;
  const leftOut = all - (steps.at(-1)?.remaining ?? 0);
  const fixable = steps.filter(({ key }) => FIXABLE.has(key)).reduce((sum, { left_out }) => sum + left_out, 0);
  if (leftOut === 0) return <Typography>{words.leadNone(all)}</Typography>;
  return (
    <Typography sx={{ maxWidth: '68ch' }}>
      {words.lead(leftOut, all)}
      {fixable > 0 && (
        <>
          {' '}
          <strong>{words.fixable(fixable)}</strong> {words.fixableWhy}
        </>
      )}
    </Typography>
  );
}
