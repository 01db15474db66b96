import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Parts of a line with a dot between them; empty ones are left out. A string is such a line already. */
export function Dotted({ parts }: { parts: string | readonly ReactNode[] }) {
  const shown = (typeof parts === 'string' ? parts.split(' · ') : parts).filter(Boolean);
  if (shown.length <= 1) return shown[0];
  return (
    // The focus ring of a link is outside of it.
    <Box component="span" sx={{ display: 'block', overflowX: 'clip', overflowClipMargin: '3px' }}>
      {/* Where a part begins the next line, its dot is outside the box and is cut off with it. */}
      <Box component="span" sx={{ display: 'block', ml: '-1em' }}>
        {shown.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of a line is known by its place
          <Box key={at} component="span" sx={PART}>
            {at > 0 && (
              <Box component="span" sx={{ position: 'absolute', left: '0.375em' }}>
                ·{' '}
              </Box>
            )}
            {part}{' '}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const PART = { display: 'inline-block', maxWidth: '100%', position: 'relative', pl: '1em' } as const;
