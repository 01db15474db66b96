import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MeasureAnswer, Trait } from '#contract/quality/opportunity.ts';
import { formatNumber } from '#web/app/format.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { FindingBox } from '../finding-box.tsx';
import { HowComputed } from './how-computed.tsx';
import { MeasureFigure } from './measure-figure.tsx';
import { MoreLink } from './more-link.tsx';
import { NotReadyNotice } from './not-ready-notice.tsx';

interface MeasureCardProps {
  measure: MeasureAnswer;
  trait: Trait;
}

/** One measure by one trait, with the way to all of it. */
export function MeasureCard({ measure, trait }: MeasureCardProps) {
  const { title } = words.measures[measure.id];
  const unknown = measure.basis.unknown[trait] ?? 0;
  return (
    <FindingBox
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
        breakInside: 'avoid', // the scale is below the last row
      }}
    >
      <MeasureFigure id={measure.id} title={title} answer={measure} trait={trait} isReady={measure.ready} />
      {!measure.ready && measure.reason && <NotReadyNotice reason={measure.reason} measure={measure} />}
      <Box sx={{ mt: 'auto', display: 'flex', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
          {unknown > 0 && words.unknown(formatNumber(unknown), unknown)}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, mr: -2, my: -1, displayPrint: 'none' }}>
          <HowComputed measure={measure} />
          <MoreLink id={measure.id} title={title} />
        </Box>
      </Box>
    </FindingBox>
  );
}
