import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { shell } from '#web/messages/en/shell.ts';
import { AfterDelay, LONG } from './after-delay.tsx';
import { announce } from './live-region.tsx';

/** On a page of which nothing has come yet. */
export const PageTakesLong = () => (
  <AfterDelay delay={LONG}>
    <Slow onAgain={() => location.reload()} />
  </AfterDelay>
);

/** Says that it takes long, with a button that asks again. */
export function Slow({ onAgain }: { onAgain: () => void }) {
  useEffect(() => announce(shell.takesLong), []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 3 }}>
      <Typography variant="body2">{shell.takesLong}</Typography>
      <Button size="small" onClick={onAgain}>
        {shell.tryAgain}
      </Button>
    </Box>
  );
}
