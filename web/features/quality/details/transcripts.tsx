import Typography from '@mui/material/Typography';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { formatNumber } from '#web/app/format.ts';
import { formatAll } from '#web/app/format-list.ts';
import { useSchoolCount } from '#web/app/shown-school/shown-school.tsx';
import { GPA_BINS } from '#web/charts/bins.ts';
import { Histogram } from '#web/charts/histogram.tsx';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { absentIn } from '../absent.ts';
import { usePanel } from '../use-panel.ts';
import { ChartSet } from './chart-set.tsx';
import { ChartSlot } from './chart-slot.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { formatAverage } from './format-average.ts';
import { SubjectBars } from './subject-bars.tsx';

const words = qualityPanels.transcripts;
const GPA = 'transcripts/detail/gpa-histogram';
const CREDITS = 'transcripts/detail/subject-area-average-credits';

/** 'Transcripts detail'. */
export default function TranscriptsDetail() {
  const summary = usePanel('transcripts/summary');
  return (
    <DetailDrawer name={words.name} about={quality.cohort} provenance={summary.data?.provenance}>
      <TranscriptCharts />
    </DetailDrawer>
  );
}

/** Grades, then credits. */
export function TranscriptCharts() {
  const schools = useSchoolCount();
  return (
    <ChartSet panels={[GPA, CREDITS]} message={qualityPanels.detailError.transcripts}>
      <ChartSlot panel={GPA} title={words.gpa}>
        {({ scores, provenance }) => (
          <Histogram
            id={GPA}
            title={words.gpa}
            units={
              absentIn({ type: 'TRANSCRIPT', columns: [] }, provenance, schools) ??
              words.gpaUnits(formatNumber(scores.length), scores.length)
            }
            unit={qualityPanels.testScores.students}
            scores={scores}
            plan={GPA_BINS}
            decimals={1}
          />
        )}
      </ChartSlot>
      <ChartSlot panel={CREDITS} title={words.credits}>
        {(answer) => <Credits answer={answer} />}
      </ChartSlot>
    </ChartSet>
  );
}

function Credits({ answer: { subjects, credit_divisors } }: { answer: PanelAnswer<typeof CREDITS> }) {
  return (
    <div>
      <SubjectBars
        id={CREDITS}
        title={words.credits}
        units={words.creditsUnits}
        column={words.creditsColumn}
        subjects={subjects}
        format={formatAverage}
      />
      {divisorNotes(credit_divisors ?? {}).map((note) => (
        <Typography key={note} variant="caption" component="p" sx={{ color: 'portal.text2', mt: 3 }}>
          {note}
        </Typography>
      ))}
    </div>
  );
}

/** One sentence per divisor other than 1, naming its schools. */
function divisorNotes(divisors: Readonly<Record<string, number>>): string[] {
  const schools = Map.groupBy(Object.keys(divisors), (name) => divisors[name] ?? 1);
  schools.delete(1);
  return Array.from(schools, ([divisor, names]) => words.divisors(formatAll(names), divisor));
}
