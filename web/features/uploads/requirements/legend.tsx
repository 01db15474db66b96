import CheckOutlined from '@mui/icons-material/CheckOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import Box from '@mui/material/Box';
import type { RequirementStatus } from '#contract/uploads/requirements.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';

const { legend } = uploads.requirements;
const wordsOf = (status: RequirementStatus) => legend[`${status}`];

/** Check mark, warning icon, dash or empty checkbox. Alone in a cell it carries its meaning as a name. */
export function RequirementIcon({ status, named = false }: { status: RequirementStatus; named?: boolean }) {
  const label = named ? wordsOf(status) : undefined;
  if (status === true) {
    return (
      <CheckOutlined sx={{ color: 'portal.success.icon' }} titleAccess={label} aria-hidden={named ? undefined : true} />
    );
  }
  if (status === 'not_offered') {
    return <RemoveOutlined sx={{ color: 'portal.text2' }} titleAccess={label} aria-hidden={named ? undefined : true} />;
  }
  return <StatusIcon status={status === 'error' ? 'warning' : 'empty'} label={label} />;
}

/** Explains the states above the table; that something is not offered where it is said or can be. */
export function Legend({ hasDash }: { hasDash: boolean }) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0, mb: 3, p: 0, listStyle: 'none' }}
    >
      {([true, 'error', false, ...(hasDash ? (['not_offered'] as const) : [])] as const).map((status) => (
        <Box
          component="li"
          key={String(status)}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'caption' }}
        >
          <RequirementIcon status={status} />
          {wordsOf(status)}
        </Box>
      ))}
    </Box>
  );
}
