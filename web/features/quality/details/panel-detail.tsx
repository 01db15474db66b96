import type { ReactNode } from 'react';
import type { PanelAnswer, PanelName } from '#contract/quality/panels.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { NoFilesYet } from '../empty-panel.tsx';
import { hasFiles } from '../missing.ts';
import { usePanel } from '../use-panel.ts';
import { DetailBody } from './detail-body.tsx';

interface PanelDetailProps<Name extends PanelName> {
  name: Name & keyof typeof quality.panelError;
  children: (answer: PanelAnswer<Name>) => ReactNode;
}

/** The details of one panel. Without a file behind them they are not 0 but unknown, as on the card. */
export function PanelDetail<Name extends PanelName>({ name, children }: PanelDetailProps<Name>): ReactNode {
  const query = usePanel<Name>(name);
  return (
    <DetailBody query={query} message={quality.panelError[name]}>
      {(answer) => (hasFiles(answer.provenance) ? children(answer) : <NoFilesYet {...answer.provenance} />)}
    </DetailBody>
  );
}
