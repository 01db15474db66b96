import type { PanelAnswer } from '#contract/quality/panels.ts';
import { formatPercent } from '#web/app/format.ts';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { GroupedBars } from '#web/charts/grouped-bars.tsx';
import type { Share } from '#web/charts/share.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { genderShares, otherShares, raceShares } from '../../cards/demographic-rows.ts';
import { pairedValues } from '../../cards/demographics-table.tsx';
import { usePanel } from '../../use-panel.ts';
import { PanelDetail } from '../detail-body.tsx';
import { DetailDrawer } from '../detail-drawer.tsx';
import { DemographicsBySchool } from './demographics-by-school.tsx';
import { EquitySection } from './equity-section.tsx';

const words = qualityPanels.demographics;

/** 'Demographics detail': the cohort against all students, group by group, and school by school. */
export default function DemographicsDetail() {
  const query = usePanel('demographics/summary');
  return (
    <DetailDrawer name={words.name} provenance={query.data?.provenance}>
      <PanelDetail name="demographics/summary">{(answer) => <Comparisons answer={answer} />}</PanelDetail>
      <DemographicsBySchool />
      <EquitySection />
    </DetailDrawer>
  );
}

function Comparisons({ answer: { cohort, total } }: { answer: PanelAnswer<'demographics/summary'> }) {
  return (
    <>
      <Comparison
        id="gender"
        title={words.gender}
        units={words.units}
        cohort={genderShares(cohort)}
        all={genderShares(total)}
      />
      <Comparison
        id="race"
        title={words.race}
        units={words.raceUnits}
        cohort={raceShares(cohort, cohort)}
        all={raceShares(total, cohort)}
      />
      <Comparison
        id="other"
        title={words.other}
        units={words.units}
        cohort={otherShares(cohort)}
        all={otherShares(total)}
      />
    </>
  );
}

interface ComparisonProps {
  id: string;
  title: string;
  units: string;
  cohort: readonly Share[];
  /** The same groups in the same order. */
  all: readonly Share[];
}

function Comparison({ id, title, units, cohort, all }: ComparisonProps) {
  const groups = cohort.map(({ name, percent }, index) => ({ name, percents: [percent, all[index]?.percent ?? null] }));
  const summary = groups.map(({ name, percents: [first, second] }) =>
    words.summary(name, formatPercent(first ?? null), formatPercent(second ?? null)),
  );
  return (
    <ChartFigure
      id={`demographics-${id}`}
      title={title}
      units={units}
      summary={summary.join(' ')}
      values={pairedValues(title, cohort, all)}
    >
      <GroupedBars
        series={[
          { key: 'cohort', name: quality.cohort },
          { key: 'all', name: quality.allStudents },
        ]}
        groups={groups}
      />
    </ChartFigure>
  );
}
