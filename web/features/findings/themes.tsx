import { type MeasureAnswer, THEMES, type Theme, type Trait } from '#contract/quality/opportunity.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { MeasureCard } from './measure/measure-card.tsx';
import { MeasuresSection } from './measures-section.tsx';

interface ThemesProps {
  measures: readonly MeasureAnswer[];
  trait: Trait;
}

/** The measures by theme, in the fixed order of the questions: never by what they say. */
export const Themes = ({ measures, trait }: ThemesProps) =>
  THEMES.map((theme) => (
    <ThemeSection key={theme} theme={theme} measures={measures.filter((one) => one.theme === theme)} trait={trait} />
  ));

const ThemeSection = ({ theme, measures, trait }: ThemesProps & { theme: Theme }) => (
  <MeasuresSection anchor={theme} heading={words.themes[theme]}>
    {measures.map((measure) => (
      <MeasureCard key={measure.id} measure={measure} trait={trait} />
    ))}
  </MeasuresSection>
);
