import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PanelAnswer, PanelName } from '#contract/quality/panels.ts';
import type { CallError } from '#web/app/call-error.ts';
import { FailedCall } from '#web/app/errors/failed-call.tsx';
import { quality } from '#web/messages/en/quality/quality.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { NoFilesYet } from '../empty-panel.tsx';
import { hasFiles } from '../missing.ts';
import { usePanel } from '../use-panel.ts';

interface DetailBodyProps<Answer> {
  query: UseQueryResult<Answer, CallError>;
  /** The fixed sentence for this failure (docs/product.md#fixed-wording). */
  message: string;
  hint?: string;
  children: (answer: Answer) => ReactNode;
}

/** What a drawer shows of one call: its shape while it loads, its failure in place, otherwise its numbers. */
export function DetailBody<Answer>({ query, message, hint = quality.error.safe, children }: DetailBodyProps<Answer>) {
  const { data, isError, error, refetch } = query;
  if (isError) {
    return <FailedCall message={message} error={error} more={hint} onRetry={() => void refetch()} />;
  }
  return data === undefined ? <CardSkeleton lines={5} /> : children(data);
}

interface PanelDetailProps<Name extends PanelName> {
  name: Name & keyof typeof qualityPanels.panelError;
  children: (answer: PanelAnswer<Name>) => ReactNode;
}

/** The details of one panel. Without a file behind them they are not 0 but unknown, as on the card. */
export function PanelDetail<Name extends PanelName>({ name, children }: PanelDetailProps<Name>): ReactNode {
  const query = usePanel<Name>(name);
  return (
    <DetailBody query={query} message={qualityPanels.panelError[name]}>
      {(answer) => (hasFiles(answer.provenance) ? children(answer) : <NoFilesYet {...answer.provenance} />)}
    </DetailBody>
  );
}
