import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatTimestamp } from '#web/app/format.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { print } from '#web/messages/en/print.ts';
import { shell } from '#web/messages/en/shell.ts';
import { OnPaper } from './on-paper.ts';

interface SheetProps {
  title: string;
  /** Whose data it shows, below the title. */
  about?: string;
  children: ReactNode;
}

/**
 * Content for paper. It is a table for layout alone: browsers repeat a table's head on every page, and have no other way
 * to a running head that all of them know.
 */
export function Sheet({ title, about, children }: SheetProps) {
  return (
    <Box component="table" role="presentation" sx={{ width: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <Box component="td" sx={{ p: 0, pb: 4 }}>
            <RunningHead title={title} about={about} />
          </Box>
        </tr>
      </thead>
      <tbody>
        <Box component="tr" sx={{ breakInside: 'auto' }}>
          <Box component="td" sx={{ p: 0 }}>
            <OnPaper value={true}>{children}</OnPaper>
          </Box>
        </Box>
      </tbody>
    </Box>
  );
}

/** Which district, which page of it, of whom, printed by whom and when. */
function RunningHead({ title, about }: Pick<SheetProps, 'title' | 'about'>) {
  const { district, yearEnding } = useAudit();
  const { profile } = useSession();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 4,
        pb: 2,
        borderBottom: 1,
        borderColor: 'portal.lineStrong',
        typography: 'caption',
      }}
    >
      <span>
        <strong>{[title, about].filter(Boolean).join(' · ')}</strong>
        <br />
        {district} · {shell.district.classOf(yearEnding)} · {shell.product}
      </span>
      <span>{print.printedBy(profile?.name ?? '', formatTimestamp(new Date().toISOString()))}</span>
    </Box>
  );
}
