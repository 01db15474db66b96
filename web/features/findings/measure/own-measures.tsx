import Box from '@mui/material/Box';
import type { FindingsSettingsInForce, OwnMeasureAnswer, Trait } from '#contract/quality/opportunity.ts';
import { findingsSettings } from '#web/messages/en/findings/findings-settings.ts';
import { FindingBox } from '../finding-box.tsx';
import { MeasuresSection } from '../measures-section.tsx';
import { MeasureFigure } from './measure-figure.tsx';
import { MoreLink } from './more-link.tsx';
import { NotReadyNotice } from './not-ready-notice.tsx';
import { linesOf, RuleLines } from './rule-lines.tsx';

interface OwnMeasuresProps {
  measures: readonly OwnMeasureAnswer[];
  settings: FindingsSettingsInForce;
  trait: Trait;
}

/** The district's own requirements: who meets them, by group. */
export function OwnMeasures({ measures, settings, trait }: OwnMeasuresProps) {
  if (measures.length === 0) return null;
  return (
    <MeasuresSection heading={findingsSettings.own.heading} isRagged>
      {measures.map((measure) => (
        <FindingBox key={measure.id} sx={{ display: 'flex', flexDirection: 'column', gap: 3, breakInside: 'avoid' }}>
          {measure.reason && <NotReadyNotice reason={measure.reason} measure={measure} />}
          <MeasureFigure id={measure.id} title={measure.name} answer={measure} trait={trait} isReady={measure.ready} />
          <RuleLines lines={linesOf(measure.id, settings)} />
          <Box sx={{ alignSelf: 'flex-end', mr: -2, my: -1, displayPrint: 'none' }}>
            <MoreLink id={measure.id} title={measure.name} />
          </Box>
        </FindingBox>
      ))}
    </MeasuresSection>
  );
}
