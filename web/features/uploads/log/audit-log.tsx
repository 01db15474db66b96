import { useState } from 'react';
import { type AuditLogItem, readFileLog } from '#contract/uploads/file-log.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { SideDrawer } from '#web/ui/overlays/side-drawer.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Pager } from '#web/ui/tables/pager.tsx';
import { LogFilter } from './log-filter.tsx';
import { type LogQuery, START, sortedBy } from './log-query.ts';

const words = uploads.log;
/** docs/constants.md. */
const SIZE = 10;

const COLUMNS: readonly DataColumn<AuditLogItem>[] = [
  { key: 'user', header: words.columns.user, rowHeader: true, sort: true, render: ({ user_name }) => user_name },
  { key: 'action', header: words.columns.action, sort: true, render: ({ action }) => action },
  { key: 'file', header: words.columns.file, sort: true, render: ({ file_name }) => file_name ?? '' },
  {
    key: 'timestamp',
    header: words.columns.timestamp,
    sort: true,
    render: ({ timestamp }) => formatTimestamp(timestamp),
  },
];

/** Who did what with the files of a card, newest first until another column or order is chosen. */
export default function AuditLog({ dataset, onClose }: { dataset: Dataset; onClose: () => void }) {
  return (
    <SideDrawer open title={words.title(dataset.label)} onClose={onClose}>
      <Log dataset={dataset} />
    </SideDrawer>
  );
}

function Log({ dataset }: { dataset: Dataset }) {
  const { id: eoaId } = useAudit();
  const [page, setPage] = useState(1);
  const [lines, setLines] = useState<LogQuery>(START);
  const query = { ...lines, upload_file_type: dataset.type, file: lines.file?.trim() || undefined };
  const log = useCall(
    readFileLog,
    { params: { eoaId }, query: { ...query, page, size: SIZE } },
    { placeholderData: (previous) => previous },
  );
  if (log.isPending) return <CardSkeleton lines={8} />;
  if (log.isError) return <InPlaceError message={words.error} onRetry={() => void log.refetch()} />;
  const change = (next: LogQuery) => {
    setLines(next);
    setPage(1);
  };
  return (
    <>
      <LogFilter lines={lines} query={query} users={log.data.users} actions={log.data.actions} onChange={change} />
      <DataTable
        caption={words.caption(dataset.label)}
        columns={COLUMNS}
        rows={log.data.items}
        // Two events can share a millisecond, not everything.
        rowKey={(item) => `${item.timestamp} ${item.action} ${item.file_name} ${item.user_name}`}
        sort={{ key: lines.by, direction: lines.sort }}
        onSort={(column) => change(sortedBy(lines, column))}
        empty={log.data.users.length === 0 ? words.none : words.noneLikeThis}
        blocksBelow="sm"
      />
      <Pager page={page} size={SIZE} total={log.data.total} onPage={setPage} label={words.pages} />
    </>
  );
}
