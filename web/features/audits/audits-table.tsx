import Box from '@mui/material/Box';
import type { AuditRow } from '#contract/operator/audit-detail.ts';
import { SLUGS } from '#datasets/kit/file-type.ts';
import { formatDay, formatNumber } from '#web/app/format.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { audits as words } from '#web/messages/en/people/audits.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { DistrictLink } from './district-link.tsx';
import { formatDue, isOverdue } from './due.ts';

const TONES = {
  waiting: 'warning',
  empty: 'neutral',
  collecting: 'neutral',
  complete: 'success',
  closed: 'neutral',
} as const;

export const StatusTag = ({ status }: Pick<AuditRow, 'status'>) => (
  <Tag tone={TONES[status]}>{words.status[status]}</Tag>
);

const COLUMNS: DataColumn<AuditRow>[] = [
  {
    key: 'district',
    header: words.columns.district,
    rowHeader: true,
    render: ({ id, district }) => <DistrictLink id={id} district={district} />,
  },
  { key: 'year', header: words.columns.year, align: 'right', render: ({ year_ending }) => year_ending },
  {
    key: 'schools',
    header: words.columns.schools,
    align: 'right',
    render: ({ schools }) => formatNumber(schools.length),
  },
  { key: 'status', header: words.columns.status, render: ({ status }) => <StatusTag status={status} /> },
  { key: 'missing', header: words.columns.missing, render: ({ missing }) => <Missing missing={missing} /> },
  {
    key: 'activity',
    header: words.columns.activity,
    render: ({ last_activity }) => (last_activity === null ? words.noActivity : formatDay(last_activity)),
  },
  { key: 'due', header: words.columns.due, render: (row) => <Due row={row} /> },
];

export const AuditsTable = ({ rows }: { rows: readonly AuditRow[] }) => (
  <DataTable
    caption={words.caption}
    columns={COLUMNS}
    rows={rows}
    rowKey={({ id }) => id}
    empty={words.none}
    blocksBelow="tablet"
  />
);

/** Of an audit without anything all six categories are one finding. */
export function Missing({ missing }: Pick<AuditRow, 'missing'>) {
  if (missing.length === 0) return words.nothingMissing;
  const [first] = missing;
  if (missing.length === SLUGS.length && missing.every(({ schools }) => schools === first?.schools))
    return words.everything;
  return missing.map(({ type, schools }) => (
    <Box component="span" key={type} sx={{ display: 'block' }}>
      {words.missing(datasets[type].label, schools)}
    </Box>
  ));
}

export function Due({ row: { due_on, status } }: { row: Pick<AuditRow, 'due_on' | 'status'> }) {
  if (due_on === null) return words.noDue;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {formatDue(due_on)}
      {isOverdue(due_on, status) && <Tag tone="warning">{words.overdue}</Tag>}
    </Box>
  );
}
