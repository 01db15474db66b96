import type { PanelAnswer } from '#contract/quality.ts';
import { formatNumber } from '#web/app/format.ts';
import { quality } from '#web/messages/en/quality.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { PanelCard } from '../panel-card.tsx';

const words = quality.testScores;
type Block = PanelAnswer<'test-scores/summary'>['cohort'];
/** In the order of the specification. */
const ROWS = Object.keys(words.rows) as (keyof Block)[];

const isEmpty = (block: Block) => ROWS.every((row) => block[row] === 0);

/** How many scores there are, of the cohort and of all students. */
export function TestScoresCard() {
  return (
    <PanelCard
      panel="test-scores/summary"
      title={words.title}
      needs={['STUDENT_TEST_SCORES']}
      detail="test-scores"
      zero={{ heading: words.zero, when: ({ cohort, total }) => isEmpty(cohort) && isEmpty(total) }}
      lines={5}
    >
      {({ cohort, total }) => (
        <DataTable
          caption={words.caption}
          columns={[
            { key: 'test', header: words.test, rowHeader: true, render: (row) => words.rows[row] },
            {
              key: 'cohort',
              header: words.cohort,
              align: 'right',
              render: (row) => <strong>{formatNumber(cohort[row])}</strong>,
            },
            { key: 'all', header: words.all, align: 'right', render: (row) => formatNumber(total[row]) },
          ]}
          rows={ROWS}
          rowKey={(row) => row}
        />
      )}
    </PanelCard>
  );
}
