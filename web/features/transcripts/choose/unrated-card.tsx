import Typography from '@mui/material/Typography';
import type { SelectionState } from '#contract/choosing.ts';
import type { SchoolId } from '#contract/ids.ts';
import type { Candidate } from '#contract/transcripts.ts';
import { transcripts as words } from '#web/messages/en/transcripts.ts';
import { Card } from '#web/ui/card.tsx';
import { type DataColumn, DataTable } from '#web/ui/data-table.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { traitColumns } from './trait-columns.tsx';
import { PAGE_SIZE, useCandidates } from './use-candidates.ts';

const reason: DataColumn<Candidate> = {
  key: 'reason',
  header: words.columns.reason,
  render: ({ no_gpa_reason }) => (no_gpa_reason ? words.unrated.reasons[no_gpa_reason] : words.unknown),
};

/** Students of the cohort without a GPA, each with the reason. */
export function UnratedCard({ state, schoolId }: { state: SelectionState; schoolId: SchoolId }) {
  const { query, page, setPage } = useCandidates(schoolId, 'NONE');
  const title = words.unrated.title(state.counts.NONE);
  const [student, ...others] = traitColumns(state).map((column) => ({ ...column, sort: false }));
  return (
    <Card title={title}>
      <Typography variant="body2" sx={{ color: 'portal.text2', mb: 3 }}>
        {words.unrated.lead}
      </Typography>
      {query.data !== undefined && (
        <>
          <DataTable
            caption={title}
            columns={[...(student ? [student] : []), reason, ...others.filter(({ key }) => key !== 'gpa')]}
            rows={query.data.items}
            rowKey={({ id }) => id}
            blocksBelow="sm"
          />
          <Pager page={page} size={PAGE_SIZE} total={query.data.total} onPage={setPage} label={words.pages(title)} />
        </>
      )}
    </Card>
  );
}
