import { formatNumber } from '#web/app/format.ts';
import { useSchoolCount } from '#web/app/shown-school/shown-school.tsx';
import { type BinPlan, median } from '#web/charts/bins.ts';
import { Histogram } from '#web/charts/histogram.tsx';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { absentIn } from '../absent.ts';
import { ChartSlot } from './chart-slot.tsx';

const words = qualityPanels.testScores;

interface ScoreHistogramProps {
  panel: `test-scores/detail/${'sat' | 'act' | 'ap' | 'ib'}-histogram`;
  title: string;
  plan: BinPlan;
  /** A superscore is one per student; exam scores are several. */
  counts: 'students' | 'scores';
}

/** The distribution of one test's scores in the EOA cohort. */
export function ScoreHistogram({ panel, title, plan, counts }: ScoreHistogramProps) {
  const schools = useSchoolCount();
  const [, test = ''] = /(\w+)-histogram$/.exec(panel) ?? [];
  const columns = [test.toUpperCase()];
  return (
    <ChartSlot panel={panel} title={title}>
      {({ scores, provenance }) => (
        <Histogram
          id={panel}
          title={title}
          units={absentIn({ type: 'STUDENT_TEST_SCORES', columns }, provenance, schools) ?? unitsOf(scores, counts)}
          unit={words[counts]}
          scores={scores}
          plan={plan}
        />
      )}
    </ChartSlot>
  );
}

/** '1,402 students in cohort · median 1,020' or '1,498 scores'. */
function unitsOf(scores: readonly number[], counts: 'students' | 'scores'): string {
  if (scores.length === 0) return words.noScores;
  const count = formatNumber(scores.length);
  if (counts === 'scores') return words.scoreCount(count, scores.length);
  const units = words.inCohort(count, scores.length);
  const middle = median(scores);
  return middle === null ? units : words.median(units, formatNumber(middle));
}
