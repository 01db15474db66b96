import Box from '@mui/material/Box';
import { formatNumber } from '#web/app/format.ts';
import { useSchoolCount } from '#web/app/shown-school/shown-school.tsx';
import { ACT_BINS, AP_BINS, IB_BINS, SAT_BINS } from '#web/charts/bins.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { absentIn } from '../absent.ts';
import { usePanel } from '../use-panel.ts';
import { ChartSet } from './chart-set.tsx';
import { ChartSlot } from './chart-slot.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { formatAverage } from './format-average.ts';
import { ScoreHistogram } from './score-histogram.tsx';
import { SubjectBars } from './subject-bars.tsx';

const words = qualityPanels.testScores;
const AP_AREAS = 'test-scores/detail/ap-subject-area-counts';
const IB_AREAS = 'test-scores/detail/ib-subject-area-counts';
const PANELS = [
  'test-scores/detail/sat-histogram',
  'test-scores/detail/act-histogram',
  'test-scores/detail/ap-histogram',
  'test-scores/detail/ib-histogram',
  AP_AREAS,
  IB_AREAS,
] as const;

/** 'Test scores detail': six charts, each of its own call. */
export default function TestScoresDetail() {
  const summary = usePanel('test-scores/summary');
  return (
    <DetailDrawer name={words.name} about={quality.cohort} provenance={summary.data?.provenance}>
      <TestScoreCharts />
    </DetailDrawer>
  );
}

/** Superscores first, then AP beside IB. */
export function TestScoreCharts() {
  return (
    <ChartSet panels={PANELS} message={qualityPanels.detailError.testScores}>
      <ScoreHistogram panel="test-scores/detail/sat-histogram" title={words.sat} plan={SAT_BINS} counts="students" />
      <ScoreHistogram panel="test-scores/detail/act-histogram" title={words.act} plan={ACT_BINS} counts="students" />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 8 }}
      >
        <ScoreHistogram panel="test-scores/detail/ap-histogram" title={words.ap} plan={AP_BINS} counts="scores" />
        <ScoreHistogram panel="test-scores/detail/ib-histogram" title={words.ib} plan={IB_BINS} counts="scores" />
        <ApAreas />
        <IbAreas />
      </Box>
    </ChartSet>
  );
}

function ApAreas() {
  const schools = useSchoolCount();
  return (
    <ChartSlot panel={AP_AREAS} title={words.apAreas}>
      {({ subjects, provenance }) => {
        const absent = absentIn({ type: 'STUDENT_TEST_SCORES', columns: ['AP'] }, provenance, schools);
        const tests = Object.values(subjects).reduce((sum, count) => sum + count, 0);
        return (
          <SubjectBars
            id={AP_AREAS}
            title={words.apAreas}
            units={absent ?? words.tests(formatNumber(tests), tests)}
            column={words.testsColumn}
            subjects={subjects}
            format={formatNumber}
          />
        );
      }}
    </ChartSlot>
  );
}

function IbAreas() {
  return (
    <ChartSlot panel={IB_AREAS} title={words.ibAreas}>
      {({ subjects }) => (
        <SubjectBars
          id={IB_AREAS}
          title={words.ibAreas}
          units={words.perTaker}
          column={words.averageColumn}
          subjects={subjects}
          format={formatAverage}
        />
      )}
    </ChartSlot>
  );
}
