import Typography from '@mui/material/Typography';
import type { SchoolId } from '#contract/ids.ts';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { Card } from '#web/ui/card.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { traitColumns } from './trait-columns.tsx';
import { PAGE_SIZE, useCandidates } from './use-candidates.ts';

const reason: DataColumn<Candidate> = {
  key: 'reason',
  header: words.columns.reason,
  render: ({ no_gpa_reason }) => (no_gpa_reason ? words.unrated.reasons[no_gpa_reason] : words.unknown),
};

interface UnratedCardProps {
  state: Pick<SelectionState, 'counts' | 'shows_names' | 'thresholds'>;
  schoolId: SchoolId;
}

/** Students of the cohort without a GPA, each with the reason. */
export function UnratedCard({ state, schoolId }: UnratedCardProps) {
  const { query, page, setPage } = useCandidates(schoolId, 'NONE');
  const title = words.unrated.title(state.counts.NONE);
  const [student, ...others] = traitColumns(state).map((column) => ({ ...column, sort: false }));
  return (
    <Card title={title}>
      <Typography variant="body2" sx={{ color: 'portal.text2', mb: 3 }}>
        {words.unrated.lead}
      </Typography>
      {query.isPending && <CardSkeleton lines={6} />}
      {query.isError && (
        <InPlaceError message={words.error} hint={query.error.message} onRetry={() => void query.refetch()} />
      )}
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
