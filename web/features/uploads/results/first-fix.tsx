import Typography from '@mui/material/Typography';
import type { IssueGroup } from '#contract/uploads.ts';
import { formatPercent } from '#web/app/format.ts';
import { uploads } from '#web/messages/en/uploads.ts';
import { Notice } from '#web/ui/notice.tsx';
import { clearedShare, errorCount } from './share.ts';

const words = uploads.results;

/** The one cause to start with: what is wrong, how to fix it, how much that clears. */
export function FirstFix({ groups }: { groups: readonly IssueGroup[] }) {
  const first = groups.find((group) => group.severity === 'error');
  if (!first) return null;
  return (
    <Notice severity="warning" title={words.first}>
      <Typography variant="h3" component="p" sx={{ mt: 1 }}>
        {first.message}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {first.fix} <strong>{words.clears(formatPercent(clearedShare(first, groups)), errorCount(groups))}</strong>
      </Typography>
      {first.cause !== null && <Typography sx={{ mt: 1 }}>{first.cause}</Typography>}
    </Notice>
  );
}
