import Typography from '@mui/material/Typography';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import { formatNumber } from '#web/app/format.ts';
import { results as words } from '#web/messages/en/results.ts';
import { errorCount } from './share.ts';

interface FirstFixProps {
  group: IssueGroup;
  groups: readonly IssueGroup[];
}

/** The one cause to start with: what is wrong, how to fix it, how much that clears. */
export function FirstFix({ group, groups }: FirstFixProps) {
  return (
    <>
      <Typography variant="subtitle2" component="p" sx={{ mt: 3 }}>
        {words.first}
      </Typography>
      <Typography variant="h3" component="p" sx={{ mt: 1 }}>
        {group.message}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {group.fix} <strong>{words.clears(formatNumber(group.count), errorCount(groups))}</strong>
      </Typography>
      {group.cause !== null && <Typography sx={{ mt: 1 }}>{group.cause}</Typography>}
    </>
  );
}
