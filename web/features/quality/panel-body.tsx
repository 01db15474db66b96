import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Tag } from '#web/ui/tag.tsx';

interface PanelBodyProps {
  /** What the numbers do without, such as 'based on roster only'. */
  partial: readonly string[];
  /** The numbers are still those of the school shown before. */
  outdated: boolean;
  children: ReactNode;
}

/**
 * The numbers of a panel, with what they leave out said first. Old numbers stay, dimmed, until the new ones are there.
 */
export function PanelBody({ partial, outdated, children }: PanelBodyProps) {
  return (
    <Box aria-busy={outdated} sx={{ opacity: outdated ? 0.55 : 1, transition: 'opacity 120ms ease-out 100ms' }}>
      {partial.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, breakAfter: 'avoid' }}>
          {partial.map((words) => (
            <Tag key={words}>{words}</Tag>
          ))}
        </Box>
      )}
      {children}
    </Box>
  );
}
