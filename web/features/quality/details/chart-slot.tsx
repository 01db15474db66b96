import type { ReactNode } from 'react';
import type { PanelAnswer, PanelName } from '#contract/quality/panels.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { usePanel } from '../use-panel.ts';
import { DetailBody } from './detail-body.tsx';
import { Section } from './section.tsx';

interface ChartSlotProps<Name extends PanelName> {
  panel: Name;
  /** Title of the chart, also in the sentence of its failure. */
  title: string;
  children: (answer: PanelAnswer<Name>) => ReactNode;
}

/** The place of one chart in a drawer of several: each loads and fails by itself, and keeps its title then. */
export function ChartSlot<Name extends PanelName>({ panel, title, children }: ChartSlotProps<Name>) {
  const query = usePanel(panel);
  if (query.data !== undefined && !query.isError) return children(query.data);
  return (
    <Section title={title}>
      <DetailBody query={query} message={qualityPanels.chartError(title)} hint={quality.error.chartSafe}>
        {children}
      </DetailBody>
    </Section>
  );
}
