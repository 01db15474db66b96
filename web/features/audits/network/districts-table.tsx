import type { AuditStatus } from '#contract/operator/audit-detail.ts';
import type { NetworkAudit } from '#contract/operator/network.ts';
import { formatDay, formatPercent } from '#web/app/format.ts';
import { percentOf } from '#web/charts/chart-values.ts';
import { network } from '#web/messages/en/people/network.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Due, StatusTag } from '../audits-table.tsx';
import { DistrictLink } from '../district-link.tsx';

export type District = NetworkAudit & { status: AuditStatus };

const words = network.districts;

const COLUMNS: DataColumn<District>[] = [
  {
    key: 'district',
    header: words.columns.district,
    rowHeader: true,
    render: ({ id, district }) => <DistrictLink id={id} district={district} />,
  },
  { key: 'status', header: words.columns.status, render: ({ status }) => <StatusTag status={status} /> },
  { key: 'due', header: words.columns.due, render: (row) => <Due row={row} /> },
  { key: 'files', header: words.columns.files, render: ({ files }) => filesOf(files) },
  { key: 'rows', header: words.columns.rows, align: 'right', render: ({ rows }) => shareOf(rows) },
  { key: 'courses', header: words.columns.courses, align: 'right', render: ({ courses }) => shareOf(courses) },
  { key: 'scores', header: words.columns.scores, align: 'right', render: ({ scores }) => shareOf(scores) },
  {
    key: 'last',
    header: words.columns.last,
    render: ({ last_upload }) => (last_upload === null ? words.noUpload : formatDay(last_upload)),
  },
];

export const DistrictsTable = ({ districts }: { districts: readonly District[] }) => (
  <DataTable caption={words.caption} columns={COLUMNS} rows={districts} rowKey={({ id }) => id} blocksBelow="tablet" />
);

const shareOf = (part: NetworkAudit['rows']): string => formatPercent(part && percentOf(part.found, part.all));

function filesOf({ processed, with_errors, malformed, waiting }: NetworkAudit['files']): string {
  return [
    words.files(processed + with_errors, with_errors),
    malformed > 0 && words.malformed(malformed),
    waiting > 0 && words.waiting(waiting),
  ]
    .filter(Boolean)
    .join('; ');
}
