import Box from '@mui/material/Box';
import { SIDE_BY_SIDE } from '#web/app/theme/tokens.ts';
import { useChartView } from '#web/charts/chart-view.ts';
import { ChartViewButton } from '#web/charts/chart-view-button.tsx';
import { DownloadButton } from '#web/charts/download-button.tsx';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { useOnPaper } from '#web/ui/print/on-paper.ts';
import { PanelCard } from '../panel-card.tsx';
import { DemographicBlock } from './demographic-block.tsx';
import { DemographicsTable, demographicValues } from './demographics-table.tsx';

/** On both sides of the hairline. */
const GAP = { xs: 6, md: 8 };

/** Who the students are: the EOA cohort beside all students. */
export function DemographicsCard() {
  const [chosen, setView] = useChartView('demographics');
  const view = useOnPaper() ? 'chart' : chosen;
  const { title } = qualityPanels.demographics;
  return (
    <PanelCard
      panel="demographics/summary"
      title={title}
      detail="demographics"
      action={(answer) => (
        <>
          <ChartViewButton of={title} view={view} onView={setView} />
          <DownloadButton of={title} values={demographicValues(answer)} />
        </>
      )}
      lines={9}
    >
      {({ cohort, total }) =>
        view === 'table' ? (
          <DemographicsTable cohort={cohort} total={total} />
        ) : (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              rowGap: 8,
              [SIDE_BY_SIDE]: {
                gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
                // A hairline between the two, in the middle of their gap.
                // Line by line beside each other, also where a note of one takes two lines.
                '& > *': { display: 'grid', gridRow: 'span 6', gridTemplateRows: 'subgrid', rowGap: 0 },
                '& > *:first-of-type': { pr: GAP, borderRight: 1, borderColor: 'portal.line' },
                '& > *:last-of-type': { pl: GAP },
              },
              '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 6 },
            }}
          >
            <DemographicBlock series="cohort" block={cohort} cohort={cohort} />
            <DemographicBlock series="all" block={total} cohort={cohort} />
          </Box>
        )
      }
    </PanelCard>
  );
}
