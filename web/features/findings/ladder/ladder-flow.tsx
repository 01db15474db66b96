import Box from '@mui/material/Box';
import type { Figures, GroupFigures } from '#contract/quality/opportunity.ts';
import { formatNumber } from '#web/app/format.ts';
import { lineFill } from '#web/charts/fill.ts';
import { boundsFill } from '#web/charts/interval-plot.tsx';
import { findings as words } from '#web/messages/en/findings/findings.ts';

const said = words.ladder;

export interface Step {
  from: string;
  all: Figures;
  groups: readonly GroupFigures[];
}

export const stepName = ({ from }: Step): string => said.steps[from] ?? from;

/**
 * All students: each bar begins with those who passed a step; the light part took no later one. On paper only
 * what may leave the portal.
 */
export function Flow({ steps }: { steps: readonly Step[] }) {
  const most = Math.max(1, ...steps.map(({ all }) => all.size));
  return (
    <Box component="ol" sx={{ m: 0, mb: 5, p: 0, listStyle: 'none', typography: 'body2' }}>
      {steps.map((step) => (
        <Box
          component="li"
          key={step.from}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr) minmax(0, 16rem)' },
            columnGap: 4,
            alignItems: 'center',
            py: 1,
            breakInside: 'avoid',
            displayPrint: step.all.hidden ? 'none' : undefined,
          }}
        >
          <Box sx={{ fontWeight: 'fontWeightBold' }}>{stepName(step)}</Box>
          <Box aria-hidden sx={{ display: 'flex', height: '1.25rem' }}>
            {!step.all.small && (
              <>
                <Box sx={{ width: `${(100 * step.all.attained) / most}%`, ...lineFill('portal.cohort') }} />
                <Box
                  sx={{ width: `${(100 * (step.all.size - step.all.attained)) / most}%`, ...boundsFill('cohort') }}
                />
              </>
            )}
          </Box>
          <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{step.all.small ? words.small : flowText(step.all)}</Box>
        </Box>
      ))}
    </Box>
  );
}

function flowText({ size, attained }: Figures): string {
  if (size === 0) return words.nobody;
  return said.flow(formatNumber(attained), formatNumber(size), formatNumber(size - attained), size - attained);
}
