import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatNumber } from '#web/app/format.ts';
import { barFill, trackFill } from './fill.ts';
import type { Series } from './series.ts';

export interface WaterfallStep {
  key: string;
  label: string;
  note?: string;
  /** Below the note: the link to the students. */
  action?: ReactNode;
  /** How many are left after this step. */
  remaining: number;
  /** How many this step leaves out; 0 for the first and the last row, which are totals. */
  leftOut: number;
  /** Fill of a total; a step with a cut has none. */
  total?: Series;
}

interface WaterfallProps {
  steps: readonly WaterfallStep[];
  /** '2,690 left' */
  left: (remaining: string) => string;
}

/** The rest as a quiet bar, what was cut off as a hatched end: the pattern says it without its color. */
function StepBar({ step, full }: { step: WaterfallStep; full: number }) {
  const width = (count: number) => (full > 0 ? `${(count / full) * 100}%` : '0%');
  return (
    <Box aria-hidden sx={{ display: 'flex', height: '1.5rem', printColorAdjust: 'exact' }}>
      <Box sx={{ width: width(step.remaining), ...(step.total ? barFill(step.total) : trackFill) }} />
      {step.leftOut > 0 && (
        <Box
          sx={{
            width: width(step.leftOut),
            minWidth: '0.375rem',
            border: 1,
            borderColor: 'portal.warning.icon',
            color: 'portal.warning.icon',
            background: 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 6px)',
          }}
        />
      )}
    </Box>
  );
}

/** From everyone to those who are left: one row a condition, each with its cut and the number after it. */
export function Waterfall({ steps, left }: WaterfallProps) {
  const full = steps[0]?.remaining ?? 0;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map((step) => (
        <Box
          component="li"
          key={step.key}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 5fr) minmax(0, 5fr) 7.5rem' },
            columnGap: 4,
            rowGap: 2,
            alignItems: 'center',
            py: 4,
            borderTop: 1,
            borderColor: 'portal.line',
            '@media print': { py: 2 },
          }}
        >
          <div>
            <Typography variant="body2" sx={{ fontWeight: 'fontWeightBold' }}>
              {step.label}
            </Typography>
            {step.note && (
              <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
                {step.note}
              </Typography>
            )}
            {step.action}
          </div>
          <Box sx={{ order: { xs: 3, sm: 0 }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            <StepBar step={step} full={full} />
          </Box>
          <Box sx={{ textAlign: 'right' }}>
            <Typography variant="numberSmall" component="p" sx={{ whiteSpace: 'nowrap' }}>
              {step.total ? formatNumber(step.remaining) : formatNumber(-step.leftOut)}
            </Typography>
            {!step.total && (
              <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
                {left(formatNumber(step.remaining))}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
