import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import { formatNumber } from '#web/app/format.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { columnErrors, errorCount } from './share.ts';

interface FirstFixProps {
  group: IssueGroup;
  groups: readonly IssueGroup[];
}

/** Where to start and how much that clears. What is wrong and how to fix it is said once, by the first cause below. */
export function FirstFix({ group, groups }: FirstFixProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mt: 1 }}>
      <Typography variant="h3" component="p">
        {group.header === null ? words.firstOfFile : words.firstColumn(group.header)}
      </Typography>
      <Typography variant="body2">
        {words.clears(formatNumber(columnErrors(group, groups)), errorCount(groups))}
      </Typography>
    </Box>
  );
}
