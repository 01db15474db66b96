import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { Difference } from './difference.tsx';
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
