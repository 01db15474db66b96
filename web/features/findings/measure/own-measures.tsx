import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FindingsSettingsInForce, OwnMeasureAnswer, Trait } from '#contract/quality/opportunity.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { lineInWords } from '#web/app/requirement-words.ts';
import { ChartFigure } from '#web/charts/chart-figure.tsx';
import { IntervalPlot } from '#web/charts/interval-plot.tsx';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { findingsSettings } from '#web/messages/en/findings/findings-settings.ts';
import { FindingBox } from '../finding-box.tsx';
import { groupsOf, rowOf, valuesOf } from '../group-rows.ts';
import { NotReadyNotice } from './not-ready-notice.tsx';

interface OwnMeasuresProps {
  measures: readonly OwnMeasureAnswer[];
  settings: FindingsSettingsInForce;
  trait: Trait;
}

/** The district's own requirements: who meets them, by group. */
export function OwnMeasures({ measures, settings, trait }: OwnMeasuresProps) {
  const id = useId();
  if (measures.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 4, breakAfter: 'avoid' }}>
        {findingsSettings.own.heading}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: 6,
          alignItems: 'start',
          '@media print': { display: 'block', '& > * + *': { mt: 6 } },
        }}
      >
        {measures.map((measure) => (
          <OwnMeasure
            key={measure.id}
            measure={measure}
            lines={settings.rule_sets.find((set) => set.id === measure.id)?.lines ?? []}
            trait={trait}
          />
        ))}
      </Box>
    </Box>
  );
}

interface OwnMeasureProps {
  measure: OwnMeasureAnswer;
  lines: FindingsSettingsInForce['rule_sets'][number]['lines'];
  trait: Trait;
}

function OwnMeasure({ measure, lines, trait }: OwnMeasureProps) {
  const { id, name, all, ready, reason, rests } = measure;
  const groups = groupsOf(measure, trait);
  const size = all.small ? words.small : words.asked(formatNumber(all.size), all.size);
  return (
    <FindingBox
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 3,
      }}
    >
      {reason && <NotReadyNotice reason={reason} rests={rests} />}
      <ChartFigure
        id={`findings-${id}`}
        title={name}
        units={`${words.traits[trait]} · ${size}`}
        summary={groups.map((group) => words.summary(group.name, formatPercent(group.of.rate))).join('. ')}
        values={valuesOf(groups)}
        isRows
      >
        {all.size > 0 && <IntervalPlot rows={groups.map(rowOf)} series={ready ? 'cohort' : 'all'} />}
      </ChartFigure>
      <Box component="ul" sx={{ m: 0, pl: 5, typography: 'caption', color: 'portal.text2' }}>
        {lines.map((line) => (
          <li key={JSON.stringify(line)}>{lineInWords(line)}</li>
        ))}
      </Box>
    </FindingBox>
  );
}
