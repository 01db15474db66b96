import Box from '@mui/material/Box';
import type { PanelAnswer } from '#contract/quality/panels.ts';
import { formatNumber } from '#web/app/format.ts';
import { useSchoolCount } from '#web/app/shown-school/shown-school.tsx';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { DataTable } from '#web/ui/tables/data-table.tsx';
import { absentIn } from '../absent.ts';
import { PanelCard } from '../panel-card.tsx';

const words = qualityPanels.testScores;
type Answer = PanelAnswer<'test-scores/summary'>;
type Block = Answer['cohort'];
/** In the fixed order (docs/product.md#fixed-wording). */
const ROWS = Object.keys(words.rows) as (keyof Block)[]; // the keys of a constant are its names

/** The tests a row counts: where none of them is uploaded, or offered, the row has no number. */
const TESTS: Record<keyof Block, readonly string[]> = {
  sat_act_score_count: ['SAT', 'ACT'],
  sat_score_count: ['SAT'],
  act_score_count: ['ACT'],
  ap_score_count: ['AP'],
  ib_score_count: ['IB'],
};

const isEmpty = (block: Block) => ROWS.every((row) => block[row] === 0);

/** How many scores there are, of the cohort and of all students. */
export function TestScoresCard() {
  return (
    <PanelCard
      panel="test-scores/summary"
      title={words.title}
      detail="test-scores"
      zero={{ heading: words.zero, when: ({ cohort, total }) => isEmpty(cohort) && isEmpty(total) }}
      lines={5}
    >
      {(answer) => <Counts answer={answer} />}
    </PanelCard>
  );
}

const Quiet = ({ children }: { children: string }) => (
  <Box component="span" sx={{ color: 'portal.text2' }}>
    {children}
  </Box>
);

/**
 * 0 says that a test was uploaded and no one has a score; 'Not uploaded' that nothing is known of it, 'Not
 * offered' that nothing will be.
 */
function Counts({ answer: { cohort, total, provenance } }: { answer: Answer }) {
  const schools = useSchoolCount();
  const shown = (row: keyof Block, count: number, isStrong = false) => {
    const absent = absentIn({ type: 'STUDENT_TEST_SCORES', columns: TESTS[row] }, provenance, schools);
    if (absent !== null) return <Quiet>{absent}</Quiet>;
    return isStrong ? <strong>{formatNumber(count)}</strong> : formatNumber(count);
  };
  return (
    <DataTable
      caption={words.caption}
      columns={[
        { key: 'test', header: words.test, rowHeader: true, render: (row) => words.rows[row] },
        {
          key: 'cohort',
          header: words.cohort,
          align: 'right',
          render: (row) => shown(row, cohort[row], true),
        },
        { key: 'all', header: words.all, align: 'right', render: (row) => shown(row, total[row]) },
      ]}
      rows={ROWS}
      rowKey={(row) => row}
    />
  );
}
