import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { MeasureAnswer } from '#contract/quality/opportunity.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { InfoPopover } from '#web/ui/overlays/info-popover.tsx';
import { restsOn } from '../rests-on.ts';

/** Who is asked, when it counts, from which files, and where the definition comes from. */
export function HowComputed({ measure }: { measure: MeasureAnswer }) {
  const { id, source } = measure;
  const { how } = words;
  const { title, asked, attained } = words.measures[id];
  const lines = [
    [how.asked, asked],
    [how.attained, attained],
    [how.restsOn, restsOn(measure)],
    [how.source, source],
  ];
  return (
    <InfoPopover label={how.label(title)}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography variant="subtitle2" component="p">
          {title}
        </Typography>
        {lines.map(([name, text]) => (
          <Typography key={name} variant="body2">
            <strong>{name}</strong>: {text}
          </Typography>
        ))}
        <Link component={RouterLink} to="/help?topic=findings" variant="body2">
          {how.help}
        </Link>
      </Box>
    </InfoPopover>
  );
}
