import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { School } from '#contract/audits.ts';
import type { SchoolSelection, SelectionStatus } from '#contract/transcripts/selection-statuses.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useChosenSchool } from '#web/app/shown-school/chosen-school.ts';
import { selections as words } from '#web/messages/en/transcripts/selections.ts';
import { type Status, StatusIcon } from '#web/ui/states/status-icon.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';

const ICONS: Record<SelectionStatus, Status> = { not_started: 'empty', in_progress: 'pending', finalized: 'success' };

/** A line for each school, which leads to its selection. */
export function StatusTable({ rows, limit }: { rows: readonly SchoolSelection[]; limit: number }) {
  const columns: DataColumn<SchoolSelection>[] = [
    {
      key: 'school',
      header: words.columns.school,
      width: '32%',
      rowHeader: true,
      render: ({ school }) => <ToSelection school={school} />,
    },
    {
      key: 'status',
      header: words.columns.status,
      width: '17%',
      render: ({ status }) => (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
          <StatusIcon status={ICONS[status]} />
          {words.statuses[status]}
        </Box>
      ),
    },
    {
      key: 'selected',
      header: words.columns.selected,
      width: '11%',
      align: 'right',
      render: ({ selected }) => words.of(selected, limit),
    },
    { key: 'what', header: words.columns.what, render: (row) => <What row={row} /> },
  ];
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={rows}
      rowKey={({ school }) => school.id}
      empty={words.none}
      blocksBelow="sm"
    />
  );
}

/** Transcripts shows the school that is chosen in this browser. */
function ToSelection({ school }: { school: School }) {
  const { choose } = useChosenSchool();
  return (
    <MuiLink
      component={Link}
      to="/transcripts"
      onClick={() => choose(school.id)}
      sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}
    >
      {school.name}
    </MuiLink>
  );
}

/** Who and when. */
function What({ row }: { row: SchoolSelection }) {
  switch (row.status) {
    case 'not_started':
      return words.nothing;
    case 'in_progress':
      return (
        <>
          {words.since(formatTimestamp(row.since))}
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'portal.text2' }}>
            {words.saved(row.saved.by ?? words.somebody, formatTimestamp(row.saved.at))}
          </Typography>
        </>
      );
    case 'finalized':
      return words.finalized(row.finalized.by ?? words.somebody, formatTimestamp(row.finalized.at));
  }
}
