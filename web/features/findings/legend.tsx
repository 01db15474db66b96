import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { lineFill, markFill } from '#web/charts/fill.ts';
import { boundsFill } from '#web/charts/interval-plot.tsx';
import { findings as words } from '#web/messages/en/findings/findings.ts';

const { legend } = words;

/** What the four marks of every chart are. */
export function Legend() {
  return (
    <Box
      component="ul"
      aria-label={legend.title}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        minHeight: 40,
        alignItems: 'center',
      }}
    >
      <Item text={legend.rate}>
        <Box sx={{ width: '0.75rem', height: '0.75rem', ...markFill('cohort') }} />
      </Item>
      <Item text={legend.interval}>
        <Box sx={{ width: '1.5rem', height: '3px', ...lineFill('portal.cohort') }} />
      </Item>
      <Item text={legend.bounds}>
        <Box sx={{ width: '1.5rem', height: '0.625rem', borderRadius: 1, ...boundsFill('cohort') }} />
      </Item>
      <Item text={legend.others}>
        <Box sx={{ width: '2px', height: '1.25rem', ...lineFill('portal.text2') }} />
      </Item>
    </Box>
  );
}

const Item = ({ text, children }: { text: string; children: ReactNode }) => (
  <Typography component="li" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
    <Box aria-hidden sx={{ display: 'flex', justifyContent: 'center', minWidth: '0.75rem' }}>
      {children}
    </Box>
    {text}
  </Typography>
);
