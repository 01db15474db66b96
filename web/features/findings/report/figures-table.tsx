import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Figures, GroupFigures } from '#contract/quality/opportunity.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { formatAll } from '#web/app/format-list.ts';
import { IntervalMarks } from '#web/charts/interval-plot.tsx';
import { findingsReport as words } from '#web/messages/en/findings/findings-report.ts';
import { LOCALE } from '#web/messages/language.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';

export interface NamedRow {
  name: string;
  of: Figures & Partial<GroupFigures>;
}

const { columns } = words;

const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const NONE = '–';
const right = { align: 'right' } as const;

/** '72.9–83.9', in percent as the header says. */
const range = (of: { low: number; high: number } | null) =>
  of === null ? NONE : <NoWrap>{`${oneDecimal.format(of.low)}–${oneDecimal.format(of.high)}`}</NoWrap>;

const NoWrap = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

const named = (header: string): DataColumn<NamedRow> => ({
  key: 'name',
  header,
  width: '22%',
  rowHeader: true,
  render: ({ name }) => name,
});

const NUMBERS: readonly DataColumn<NamedRow>[] = [
  {
    key: 'students',
    header: columns.students,
    ...right,
    render: ({ of: { attained, size } }) => <NoWrap>{words.of(formatNumber(attained), formatNumber(size))}</NoWrap>,
  },
  {
    key: 'marks',
    header: columns.marks,
    width: '24%',
    render: ({ of: { rate, interval, bounds, others_rate } }) => (
      <IntervalMarks
        row={{ rate, interval, bounds, reference: rate === null ? null : (others_rate ?? null) }}
        series="cohort"
      />
    ),
  },
  {
    key: 'rate',
    header: columns.rate,
    ...right,
    render: ({ of }) => (of.rate === null ? NONE : formatPercent(of.rate)),
  },
  { key: 'interval', header: columns.interval, ...right, render: ({ of }) => range(of.interval) },
  { key: 'bounds', header: columns.bounds, ...right, render: ({ of }) => range(of.bounds) },
];

const COMPARED: readonly DataColumn<NamedRow>[] = [
  {
    key: 'others',
    header: columns.others,
    ...right,
    render: ({ of }) => (of.others_rate == null ? NONE : formatPercent(of.others_rate)),
  },
  {
    key: 'missing',
    header: columns.missing,
    ...right,
    render: ({ of }) => (of.missing_students == null ? NONE : formatNumber(of.missing_students)),
  },
];

interface FiguresTableProps {
  caption: string;
  rows: readonly NamedRow[];
  of: 'groups' | 'schools';
}

/**
 * Numbers beside their picture, so that neither has to be looked for on another page. What is not shown is named below.
 */
export function FiguresTable({ caption, rows, of }: FiguresTableProps) {
  const hidden = rows.filter((row) => row.of.hidden);
  return (
    <div>
      <Typography variant="caption" component="p" sx={{ color: 'portal.text2', breakAfter: 'avoid' }}>
        {caption}
      </Typography>
      <Box
        sx={{
          '& td, & th': { py: 0.5, px: 1.5, typography: 'caption', lineHeight: 1.3, verticalAlign: 'middle' },
          '& :is(td, th):first-of-type': { pl: 0 },

          '& tr': { breakInside: 'avoid' },
        }}
      >
        <DataTable
          caption={caption}
          columns={
            of === 'groups' ? [named(columns.group), ...NUMBERS, ...COMPARED] : [named(columns.school), ...NUMBERS]
          }
          rows={rows.filter((row) => !row.of.hidden)}
          rowKey={({ name }) => name}
          empty={words.nothingShown}
        />
      </Box>
      {hidden.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 1 }}>
          {words.notShown(formatAll(hidden.map(({ name }) => name)))}
        </Typography>
      )}
    </div>
  );
}
