import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { shell } from '#web/messages/en/shell.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { AfterDelay } from './after-delay.tsx';
import { TakesLong } from './takes-long.tsx';

const ROW_WIDTHS = ['48%', '42%', '54%', '40%', '46%'];

/** Bars in the shape of a card's body: two numbers, then rows. */
export function CardSkeleton({ lines = 4 }: { lines?: number }) {
  const widths = Array.from({ length: lines }, (_, line) => ({ line, width: ROW_WIDTHS[line % ROW_WIDTHS.length] }));
  return (
    <Box aria-busy="true" sx={{ minHeight: 48 + 37 * lines }}>
      <AfterDelay>
        <VisuallyHidden>{shell.loading}</VisuallyHidden>
        <Box sx={{ display: 'flex', gap: 8, mb: 4 }}>
          <Skeleton width={96} height={32} />
          <Skeleton width={56} height={32} />
        </Box>
        {widths.map(({ line, width }) => (
          <Box
            key={line}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              py: 2.75,
              borderTop: '1px solid',
              borderColor: 'portal.line',
            }}
          >
            <Skeleton width={width} height={14} />
            <Skeleton width={32} height={14} />
          </Box>
        ))}
      </AfterDelay>
      <TakesLong />
    </Box>
  );
}

/** One bar where a sentence will be. */
export function TextSkeleton() {
  return (
    <Box
      component="span"
      aria-busy="true"
      sx={{ display: 'inline-block', width: '24ch', maxWidth: '100%', minHeight: '1em' }}
    >
      <AfterDelay>
        <VisuallyHidden>{shell.loading}</VisuallyHidden>
        <Skeleton component="span" height={14} sx={{ display: 'inline-block', width: '100%' }} />
      </AfterDelay>
    </Box>
  );
}
