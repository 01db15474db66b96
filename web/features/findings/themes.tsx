import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type MeasureAnswer, THEMES, type Theme, type Trait } from '#contract/quality/opportunity.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { MeasureCard } from './measure/measure-card.tsx';

interface ThemesProps {
  measures: readonly MeasureAnswer[];
  trait: Trait;
}

/** The measures by theme, in the fixed order of the questions: never by what they say. */
export const Themes = ({ measures, trait }: ThemesProps) =>
  THEMES.map((theme) => (
    <ThemeSection key={theme} theme={theme} measures={measures.filter((one) => one.theme === theme)} trait={trait} />
  ));

function ThemeSection({ theme, measures, trait }: ThemesProps & { theme: Theme }) {
  const id = useId();
  return (
    <Box component="section" id={theme} aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 4, breakAfter: 'avoid' }}>
        {words.themes[theme]}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: 6,
          '@media print': { display: 'block', '& > * + *': { mt: 6 } },
        }}
      >
        {measures.map((measure) => (
          <MeasureCard key={measure.id} measure={measure} trait={trait} />
        ))}
      </Box>
    </Box>
  );
}
