import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { byName } from '#contract/by-name.ts';
import type { Figures, GroupFigures, MeasureOrOwn, Trait } from '#contract/quality/opportunity.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { MeasureFigure } from './measure-figure.tsx';

interface SchoolFiguresProps {
  id: MeasureOrOwn;
  schools: readonly { name: string; all: Figures; groups: readonly GroupFigures[] }[];
  trait: Trait;
  isReady: boolean;
}

/** One small figure a school, on one scale and in the order of their names: schools are not ranked. */
export function SchoolFigures({ id, schools, trait, isReady }: SchoolFiguresProps) {
  const { detail } = words;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3">
        {detail.schools}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mb: 4, color: 'portal.text2' }}>
        {detail.schoolsNote}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 6,
          rowGap: 8,
        }}
      >
        {byName(schools).map((school) => (
          <MeasureFigure
            key={school.name}
            id={id}
            of={school.name}
            title={school.name}
            answer={school}
            trait={trait}
            isReady={isReady}
          />
        ))}
      </Box>
    </section>
  );
}
