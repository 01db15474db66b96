import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { formatNumber } from '#web/app/format.ts';
import { replacing } from '#web/messages/en/replacing.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type Change, MEASURES } from './change.ts';
import type { Hold } from './hold.ts';

interface HoldNoticeProps {
  hold: Hold;
  isConfirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** Shows what an upload would take away, or that it changes nothing, and holds it until the person has confirmed. */
export function HoldNotice({ hold, isConfirmed, onConfirm }: HoldNoticeProps) {
  const { file_name, version } = hold.file;
  return (
    <Notice
      severity="warning"
      title={
        hold.why === 'same'
          ? replacing.same_as(file_name, version)
          : replacing.loss(hold.change.before.rows, hold.change.after.rows)
      }
      action={
        <FormControlLabel
          sx={{ ml: -2, mr: 0 }}
          label={replacing.confirm[hold.why]}
          control={<Checkbox checked={isConfirmed} onChange={(_, checked) => onConfirm(checked)} />}
        />
      }
    >
      {hold.why === 'same' ? replacing.same_text : replacing.loss_text(file_name, version)}
      {hold.why === 'loss' && <Difference change={hold.change} />}
    </Notice>
  );
}

export const countOf = (value: number | null) => (value === null ? replacing.unknown : formatNumber(value));

function Difference({ change }: { change: Change }) {
  const words = replacing.table;
  return (
    <DataTable
      caption={words.caption}
      rows={MEASURES}
      rowKey={(measure) => measure}
      columns={[
        { key: 'measure', header: words.measure, rowHeader: true, render: (measure) => replacing.measures[measure] },
        { key: 'before', header: words.before, align: 'right', render: (measure) => countOf(change.before[measure]) },
        { key: 'after', header: words.after, align: 'right', render: (measure) => countOf(change.after[measure]) },
      ]}
    />
  );
}
