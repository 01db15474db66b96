import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { type MeasureAnswer, TRAIT_NAMES } from '#contract/quality/opportunity.ts';
import { formatNumber } from '#web/app/format.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';

const said = words.detail;

/** Where each kind of missing data can be looked at. */
const WAY = {
  leftOut: '/data-qc/cohort',
  uncertain: '/data-qc/course-catalogs/mapping',
  floating: '/data-qc/matching',
  unknown: '/data-qc/demographics',
} as const;

interface Line {
  text: string;
  to: string;
}

function linesOf({ basis }: Pick<MeasureAnswer, 'basis'>): Line[] {
  const counted = (count: number, to: string, say: (text: string, count: number) => string): Line[] =>
    count > 0 ? [{ text: say(formatNumber(count), count), to }] : [];
  return [
    ...counted(basis.left_out, WAY.leftOut, said.leftOut),
    ...counted(basis.uncertain, WAY.uncertain, said.uncertain),
    ...counted(basis.floating, WAY.floating, said.floating),
    ...TRAIT_NAMES.flatMap((trait) =>
      counted(basis.unknown[trait] ?? 0, WAY.unknown, (text, count) =>
        said.unknownTrait(words.traits[trait], text, count),
      ),
    ),
  ];
}

/** Who and what is missing, in numbers: what makes the bounds wide, and where to look at it. */
export function Basis({ measure }: { measure: Pick<MeasureAnswer, 'basis'> }) {
  const lines = linesOf(measure);
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {said.basis}
      </Typography>
      {lines.length === 0 && <Typography variant="body2">{said.nothing}</Typography>}
      {lines.length > 0 && (
        // So far apart that neighbors are not hit by mistake (WCAG 2.5.8).
        <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2' }}>
          {lines.map(({ text, to }) => (
            <Box component="li" key={text} sx={{ mb: 1 }}>
              <Link component={RouterLink} to={to}>
                {text}
              </Link>
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
}
