import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { overview } from '#web/messages/en/overview.ts';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import type { SchoolInCategory } from './progress.ts';
import { nameOf } from './status-rows.ts';

const ICONS = { none: 'empty', error: 'warning', complete: 'success' } as const;
/** Names shown before 'Show more'. */
const SHOWN = 6;

interface SchoolGroupProps {
  status: SchoolInCategory['status'];
  /** Of the category; the group takes its own. */
  schools: readonly SchoolInCategory[];
  /** Every name at once, as on paper. */
  whole?: boolean;
}

/**
 * What several schools all do without, said once below their names: 'ACT, IB'. null where they differ, or lack nothing.
 */
function sharedLack(schools: readonly SchoolInCategory[]): string | null {
  const [first, ...others] = schools.map(({ missing }) => missing.join(', '));
  return first === undefined || first === '' || others.length === 0 || others.some((one) => one !== first)
    ? null
    : first;
}

/** The schools of one status. A status that no school has is left out. */
export function SchoolGroup({ status, schools, whole = false }: SchoolGroupProps) {
  const [open, setOpen] = useState(false);
  const own = schools.filter((school) => school.status === status);
  const shown = open || whole ? own : own.slice(0, SHOWN);
  const hidden = own.length - SHOWN;
  const lack = sharedLack(own);
  if (own.length === 0) return null;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 4, borderTop: '1px solid', borderColor: 'portal.line' }}>
      <StatusIcon status={ICONS[status]} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h4" component="h3">
            {overview.byStatus[status]}
          </Typography>
          <Typography variant="body2" component="span" noWrap sx={{ color: 'portal.text2', flex: 'none' }}>
            {overview.schools(own.length)}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ mt: 1, color: 'portal.text2' }}>
          {shown.map((school) => (lack === null ? nameOf(school) : school.name)).join(', ')}
          {hidden > 0 && !whole && ' '}
          {hidden > 0 && !whole && (
            <Link component="button" variant="body2" sx={{ verticalAlign: 'baseline' }} onClick={() => setOpen(!open)}>
              {open ? overview.byStatus.fewer : overview.byStatus.more(hidden)}
            </Link>
          )}
        </Typography>
        {lack !== null && (
          <Typography variant="body2" sx={{ color: 'portal.text2' }}>
            {overview.byStatus.allMissing(lack)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
