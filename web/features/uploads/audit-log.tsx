import { useState } from 'react';
import { type AuditLogItem, readFileLog } from '#contract/file-log.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { uploads } from '#web/messages/en/uploads.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { InPlaceError } from '#web/ui/in-place-error.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';

const words = uploads.log;
const SIZE = 10;

const COLUMNS = [
  { key: 'user', header: words.columns.user, rowHeader: true, render: (item: AuditLogItem) => item.user_name },
  { key: 'action', header: words.columns.action, render: (item: AuditLogItem) => item.action },
  { key: 'file', header: words.columns.file, render: (item: AuditLogItem) => item.file_name ?? '' },
  {
    key: 'timestamp',
    header: words.columns.timestamp,
    sort: true,
    render: (item: AuditLogItem) => formatTimestamp(item.timestamp),
  },
];

/** Who did what with the files of a card, newest first until the timestamp column is turned round. */
export function AuditLog({ dataset, onClose }: { dataset: Dataset; onClose: () => void }) {
  return (
    <SideDrawer open title={words.title(dataset.label)} onClose={onClose}>
      <Log dataset={dataset} />
    </SideDrawer>
  );
}

function Log({ dataset }: { dataset: Dataset }) {
  const { id: eoaId } = useAudit();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<'asc' | 'desc'>('desc');
  const query = { page, size: SIZE, upload_file_type: dataset.type, sort };
  const log = useCall(readFileLog, { params: { eoaId }, query }, { placeholderData: (previous) => previous });
  if (log.isPending) return <CardSkeleton lines={8} />;
  if (log.isError) return <InPlaceError message={words.error} onRetry={() => void log.refetch()} />;
  const turn = () => {
    setSort(sort === 'asc' ? 'desc' : 'asc');
    setPage(1);
  };
  return (
    <>
      <DataTable
        caption={words.caption(dataset.label)}
        columns={COLUMNS}
        rows={log.data.items}
        // Two events can share a millisecond, not everything.
        rowKey={(item) => `${item.timestamp} ${item.action} ${item.file_name} ${item.user_name}`}
        sort={{ key: 'timestamp', direction: sort }}
        onSort={turn}
        empty={words.none}
        blocksBelowSm
      />
      <Pager page={page} size={SIZE} total={log.data.total} onPage={setPage} label={words.pages} />
    </>
  );
}
