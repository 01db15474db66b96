import type { PanelAnswer } from '#contract/quality/panels.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { BarList } from '#web/charts/bar-list.tsx';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { countValue, percentOf, percentValue } from '#web/charts/chart-values.ts';
import { quality } from '#web/messages/en/quality.ts';
import { MatchBoxes } from './match-box.tsx';
import { Section } from './section.tsx';

const words = quality.matching;
type Matching = PanelAnswer<'matching/detail'>;

/** What fits together and what does not, by kind of information and by test. */
export function MatchingSections({ answer }: { answer: Matching }) {
  const cohort = answer.students_to_test_scores.total_students_count;
  return (
    <>
      <Section title={words.demographics} note={words.demographicsNote(formatNumber(cohort), cohort)}>
        <MatchBoxes matches={answer.demographics} />
      </Section>
      <Section title={words.scores} note={words.scoresNote}>
        <MatchBoxes matches={answer.test_scores_to_students} />
      </Section>
      <StudentsByTest answer={answer.students_to_test_scores} />
    </>
  );
}

function StudentsByTest({ answer }: { answer: Matching['students_to_test_scores'] }) {
  const cohort = answer.total_students_count;
  const rows = answer.test_types.map(({ type, matched_count }) => ({
    name: type,
    value: matched_count,
    label: formatNumber(matched_count),
    note: formatPercent(percentOf(matched_count, cohort)),
  }));
  return (
    <ChartFigure
      id="students-matched-to-test-scores"
      title={words.students}
      units={words.inCohort(formatNumber(cohort), cohort)}
      summary={rows.map(({ name, label, note }) => `${name}: ${label}, ${note}.`).join(' ')}
      values={{
        columns: [words.test, words.studentsColumn, words.shareColumn],
        rows: rows.map(({ name, value }) => [name, countValue(value), percentValue(percentOf(value, cohort))]),
      }}
    >
      <BarList items={rows} series="cohort" max={cohort} track />
    </ChartFigure>
  );
}
