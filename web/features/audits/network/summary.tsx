import Box from '@mui/material/Box';
import { network as words } from '#web/messages/en/people/network.ts';
import { BigNumber } from '#web/ui/big-number.tsx';
import { Card } from '#web/ui/card.tsx';
import { isOverdue } from '../due.ts';
import type { District } from './districts-table.tsx';

/** How far the districts are, in five numbers. */
export function Summary({ districts }: { districts: readonly District[] }) {
  const { summary } = words;
  const sum = (of: (district: District) => number) => districts.reduce((all, one) => all + of(one), 0);
  const processed = sum(({ files }) => files.processed + files.with_errors);
  const waiting = sum(({ files }) => files.waiting);
  return (
    <Card title={summary.title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 10, rowGap: 3 }}>
        <BigNumber small value={districts.length} unit={summary.districts(districts.length)} />
        <BigNumber small value={sum(({ status }) => Number(status === 'complete'))} unit={summary.complete} />
        <BigNumber
          small
          value={sum(({ due_on, status }) => Number(due_on !== null && isOverdue(due_on, status)))}
          unit={summary.overdue}
        />
        <BigNumber small value={processed} unit={summary.files(processed)} />
        <BigNumber small value={waiting} unit={summary.waiting(waiting)} />
      </Box>
    </Card>
  );
}
