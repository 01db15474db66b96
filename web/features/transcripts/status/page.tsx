import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadSelections, listSelections, type SchoolSelection } from '#contract/transcripts/selection-statuses.ts';
import { downloadFinalizedXlsx } from '#contract/transcripts/transcript-export.ts';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { useSaveAnswer } from '#web/app/save-answer.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { selections as words } from '#web/messages/en/transcripts/selections.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { matches } from '#web/ui/forms/many.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { SmallError } from '#web/ui/states/small-error.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { ANYTHING, countsOf, type StatusFilter, StatusFilters } from './filters.tsx';
import { StatusTable } from './status-table.tsx';

const SIZE = 25;

/** Progress of each school that the person sees. */
export default function SelectionsPage() {
  const { id: eoaId } = useAudit();
  const { data, isPending, isError, error, refetch } = useCall(listSelections, { params: { eoaId } });
  return (
    <>
      <BackLink to="/transcripts">{words.back}</BackLink>
      <PageHead
        title={words.title}
        description={data && words.summary(countsOf(data.schools))}
        action={<Download hasFinalized={data?.schools.some(({ status }) => status === 'finalized') ?? false} />}
      />
      {isPending && <CardSkeleton lines={8} />}
      {isError && <InPlaceError message={toMissing(words.error)} hint={error.message} onRetry={() => void refetch()} />}
      {data && <Schools schools={data.schools} limit={data.limit} />}
    </>
  );
}

function Schools({ schools, limit }: { schools: readonly SchoolSelection[]; limit: number }) {
  const [filter, setFilter] = useState<StatusFilter>(ANYTHING);
  const [page, setPage] = useState(1);
  const found = schools.filter(
    ({ school, status }) => (filter.status === null || status === filter.status) && matches(school.name, filter.name),
  );
  const change = (next: StatusFilter) => {
    setFilter(next);
    setPage(1);
  };
  return (
    <Card title={words.caption} titleHidden>
      <StatusFilters schools={schools} filter={filter} onChange={change} />
      <StatusTable rows={found.slice((page - 1) * SIZE, page * SIZE)} limit={limit} />
      {found.length > SIZE && (
        <Pager page={page} size={SIZE} total={found.length} onPage={setPage} label={words.pages} />
      )}
    </Card>
  );
}

/** The list, and what is finalized at all of its schools. */
function Download({ hasFinalized }: { hasFinalized: boolean }) {
  const { id: eoaId } = useAudit();
  const { start, running, error } = useSaveAnswer({ csv: downloadSelections, xlsx: downloadFinalizedXlsx });
  const save = (kind: 'csv' | 'xlsx', fallbackName: string) => void start(kind, { params: { eoaId }, fallbackName });
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button
          startIcon={<DownloadOutlined />}
          loading={running === 'csv'}
          loadingPosition="start"
          onClick={() => save('csv', words.csvName)}
        >
          {words.download}
        </Button>
        <Button
          startIcon={<DownloadOutlined />}
          disabled={!hasFinalized}
          loading={running === 'xlsx'}
          loadingPosition="start"
          onClick={() => save('xlsx', words.xlsxName)}
        >
          {words.downloadFinalized}
        </Button>
      </Box>
      <SmallError error={error} gap={1} />
    </Box>
  );
}
