import type { PanelAnswer } from '#contract/quality/panels.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { formatNumber } from '#web/app/format.ts';
import { useSchoolCount } from '#web/app/shown-school/shown-school.tsx';
import { BarList } from '#web/charts/bar-list.tsx';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { countValue, percentOf, percentValue } from '#web/charts/chart-values.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { absentIn } from '../../absent.ts';
import { Section } from '../section.tsx';
import { MatchBoxes } from './match-box.tsx';

const words = qualityPanels.matching;
type Matching = PanelAnswer<'matching/detail'>;

/** What fits together and what does not, by kind of information and by test. */
export function MatchingSections({ answer }: { answer: Matching }) {
  const schools = useSchoolCount();
  const { provenance } = answer;
  const cohort = answer.students_to_test_scores.total_students_count;
  const absent = (type: UploadFileType) => (column: string) =>
    absentIn({ type, columns: [column] }, provenance, schools);
  return (
    <>
      <Section title={words.demographics} note={words.demographicsNote(formatNumber(cohort), cohort)}>
        <MatchBoxes matches={answer.demographics} absent={absent('STUDENT_DEMOGRAPHICS')} />
      </Section>
      <Section title={words.scores} note={words.scoresNote}>
        <MatchBoxes matches={answer.test_scores_to_students} absent={absent('STUDENT_TEST_SCORES')} />
      </Section>
      <StudentsByTest answer={answer.students_to_test_scores} absent={absent('STUDENT_TEST_SCORES')} />
    </>
  );
}

interface StudentsByTestProps {
  answer: Matching['students_to_test_scores'];
  /** What is read where no one has uploaded the test, or no one offers it. */
  absent: (test: string) => string | null;
}

function StudentsByTest({ answer, absent }: StudentsByTestProps) {
  const cohort = answer.total_students_count;
  const rows = answer.test_types.map(({ type, matched_count }) => {
    const none = absent(type);
    const count = none === null ? countValue(matched_count) : { value: null, text: none };
    const share = percentValue(none === null ? percentOf(matched_count, cohort) : null);
    return { name: type, count, share: none === null ? share : { value: null, text: '' } };
  });
  return (
    <ChartFigure
      id="students-matched-to-test-scores"
      title={words.students}
      units={words.inCohort(formatNumber(cohort), cohort)}
      summary={rows
        .map(({ name, count, share }) => `${[`${name}: ${count.text}`, share.text].filter(Boolean).join(', ')}.`)
        .join(' ')}
      values={{
        columns: [words.test, words.studentsColumn, words.shareColumn],
        rows: rows.map(({ name, count, share }) => [name, count, share]),
      }}
    >
      <BarList
        items={rows.map(({ name, count, share }) => ({
          name,
          value: count.value,
          label: count.text,
          note: share.text,
        }))}
        series="cohort"
        max={cohort}
        track
      />
    </ChartFigure>
  );
}
